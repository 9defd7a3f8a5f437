#if HEADLESS_UIKIT
import CommandLineWords
import DecoratorTableKit
import Foundation

/// Draws the screen after each change, with the batch that the table received.
@MainActor
final class LiveFrames {
  private let arguments: LiveArguments
  private let feed: LiveFeed
  private let drawing: TableDrawing
  private var batches: [BatchUpdate] = []

  private static let pointsPerColumn: CGFloat = 8
  private static let clearScreen = "\u{1B}[H\u{1B}[2J"

  /// Prepares the requested frames.
  init(_ arguments: LiveArguments) {
    self.arguments = arguments
    let feed = LiveFeed(
      seed: arguments.seed, rows: arguments.rows,
      width: CGFloat(arguments.width) * Self.pointsPerColumn)
    self.feed = feed
    drawing = TableDrawing(of: feed.screen.tableView, marginTitles: ["row", "owner", "post"]) {
      Self.margin(feed.screen.table.explain($0))
    }
    feed.screen.table.observe { [weak self] event in
      if case .didApply(let update) = event { self?.batches.append(update.table) }
    }
  }

  /// Draws the first screen and then one frame for each change.
  func run(_ output: CommandOutput) throws(CommandError) {
    try output(frame("The feed", batches: nil, inColor: output.isInColor))
    for number in 0..<arguments.frames {
      let before = feed.seconds
      batches = []
      let event = feed.step()
      pause(seconds: feed.seconds - before)
      let title = "\(number + 1) · \(clock) · \(event)"
      try output(frame(title, batches: batches, inColor: output.isInColor))
    }
    if let file = arguments.svg { try OutputFile(path: file).write(Data(drawing.svg().utf8)) }
  }

  private func frame(_ title: String, batches: [BatchUpdate]?, inColor: Bool) -> Data {
    let clear = arguments.speed > 0 ? Self.clearScreen : ""
    var lines = [clear + title, drawing.text(columns: arguments.width, inColor: inColor)]
    if let batches {
      lines += batches.map { "  the table is sent: \($0)" }
      if batches.isEmpty { lines.append("  the table is sent nothing") }
    }
    return Data((lines.joined(separator: "\n") + "\n\n").utf8)
  }

  private var clock: String {
    let (minutes, seconds) = feed.seconds.quotientAndRemainder(dividingBy: 60)
    return "\(minutes):\(seconds < 10 ? "0" : "")\(seconds)"
  }

  private func pause(seconds: Int) {
    guard arguments.speed > 0 else { return }
    Thread.sleep(forTimeInterval: Double(seconds) / Double(arguments.speed))
  }

  private static func margin(_ explanation: RowExplanation?) -> [String] {
    guard let explanation else { return [] }
    return [
      explanation.reuseIndexPath.map { "\($0.row)" } ?? "–", explanation.owner,
      explanation.dataIndexPath.map { "\($0.row)" } ?? "–",
    ]
  }
}
#endif
