import Foundation

/// One of the nine calls of `UITableView` that change rows and sections.
///
/// The index paths are those of the receiver: data on a content table and a ``DecoratedTable``,
/// reuse on the table on screen.
enum TableCall {
  case insertRows([IndexPath], UITableView.RowAnimation)
  case deleteRows([IndexPath], UITableView.RowAnimation)
  case moveRow(IndexPath, to: IndexPath)
  case reloadRows([IndexPath], UITableView.RowAnimation)
  case reconfigureRows([IndexPath])
  case insertSections(IndexSet, UITableView.RowAnimation)
  case deleteSections(IndexSet, UITableView.RowAnimation)
  case moveSection(Int, to: Int)
  case reloadSections(IndexSet, UITableView.RowAnimation)

  /// The operations of the call, row by row or section by section.
  var operations: [BatchUpdate.Operation] {
    switch self {
    case .insertRows(let rows, _): rows.map { .insertRow(RowPosition($0)) }
    case .deleteRows(let rows, _): rows.map { .deleteRow(RowPosition($0)) }
    case .moveRow(let source, let target):
      [.moveRow(from: RowPosition(source), to: RowPosition(target))]
    case .reloadRows(let rows, _): rows.map { .reloadRow(RowPosition($0)) }
    case .reconfigureRows(let rows): rows.map { .reconfigureRow(RowPosition($0)) }
    case .insertSections(let sections, _): sections.map { .insertSection($0) }
    case .deleteSections(let sections, _): sections.map { .deleteSection($0) }
    case .moveSection(let source, let target):
      [.moveSection(from: source, to: target)]
    case .reloadSections(let sections, _): sections.map { .reloadSection($0) }
    }
  }

  /// The animation of the call; none for a call without that parameter.
  var animation: UITableView.RowAnimation {
    switch self {
    case .insertRows(_, let animation), .deleteRows(_, let animation),
      .reloadRows(_, let animation), .insertSections(_, let animation),
      .deleteSections(_, let animation), .reloadSections(_, let animation):
      animation
    case .moveRow, .reconfigureRows, .moveSection: .none
    }
  }

  /// Makes the call on a table.
  @MainActor
  func make(on tableView: UITableView) {
    switch self {
    case .insertRows(let rows, let animation): tableView.insertRows(at: rows, with: animation)
    case .deleteRows(let rows, let animation): tableView.deleteRows(at: rows, with: animation)
    case .moveRow(let source, let target): tableView.moveRow(at: source, to: target)
    case .reloadRows(let rows, let animation): tableView.reloadRows(at: rows, with: animation)
    case .reconfigureRows(let rows): tableView.reconfigureRows(at: rows)
    case .insertSections(let sections, let animation):
      tableView.insertSections(sections, with: animation)
    case .deleteSections(let sections, let animation):
      tableView.deleteSections(sections, with: animation)
    case .moveSection(let source, let target): tableView.moveSection(source, toSection: target)
    case .reloadSections(let sections, let animation):
      tableView.reloadSections(sections, with: animation)
    }
  }
}
