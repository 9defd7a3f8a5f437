import CommandLineWords
import Foundation

/// Executes a command line.
@MainActor
struct LiveCommand {
  private let arguments: LiveArguments
  private let output: CommandOutput

  /// Parses the words after the name of the command.
  init(words: [String], output: CommandOutput) throws(CommandError) {
    arguments = try LiveArguments(parsing: words)
    self.output = output
  }

  /// Executes the command.
  func run() throws(CommandError) {
    if arguments.showsHelp {
      try output(Data(LiveHelp.text.utf8))
    } else if arguments.checks {
      try LiveCheck(arguments).run(output)
    } else {
      #if !HEADLESS_UIKIT
      throw .unavailable("UIKit draws on a screen only: here live --check runs")
      #else
      try LiveFrames(arguments).run(output)
      #endif
    }
  }
}
