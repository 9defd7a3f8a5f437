/// The actions under one edge of rows of one kind.
@MainActor
package struct RowSwipeActions<Model> {
  /// The actions of a model's row, from the edge inwards.
  let actions: (Model) -> [UIContextualAction]
  /// Whether a full swipe performs the first of them.
  let performsFirstActionWithFullSwipe: Bool

  /// Returns these actions behind earlier ones, seen from the edge.
  ///
  /// - Parameters:
  ///   - earlier: The actions of all rows, if there are any.
  ///   - model: Returns the model of a row; nil for a row that has none of these actions.
  func behind<Base>(
    _ earlier: RowSwipeActions<Base>?, of model: @escaping (Base) -> Model?
  ) -> RowSwipeActions<Base> {
    RowSwipeActions<Base>(
      actions: { (earlier?.actions($0) ?? []) + (model($0).map(actions) ?? []) },
      performsFirstActionWithFullSwipe: earlier?.performsFirstActionWithFullSwipe != false
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
}
