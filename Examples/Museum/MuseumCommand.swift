import CommandLineWords
import Foundation

/// Executes a command line.
@MainActor
struct MuseumCommand {
  private let arguments: MuseumArguments
  private let output: CommandOutput

  /// Parses the words after the name of the command.
  init(words: [String], output: CommandOutput) throws(CommandError) {
    arguments = try MuseumArguments(parsing: words)
    self.output = output
  }

  /// Executes the command.
  func run() throws(CommandError) {
    if arguments.showsHelp {
      try output(Data(MuseumHelp.text.utf8))
    } else {
      #if !HEADLESS_UIKIT
      throw .unavailable("UIKit draws on a screen only: run museum on a Mac or on Linux")
      #else
      try MuseumPictures(arguments).run(output)
      #endif
    }
  }
}
