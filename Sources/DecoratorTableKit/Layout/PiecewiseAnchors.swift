/// Anchors in pieces: runs, and stretches of anchors that were frozen before the last edits.
///
/// It is a class to be one reference in ``RowLayout``; nothing in it ever changes.
@usableFromInline
final class PiecewiseAnchors: Sendable {
  /// What pieces of frozen anchors refer to.
  @usableFromInline let frozen: CompactAnchors
  /// At least one, from the top.
  @usableFromInline let pieces: [AnchorPiece]

  init(_ anchors: AnchorPieces) {
    frozen = anchors.frozen
    pieces = anchors.pieces
  }

  /// What stands at the outer row `row`.
  /// - Complexity: O(log *p*) for *p* pieces, and as ``CompactAnchors/origin(ofRow:)``.
  @inlinable
  func origin(ofRow row: Int) -> RowOrigin {
    let piece = lastPiece { $0.firstRow <= row }
    switch piece.places {
    case .run(let step):
      return piece.run(step: step).origin(ofRow: row)
    case .frozen(let first, let shift):
      guard row >= piece.firstRow else { return .content(row) }
      let rise = piece.firstOrdinal - first
      let frozenRow = row - rise - shift
      // Frozen rows after the piece are not here.
      let above = min(frozen.count(aboveRow: frozenRow), first + piece.count)
      let isAdditional =
        above < first + piece.count && Int(frozen.rows[above]) == frozenRow
      return isAdditional ? .additional(above + rise) : .content(row - above - rise)
    }
  }

  /// The number of additional rows whose anchor is at most the content row `index` (inner).
  /// - Complexity: As ``origin(ofRow:)``.
  @inlinable
  func count(upToContent index: Int) -> Int {
    let piece = lastPiece { $0.firstAnchor <= index }
    switch piece.places {
    case .run(let step):
      return piece.firstOrdinal + piece.run(step: step).count(upToContent: index)
    case .frozen(let first, let shift):
      guard index >= piece.firstAnchor else { return 0 }
      let count = frozen.count(upToContent: index - shift) - first
      return piece.firstOrdinal + min(count, piece.count)
    }
  }

  /// The anchor of the additional row `ordinal`.
  /// - Complexity: O(log *p*) for *p* pieces.
  @inlinable
  func anchor(ofAdditional ordinal: Int) -> Int {
    lastPiece { $0.firstOrdinal <= ordinal }.anchor(ofAdditional: ordinal, frozen: frozen)
  }

  /// The last piece that `reaches`, which holds for the first pieces; the first of all if it holds
  /// for none.
  @inlinable
  func lastPiece(where reaches: (AnchorPiece) -> Bool) -> AnchorPiece {
    // One comparison a step and nothing to guess: the processor does not wait for the outcome.
    var index = 0
    var length = pieces.count
    while length > 1 {
      let half = length >> 1
      index = reaches(pieces[index + half]) ? index + half : index
      length -= half
    }
    return pieces[index]
  }
}
