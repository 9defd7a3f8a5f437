import DecoratorTableKit
import Foundation

/// Several sources of texts in one table, with everything that is seen of it written down.
@MainActor
final class ComposedScreen {
  let composed: ComposedTable
  let sources: [TextSource]
  let tables: [DecoratedTable]
  let tableView: LoggingTableView
  /// The anomalies of the children and around them.
  private(set) var anomalies: [TableAnomaly] = []

  /// - Parameters:
  ///   - kind: The way in which the children are placed below each other.
  ///   - contents: The texts of each child.
  ///   - shown: The children to begin with; all if nil.
  ///   - height: The height of the table in points, where a row has 40.
  init(
    _ kind: ComposedTable.Kind, _ contents: [[[String]]], showing shown: [Int]? = nil,
    height: CGFloat = 4000
  ) {
    sources = contents.map { TextSource($0) }
    tables = sources.map { DecoratedTable(dataSource: $0, delegate: $0) }
    composed = ComposedTable(kind, (shown ?? Array(tables.indices)).map { [tables] in tables[$0] })
    tableView = LoggingTableView(
      frame: CGRect(x: 0, y: 0, width: 320, height: height), style: .plain)
    tableView.setUpForTests()
    for table in (tables as [LayeredTable]) + [composed] {
      table.observe { [weak self] event in
        if case .anomaly(let anomaly) = event { self?.anomalies.append(anomaly) }
      }
    }
    composed.attach(to: tableView)
    tableView.layoutIfNeeded()
    _ = tableView.takeCalls()
  }

  /// The text of every row, off the cells.
  var texts: [[String]] { tableView.displayedTexts() }

  /// The calls of the table since this was asked last.
  func takeCalls() -> [String] { tableView.takeCalls() }
}
