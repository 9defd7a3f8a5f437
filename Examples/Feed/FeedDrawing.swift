#if HEADLESS_UIKIT
import CommandLineWords
import DecoratorTableInspector
import DecoratorTableKit
import Foundation

/// Draws the screen as text and as SVG, after the requested scrolling and tap.
@MainActor
struct FeedDrawing {
  private let drawing: TableDrawing
  private let picture: TableDrawing
  private let notes: [String]

  private static let pointsPerColumn: CGFloat = 8

  /// Shows, scrolls and taps a feed.
  ///
  /// - Parameters:
  ///   - content: The content of the screen.
  ///   - arguments: The size of the screen, the scrolling and the tap.
  /// - Throws: A usage error if the table does not have a requested row.
  init(_ content: FeedContent, _ arguments: FeedArguments) throws(CommandError) {
    var selection: FeedSelection?
    let screen = FeedScreen(
      content, rows: arguments.rows, width: CGFloat(arguments.width) * Self.pointsPerColumn
    ) { selection = $0 }
    if arguments.inspects { screen.table.inspector.isShown = true }
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
    // The marks say what the margin does.
    picture = arguments.inspects ? TableDrawing(of: table) : drawing
  }

  /// Returns the picture as text, followed by the effect of the tap and the explanation.
  func text(columns: Int, inColor: Bool) -> String {
    ([drawing.text(columns: columns, inColor: inColor)]
      + notes.map { OneLine.text($0, columns: columns) })
      .map { $0 + "\n" }.joined()
  }

  /// Returns the picture as SVG.
  func svg() -> String { picture.svg() }

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
      explanation.reuseIndexPath.map { "\(RowPosition($0))" } ?? "–", owner,
      explanation.dataIndexPath.map { "\(RowPosition($0))" } ?? "–",
    ]
  }
}
#endif
