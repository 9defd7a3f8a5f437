/// The actions under one edge of rows of one kind.
@MainActor
package struct RowSwipeActions<Model> {
  /// The actions of a model's row, from the edge inwards.
  let actions: (Model) -> [UIContextualAction]
  /// Whether a full swipe performs the first of them.
  let performsFirstActionWithFullSwipe: Bool

  /// Returns these actions behind earlier ones, seen from the edge. A row whose model is nil has
  /// none of these.
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

/// The context menus of rows of one kind.
@MainActor
package struct RowContextMenu<Model> {
  /// The elements of the menu of a model's row, from the top.
  let elements: (Model) -> [UIMenuElement]
  /// The preview beside the menu; nil for the row itself.
  let preview: ((Model) -> UIViewController?)?

  /// Returns this menu with its elements below those of an earlier one. A row whose model is nil
  /// has none of these.
  func below<Base>(
    _ earlier: RowContextMenu<Base>?, of model: @escaping (Base) -> Model?
  ) -> RowContextMenu<Base> {
    let firstPreview = earlier?.preview
    return RowContextMenu<Base>(
      elements: { (earlier?.elements($0) ?? []) + (model($0).map(elements) ?? []) },
      preview: preview.map { preview in
        { firstPreview?($0) ?? model($0).flatMap(preview) }
      } ?? firstPreview)
  }

  /// Returns the configuration for a row; nil if the row has no elements.
  package func configuration(for model: Model) -> UIContextMenuConfiguration? {
    let elements = elements(model)
    guard !elements.isEmpty else { return nil }
    let preview = preview.map { preview in { preview(model) } }
    return UIContextMenuConfiguration(identifier: nil, previewProvider: preview) { _ in
      UIMenu(children: elements)
    }
  }
}
