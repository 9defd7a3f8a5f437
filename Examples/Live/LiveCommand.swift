import CommandLineWords
import Foundation

/// Does what a command line asks for.
@MainActor
struct LiveCommand {
  private let arguments: LiveArguments
  private let output: CommandProgram.Output

  /// Prepares to do what the words after the name of the command ask for.
  init(words: [String], output: @escaping CommandProgram.Output) throws(CommandError) {
    arguments = try LiveArguments(parsing: words)
    self.output = output
  }

  /// Does it.
  func run() throws(CommandError) {
    if arguments.showsHelp {
      try output(Data(LiveHelp.text.utf8))
    } else if arguments.checks {
      try LiveCheck(arguments).run(output)
    } else {
      #if canImport(UIKit)
      throw .unavailable("UIKit draws on a screen only: here live --check runs")
      #else
      try LiveFrames(arguments).run(output)
      #endif
    }
  }
}
