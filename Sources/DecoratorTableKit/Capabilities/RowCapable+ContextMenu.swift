extension RowCapable {
  /// Offers a context menu for a row.
  ///
  /// Added to others, its elements stand below theirs.
  ///
  /// - Parameters:
  ///   - preview: What is shown beside the menu of a model's row, the row itself if nil. Of several
  ///     previews the first is shown that is not nil.
  ///   - elements: The elements of the menu of a model's row, from the top. A row for which there
  ///     are none at all has no menu.
  public func contextMenu(
    preview: ((Model) -> UIViewController?)? = nil,
    _ elements: @escaping (Model) -> [UIMenuElement]
  ) -> Self {
    changing {
      $0.contextMenu = RowContextMenu(elements, preview: preview, after: $0.contextMenu)
    }
  }
}
