import CommandLineWords
import Foundation

/// Does what a command line asks for.
@MainActor
struct MuseumCommand {
  private let arguments: MuseumArguments
  private let output: CommandProgram.Output

  /// Prepares to do what the words after the name of the command ask for.
  init(words: [String], output: @escaping CommandProgram.Output) throws(CommandError) {
    arguments = try MuseumArguments(parsing: words)
    self.output = output
  }

  /// Does it.
  func run() throws(CommandError) {
    if arguments.showsHelp {
      try output(Data(MuseumHelp.text.utf8))
    } else {
      #if canImport(UIKit)
      throw .unavailable("UIKit draws on a screen only: run museum on a Mac or on Linux")
      #else
      try MuseumPictures(arguments).run(output)
      #endif
    }
  }
}
