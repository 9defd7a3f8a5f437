import Foundation

extension LayerLayout {
  /// Whose a row is, or nil if there is none such (any more).
  ///
  /// - Parameter indexPath: A row in the outer coordinates of the layer.
  func existingOwner(of indexPath: IndexPath, in tableView: UITableView) -> RowOwner? {
    layout(for: tableView).contains(RowPosition(indexPath))
      ? owner(of: indexPath, in: tableView) : nil
  }

  /// The layer while something is held over it: the content row `source` (inner) if there is one and
  /// it still exists, or something from elsewhere.
  func drag(of source: IndexPath?, in tableView: UITableView) -> DragLayout {
    let layout = layout(for: tableView)
    let source = source.map(RowPosition.init).flatMap { layout.containsContent($0) ? $0 : nil }
    return DragLayout(layout, takingOut: source)
  }
}

extension DragLayout {
  /// The content destination (inner) of a place (outer), or nil if there are no content sections.
  func innerDestination(of indexPath: IndexPath) -> IndexPath? {
    place(nearest: RowPosition(indexPath)).map { IndexPath(contentDestination(of: $0)) }
  }
}
