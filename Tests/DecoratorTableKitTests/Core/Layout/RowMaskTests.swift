import Testing

@testable import DecoratorTableKit

/// Masks of a few hundred rows, against a list of bits.
@Suite("A bit for each row")
struct RowMaskTests {
  @Test("Stretches are added wherever they begin and end, and wherever the mask ends")
  func appending() throws {
    let places = [0, 1, 63, 64, 65, 127, 128, 129, 192, 300]
    let bits = (0..<300).map { $0 % 3 == 0 || $0 % 7 == 1 }
    var other = RowMask()
    for bit in bits { other.append(bit) }
    for start in [0, 1, 40, 63, 64, 100, 128] {
      for (first, last) in places.flatMap({ first in places.map { (first, $0) } })
      where first <= last {
        var mask = RowMask()
        for bit in bits.prefix(start) { mask.append(bit) }
        mask.append(first..<last, of: other)
        mask.append(true)
        let expected = Array(bits.prefix(start)) + bits[first..<last] + [true]
        try expectEqual(mask.count, expected.count, "rows of \(start) and \(first)..<\(last)")
        try expectEqual(
          (0..<mask.count).map { mask[$0] }, expected, "\(start) and \(first)..<\(last)")
      }
    }
  }
}
