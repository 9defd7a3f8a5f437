/// The actions under one edge of rows of one kind.
@MainActor
struct RowSwipeActions<Model> {
  private let actions: (Model) -> [UIContextualAction]
  private let performsFirstActionWithFullSwipe: Bool

  /// Creates actions behind earlier ones, seen from the edge.
  init(
    _ actions: @escaping (Model) -> [UIContextualAction], performsFirstActionWithFullSwipe: Bool,
    after earlier: RowSwipeActions? = nil
  ) {
    guard let earlier else {
      self.actions = actions
      self.performsFirstActionWithFullSwipe = performsFirstActionWithFullSwipe
      return
    }
    self.actions = { earlier.actions($0) + actions($0) }
    self.performsFirstActionWithFullSwipe =
      earlier.performsFirstActionWithFullSwipe && performsFirstActionWithFullSwipe
  }

  /// Returns these actions behind earlier ones, seen from the edge.
  func behind(_ earlier: RowSwipeActions?) -> RowSwipeActions {
    RowSwipeActions(
      actions, performsFirstActionWithFullSwipe: performsFirstActionWithFullSwipe, after: earlier)
  }

  /// Returns the configuration for a row; nil if the row has no actions.
  func configuration(for model: Model) -> UISwipeActionsConfiguration? {
    let actions = actions(model)
    guard !actions.isEmpty else { return nil }
    let configuration = UISwipeActionsConfiguration(actions: actions)
    configuration.performsFirstActionWithFullSwipe = performsFirstActionWithFullSwipe
    return configuration
  }

  /// Returns the same actions for rows that are known by another value.
  func lifted<Base>(_ model: @escaping (Base) -> Model?) -> RowSwipeActions<Base> {
    RowSwipeActions<Base>(
      { model($0).map(actions) ?? [] },
      performsFirstActionWithFullSwipe: performsFirstActionWithFullSwipe)
  }
}
