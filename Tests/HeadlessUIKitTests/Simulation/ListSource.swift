import Foundation

@testable import HeadlessUIKit

/// Sections of named rows that can be edited and moved; writes down what it is asked and told.
@MainActor
final class ListSource: NSObject, UITableViewDataSource {
  let log: CallLog
  var sections: [[String]]
  var canEdit: (IndexPath) -> Bool = { _ in true }
  var canMove: (IndexPath) -> Bool = { _ in true }
  var onCommit: (IndexPath) -> Void = { _ in }

  init(_ sections: [[String]], log: CallLog) {
    self.sections = sections
    self.log = log
  }

  func numberOfSections(in tableView: UITableView) -> Int {
    log.lines.append("sections")
    return sections.count
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    log.lines.append("rows \(section)")
    return sections[section].count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    log.add("cell", indexPath)
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = sections[indexPath.section][indexPath.row]
    cell.accessoryType = .detailButton
    return cell
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    log.add("canEdit", indexPath)
    return canEdit(indexPath)
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    log.add("canMove", indexPath)
    return canMove(indexPath)
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    log.add("commit \(editingStyle)", indexPath)
    onCommit(indexPath)
  }

  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    log.add("move \(sourceIndexPath.section).\(sourceIndexPath.row) to", destinationIndexPath)
    let name = sections[sourceIndexPath.section].remove(at: sourceIndexPath.row)
    sections[destinationIndexPath.section].insert(name, at: destinationIndexPath.row)
  }
}

/// A table over a ``ListSource``, laid out, with nothing in the log.
@MainActor
struct ListTable {
  let log = CallLog()
  let table: UITableView
  let source: ListSource

  init(
    _ sections: [[String]] = [["a", "b", "c", "d"]], height: CGFloat = 600,
    style: UITableView.Style = .plain
  ) {
    let frame = CGRect(x: 0, y: 0, width: 320, height: height)
    table = UITableView(frame: frame, style: style)
    source = ListSource(sections, log: log)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.rowHeight = 50
    table.dataSource = source
    table.layoutIfNeeded()
    _ = log.consume()
  }

  /// The texts of the cells on screen, from top to bottom.
  var shown: [String] { table.visibleCells.map { $0.textLabel?.text ?? "" } }
}

/// A delegate that implements nothing.
@MainActor
final class SilentTableDelegate: NSObject, UITableViewDelegate {}

/// Rows that say of themselves that they can be neither edited nor moved by the user.
@MainActor
final class FixedSource: NSObject, UITableViewDataSource, SelectorResponding {
  let rows: Int
  init(rows: Int) { self.rows = rows }

  func response(to selector: Selector) -> Bool? { false }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
}
