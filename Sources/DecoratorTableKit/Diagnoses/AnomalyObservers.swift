import Foundation

/// The observers of anomalies, by table.
@MainActor
enum AnomalyObservers {
  private struct Entry {
    weak var tableView: UITableView?
    let observer: (TableAnomaly) -> Void
  }

  private static var entries: [ObjectIdentifier: Entry] = [:]
  /// The table of a child whose layers or source are being called with the table on screen.
  private static var tableOfChild: UITableView?
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

  /// Makes a call in which anomalies of the table on screen are those of a child.
  static func during<Value>(callsOf child: UITableView, _ call: () -> Value) -> Value {
    let outer = tableOfChild
    tableOfChild = child
    defer { tableOfChild = outer }
    return call()
  }

  /// Notifies the observer of a table.
  static func notify(_ anomaly: TableAnomaly, in tableView: UITableView) {
    var tableView = tableView
    if let child = tableOfChild, child.tableOnScreen === tableView.tableOnScreen {
      tableView = child
    }
    guard let entry = entries[ObjectIdentifier(tableView)], entry.tableView === tableView else {
      return
    }
    entry.observer(anomaly)
  }
}
