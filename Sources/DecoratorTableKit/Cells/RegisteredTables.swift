/// The tables that were told where their cells come from, or are known to have their prototypes.
///
/// They are held weakly: a new table at the place in memory of one that is gone is a new table.
@MainActor
struct RegisteredTables {
  private struct Entry {
    weak var tableView: UITableView?
  }

  private var entries: [Entry] = []

  /// The tables that are still there.
  var all: [UITableView] { entries.compactMap(\.tableView) }

  /// Whether a table was added.
  ///
  /// - Complexity: O(tables), which is mostly one.
  func contains(_ tableView: UITableView) -> Bool {
    entries.contains { $0.tableView === tableView }
  }

  /// Adds a table.
  ///
  /// - Returns: Whether it was not there before.
  /// - Complexity: O(tables), which is mostly one.
  @discardableResult
  mutating func insert(_ tableView: UITableView) -> Bool {
    if contains(tableView) { return false }
    entries.removeAll { $0.tableView == nil }
    entries.append(Entry(tableView: tableView))
    return true
  }
}
