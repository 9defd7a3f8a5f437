/// The tables that were told where some cells come from.
///
/// It keeps none of them alive, and takes no new table for one that is gone.
@MainActor
struct RegisteredTables {
  private struct WeakTable {
    weak var table: UITableView?
  }

  private var tables: [WeakTable] = []

  /// Remembers a table.
  ///
  /// - Returns: Whether it is another than those before.
  /// - Complexity: O(tables), of which there is mostly one.
  mutating func insert(_ tableView: UITableView) -> Bool {
    guard !tables.contains(where: { $0.table === tableView }) else { return false }
    tables.removeAll { $0.table == nil }
    tables.append(WeakTable(table: tableView))
    return true
  }

  /// The tables that are still there.
  var all: [UITableView] { tables.compactMap(\.table) }
}
