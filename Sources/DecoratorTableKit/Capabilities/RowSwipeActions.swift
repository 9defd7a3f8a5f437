/// The actions under one edge of rows of one kind.
@MainActor
package struct RowSwipeActions<Model> {
  private let actions: (Model) -> [UIContextualAction]
  private let performsFirstActionWithFullSwipe: Bool

  init(
    _ actions: @escaping (Model) -> [UIContextualAction], performsFirstActionWithFullSwipe: Bool
  ) {
    self.actions = actions
    self.performsFirstActionWithFullSwipe = performsFirstActionWithFullSwipe
  }

  /// Returns these actions behind earlier ones, seen from the edge.
  func behind(_ earlier: RowSwipeActions?) -> RowSwipeActions {
    guard let earlier else { return self }
    return RowSwipeActions(
      { earlier.actions($0) + actions($0) },
      performsFirstActionWithFullSwipe: earlier.performsFirstActionWithFullSwipe
        && performsFirstActionWithFullSwipe)
  }

  /// Returns the configuration for a row; nil if the row has no actions.
  package func configuration(for model: Model) -> UISwipeActionsConfiguration? {
    let actions = actions(model)
    guard !actions.isEmpty else { return nil }
    let configuration = UISwipeActionsConfiguration(actions: actions)
    configuration.performsFirstActionWithFullSwipe = performsFirstActionWithFullSwipe
    return configuration
  }

  /// Returns the same actions for rows that are identified by another value.
  func lifted<Base>(_ model: @escaping (Base) -> Model?) -> RowSwipeActions<Base> {
    RowSwipeActions<Base>(
      { model($0).map(actions) ?? [] },
      performsFirstActionWithFullSwipe: performsFirstActionWithFullSwipe)
  }
}
