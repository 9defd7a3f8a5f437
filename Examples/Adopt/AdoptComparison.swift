#if HEADLESS_UIKIT
import CommandLineWords
import DecoratorTableKit
import Foundation

/// Shows the controller bare and adopted, makes the same touches on both, and compares.
@MainActor
struct AdoptComparison {
  /// The pictures, the log and the verdict.
  let text: String
  /// The picture of the adopted controller as SVG.
  let svg: String
  /// The logs.
  let logs: AdoptLogs

  private static let pointsPerColumn: CGFloat = 8
  /// The height of a screen, in lines of the picture: enough for all rows.
  private static let lineCount = 80

  /// Makes the requested comparison.
  ///
  /// - Parameters:
  ///   - arguments: The touches, and the size of the pictures.
  ///   - inColor: Whether the text has colours.
  init(_ arguments: AdoptArguments, inColor: Bool) {
    let columns = (arguments.width - 2) / 2
    let size = CGSize(
      width: CGFloat(columns) * Self.pointsPerColumn,
      height: CGFloat(Self.lineCount) * ChatsScreen.rowHeight)
    let screens = (0..<2).map { _ in ChatsScreen(SampleChats.all, size: size) }
    let (bare, adopted) = (screens[0], screens[1])
    adopted.decorate()
    let anomalies = AdoptAnomalies(of: adopted)
    if let count = arguments.touches {
      var random = SeededRandom(seed: UInt64(arguments.seed))
      var progress = ProgressLine("touches", of: count)
      defer { progress.end() }
      for number in 0..<count {
        progress.show(number)
        let touch = AdoptTouch.random(chatCount: bare.store.count, using: &random)
        for screen in screens { AdoptTouches(of: screen).make(touch) }
        if bare.store.log.last != adopted.store.log.last { break }
      }
    } else {
      for touch in AdoptTouch.script {
        for screen in screens { AdoptTouches(of: screen).make(touch) }
      }
    }
    logs = AdoptLogs(bare: bare.store.log, adopted: adopted.store.log + anomalies.lines)
    let log = arguments.touches == nil ? logs.bare : ["\(arguments.touches ?? 0) random touches"]
    text =
      (Self.pictures(bare, adopted, columns: columns, inColor: inColor) + [""] + log + [""]
      + logs.verdict)
      .map { $0 + "\n" }.joined()
    svg = TableDrawing(of: adopted.tableView).svg()
  }

  /// Draws the two screens side by side, without the lines that are empty in both.
  private static func pictures(
    _ bare: ChatsScreen, _ adopted: ChatsScreen, columns: Int, inColor: Bool
  ) -> [String] {
    let pictures = [bare, adopted].map {
      TableDrawing(of: $0.tableView).text(columns: columns, inColor: inColor)
        .components(separatedBy: "\n")
    }
    let titles = "bare".padding(toLength: columns + 2, withPad: " ", startingAt: 0) + "adopted"
    return [titles]
      + zip(pictures[0], pictures[1]).filter { lines in
        [lines.0, lines.1].contains { $0.contains { !" │".contains($0) } }
      }
      .map { "\($0)  \($1)" }
  }
}
#endif
