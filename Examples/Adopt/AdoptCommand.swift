import CommandLineWords
import Foundation

/// Executes a command line. It checks everything before it writes anything.
@MainActor
struct AdoptCommand {
  private let arguments: AdoptArguments
  private let output: CommandOutput

  /// Parses the words after the name of the command.
  init(words: [String], output: CommandOutput) throws(CommandError) {
    arguments = try AdoptArguments(parsing: words)
    self.output = output
  }

  /// Executes the command.
  ///
  /// - Throws: An error with exit code 1 if the logs differ; they are printed before.
  func run() throws(CommandError) {
    if arguments.showsHelp {
      try output(Data(AdoptHelp.text.utf8))
    } else {
      #if !HEADLESS_UIKIT
      throw .unavailable("UIKit draws on a screen only: run adopt on a Mac or on Linux")
      #else
      let comparison = AdoptComparison(arguments, inColor: output.isInColor)
      if let file = arguments.svg { try OutputFile(path: file).write(Data(comparison.svg.utf8)) }
      try output(Data(comparison.text.utf8))
      if let difference = comparison.logs.firstDifference {
        throw .found("the logs differ in line \(difference + 1)")
      }
      #endif
    }
  }
}
