/// The answers to a question about neighbours, as far as it was asked in one section.
///
/// Two neighbours are named by the lower one: row 1 stands for rows 0 and 1.
struct KnownBoundaries: Sendable {
  /// The number of content rows.
  private(set) var contentCount: Int
  /// The neighbours with a boundary between them, ascending.
  private(set) var boundaries: [Int] = []
  /// The neighbours of which nothing is known, ascending and apart from each other.
  private(set) var unknown: [Range<Int>] = []

  /// Nothing is known.
  init(contentCount: Int) {
    self.contentCount = contentCount
    if contentCount > 1 { unknown = [1..<contentCount] }
  }

  /// Returns the first boundary that is not before `floor`, and asks for what is not known; the
  /// number of content rows if there is none.
  ///
  /// - Complexity: O(log *k* + log *u*) for *k* boundaries and *u* stretches of which nothing is
  ///   known, besides the questions.
  mutating func next(from floor: Int, ask: (_ below: Int) -> Bool) -> Int {
    let index = boundaries.firstIndex(atLeast: floor)
    let known = index < boundaries.count ? boundaries[index] : contentCount
    while true {
      let stretch = unknown.firstIndexInOrder { $0.upperBound > floor }
      guard stretch < unknown.count, max(unknown[stretch].lowerBound, floor) < known else {
        return known
      }
      let rows = unknown[stretch]
      let first = max(rows.lowerBound, floor)
      let end = min(rows.upperBound, known)
      var row = first
      var isBoundary = false
      while row < end, !isBoundary {
        isBoundary = ask(row)
        row += 1
      }
      unknown.replaceSubrange(
        stretch...stretch,
        with: [rows.lowerBound..<first, row..<rows.upperBound].filter { !$0.isEmpty })
      if isBoundary {
        boundaries.insertInOrder(row - 1)
        return row - 1
      }
    }
  }

  /// Returns what is known after a change of the content.
  ///
  /// - Parameters:
  ///   - rows: The change.
  ///   - changed: Rows that stay and show something else (after), ascending.
  /// - Complexity: O(*k* log *m*) for *k* boundaries and *m* changed rows.
  func following(_ rows: RowMap, changed: [Int]) -> KnownBoundaries {
    var new = KnownBoundaries(contentCount: rows.countAfter)
    var open = unknown.map { stretch in
      rows.place(ofAnchor: stretch.lowerBound)..<rows.place(ofAnchor: stretch.upperBound)
    }
    for row in rows.added + changed { open.append(row..<row + 2) }
    for row in rows.removed {
      let below = rows.place(ofAnchor: row)
      open.append(below..<below + 1)
    }
    open.sort { $0.lowerBound < $1.lowerBound }
    new.unknown = []
    for stretch in open {
      let stretch = stretch.clamped(to: 1..<max(rows.countAfter, 1))
      guard !stretch.isEmpty else { continue }
      if let last = new.unknown.last, last.upperBound >= stretch.lowerBound {
        new.unknown[new.unknown.count - 1] =
          last.lowerBound..<max(last.upperBound, stretch.upperBound)
      } else {
        new.unknown.append(stretch)
      }
    }
    var next = new.unknown[...]
    for boundary in boundaries {
      guard let row = rows.newUnmovedRow(forOld: boundary) else { continue }
      while let first = next.first, first.upperBound <= row { next.removeFirst() }
      if let first = next.first, first.contains(row) { continue }
      new.boundaries.append(row)
    }
    return new
  }
}

extension RowMap {
  /// Returns the place after of the first unmoved row that is not above `anchor` (before); the
  /// number of rows if there is none.
  fileprivate func place(ofAnchor anchor: Int) -> Int {
    min(added.position(ofFree: keptCount(aboveOldAnchor: anchor)), countAfter)
  }
}
