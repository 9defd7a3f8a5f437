extension RowCapable {
  /// Shows actions under the leading edge of a row when the user swipes it.
  ///
  /// Added to others, they stand behind them, seen from the edge.
  ///
  /// - Parameters:
  ///   - performsFirstActionWithFullSwipe: Whether a swipe all across does what the first action
  ///     does; it does only if everybody who adds actions agrees.
  ///   - actions: The actions of a model's row, from the edge inwards.
  public func leadingSwipeActions(
    performsFirstActionWithFullSwipe: Bool = true,
    _ actions: @escaping (Model) -> [UIContextualAction]
  ) -> Self {
    changing {
      $0.leadingActions = RowSwipeActions(
        actions, performsFirstActionWithFullSwipe: performsFirstActionWithFullSwipe,
        after: $0.leadingActions)
    }
  }

  /// Shows actions under the trailing edge of a row when the user swipes it.
  ///
  /// Added to others, they stand behind them, seen from the edge.
  ///
  /// - Parameters:
  ///   - performsFirstActionWithFullSwipe: Whether a swipe all across does what the first action
  ///     does; it does only if everybody who adds actions agrees.
  ///   - actions: The actions of a model's row, from the edge inwards.
  public func trailingSwipeActions(
    performsFirstActionWithFullSwipe: Bool = true,
    _ actions: @escaping (Model) -> [UIContextualAction]
  ) -> Self {
    changing {
      $0.trailingActions = RowSwipeActions(
        actions, performsFirstActionWithFullSwipe: performsFirstActionWithFullSwipe,
        after: $0.trailingActions)
    }
  }
}
