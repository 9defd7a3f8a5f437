// The actions under one edge of a row.
extension UISwipeActionsConfiguration {
  /// Returns the configuration of some actions, from the edge inwards; nil if there are none.
  static func showing(
    _ actions: [UIContextualAction], performsFirstActionWithFullSwipe: Bool
  ) -> UISwipeActionsConfiguration? {
    guard !actions.isEmpty else { return nil }
    let configuration = UISwipeActionsConfiguration(actions: actions)
    configuration.performsFirstActionWithFullSwipe = performsFirstActionWithFullSwipe
    return configuration
  }

  /// Returns the actions of both, from the edge inwards; a full swipe performs the first if both
  /// agree.
  static func joining(
    _ first: UISwipeActionsConfiguration?, _ second: UISwipeActionsConfiguration?
  ) -> UISwipeActionsConfiguration? {
    guard let first, let second else { return first ?? second }
    return showing(
      first.actions + second.actions,
      performsFirstActionWithFullSwipe: first.performsFirstActionWithFullSwipe
        && second.performsFirstActionWithFullSwipe)
  }
}
