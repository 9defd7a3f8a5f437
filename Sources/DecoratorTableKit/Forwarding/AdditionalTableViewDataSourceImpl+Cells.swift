// The cells of a layer, and where a table gets them from. Nothing here is visible to UIKit.
extension AdditionalTableViewDataSourceImpl: CellRegistering {
  /// Tells the tables that were told of other cells of those that the layer has by now.
  ///
  /// Traps if one of their reuse identifiers stands for other cells, here or inside.
  func register(notIn known: CellRegistrations) {
    let new = cellRegistrations().without(known)
    for tableView in registeredTables.all { new.register(in: tableView) }
  }

  /// Tells a table where the cells of this layer and of the object inside come from, unless it was
  /// told already.
  ///
  /// Traps if a reuse identifier stands for the cells of two classes.
  package func register(in tableView: UITableView) {
    let tableView = tableView.realTable
    guard registeredTables.insert(tableView) else { return }
    let all = cellRegistrations()
    let inner = inner as? any CellRegistering
    inner?.register(in: tableView)
    all.without(inner?.cellRegistrations() ?? CellRegistrations()).register(in: tableView)
  }

  /// Returns the cells of this layer and of the object inside.
  ///
  /// - Complexity: O(layers · registrations)
  package func cellRegistrations() -> CellRegistrations {
    let inner = inner as? any CellRegistering
    var all = inner?.cellRegistrations() ?? CellRegistrations()
    all.add(layer.cells)
    return all
  }
}
