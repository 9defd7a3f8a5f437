extension RowLayout {
  /// Additional rows from `ordinal` on whose anchors are known to be at equal distances: as many as the
  /// layout can tell without looking at each, at least one.
  ///
  /// - Complexity: O(log runs) for regular layouts, O(1) otherwise.
  func run(from ordinal: Int) -> AnchorRun {
    switch storage {
    case .regular(let run):
      return run.suffix(from: ordinal)
    case .piecewise(let runs):
      return runs[AnchorRun.index(in: runs) { $0.firstOrdinal <= ordinal }].suffix(from: ordinal)
    default:
      return AnchorRun(
        firstOrdinal: ordinal, firstAnchor: anchor(ofAdditional: ordinal), step: 1, count: 1)
    }
  }

  /// Whether the additional rows of both have the same anchors, whatever the number of content rows.
  ///
  /// - Complexity: O(1) where both hold the same anchors or regular ones, otherwise O(*k*) at most.
  func hasSameAnchors(as other: RowLayout) -> Bool {
    additionalCount == other.additionalCount && storage == other.storage
  }
}

extension AnchorRun {
  /// The rows of the run from the one with the ordinal `ordinal` on.
  func suffix(from ordinal: Int) -> AnchorRun {
    let index = ordinal - firstOrdinal
    return AnchorRun(
      firstOrdinal: ordinal, firstAnchor: anchor(at: index), step: step, count: count - index)
  }
}
