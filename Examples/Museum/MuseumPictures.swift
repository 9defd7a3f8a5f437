#if HEADLESS_UIKIT
import CommandLineWords
import DecoratorTableKit
import Foundation

/// Draws the screen after each step, with the batches that the table received.
@MainActor
final class MuseumPictures {
  private let arguments: MuseumArguments
  private var tour: MuseumTour
  private let screen: MuseumScreen
  private let drawing: TableDrawing
  private var batches: [BatchUpdate] = []

  /// The width of the margin, in characters.
  private static let marginWidth = 26

  /// Prepares the requested pictures.
  init(_ arguments: MuseumArguments) {
    self.arguments = arguments
    tour = MuseumTour(seed: arguments.seed)
    let screen = MuseumScreen(
      tour.snapshot, lines: arguments.lines,
      width: CGFloat(arguments.width - Self.marginWidth) * MuseumDelegate.columnWidth)
    self.screen = screen
    drawing = TableDrawing(of: screen.tableView, marginTitles: ["row", "owner", "data"]) {
      Self.margin(screen.table.explain($0))
    }
    screen.table.observe { [weak self] event in
      if case .didApply(let update) = event { self?.batches.append(update.table) }
    }
  }

  /// Draws the first screen and then one picture for each step.
  func run(_ output: CommandOutput) throws(CommandError) {
    try output(picture("The museum", batches: nil, inColor: output.isInColor))
    for number in 0..<(arguments.steps ?? MuseumTour.stepCount) {
      batches = []
      let event = tour.make(step: number)
      screen.source.apply(tour.snapshot)
      let title = "\(number + 1) · \(event)"
      try output(picture(title, batches: batches, inColor: output.isInColor))
    }
    if let file = arguments.svg { try OutputFile(path: file).write(Data(drawing.svg().utf8)) }
  }

  private func picture(_ title: String, batches: [BatchUpdate]?, inColor: Bool) -> Data {
    var lines = [title, drawing.text(columns: arguments.width, inColor: inColor)]
    if let batches {
      lines += batches.map { "  the table is sent: \($0)" }
      if batches.isEmpty { lines.append("  the table is sent nothing") }
    }
    return Data((lines.joined(separator: "\n") + "\n\n").utf8)
  }

  private static func margin(_ explanation: RowExplanation?) -> [String] {
    guard let explanation else { return [] }
    return [
      explanation.reuseIndexPath.map { "\(RowPosition($0))" } ?? "–", explanation.owner,
      explanation.dataIndexPath.map { "\(RowPosition($0))" } ?? "–",
    ]
  }
}

extension RowPosition {
  fileprivate init(_ path: IndexPath) { self.init(section: path.section, row: path.row) }
}
#endif
