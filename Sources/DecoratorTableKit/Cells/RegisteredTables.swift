/// The tables in which cells are registered, or that have their prototypes.
///
/// They are held weakly, so that a new table at the address of a deallocated one is not mistaken
/// for it.
@MainActor
package struct RegisteredTables {
  private var entries: [Weak<UITableView>] = []

  /// Creates an empty set of tables.
  package init() {}

  /// The tables that still exist.
  package var all: [UITableView] { entries.compactMap(\.object) }

  /// Returns whether a table was added.
  ///
  /// - Complexity: O(tables), which is mostly one.
  func contains(_ tableView: UITableView) -> Bool {
    entries.contains { $0.object === tableView }
  }

  /// Adds a table.
  ///
  /// - Returns: Whether it is new.
  /// - Complexity: O(tables), which is mostly one.
  @discardableResult
  package mutating func insert(_ tableView: UITableView) -> Bool {
    if contains(tableView) { return false }
    entries.removeAll { $0.object == nil }
    entries.append(Weak(tableView))
    return true
  }
}
