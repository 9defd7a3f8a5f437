// The cells of a layer and their registrations. Nothing here is visible to UIKit.
extension AdditionalTableViewDataSourceImpl: CellRegistering {
  /// Registers the cells that are not among known ones in the tables with earlier registrations.
  ///
  /// Traps if one of their reuse identifiers is used for other cells, here or inside.
  func register(notIn known: Registrations) {
    let new = cellRegistrations().without(known)
    for tableView in registeredTables.all { new.register(in: tableView) }
  }

  /// Registers the cells of these layers and of the object inside in a table, unless they are
  /// registered.
  ///
  /// Traps if a reuse identifier is used for the cells of two classes.
  package func register(in tableView: UITableView) {
    let tableView = tableView.realTable
    guard registeredTables.insert(tableView) else { return }
    let all = cellRegistrations()
    let inner = inner as? any CellRegistering
    inner?.register(in: tableView)
    all.without(inner?.cellRegistrations() ?? Registrations()).register(in: tableView)
  }

  /// Returns the cells of these layers and of the object inside.
  ///
  /// - Complexity: O(layers · registrations)
  package func cellRegistrations() -> Registrations {
    let inner = inner as? any CellRegistering
    var all = inner?.cellRegistrations() ?? Registrations()
    for layer in segment.layers { all.add(layer.cells) }
    return all
  }
}
