extension RowLayout {
  /// Returns the rows after an edit. This layout stays as it is, and shares what has not changed.
  ///
  /// Traps if there would be more content rows than a section can have.
  ///
  /// Additional rows that stay keep their order. Each stands before the first unmoved content row
  /// at or after its anchor, or, if there is none, at `tailAnchor`. Content rows that
  /// come are shown.
  ///
  /// - Parameters:
  ///   - edit: What happens to content and additional rows.
  ///   - tailAnchor: An anchor (new) after all unmoved content rows.
  /// - Complexity: O(*p* + *m* log *k*) for *m* operations, *k* additional rows and *p* pieces: the
  ///   runs of the rule, and at most two more for each operation since the layout was frozen. It is
  ///   frozen again, O(*k*), once in some hundred edits, if ``refrozen()`` was not called before.
  func applying(_ edit: RowLayoutEdit, tailAnchor: Int) -> RowLayout {
    let countAfter = edit.rows.countAfter
    if countAfter > Self.maximumContentCount {
      misuse(LayoutError.contentCountOutOfRange(countAfter).description)
    }
    if let shownRows { return editing(edit.rows, of: shownRows) }
    var editing = AnchorEditing(piecewise, edit)
    for stretch in AnchorShifts(edit.rows, tailAnchor: tailAnchor) {
      let end =
        stretch.anchors.upperBound > contentCount
        ? additionalCount : additionalCount(upToContent: stretch.anchors.upperBound - 1)
      editing.walk(to: end, in: stretch)
    }
    editing.finish()
    assert(editing.result.isValid(forContentCount: countAfter), "an edit gives sorted anchors")
    return Self.isWorthFreezing(editing.result, above: Self.limitOfEdits)
      ? RowLayout(contentCount: countAfter, freezing: editing.result)
      : RowLayout(contentCount: countAfter, holding: editing.result)
  }

  /// Returns the same rows with the edits since they were frozen folded in, or nil while that is
  /// not worth the time.
  ///
  /// Look-ups are then as fast as at first. Call it now and then where there is time.
  ///
  /// - Complexity: O(*k*) for *k* additional rows; O(1) if it is nil.
  func refrozen() -> RowLayout? {
    guard case .piecewise(let anchors) = storage else { return nil }
    let pieces = AnchorPieces(anchors)
    guard Self.isWorthFreezing(pieces, above: Self.editedLimit) else { return nil }
    return RowLayout(contentCount: contentCount, freezing: pieces)
  }

  /// The anchors as pieces, whatever the form in which they are held.
  @inline(__always)
  var piecewise: PiecewiseAnchors {
    var pieces: AnchorPieces
    switch storage {
    case .regular(let run):
      pieces = AnchorPieces()
      if run.count > 0 { pieces.append(AnchorPiece(run)) }
    case .piecewise(let anchors):
      return anchors
    case .compact(let frozen):
      pieces = AnchorPieces(frozen: frozen)
      pieces.append(AnchorPiece(all: frozen))
    case .shown:
      pieces = AnchorPieces()
    }
    return PiecewiseAnchors(pieces)
  }
}
