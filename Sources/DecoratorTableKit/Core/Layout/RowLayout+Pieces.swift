extension RowLayout {
  /// Returns the anchors from `ordinal` on that share one description, at least one.
  ///
  /// - Complexity: O(log pieces)
  func piece(from ordinal: Int) -> AnchorPiece {
    switch storage {
    case .regular(let run):
      return AnchorPiece(run.suffix(from: ordinal))
    case .piecewise(let anchors):
      let piece = anchors.pieces[anchors.index(ofAdditional: ordinal)]
      return piece.part(
        ordinal..<piece.endOrdinal, shiftedBy: 0, frozen: anchors.frozen)
    case .compact(let anchors):
      let piece = AnchorPiece(all: anchors)
      return piece.part(ordinal..<piece.endOrdinal, shiftedBy: 0, frozen: anchors)
    case .shown:
      Self.additionalRowDoesNotExist(ordinal, count: additionalCount)
    }
  }

  /// Returns whether frozen anchors with the same ordinal are the same in both layouts.
  ///
  /// - Complexity: O(1) for layouts that share them, otherwise O(*k*) at most.
  func hasSameFrozenAnchors(as other: RowLayout) -> Bool {
    switch (storage, other.storage) {
    case (.compact(let anchors), .compact(let others)):
      return anchors === others || anchors.rows == others.rows
    case (.compact(let anchors), .piecewise(let others)):
      return anchors === others.frozen
    case (.piecewise(let anchors), .compact(let others)):
      return anchors.frozen === others
    case (.piecewise(let anchors), .piecewise(let others)):
      return anchors.frozen === others.frozen
    case (.regular, _), (_, .regular), (.shown, _), (_, .shown):
      return false
    }
  }
}

extension AnchorRun {
  /// Returns the rows of the run from the one with the ordinal `ordinal` on.
  fileprivate func suffix(from ordinal: Int) -> AnchorRun {
    let index = ordinal - firstOrdinal
    return AnchorRun(
      firstOrdinal: ordinal, firstAnchor: anchor(at: index), step: step, count: count - index)
  }
}
