import CommandLineWords
import Foundation

/// Executes a command line.
@MainActor
struct ComposeCommand {
  private let arguments: ComposeArguments
  private let output: CommandOutput

  /// Parses the words after the name of the command.
  init(words: [String], output: CommandOutput) throws(CommandError) {
    arguments = try ComposeArguments(parsing: words)
    self.output = output
  }

  /// Executes the command.
  func run() throws(CommandError) {
    if arguments.showsHelp { return try output(Data(ComposeHelp.text.utf8)) }
    #if !HEADLESS_UIKIT
    throw .unavailable("the user's finger is simulated: run compose on a Mac or on Linux")
    #else
    if arguments.checks {
      try ComposeCheck(arguments).run(output)
    } else {
      try ComposeFrames(arguments).run(output)
    }
    #endif
  }
}
