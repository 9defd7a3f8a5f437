import Foundation

// The table that the wrapped objects get.
extension Segment {
  /// Makes a call with the table for an object inside. All callbacks use it.
  ///
  /// There are two calls, since choosing between two tables would retain one, which for an object
  /// with weak references takes longer than converting an index path.
  ///
  /// - Parameters:
  ///   - tableView: The table that asks.
  ///   - isPlain: Whether the object is a plain one, which gets the content table.
  ///   - call: The call.
  @inline(__always)
  func withInnerTable<Value>(
    _ tableView: UITableView, isPlain: Bool, to call: (UITableView) -> Value
  ) -> Value {
    guard isPlain, usesContentTable else { return call(tableView) }
    return call(innerTable(for: tableView))
  }

  /// Returns the content table for calls of a table.
  @inline(__always)
  private func innerTable(for tableView: UITableView) -> UITableView {
    if let knownContentTable, knownContentTable.asking == ObjectIdentifier(tableView) {
      return knownContentTable.table
    }
    return findInnerTable(for: tableView)
  }

  @inline(never)
  private func findInnerTable(for tableView: UITableView) -> UITableView {
    guard
      let contentTable = table?.contentTable(for: tableView)
        ?? manualWiring?.contentTable(for: tableView)
    else { return tableView }
    knownContentTable = (ObjectIdentifier(tableView), contentTable)
    return contentTable
  }
}
