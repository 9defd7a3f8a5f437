extension RowLayout: Hashable {
  /// Returns whether all rows of two layouts are the same, whatever the edits that led to them.
  ///
  /// - Complexity: O(1) for regular layouts and copies of one layout, at most O(*k*) for *k*
  ///   irregular additional rows, and O(*n* / 64) for *n* content rows of which some are hidden.
  public static func == (lhs: RowLayout, rhs: RowLayout) -> Bool {
    guard lhs.contentCount == rhs.contentCount, lhs.additionalCount == rhs.additionalCount,
      lhs.count == rhs.count
    else { return false }
    if lhs.hiddenCount > 0 { return lhs.showsSameRows(as: rhs) }
    switch (lhs.storage, rhs.storage) {
    case (.regular(let left), .regular(let right)):
      return left == right
    case (.compact(let left), .compact(let right)):
      return left === right || left.rows == right.rows
    case (.piecewise(let left), .piecewise(let right)):
      if left === right || (left.frozen === right.frozen && left.pieces == right.pieces) {
        return true
      }
    default:
      break
    }
    return lhs.runs == rhs.runs
  }

  /// Feeds what ``==(_:_:)`` compares into a hasher.
  ///
  /// - Complexity: As ``==(_:_:)`` for different layouts.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(contentCount)
    hasher.combine(count)
    hasher.combine(runs)
  }

  /// The anchors as runs, which are the same for equal anchors.
  private var runs: [AnchorPiece] { AnchorPieces(piecewise).runs().pieces }

  /// Returns whether both layouts, which have as many content rows, show the same of them.
  private func showsSameRows(as other: RowLayout) -> Bool {
    if shownRows === other.shownRows { return true }
    let (shown, others) = (ShownBits(self), ShownBits(other))
    return stride(from: 0, to: contentCount, by: 64).allSatisfy {
      shown.bits(from: $0, count: 64) == others.bits(from: $0, count: 64)
    }
  }
}
