extension RowCapable {
  /// Shows actions under the leading edge of a row when the user swipes it.
  ///
  /// The actions stand behind those that were added before, seen from the edge.
  ///
  /// - Parameters:
  ///   - performsFirstActionWithFullSwipe: Whether a full swipe performs the first action. It does
  ///     only if all calls agree.
  ///   - actions: Returns the actions of a model's row, from the edge inwards.
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
  /// The actions stand behind those that were added before, seen from the edge.
  ///
  /// - Parameters:
  ///   - performsFirstActionWithFullSwipe: Whether a full swipe performs the first action. It does
  ///     only if all calls agree.
  ///   - actions: Returns the actions of a model's row, from the edge inwards.
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
