/// Choices that bytes make: the same bytes make the same ones, and a byte that is changed changes
/// one of them. Where the bytes end every further choice is the first one.
///
/// It stands in the place of ``SeededGenerator`` in whatever the tests make at random.
struct ByteChoices: RandomNumberGenerator {
  private let bytes: [UInt8]
  private var index = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Whether all bytes have been used.
  var isAtEnd: Bool { index >= bytes.count }

  /// The bytes that were not used yet, all at once.
  var rest: ArraySlice<UInt8> { bytes.dropFirst(index) }

  mutating func next() -> UInt64 {
    defer { index += 1 }
    let byte = index < bytes.count ? UInt64(bytes[index]) : 0
    // Numbers below a bound are made of the highest bits, or are remainders. The bits between must
    // not be 0: what is drawn again because of them would be drawn for ever.
    return byte << 56 | 0x55_5555_5555_5500 | byte
  }
}

typealias SeededGenerator = ByteChoices
