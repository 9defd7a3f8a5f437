extension RowCapable {
  /// Offers a context menu for a row.
  ///
  /// The elements stand below those that were added before.
  ///
  /// - Parameters:
  ///   - preview: Returns the preview beside the menu of a model's row; the row itself if nil. Of
  ///     several previews the first that is not nil is shown.
  ///   - elements: Returns the elements of the menu of a model's row, from the top. A row without
  ///     any elements has no menu.
  public func contextMenu(
    preview: ((Model) -> UIViewController?)? = nil,
    _ elements: @escaping (Model) -> [UIMenuElement]
  ) -> Self {
    changing {
      $0.contextMenu = RowContextMenu(elements, preview: preview, after: $0.contextMenu)
    }
  }
}
