import CommandLineWords
import Foundation

/// Does what a command line asks for. Everything is checked before anything is written.
@MainActor
struct GalleryCommand {
  private let arguments: GalleryArguments
  private let output: CommandProgram.Output

  /// Prepares to do what the words after the name of the command ask for.
  init(words: [String], output: @escaping CommandProgram.Output) throws(CommandError) {
    arguments = try GalleryArguments(parsing: words)
    self.output = output
  }

  /// Does it.
  func run() throws(CommandError) {
    if arguments.showsHelp {
      try output(Data(GalleryHelp.text.utf8))
    } else {
      #if canImport(UIKit)
      throw .unavailable("UIKit draws on a screen only: run gallery on a Mac or on Linux")
      #else
      try output(Data(GalleryDrawing(arguments).text.utf8))
      #endif
    }
  }
}
