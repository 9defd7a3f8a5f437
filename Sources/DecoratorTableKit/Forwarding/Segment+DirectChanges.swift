import Foundation

// Updates of a table without the layers.
extension Segment {
  /// The anomaly of a cell on screen at another place than its row; nil if there is none.
  ///
  /// A table that is updated directly moves its cells and counts its rows, and asks for no other
  /// cell. The owners of its cells are known, and differ from those of the rows at their places.
  /// The same holds for a table that is about to load, until it has laid out its rows.
  ///
  /// This is not checked in a table that is wired by hand, which an app may update in the index
  /// paths of the table.
  ///
  /// - Complexity: O(visible rows)
  var directChange: TableAnomaly? {
    guard tableQueue != nil, isLoaded, readsCounts,
      let source, let tableView = source.tableView, tableView.window != nil,
      !tableView.hasUncommittedUpdates, !tableView.hasActiveDrag, !tableView.hasActiveDrop
    else { return nil }
    for cell in tableView.visibleCells {
      guard let path = tableView.indexPath(for: cell),
        let shown = views.rows.owner(of: cell), let shownOwner = shown.owner,
        let owner = source.way.existingOwner(of: path, in: tableView),
        !shown.isSame(as: source.remembered(owner))
      else { continue }
      return .changedDirectly(
        row: RowPosition(path), shown: description(of: shownOwner, source.way),
        expected: description(of: owner, source.way))
    }
    return nil
  }

  private func description(of owner: RowOwner, _ way: LayerStack) -> String {
    switch owner {
    case .layer(let layer, let row): "\(row) of layer \(layer.name)"
    case .content(let path):
      "row \(RowPosition(path)) "
        + (way.layers.last.map { "inside layer \($0.name)" } ?? "of the content")
    }
  }
}
