/// The content rows of a section that may be seen from outside: a bit for each, and an index to
/// look them up by their row and by their place among those that are shown.
///
/// The index takes less than a bit for each content row. It knows the number of shown rows before
/// each word of 64, which says the place of a row at once. The row at a place is searched among
/// these numbers, with a directory that knows where to begin: a step or two, as long as what is
/// hidden is spread evenly.
///
/// It is a class to be one reference in ``RowLayout``; nothing in it ever changes.
@usableFromInline
final class ShownRows: Sendable {
  /// The rows, with a bit for each that is shown.
  let mask: RowMask
  @usableFromInline let words: [UInt64]
  /// The number of rows shown before each word. From the end of the words on it is the number of
  /// all, for as many blocks as are looked at together.
  @usableFromInline let counts: [UInt32]
  /// A directory of the counts before every fourth word.
  @usableFromInline let directory: AnchorDirectory

  /// The binary logarithm of the number of words of a block, which has an entry in the directory.
  @inlinable static var blockShift: Int { 2 }
  /// The number of blocks that are looked at together.
  @inlinable static var blocksAtOnce: Int { 3 }

  /// Indexes the rows of a mask.
  ///
  /// - Complexity: O(*n* / 64) for *n* content rows.
  convenience init(_ mask: RowMask) {
    let words = mask.words
    let length = (Self.blocks(words.count) + Self.blocksAtOnce) << Self.blockShift
    let counts = [UInt32](unsafeUninitializedCapacity: length) { buffer, initialized in
      var total: UInt32 = 0
      for index in words.indices {
        buffer[index] = total
        total &+= UInt32(truncatingIfNeeded: words[index].nonzeroBitCount)
      }
      for index in words.count..<length { buffer[index] = total }
      initialized = length
    }
    self.init(mask, counts: counts)
  }

  private init(_ mask: RowMask, counts: [UInt32]) {
    self.mask = mask
    words = mask.words
    self.counts = counts
    directory = AnchorDirectory(count: Self.blocks(mask.words.count)) {
      Int(counts[$0 << Self.blockShift])
    }
  }

  /// Returns the number of entries of the directory for a number of words.
  private static func blocks(_ words: Int) -> Int {
    (words + (1 << blockShift) - 1) >> blockShift
  }

  /// The number of rows that are shown.
  var count: Int { Int(counts[counts.count - 1]) }

  /// Returns the content row (inner) that has `place` shown rows above it, and is shown. There is
  /// one.
  ///
  /// - Complexity: O(1) where hidden rows are spread evenly, O(log *n*) for *n* content rows.
  @inlinable
  func row(at place: Int) -> Int {
    var (low, high) = directory.candidates(for: place)
    while high - low > Self.blocksAtOnce {
      let middle = (low + high) >> 1
      if count(beforeBlock: middle) <= place { low = middle + 1 } else { high = middle }
    }
    // The last block before which there are not more rows, and its last such word. They are
    // counted, as there is no branch to guess wrong then.
    var block = low - 1
    for index in 0..<Self.blocksAtOnce {
      block += count(beforeBlock: low + index) <= place ? 1 : 0
    }
    let first = block << Self.blockShift
    var word = first
    for index in 1..<(1 << Self.blockShift) {
      word += Int(counts[first + index]) <= place ? 1 : 0
    }
    return (word << 6) + words[word].place(ofBit: place - Int(counts[word]))
  }

  @inlinable
  @inline(__always)
  func count(beforeBlock block: Int) -> Int { Int(counts[block << Self.blockShift]) }

  /// Returns the number of shown rows above a content row (inner), and whether it is one itself.
  @inlinable
  func place(of row: Int) -> (above: Int, isShown: Bool) {
    let word = words[row >> 6]
    let bit = UInt64(1) << UInt64(row & 63)
    return (Int(counts[row >> 6]) + (word & (bit - 1)).nonzeroBitCount, word & bit != 0)
  }

  /// Returns the number of shown rows above a content row (inner), unless it is hidden or there are
  /// `limit` of them or more.
  @inlinable
  func place(of row: Int, ofFirst limit: Int) -> Int? {
    let (above, isShown) = place(of: row)
    return isShown && above < limit ? above : nil
  }

  /// Returns the same rows with other bits for some.
  ///
  /// - Parameters:
  ///   - rows: Content rows (inner), in ascending order.
  ///   - isShown: Their bit.
  /// - Complexity: O(*m* + *n* / 64) for *m* rows of *n*, most of which is a copy.
  func setting(_ rows: [Int], to isShown: Bool) -> ShownRows {
    var mask = mask
    var counts = counts
    var change: UInt32 = 0
    var next = 0  // The first count that does not have the change yet.
    for row in rows where mask[row] != isShown {
      mask[row] = isShown
      let word = (row >> 6) + 1
      counts.add(change, in: next..<word)
      next = word
      change = isShown ? change &+ 1 : change &- 1
    }
    counts.add(change, in: next..<counts.count)
    return ShownRows(mask, counts: counts)
  }
}

extension [UInt32] {
  /// Adds a number to some elements.
  fileprivate mutating func add(_ change: UInt32, in range: Range<Int>) {
    guard change != 0 else { return }
    withUnsafeMutableBufferPointer { buffer in
      for index in range { buffer[index] &+= change }
    }
  }
}
