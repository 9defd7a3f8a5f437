extension RowLayout: Hashable {
  /// Whether all rows of two layouts are the same, whatever the edits that led to them.
  ///
  /// - Complexity: O(1) for regular layouts and copies of one layout, at most O(*k*) for *k*
  ///   irregular additional rows.
  public static func == (lhs: RowLayout, rhs: RowLayout) -> Bool {
    guard lhs.contentCount == rhs.contentCount, lhs.additionalCount == rhs.additionalCount else {
      return false
    }
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
    hasher.combine(runs)
  }

  /// The anchors as runs, which are the same for equal anchors.
  private var runs: [AnchorPiece] { AnchorPieces(piecewise).runs().pieces }
}
