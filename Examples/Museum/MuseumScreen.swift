import DecoratorTableKit
import DecoratorTableSources
import Foundation

/// The screen: a table of identified rows of several kinds, with advertisements in one section.
@MainActor
final class MuseumScreen {
  /// The table on screen.
  let tableView: UITableView
  /// The layers around the rows.
  let table: DecoratedTable
  /// The rows.
  let source: SnapshotTableViewDataSource<MuseumSection, MuseumItem>

  /// Shows a list on a screen of `lines` lines, `width` points wide.
  init(_ snapshot: MuseumTour.Snapshot, lines: Int, width: CGFloat) {
    let height = MuseumDelegate.lineHeight
    tableView = UITableView(
      frame: CGRect(x: 0, y: 0, width: width, height: CGFloat(lines) * height), style: .plain)
    tableView.estimatedRowHeight = height
    source = SnapshotTableViewDataSource { Self.cell($0, of: $2) }
    source.headerTitle = { $0.rawValue }
    // Applied before there is a table, which shows the list once it exists.
    source.apply(snapshot)
    table = DecoratedTable(dataSource: source, delegate: MuseumDelegate(source: source))
    table.addRows(
      MuseumWords.vendors, named: "ads",
      placed: .every(3, after: 2).inSections(where: source.isSection(.numbers)),
      policy: .followRule
    ) { tableView, _, vendor in
      let cell = Self.dequeue(tableView, "ad")
      cell.textLabel?.text = "★ \(vendor) · sponsored"
      cell.backgroundColor = .systemGray5
      return cell
    }
    .height(height)
    #if HEADLESS_UIKIT
    tableView.simulateWindow()
    #endif
    table.attach(to: tableView)
    #if HEADLESS_UIKIT
    tableView.layoutIfNeeded()
    #endif
  }

  private static func cell(_ tableView: UITableView, of item: MuseumItem) -> UITableViewCell {
    switch item {
    case .banner(let name):
      let cell = dequeue(tableView, "banner")
      cell.textLabel?.text = MuseumWords.text(ofBanner: name)
      cell.textLabel?.numberOfLines = 0
      return cell
    case .number(let number):
      let cell = dequeue(tableView, "number", style: .value1)
      cell.textLabel?.text = "\(number.value)"
      cell.detailTextLabel?.text = number.occurrence > 0 ? "again" : nil
      return cell
    case .note(let text):
      let cell = dequeue(tableView, "note")
      cell.textLabel?.text = "– \(text)"
      return cell
    }
  }

  private static func dequeue(
    _ tableView: UITableView, _ identifier: String, style: UITableViewCell.CellStyle = .default
  ) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: identifier)
      ?? UITableViewCell(style: style, reuseIdentifier: identifier)
  }
}
