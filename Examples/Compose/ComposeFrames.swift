#if HEADLESS_UIKIT
import CommandLineWords
import DecoratorTableKit
import Foundation

/// Draws the screen after each change, with the batch that the table received.
@MainActor
final class ComposeFrames {
  private let arguments: ComposeArguments
  private let life: ComposeLife
  private let drawing: TableDrawing
  private var batches: [BatchUpdate] = []

  private static let pointsPerColumn: CGFloat = 8
  /// The width of the margin, in characters.
  private static let marginWidth = 34

  /// Prepares the requested frames.
  init(_ arguments: ComposeArguments) {
    self.arguments = arguments
    let life = ComposeLife(
      seed: arguments.seed, rows: arguments.rows,
      width: CGFloat(arguments.width - Self.marginWidth) * Self.pointsPerColumn)
    self.life = life
    drawing = TableDrawing(
      of: life.screen.tableView, marginTitles: ["row", "child", "layer", "data"]
    ) {
      Self.margin(of: $0, on: life.screen)
    }
    life.screen.home.table.updateObserver = { [weak self] event in
      if case .didApply(let update) = event { self?.batches.append(update.table) }
    }
  }

  /// Draws the first screen and then one frame for each change.
  func run(_ output: CommandProgram.Output) throws(CommandError) {
    var frames = frame("The home screen", batches: nil)
    for number in 0..<arguments.frames {
      batches = []
      let step = life.step()
      life.screen.tableView.layoutIfNeeded()
      frames += frame("\(number + 1) · \(step)", batches: batches)
    }
    if let file = arguments.svg { try OutputFile(path: file).write(Data(drawing.svg().utf8)) }
    try output(frames)
  }

  private func frame(_ title: String, batches: [BatchUpdate]?) -> Data {
    var lines = [title, drawing.text(columns: arguments.width)]
    if let batches {
      lines += batches.map { "  the table is sent: \($0)" }
      if batches.isEmpty { lines.append("  the table is sent nothing") }
    }
    return Data((lines.joined(separator: "\n") + "\n\n").utf8)
  }

  /// Whose a row is: of which child, of which layer there, and its row in what that wraps.
  private static func margin(of path: IndexPath, on screen: ComposeScreen) -> [String] {
    let row = "\(RowPosition(section: path.section, row: path.row))"
    guard let (child, own) = screen.home.child(at: path) else {
      return [row, "–", screen.home.table.explain(path)?.owner ?? "", "–"]
    }
    let explanation = child.decoratedTable.explain(own)
    let data = explanation?.dataIndexPath.map { RowPosition(section: $0.section, row: $0.row) }
    return [
      row, screen.name(of: child)?.rawValue ?? "", explanation?.owner ?? "",
      data.map { "\($0)" } ?? "–",
    ]
  }
}
#endif
