#if HEADLESS_UIKIT
import CommandLineWords
import DecoratorTableKit
import Foundation

/// Draws the gallery, followed by the effects of touching a row.
@MainActor
struct GalleryDrawing {
  /// The picture and the effects.
  let text: String
  /// The picture as SVG.
  let svg: String

  private static let pointsPerColumn: CGFloat = 8
  /// The maximum width of the margin, in characters.
  private static let marginWidth = 27

  /// Draws the requested picture.
  ///
  /// - Parameters:
  ///   - arguments: The size of the screen, and the row to touch.
  ///   - inColor: Whether the text has colours.
  init(_ arguments: GalleryArguments, inColor: Bool) throws(CommandError) {
    var touches = GalleryTouches()
    let log = GalleryLog()
    let screen = GalleryScreen(
      size: CGSize(
        width: CGFloat(arguments.width - Self.marginWidth) * Self.pointsPerColumn,
        height: CGFloat(arguments.lines) * ImageCell.heightOfLine),
      actions: GalleryActions { log.effects.append($0) })
    screen.tableView.layoutIfNeeded()
    let row = arguments.touched ?? GalleryArguments.standardRow
    try touches.make(at: row, on: screen, log)
    let drawing = TableDrawing(of: screen.tableView, marginTitles: ["row", "data", "cell"]) {
      Self.margin(of: $0, on: screen)
    }
    let reason = arguments.touched == nil ? " (--touch SECTION,ROW touches another)" : ""
    text =
      ([
        drawing.text(columns: arguments.width, inColor: inColor),
        "Touches of row \(row)\(reason)",
      ] + touches.lines)
      .map { $0 + "\n" }.joined()
    svg = drawing.svg()
  }

  private static func margin(of path: IndexPath, on screen: GalleryScreen) -> [String] {
    let data = screen.table.dataIndexPath(forReuse: path)
    let cell = screen.tableView.cellForRow(at: path)
    return [
      "\(RowPosition(path))", data.map { "\(RowPosition($0))" } ?? "–",
      cell.map { "\(type(of: $0))" } ?? "",
    ]
  }
}
#endif
