#if !canImport(UIKit)
import CommandLineWords
import DecoratorTableKit
import Foundation

/// Draws the screen as text and as SVG, after the scrolling and the tap that were asked for.
@MainActor
struct FeedDrawing {
  private let drawing: TableDrawing
  private let notes: [String]

  private static let pointsPerColumn: CGFloat = 8

  /// Shows a feed, scrolls it and taps it.
  ///
  /// - Parameters:
  ///   - content: What is shown.
  ///   - arguments: The size of the screen and what is done to it.
  /// - Throws: A usage error if the table has no such row as is asked for.
  init(_ content: FeedContent, _ arguments: FeedArguments) throws(CommandError) {
    var selection: FeedSelection?
    let screen = FeedScreen(
      content, rows: arguments.rows, width: CGFloat(arguments.width) * Self.pointsPerColumn
    ) { selection = $0 }
    let layouts = screen.layouts
    try arguments.checkRows(count: layouts.rowCount)
    let table = screen.tableView
    table.layoutIfNeeded()
    if let row = arguments.scrollRow { Self.show(row, at: .top, in: table) }
    if let row = arguments.tapRow { Self.show(row, at: .none, in: table) }
    var notes: [String] = []
    if let tap = FeedTap(row: arguments.tapRow, on: screen) {
      table.simulateTap(at: tap.path)
      if let explanation = screen.table.explain(tap.path) {
        let text = content.row(at: RowPosition(tap.path), in: layouts).text
        notes += tap.report(explanation, showing: text, selecting: selection)
      }
    }
    if let row = arguments.explainRow,
      let explanation = screen.table.explain(IndexPath(row: row, section: 0))
    {
      notes += explanation.description.split(separator: "\n").map(String.init)
    }
    self.notes = notes
    drawing = TableDrawing(of: table, marginTitles: ["reuse", "owner", "data"]) {
      Self.margin(screen.table.explain($0))
    }
  }

  /// The picture as text, and below it what the tap did and what the explanation says.
  func text(columns: Int) -> String {
    ([drawing.text(columns: columns)] + notes.map { OneLine.text($0, columns: columns) })
      .map { $0 + "\n" }.joined()
  }

  /// The picture as SVG.
  func svg() -> String { drawing.svg() }

  private static func show(
    _ row: Int, at position: UITableView.ScrollPosition, in table: UITableView
  ) {
    table.scrollToRow(at: IndexPath(row: row, section: 0), at: position, animated: false)
    table.layoutIfNeeded()
  }

  private static func margin(_ explanation: RowExplanation?) -> [String] {
    guard let explanation else { return [] }
    let owner = explanation.index.map { "\(explanation.owner) \($0)" } ?? explanation.owner
    return [
      "\(RowPosition(explanation.reuseIndexPath))", owner,
      explanation.dataIndexPath.map { "\(RowPosition($0))" } ?? "–",
    ]
  }
}
#endif
