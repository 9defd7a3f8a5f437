import Foundation

/// The observers of anomalies, by table.
@MainActor
enum AnomalyObservers {
  private struct Entry {
    weak var tableView: UITableView?
    let observer: (TableAnomaly) -> Void
  }

  private static var entries: [ObjectIdentifier: Entry] = [:]
  /// The number of entries at which those of deallocated tables are removed.
  private static var limit = 8

  /// Sets the observer of a table's anomalies, or removes it if nil.
  ///
  /// - Parameter observer: The observer, which must not retain the table.
  static func set(_ observer: ((TableAnomaly) -> Void)?, for tableView: UITableView) {
    if entries.count >= limit {
      entries = entries.filter { $0.value.tableView != nil }
      limit = max(8, 2 * entries.count)
    }
    entries[ObjectIdentifier(tableView)] = observer.map {
      Entry(tableView: tableView, observer: $0)
    }
  }

  /// Notifies the observer of a table.
  static func notify(_ anomaly: TableAnomaly, in tableView: UITableView) {
    guard let entry = entries[ObjectIdentifier(tableView)], entry.tableView === tableView else {
      return
    }
    entry.observer(anomaly)
  }
}
