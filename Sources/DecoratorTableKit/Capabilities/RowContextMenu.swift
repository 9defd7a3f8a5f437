/// The context menus of rows of one kind.
@MainActor
package struct RowContextMenu<Model> {
  /// The elements of the menu of a model's row, from the top.
  let elements: (Model) -> [UIMenuElement]
  /// The preview beside the menu; nil for the row itself.
  let preview: ((Model) -> UIViewController?)?

  /// Returns this menu with its elements below those of an earlier one.
  ///
  /// - Parameters:
  ///   - earlier: The menu of all rows, if there is one.
  ///   - model: Returns the model of a row; nil for a row that has none of these elements.
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
