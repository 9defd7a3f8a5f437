import CommandLineWords
import DecoratorTableKit
import ExampleSamples
import Foundation

/// Executes a command line. It reads and checks everything before it writes anything.
@MainActor
struct FeedCommand {
  private let arguments: FeedArguments
  private let output: CommandOutput

  /// Parses the words after the name of the command.
  init(words: [String], output: CommandOutput) throws(CommandError) {
    arguments = try FeedArguments(parsing: words)
    self.output = output
  }

  /// Executes the command.
  func run() throws(CommandError) {
    guard !arguments.showsHelp else { return try output(Data(FeedHelp.text.utf8)) }
    let content = FeedContent(
      posts: try read(arguments.postsFile, sample: .posts),
      advertisements: try read(arguments.adsFile, sample: .ads),
      place: arguments.place, showsSeparators: arguments.showsSeparators)
    if arguments.listsJSON {
      let layouts = FeedScreen(content).layouts
      try arguments.checkRows(count: layouts.rowCount)
      try FeedJSON(content, layouts: layouts).write(to: output)
    } else {
      try draw(content)
    }
  }

  private func draw(_ content: FeedContent) throws(CommandError) {
    #if !HEADLESS_UIKIT
    throw .unavailable("UIKit draws on a screen only: here --json shows the rows")
    #else
    #if !DEBUG
    if arguments.inspects {
      throw .unavailable("--inspect: the inspector is in debug builds only, use swift run feed")
    }
    #endif
    let drawing = try FeedDrawing(content, arguments)
    let text = drawing.text(columns: arguments.width, inColor: output.isInColor)
    // The file is written first: if a reader of standard output leaves early, the program ends.
    if let file = arguments.svgFile {
      try OutputFile(path: file).write(Data(drawing.svg().utf8))
    }
    try output(Data(text.utf8))
    #endif
  }

  private func read<Record: JSONRecord>(
    _ file: String?, sample: Sample
  ) throws(CommandError) -> [Record] {
    guard let file else { return try JSONRecords.read(file: sample.file()) }
    return try JSONRecords.read(file: file)
  }
}
