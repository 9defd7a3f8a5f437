/// The context menus of rows of one kind.
@MainActor
package struct RowContextMenu<Model> {
  /// The elements of the menu of a model's row, from the top.
  let elements: (Model) -> [UIMenuElement]
  /// The preview beside the menu; nil for the row itself.
  let preview: ((Model) -> UIViewController?)?

  init(
    _ elements: @escaping (Model) -> [UIMenuElement], preview: ((Model) -> UIViewController?)?
  ) {
    self.elements = elements
    self.preview = preview
  }

  /// Returns this menu with its elements below those of an earlier one.
  func below(_ earlier: RowContextMenu?) -> RowContextMenu {
    guard let earlier else { return self }
    return RowContextMenu(
      { earlier.elements($0) + elements($0) }, preview: firstAnswer(earlier.preview, preview))
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

  /// Returns the same menus for rows that are identified by another value.
  func lifted<Base>(_ model: @escaping (Base) -> Model?) -> RowContextMenu<Base> {
    RowContextMenu<Base>(
      { model($0).map(elements) ?? [] },
      preview: preview.map { preview in { model($0).flatMap(preview) } })
  }
}
