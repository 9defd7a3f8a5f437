import DecoratorTableKit
import Foundation

/// What two screens must have in common, in lines.
@MainActor
struct ScreenCapture {
  /// The lines: the model, the log, what the table said, what the controller hears from it, and
  /// what is on screen without additional rows.
  private(set) var lines: [String] = []

  /// Looks at a screen.
  ///
  /// - Parameter logCount: The number of lines of the log that are known already.
  /// - Complexity: O(rows), and what the table does to answer.
  init<Controller: ComparedController>(of screen: Screen<Controller>, logAfter logCount: Int) {
    let isTall = screen.size == .tall
    lines += screen.controller.modelLines.map { "model: \($0)" }
    lines += screen.controller.log.lines.dropFirst(logCount).map { "log: \($0)" }
    lines += screen.said.map { "said: \($0)" }
    addAnswers(of: screen.contentTable, isTall: isTall)
    addPlaces(on: screen)
    addRows(on: screen, isTall: isTall)
  }

  /// Adds what the controller hears from its table.
  private mutating func addAnswers(of table: UITableView, isTall: Bool) {
    let counts = (0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) }
    lines.append("counts: \(counts)")
    lines.append("selected: \(Self.words(table.indexPathsForSelectedRows))")
    lines.append("first selected: \(Self.words(table.indexPathForSelectedRow.map { [$0] }))")
    lines.append("editing: \(table.isEditing)")
    let visible = table.indexPathsForVisibleRows ?? []
    if isTall { lines.append("visible: \(Self.words(visible))") }
    lines.append("visible in order: \(visible == visible.sorted())")
    let cells = table.visibleCells
    lines.append("visible cells: \(cells.map { table.indexPath(for: $0) } == visible)")
    lines.append("visible rows have cells: \(visible.map(table.cellForRow) == cells)")
    var bottom = -CGFloat.infinity
    for (section, count) in counts.enumerated() {
      for row in 0..<count {
        let indexPath = IndexPath(row: row, section: section)
        let rect = table.rectForRow(at: indexPath)
        let found = table.indexPathForRow(at: CGPoint(x: rect.midX, y: rect.midY))
        let isBelow = rect.minY >= bottom && rect.height == 44
        bottom = rect.maxY
        lines.append("rect of \(section), \(row): \(isBelow), \(found == indexPath)")
      }
      guard isTall else { continue }
      let titles = [table.headerView(forSection: section), table.footerView(forSection: section)]
      lines.append("titles of \(section): \(titles.map { $0?.textLabel?.text ?? "none" })")
    }
  }

  /// Adds whether rows are found on screen, and back.
  private mutating func addPlaces<Controller>(on screen: Screen<Controller>) {
    guard let decoration = screen.decoration else { return }
    for indexPath in screen.indexPaths {
      let place = decoration.place(of: indexPath)
      guard place.flatMap(decoration.indexPath(at:)) != indexPath else { continue }
      lines.append("place of \(indexPath) is \(place.map { "\($0)" } ?? "nowhere")")
    }
  }

  /// Adds what is on screen, from the top. A row that is not the controller's adds nothing, unless
  /// its cell is.
  private mutating func addRows<Controller>(on screen: Screen<Controller>, isTall: Bool) {
    let table = screen.table
    table.layoutIfNeeded()
    let above = screen.decoration?.sectionsAbove ?? 0
    for section in 0..<table.numberOfSections {
      if isTall, section >= above {
        let titles = [table.headerView(forSection: section), table.footerView(forSection: section)]
        lines.append(
          "section \(section - above): \(titles.map { $0?.textLabel?.text ?? "none" })")
      }
      for row in 0..<table.numberOfRows(inSection: section) {
        let place = IndexPath(row: row, section: section)
        let indexPath = screen.decoration.map { $0.indexPath(at: place) } ?? place
        if !isTall {
          // Each row is looked at while it is on screen.
          table.scrollToRow(at: place, at: .none, animated: false)
          table.layoutIfNeeded()
        }
        let cell = table.cellForRow(at: place)
        if let indexPath {
          lines.append("row \(indexPath.section), \(indexPath.row): \(Self.words(cell, in: table))")
        } else if cell?.textLabel?.text?.hasPrefix(Decoration.mark) == false {
          lines.append("additional row \(place): \(Self.words(cell, in: table))")
        }
      }
    }
  }

  private static func words(_ indexPaths: [IndexPath]?) -> [String] {
    (indexPaths ?? []).sorted().map { "\($0.section), \($0.row)" }
  }

  private static func words(_ cell: UITableViewCell?, in table: UITableView) -> String {
    guard let cell else { return "no cell" }
    var words = [cell.textLabel?.text ?? "", cell.detailTextLabel?.text ?? ""]
    if cell.accessoryType != .none { words.append("accessory \(cell.accessoryType)") }
    if let toggle = cell.accessoryView as? UISwitch { words.append(toggle.isOn ? "on" : "off") }
    if cell.isSelected { words.append("selected") }
    if cell.isEditing { words.append("editing \(cell.editingStyle)") }
    if cell.showsReorderControl { words.append("grip") }
    return words.joined(separator: " | ")
  }
}
