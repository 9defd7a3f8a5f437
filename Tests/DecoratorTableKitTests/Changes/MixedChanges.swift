import DecoratorTableKit
import DecoratorTableSources
import Foundation

/// A snapshot source in a decorated table with a layer of ads, where changes of all three can wait.
@MainActor
final class MixedChanges {
  let table: DecoratedTable
  let ads: RowLayer<String>
  /// What was applied and loaded, in order.
  let log = CallLog()
  /// The names of the changes that were completed, in order; in brackets if that was in the middle
  /// of another.
  private(set) var completions: [String] = []
  private let snapshots = SnapshotTable(["a": ["1", "2", "3"]])
  private var isApplying = false

  init() {
    table = DecoratedTable(dataSource: snapshots.source)
    ads = table.addRows(["ad 0"], named: "ads", placed: .every(2), policy: .followRule) {
      tableView, _, ad in textCell(tableView, ad)
    }
    table.attach(to: snapshots.tableView)
    snapshots.tableView.layoutIfNeeded()
    table.observe { [weak self] in self?.note($0) }
  }

  var source: SnapshotTableViewDataSource<String, String> { snapshots.source }

  /// The texts that are shown.
  var texts: [String] { snapshots.tableView.displayedTexts().flatMap { $0 } }

  /// Has something done while the table inserts a fourth row.
  func inTheMiddle(_ body: @escaping () -> Void) {
    snapshots.willMakeCell = { [weak snapshots] _ in
      snapshots?.willMakeCell = nil
      body()
    }
    apply(["1", "2", "3", "4"], named: "middle")
  }

  /// Applies a snapshot of these rows.
  func apply(_ rows: [String], named name: String) {
    source.apply(SnapshotTable.snapshot(["a": rows])) { self.complete(name) }
  }

  /// Announces that the first row is to be shown again.
  func announce(named name: String) {
    table.performBatchUpdates {
      self.table.reloadRows(at: [path(0)], with: .none)
    } completion: { _ in
      self.complete(name)
    }
  }

  private func complete(_ name: String) { completions.append(isApplying ? "(\(name))" : name) }

  private func note(_ event: DecoratedTableEvent) {
    switch event {
    case .willApply:
      isApplying = true
    case .didApply(let update):
      isApplying = false
      switch update.source {
      case .content: log.note("content \(update.levels.last ?? BatchUpdate())")
      case .layer(let name): log.note(name)
      case .layers: log.note("layers")
      }
    case .didLoad:
      log.note("load")
    case .anomaly(let anomaly):
      log.note("\(anomaly)")
    }
  }
}
