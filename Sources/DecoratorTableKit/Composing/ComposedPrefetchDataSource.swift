import Foundation

/// The prefetch data source of several children: each hears of its own rows, in their order, and
/// not at all if there are none.
final class ComposedPrefetchDataSource: ComposedObject, UITableViewDataSourcePrefetching {
  override func part(of slot: ChildSlot) -> ForwardingObject { slot.prefetchDataSource }

  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    for (slot, table, paths) in split(indexPaths) {
      slot.prefetchDataSource.tableView(table, prefetchRowsAt: paths)
    }
  }

  func tableView(
    _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {
    for (slot, table, paths) in split(indexPaths) {
      decided(.cancelPrefetching, slot) {
        slot.prefetchDataSource.tableView(table, cancelPrefetchingForRowsAt: paths)
      }
    }
  }

  /// Returns the rows of a list by child, in the order in which the children come up.
  private func split(_ indexPaths: [IndexPath]) -> [(ChildSlot, UITableView, [IndexPath])] {
    var parts: [(ChildSlot, UITableView, [IndexPath])] = []
    for case let row? in indexPaths.map({ row($0) }) {
      if let index = parts.firstIndex(where: { $0.0 === row.slot }) {
        parts[index].2.append(row.path)
      } else {
        parts.append((row.slot, row.table, [row.path]))
      }
    }
    return parts
  }
}
