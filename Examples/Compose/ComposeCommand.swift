import CommandLineWords
import Foundation

/// Executes a command line.
@MainActor
struct ComposeCommand {
  private let arguments: ComposeArguments
  private let output: CommandProgram.Output

  /// Parses the words after the name of the command.
  init(words: [String], output: @escaping CommandProgram.Output) throws(CommandError) {
    arguments = try ComposeArguments(parsing: words)
    self.output = output
  }

  /// Executes the command.
  func run() throws(CommandError) {
    if arguments.showsHelp {
      try output(Data(ComposeHelp.text.utf8))
    } else if arguments.checks {
      try ComposeCheck(arguments).run(output)
    } else {
      #if !HEADLESS_UIKIT
      throw .unavailable("UIKit draws on a screen only: here compose --check runs")
      #else
      try ComposeFrames(arguments).run(output)
      #endif
    }
  }
}
