/// The tables whose storyboard is known to have a prototype of some cells.
///
/// It keeps none of them alive, and takes no new table for one that is gone.
@MainActor
final class PrototypeTables {
  private struct WeakTable {
    weak var table: UITableView?
  }

  private var tables: [WeakTable] = []

  /// Whether a table is known to have the prototype.
  ///
  /// - Complexity: O(tables that show these cells), which is mostly one.
  func contains(_ tableView: UITableView) -> Bool {
    tables.contains { $0.table === tableView }
  }

  /// Remembers that a table has the prototype.
  func insert(_ tableView: UITableView) {
    tables.removeAll { $0.table == nil }
    tables.append(WeakTable(table: tableView))
  }
}
