#if HEADLESS_UIKIT
import CommandLineWords
import DecoratorTableKit
import Foundation

/// Lets the reader read, and writes down what happens.
@MainActor
struct AdsReading {
  private let arguments: AdsArguments
  private let session: AdsSession
  private let drawing: TableDrawing
  private let encoder = JSONEncoder()

  private static let pointsPerColumn: CGFloat = 8
  private static let secondsPerScreen = 15.0

  /// Prepares the requested reading.
  init(_ arguments: AdsArguments) {
    self.arguments = arguments
    let session = AdsSession(
      seed: arguments.seed, width: CGFloat(arguments.width) * Self.pointsPerColumn)
    self.session = session
    drawing = TableDrawing(of: session.screen.tableView, marginTitles: ["row", "owner"]) { path in
      guard let row = session.screen.table.explain(path) else { return [] }
      return ["\(path.row)", row.owner]
    }
    encoder.outputFormatting = [.sortedKeys]
  }

  /// Reads, and writes the lines; those of a picture are written before, unless they are shown as
  /// they come.
  func run(_ output: CommandOutput) async throws(CommandError) {
    var waiting = Data()
    let isLive = arguments.speed > 0
    func write(_ lines: [String]) throws(CommandError) {
      let data = Data(lines.map { $0 + "\n" }.joined().utf8)
      if isLive { try output(data) } else { waiting += data }
    }
    await session.begin()
    var told = 0
    var nextScreen = 0.0
    let frames = Int((Double(arguments.seconds) / AdsSession.frameTime).rounded())
    var progress = ProgressLine("frames", of: frames)
    for frame in 0...frames {
      if !isLive { progress.show(frame) }
      if frame > 0 {
        await session.frame()
        await pause()
      }
      try write(session.events[told...].map(line))
      told = session.events.count
      if !arguments.writesJSON, session.now >= nextScreen - AdsSession.frameTime / 2 {
        nextScreen += Self.secondsPerScreen
        let screen = drawing.text(columns: arguments.width, inColor: output.isInColor)
        try write(["", AdsEvent.clock(session.now), screen, ""])
      }
    }
    progress.end()
    try write(summaryLines)
    if let file = arguments.svg {
      let picture = AdsTimeline(session, seconds: Double(arguments.seconds)).document
      try OutputFile(path: file).write(Data(picture.utf8))
    }
    await session.end()
    if !isLive { try output(waiting) }
  }

  /// Waits for the time of a frame, if somebody watches.
  private func pause() async {
    guard arguments.speed > 0 else { return }
    let seconds = AdsSession.frameTime / Double(arguments.speed)
    try? await Task.sleep(nanoseconds: UInt64(seconds * 1e9))
  }

  private func line(_ event: AdsEvent) -> String {
    arguments.writesJSON ? json(event) : event.description
  }

  private var summaryLines: [String] {
    let summary = session.summary
    if arguments.writesJSON { return [json(["summary": summary])] }
    return ["", "\(arguments.seconds) seconds, seed \(arguments.seed)"] + summary.lines
  }

  private func json(_ value: some Encodable) -> String {
    // Numbers and texts can always be written.
    (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}
#endif
