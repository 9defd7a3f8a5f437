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
      ComposeRow(at: $0, on: life.screen).margin
    }
    life.screen.home.observe { [weak self] event in
      // A change that nobody sees is none of the table's.
      guard case .didApply(let update) = event, !update.table.isEmpty else { return }
      self?.batches.append(update.table)
    }
  }

  /// Draws the first screen and then one frame for each change.
  func run(_ output: CommandOutput) throws(CommandError) {
    var frames = frame("The home screen", batches: nil, inColor: output.isInColor)
    var progress = ProgressLine("changes", of: arguments.frames)
    for number in 0..<arguments.frames {
      progress.show(number)
      batches = []
      let step = life.step()
      life.screen.tableView.layoutIfNeeded()
      frames += frame("\(number + 1) · \(step)", batches: batches, inColor: output.isInColor)
    }
    progress.end()
    if arguments.listsJSON { return try output(list) }
    if let row = arguments.explained { frames += try explanation(of: row) }
    if let file = arguments.svg { try OutputFile(path: file).write(Data(drawing.svg().utf8)) }
    try output(frames)
  }

  private func frame(_ title: String, batches: [BatchUpdate]?, inColor: Bool) -> Data {
    var lines = [title, drawing.text(columns: arguments.width, inColor: inColor)]
    if let batches {
      lines += batches.map { "  the table is sent: \($0)" }
      if batches.isEmpty { lines.append("  the table is sent nothing") }
    }
    return Data((lines.joined(separator: "\n") + "\n\n").utf8)
  }

  /// All rows of the last screen, in lines of JSON.
  private var list: Data {
    let tableView = life.screen.tableView
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    var lines = Data()
    for section in 0..<tableView.numberOfSections {
      for row in 0..<tableView.numberOfRows(inSection: section) {
        let row = ComposeRow(at: IndexPath(row: row, section: section), on: life.screen)
        // Numbers and names can always be written.
        lines += (try? encoder.encode(row)) ?? Data()
        lines += Data("\n".utf8)
      }
    }
    return lines
  }

  /// Says why a row of the last screen is what it is.
  private func explanation(of row: RowPosition) throws(CommandError) -> Data {
    let tableView = life.screen.tableView
    guard row.section < tableView.numberOfSections,
      row.row < tableView.numberOfRows(inSection: row.section)
    else {
      throw .usage("--explain \(row.section),\(row.row): the last screen has no such row")
    }
    let path = IndexPath(row: row.row, section: row.section)
    return Data((ComposeRow(at: path, on: life.screen).way + "\n").utf8)
  }
}
#endif
