import Foundation

/// Who hears of the anomalies of which table.
@MainActor
enum AnomalyObservers {
  private struct Entry {
    weak var tableView: UITableView?
    let observer: (TableAnomaly) -> Void
  }

  private static var entries: [ObjectIdentifier: Entry] = [:]

  /// Tells an observer of the anomalies of a table from now on; nobody if nil.
  ///
  /// - Parameter observer: Does not retain the table.
  static func set(_ observer: ((TableAnomaly) -> Void)?, for tableView: UITableView) {
    entries = entries.filter { $0.value.tableView != nil }
    entries[ObjectIdentifier(tableView)] = observer.map {
      Entry(tableView: tableView, observer: $0)
    }
  }

  /// Tells whoever observes a table.
  static func tell(_ anomaly: TableAnomaly, in tableView: UITableView) {
    guard let entry = entries[ObjectIdentifier(tableView)], entry.tableView === tableView else {
      return
    }
    entry.observer(anomaly)
  }
}
