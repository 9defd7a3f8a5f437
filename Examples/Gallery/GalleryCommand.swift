import CommandLineWords
import Foundation

/// Executes a command line. It checks everything before it writes anything.
@MainActor
struct GalleryCommand {
  private let arguments: GalleryArguments
  private let output: CommandOutput

  /// Parses the words after the name of the command.
  init(words: [String], output: CommandOutput) throws(CommandError) {
    arguments = try GalleryArguments(parsing: words)
    self.output = output
  }

  /// Executes the command.
  func run() throws(CommandError) {
    if arguments.showsHelp {
      try output(Data(GalleryHelp.text.utf8))
    } else {
      #if !HEADLESS_UIKIT
      throw .unavailable("UIKit draws on a screen only: run gallery on a Mac or on Linux")
      #else
      let drawing = try GalleryDrawing(arguments, inColor: output.isInColor)
      if let file = arguments.svg { try OutputFile(path: file).write(Data(drawing.svg.utf8)) }
      try output(Data(drawing.text.utf8))
      #endif
    }
  }
}
