import Foundation

@testable import HeadlessUIKit

/// Numbered sections and rows: a title with the section's number, a cell with the row's.
@MainActor
final class NumberedSource: NSObject, UITableViewDataSource {
  let log: CallLog
  var sections: [NumberedSection]

  init(_ sections: [NumberedSection], log: CallLog) {
    self.sections = sections
    self.log = log
  }

  func numberOfSections(in tableView: UITableView) -> Int {
    log.lines.append("sections")
    return sections.count
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    log.lines.append("rows \(section)")
    return sections[section].rows.count
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    "\(sections[section].id)"
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    log.add("cell", indexPath)
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = "\(sections[indexPath.section].rows[indexPath.row])"
    return cell
  }
}

/// A table over a ``NumberedSource``, laid out, with nothing in the log. Rows are 50 points high,
/// and several can be selected.
@MainActor
struct UpdatedTable {
  let log = CallLog()
  let table: UITableView
  let source: NumberedSource
  let delegate: LoggedDisplayDelegate

  init(_ counts: [Int], height: CGFloat = 180, style: UITableView.Style = .plain) {
    self.init(NumberedSection.numbered(counts), height: height, style: style)
  }

  init(_ sections: [NumberedSection], height: CGFloat = 180, style: UITableView.Style = .plain) {
    let frame = CGRect(x: 0, y: 0, width: 320, height: height)
    let keeper = SourceKeepingTable(frame: frame, style: style)
    table = keeper
    source = NumberedSource(sections, log: log)
    delegate = LoggedDisplayDelegate(log: log)
    keeper.kept = [source, delegate]
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.rowHeight = 50
    table.allowsMultipleSelection = true
    table.dataSource = source
    table.delegate = delegate
    table.layoutIfNeeded()
    _ = log.consume()
  }

  /// The numbers on the cells in view, from top to bottom.
  var shown: [Int] { table.visibleCells.map { Int($0.textLabel?.text ?? "") ?? -1 } }

  /// The cells in view by their numbers.
  var cells: [Int: UITableViewCell] {
    Dictionary(uniqueKeysWithValues: zip(shown, table.visibleCells))
  }

  /// The headers in view by their section's numbers.
  var headers: [Int: UIView] {
    let views = source.sections.indices.compactMap { table.headerView(forSection: $0) }
    let pairs = views.map { (Int($0.textLabel?.text ?? "") ?? -1, $0 as UIView) }
    return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }

  /// The numbers of the selected rows in the order in which they were selected.
  var selected: [Int] {
    (table.indexPathsForSelectedRows ?? []).map { source.sections[$0.section].rows[$0.row] }
  }

  /// Selects every row, from the last to the first.
  func selectAll() {
    for path in source.sections.places.values.sorted().reversed() {
      table.selectRow(at: path, animated: false, scrollPosition: .none)
    }
  }

  /// Changes the source and announces the update in one block.
  @discardableResult
  func perform(_ update: TableUpdate, to sections: [NumberedSection]) -> [UIKitFailure] {
    UIKitFailure.recording {
      table.performBatchUpdates {
        source.sections = sections
        announce(update)
      }
    }
  }

  /// Calls the table for every operation.
  func announce(_ update: TableUpdate) {
    for move in update.movedRows { table.moveRow(at: move.source, to: move.target) }
    table.insertRows(at: update.insertedRows, with: .automatic)
    table.reconfigureRows(at: update.reconfiguredRows)
    table.deleteRows(at: update.deletedRows, with: .fade)
    table.reloadRows(at: update.reloadedRows, with: .none)
    for move in update.movedSections { table.moveSection(move.source, toSection: move.target) }
    for section in update.insertedSections { table.insertSections([section], with: .top) }
    for section in update.deletedSections { table.deleteSections([section], with: .bottom) }
    for section in update.reloadedSections { table.reloadSections([section], with: .left) }
  }
}
