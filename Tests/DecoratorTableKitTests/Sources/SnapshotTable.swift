import DecoratorTableKit
import DecoratorTableSources
import Foundation

/// A table of identified texts: the source, the table, and the calls that the table gets.
@MainActor
final class SnapshotTable {
  typealias Snapshot = TableSnapshot<String, String>

  let source: SnapshotTableViewDataSource<String, String>
  let tableView = UITableView.forTests()
  /// The decorated table around the source, if there is one.
  var table: DecoratedTable?
  /// The batches that the decorated table has sent to the table.
  private(set) var batches: [String] = []
  /// The cells that were asked for, by the texts in them.
  private(set) var made: [String] = []
  /// Called when a cell is asked for.
  var willMakeCell: ((String) -> Void)?

  init(_ sections: KeyValuePairs<String, [String]> = [:]) {
    let box = Box()
    source = SnapshotTableViewDataSource { tableView, path, text in
      box.table?.willMake(text)
      let cell = tableView.dequeueReusableCell(withIdentifier: "text", for: path)
      cell.textLabel?.text = text
      return cell
    }
    box.table = self
    if !sections.isEmpty { source.apply(Self.snapshot(sections)) }
  }

  private final class Box {
    weak var table: SnapshotTable?
  }

  private func willMake(_ text: String) {
    made.append(text)
    willMakeCell?(text)
  }

  static func snapshot(_ sections: KeyValuePairs<String, [String]>) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items, toSection: section)
    }
    return snapshot
  }

  /// What is written down of the table's events.
  private(set) var observation: TableObservation?

  /// Puts a decorated table around the source, with an ad before every second row.
  func decorate(
    ads: [String] = ["ad 0", "ad 1", "ad 2"], delegate: (any UITableViewDelegate)? = nil
  ) {
    let table = DecoratedTable(dataSource: source, delegate: delegate)
    if !ads.isEmpty {
      table.addRows(ads, named: "ads", placed: .every(2), policy: .followContent) {
        tableView, _, ad in textCell(tableView, ad)
      }
    }
    observation = table.observe { [weak self] event in
      if case .didApply(let update) = event { self?.batches.append("\(update.table)") }
    }
    self.table = table
  }

  func show() {
    if let table { table.attach(to: tableView) } else { tableView.dataSource = source }
    tableView.layoutIfNeeded()
    made = []
  }

  func apply(_ sections: KeyValuePairs<String, [String]>) {
    source.apply(Self.snapshot(sections))
  }

  func takeBatches() -> [String] {
    defer { batches = [] }
    return batches
  }
}
