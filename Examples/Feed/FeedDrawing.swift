#if !canImport(UIKit)
import DecoratorTableKit
import Foundation

/// Draws the screen as text and as SVG, after the scrolling and the tap that were asked for.
@MainActor
struct FeedDrawing {
  private let screen: FeedScreen
  private let drawing: TableDrawing
  private var notes: [String] = []

  private static let pointsPerColumn: CGFloat = 8

  /// Shows a feed, scrolls it and taps it.
  ///
  /// - Parameters:
  ///   - content: What is shown.
  ///   - arguments: The size of the screen and what is done to it; its rows exist.
  init(_ content: FeedContent, _ arguments: FeedArguments) {
    var reports: [String] = []
    let screen = FeedScreen(
      content, rows: arguments.rows, width: CGFloat(arguments.width) * Self.pointsPerColumn
    ) { reports.append($0) }
    self.screen = screen
    let table = screen.tableView
    if let row = arguments.scrollRow {
      table.scrollToRow(at: Self.path(row), at: .top, animated: false)
      table.layoutIfNeeded()
    }
    if let row = arguments.tapRow {
      table.scrollToRow(at: Self.path(row), at: .none, animated: false)
      table.layoutIfNeeded()
      table.simulateTap(at: Self.path(row))
      let effect = reports.isEmpty ? "does nothing" : reports.joined(separator: "; ")
      notes.append("A tap on row \(row) \(effect)")
    }
    if let row = arguments.explainRow, let explanation = screen.table.explain(Self.path(row)) {
      notes.append("Row \(row): \(explanation)")
    }
    drawing = TableDrawing(
      of: table, margin: { Self.margin(screen.table.explain($0)) },
      marginTitles: ["reuse", "owner", "data"])
  }

  /// The picture as text, and below it what the tap did and what the explanation says.
  func text(columns: Int) -> String {
    let picture = drawing.text(columns: columns)
    return ([picture.hasSuffix("\n") ? String(picture.dropLast()) : picture] + notes)
      .map { $0 + "\n" }.joined()
  }

  /// The picture as SVG.
  func svg() -> String { drawing.svg() }

  private static func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  private static func margin(_ explanation: RowExplanation?) -> [String] {
    guard let explanation else { return ["", "", ""] }
    let owner = explanation.index.map { "\(explanation.owner) \($0)" } ?? explanation.owner
    return [
      short(explanation.reuseIndexPath), owner, explanation.dataIndexPath.map(short) ?? "–",
    ]
  }

  private static func short(_ path: IndexPath) -> String { "\(path.section),\(path.row)" }
}
#endif
