import CommandLineWords
import Foundation

/// Executes a command line.
@MainActor
struct AdsCommand {
  private let arguments: AdsArguments
  private let output: CommandOutput

  /// Parses the words after the name of the command.
  init(words: [String], output: CommandOutput) throws(CommandError) {
    arguments = try AdsArguments(parsing: words)
    self.output = output
  }

  /// Executes the command.
  func run() async throws(CommandError) {
    if arguments.showsHelp { return try output(Data(AdsHelp.text.utf8)) }
    #if !HEADLESS_UIKIT
    throw .unavailable("the reader's finger is simulated: run ads on a Mac or on Linux")
    #else
    if arguments.checks {
      try await AdsCheck(arguments).run(output)
    } else {
      try await AdsReading(arguments).run(output)
    }
    #endif
  }
}
