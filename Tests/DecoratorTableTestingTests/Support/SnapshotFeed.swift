import DecoratorTableAds
import DecoratorTableKit
import DecoratorTableSources
import Foundation

@testable import DecoratorTableTesting

/// A table of identified posts, as it is or with layers around them, whose cells are watched.
@MainActor
final class SnapshotFeed {
  let source: SnapshotTableViewDataSource<String, IdentifiedPost>
  let tableView: RecordingTableView
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 8000))
  /// Nil for a table without the kit's front door.
  let table: DecoratedTable?
  /// Whether the innermost layer hides every fifth post, by its identity.
  private let hides: Bool
  /// The number of cells that stayed what they were through an update.
  private(set) var keptCellCount = 0
  private(set) var updateCount = 0
  private(set) var failure: String?

  private var cellsBefore: [RowPosition: UITableViewCell] = [:]

  /// - Parameter seed: What the layers are drawn from; without front door if nil.
  init(layers layerCount: Int, seed: UInt64?) {
    tableView = RecordingTableView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 8000), style: .plain)
    window.addSubview(tableView)
    tableView.rowHeight = 40
    tableView.estimatedRowHeight = 0
    tableView.sectionHeaderHeight = 0
    tableView.sectionFooterHeight = 0
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    source = SnapshotTableViewDataSource { textCell($0, $1, $2.text) }
    source.isContentEqual = { $0.version == $1.version }
    hides = layerCount > 0 && (seed ?? 0) / 6 % 2 == 1
    guard let seed else {
      table = nil
      tableView.dataSource = source
      return
    }
    let table = DecoratedTable(dataSource: source)
    self.table = table
    if hides { hideEveryFifth(in: table) }
    addLayers(layerCount, to: table, seed: seed)
    table.observe { [weak self] in self?.watch($0) }
    table.attach(to: tableView)
  }

  private func addLayers(_ count: Int, to table: DecoratedTable, seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for index in 0..<count {
      let rule = Self.rules(source)[Int.random(in: 0..<8, using: &generator)]
      let policy = ContentPolicy.allCases[Int.random(in: 0..<3, using: &generator)]
      if Bool.random(using: &generator) {
        table.addRows(named: "separators \(index)", placed: rule, policy: policy) {
          tableView, path, row in textCell(tableView, path, "above \(row)")
        }
        .height(40)
      } else {
        table.addRows(
          Array(0..<4), named: "ads \(index)", placed: rule, policy: policy
        ) { tableView, path, ad in textCell(tableView, path, "ad \(ad)") }
        .height(40)
      }
    }
  }

  private func hideEveryFifth(in table: DecoratedTable) {
    let source = source
    table.hideRows(named: "every fifth") { row in
      let path = IndexPath(row: row.row, section: row.section)
      return source.itemIdentifier(for: path).map { $0.id % 5 == 0 } ?? false
    }
  }

  private static func rules(
    _ source: SnapshotTableViewDataSource<String, IdentifiedPost>
  ) -> [Placement] {
    [
      .every(2, after: 1), .start + .every(3), .end + .before(2), .tableRows([1, 4]),
      .everyTableRows(3), .beforeLast(1), .when(fewerThan: 4, .end, otherwise: .every(3)),
      Placement.every(3).inSections(where: source.isSection("b")),
    ]
  }

  // MARK: - Checks

  /// Applies a snapshot and looks at what is shown of it.
  func apply(_ snapshot: RandomSnapshots.Snapshot) {
    let old = source.snapshot()
    let difference = snapshot.difference(from: old, isContentEqual: source.isContentEqual)
    if table == nil {
      applyWatching(snapshot, old, difference)
    } else {
      source.apply(snapshot)
    }
    look(for: snapshot)
    if let failure {
      self.failure =
        "\(failure)\n  from \(Self.text(old))\n  to \(Self.text(snapshot))\n  by \(difference)"
    }
  }

  /// Watches the cells, since there is no front door to do so.
  private func applyWatching(
    _ snapshot: RandomSnapshots.Snapshot, _ old: RandomSnapshots.Snapshot,
    _ difference: BatchUpdate
  ) {
    let before = shownCells
    source.apply(snapshot)
    if !difference.isEmpty { updateCount += 1 }
    let rows = Self.keptRows(
      difference, before: Self.rowCounts(old), after: Self.rowCounts(snapshot))
    compare(before, following: rows)
  }

  private static func text(_ snapshot: RandomSnapshots.Snapshot) -> String {
    let sections = snapshot.sectionIdentifiers.map { section in
      let items = snapshot.itemIdentifiers(inSection: section).map(\.text)
      return "\(section): \(items.joined(separator: ", "))"
    }
    return sections.joined(separator: "; ")
  }

  private func watch(_ event: DecoratedTableEvent) {
    switch event {
    case .willApply:
      cellsBefore = shownCells
    case .didApply(let update):
      updateCount += 1
      let rows = Self.keptRows(
        update.table,
        before: Self.outerRowCounts(update.layoutsBefore, update.content.rowCountsBefore),
        after: Self.outerRowCounts(update.layoutsAfter, update.content.rowCountsAfter))
      compare(cellsBefore, following: rows)
    case .didLoad: break
    case .anomaly(let anomaly): fail("\(anomaly)")
    }
  }

  /// Everything that the snapshot has is on screen, where the snapshot has it.
  private func look(for snapshot: RandomSnapshots.Snapshot) {
    tableView.layoutIfNeeded()
    if source.snapshot() != snapshot.withoutReloads { fail("another snapshot is shown") }
    for section in 0..<snapshot.numberOfSections {
      for row in 0..<Self.rowCounts(snapshot)[section] {
        let position = RowPosition(section: section, row: row)
        let path = IndexPath(row: row, section: section)
        if hides, let item = snapshot.itemIdentifier(at: position), item.id % 5 == 0 {
          let isShown = table?.reuseIndexPath(forData: path) != nil
          if isShown || source.indexPath(for: item) != path { fail("\(position) is not hidden") }
          continue
        }
        guard let item = snapshot.itemIdentifier(at: position),
          let shown = table?.reuseIndexPath(forData: path) ?? (table == nil ? path : nil)
        else { return fail("\(position) is not shown") }
        let text = tableView.cellForRow(at: shown)?.textLabel?.text ?? "no cell"
        if text != item.text { fail("\(position) shows \(text) for \(item.text)") }
        if source.itemIdentifier(for: path) != item || source.indexPath(for: item) != path {
          fail("\(position) is not where \(item.id) is")
        }
      }
    }
  }

  private func compare(
    _ cells: [RowPosition: UITableViewCell], following rows: [RowPosition: RowPosition]
  ) {
    tableView.layoutIfNeeded()
    for (before, after) in rows {
      guard let cell = cells[before] else { continue }
      if tableView.cellForRow(at: IndexPath(row: after.row, section: after.section)) === cell {
        keptCellCount += 1
      } else {
        fail("the cell of \(before) is not that of \(after)")
      }
    }
  }

  private func fail(_ text: String) { failure = failure ?? text }

  private var shownCells: [RowPosition: UITableViewCell] {
    var cells: [RowPosition: UITableViewCell] = [:]
    for path in tableView.indexPathsForVisibleRows ?? [] {
      cells[RowPosition(section: path.section, row: path.row)] = tableView.cellForRow(at: path)
    }
    return cells
  }

  /// Where the rows are whose cells a table keeps.
  private static func keptRows(
    _ update: BatchUpdate, before: [Int], after: [Int]
  ) -> [RowPosition: RowPosition] {
    let targets = BatchTrace(update, before: before, after: after).targets()
    let reloaded = Set(update.reloadedRows)
    return targets.filter { !reloaded.contains($0.key) }
  }

  private static func rowCounts(_ snapshot: RandomSnapshots.Snapshot) -> [Int] {
    snapshot.sectionIdentifiers.map { snapshot.numberOfItems(inSection: $0) }
  }

  private static func outerRowCounts(_ layouts: LayoutStack, _ content: [Int]) -> [Int] {
    guard let outermost = layouts.layers.first else { return content }
    return (0..<outermost.sectionCount).map(outermost.rowCount(inSection:))
  }
}
