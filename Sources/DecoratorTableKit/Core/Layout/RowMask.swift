/// A bit for each row of a list.
struct RowMask: Hashable, Sendable {
  /// The bits, 64 in a word, from the lowest. Those beyond the last row are 0.
  private(set) var words: [UInt64] = []
  /// The number of rows.
  private(set) var count = 0

  /// Creates a mask of no rows.
  init() {}

  /// Creates a mask in which all rows have one bit.
  ///
  /// - Complexity: O(*n* / 64) for *n* rows.
  init(repeating bit: Bool, count: Int) {
    words = Array(repeating: bit ? .max : 0, count: (count + 63) >> 6)
    self.count = count
    if bit, count & 63 != 0 { words[words.count - 1] = .lowest(count & 63) }
  }

  /// Whether the row has its bit.
  subscript(row: Int) -> Bool {
    get { words[row >> 6] >> UInt64(row & 63) & 1 == 1 }
    set {
      let bit = UInt64(1) << UInt64(row & 63)
      if newValue { words[row >> 6] |= bit } else { words[row >> 6] &= ~bit }
    }
  }

  /// Returns the bits of up to 64 rows, that of the first the lowest.
  func bits(from row: Int, count: Int) -> UInt64 {
    guard count > 0 else { return 0 }
    let (index, shift) = (row >> 6, UInt64(row & 63))
    var bits = words[index] >> shift
    if Int(shift) + count > 64 { bits |= words[index + 1] << (64 - shift) }
    return bits & .lowest(count)
  }

  /// Makes room for a number of rows.
  mutating func reserveCapacity(_ rows: Int) { words.reserveCapacity((rows + 63) >> 6) }

  /// Adds a row at the end.
  mutating func append(_ bit: Bool) { append(bits: bit ? 1 : 0, count: 1) }

  /// Adds rows of another mask at the end.
  ///
  /// - Complexity: O(*n* / 64) for *n* rows.
  mutating func append(_ rows: Range<Int>, of other: RowMask) {
    var next = rows.lowerBound
    if next & 63 == 0, count & 63 == 0 {
      let whole = rows.count >> 6
      words += other.words[next >> 6..<next >> 6 + whole]
      count += whole << 6
      next += whole << 6
    }
    while next < rows.upperBound {
      let taken = min(64, rows.upperBound - next)
      append(bits: other.bits(from: next, count: taken), count: taken)
      next += taken
    }
  }

  /// Adds rows that all have one bit at the end.
  ///
  /// - Complexity: O(*n* / 64) for *n* rows.
  mutating func append(repeating bit: Bool, count: Int) {
    var left = count
    while left > 0 {
      let taken = min(64, left)
      append(bits: bit ? .lowest(taken) : 0, count: taken)
      left -= taken
    }
  }

  /// Adds up to 64 rows at the end.
  ///
  /// - Parameter bits: Their bits, that of the first the lowest; 0 above them.
  private mutating func append(bits: UInt64, count added: Int) {
    let shift = UInt64(count & 63)
    if shift == 0 {
      words.append(bits)
    } else {
      words[words.count - 1] |= bits << shift
      if Int(shift) + added > 64 { words.append(bits >> (64 - shift)) }
    }
    count += added
  }
}
