/// The tables that were told where their cells come from.
///
/// They are held weakly: a new table at the place in memory of one that is gone is a new table.
@MainActor
struct RegisteredTables {
  private struct Entry {
    weak var tableView: UITableView?
  }

  private var entries: [Entry] = []

  /// Those that are still there.
  var all: [UITableView] { entries.compactMap(\.tableView) }

  /// Adds a table.
  ///
  /// - Returns: Whether it was not there before.
  /// - Complexity: O(tables), which is one.
  mutating func insert(_ tableView: UITableView) -> Bool {
    if entries.contains(where: { $0.tableView === tableView }) { return false }
    entries.removeAll { $0.tableView == nil }
    entries.append(Entry(tableView: tableView))
    return true
  }
}
