/// One walk over the additional rows of a layout, from the top. It copies the rows that stay,
/// leaves out those that go, and inserts those that come.
struct AnchorEditing {
  private let old: PiecewiseAnchors
  private let edit: RowLayoutEdit
  /// The anchors so far.
  private(set) var result: AnchorPieces
  /// The next additional row (old).
  private var ordinal = 0
  private var removedIndex = 0
  private var insertedIndex = 0

  init(_ old: PiecewiseAnchors, _ edit: RowLayoutEdit) {
    self.old = old
    self.edit = edit
    // One operation cuts one piece into three, as a rule.
    let cuts =
      edit.rows.removed.count + edit.rows.added.count + edit.removedAdditional.count
      + edit.insertedAnchors.count
    result = AnchorPieces(
      frozen: old.frozen, capacity: old.pieces.count + 2 * Swift.min(cuts, old.pieces.count + 1))
  }

  /// Walks on to the additional row `end` (old), which is the first beyond `stretch`.
  mutating func walk(to end: Int, in stretch: AnchorShifts.Stretch) {
    while removedIndex < edit.removedAdditional.count,
      edit.removedAdditional[removedIndex] < end
    {
      keep(upTo: edit.removedAdditional[removedIndex], in: stretch)
      ordinal += 1
      removedIndex += 1
    }
    keep(upTo: end, in: stretch)
  }

  /// Inserts the rows that come after all that stay.
  mutating func finish() {
    while insertedIndex < edit.insertedAnchors.count { insert() }
  }

  private mutating func keep(upTo end: Int, in stretch: AnchorShifts.Stretch) {
    while insertedIndex < edit.insertedAnchors.count {
      let place = ordinal + edit.insertedAnchors[insertedIndex].ordinal - result.count
      guard place < end else { break }
      copy(upTo: place, in: stretch)
      insert()
    }
    copy(upTo: end, in: stretch)
  }

  private mutating func insert() {
    let inserted = edit.insertedAnchors[insertedIndex]
    assert(inserted.ordinal == result.count, "inserted ordinals ascend, and leave no gap")
    result.append(firstAnchor: inserted.anchor, step: 1, count: 1)
    insertedIndex += 1
  }

  private mutating func copy(upTo end: Int, in stretch: AnchorShifts.Stretch) {
    guard ordinal < end else { return }
    if stretch.isOnePlace, stretch.anchors.count > 1 {
      result.append(firstAnchor: stretch.target, step: 0, count: end - ordinal)
      ordinal = end
      return
    }
    let shift = stretch.target - stretch.anchors.lowerBound
    let first = old.index(ofAdditional: ordinal)
    let last = old.index(ofAdditional: end - 1)
    copy(ordinal..<Swift.min(old.pieces[first].endOrdinal, end), ofPiece: first, shiftedBy: shift)
    if first < last {
      result.append(whole: old.pieces[first + 1..<last], shiftedBy: shift)
      copy(old.pieces[last].firstOrdinal..<end, ofPiece: last, shiftedBy: shift)
    }
    ordinal = end
  }

  private mutating func copy(_ ordinals: Range<Int>, ofPiece index: Int, shiftedBy shift: Int) {
    result.append(old.pieces[index].part(ordinals, shiftedBy: shift, frozen: old.frozen))
  }
}
