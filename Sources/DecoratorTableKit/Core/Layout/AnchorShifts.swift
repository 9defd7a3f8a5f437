/// The places of anchors after content rows have gone and come: from the top, stretches of anchors
/// that go the same way.
struct AnchorShifts: Sequence, IteratorProtocol {
  struct Stretch {
    /// The anchors (before).
    var anchors: Range<Int>
    /// The place of the first of them (after).
    var target: Int
    /// Whether all go there, instead of keeping their distances: the content rows that they stand
    /// before have gone.
    var isOnePlace: Bool
  }

  private let rows: RowMap
  private let tailAnchor: Int
  /// The first anchor (before) that has no unmoved content row at or after it.
  private let tail: Int
  private var anchor = 0
  private var removedIndex = 0
  private var addedIndex = 0

  /// - Parameter tailAnchor: Where anchors go that have no unmoved content row at or after them.
  init(_ rows: RowMap, tailAnchor: Int) {
    self.rows = rows
    self.tailAnchor = tailAnchor
    var tail = rows.countBefore
    for row in rows.removed.reversed() {
      guard row == tail - 1 else { break }
      tail = row
    }
    self.tail = tail
  }

  mutating func next() -> Stretch? {
    guard anchor <= rows.countBefore else { return nil }
    let lower = anchor
    guard lower < tail else {
      anchor = rows.countBefore + 1
      return Stretch(anchors: lower..<anchor, target: tailAnchor, isOnePlace: true)
    }
    let unmovedCount = lower - removedIndex
    while addedIndex < rows.added.count, rows.added[addedIndex] - addedIndex <= unmovedCount {
      addedIndex += 1
    }
    let target = unmovedCount + addedIndex
    if removedIndex < rows.removed.count, rows.removed[removedIndex] == lower {
      while removedIndex < rows.removed.count, rows.removed[removedIndex] == anchor {
        removedIndex += 1
        anchor += 1
      }
      return Stretch(anchors: lower..<anchor, target: target, isOnePlace: true)
    }
    anchor = tail
    if removedIndex < rows.removed.count { anchor = Swift.min(anchor, rows.removed[removedIndex]) }
    if addedIndex < rows.added.count {
      anchor = Swift.min(anchor, rows.added[addedIndex] - addedIndex + removedIndex)
    }
    return Stretch(anchors: lower..<anchor, target: target, isOnePlace: false)
  }
}
