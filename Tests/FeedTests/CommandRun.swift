import CommandLineWords
import Foundation

@testable import feed

/// Runs the whole command inside the test.
@MainActor
enum CommandRun {
  /// What the command prints.
  static func output(of words: [String]) throws -> String {
    var written = Data()
    try FeedCommand(
      words: words, output: CommandOutput { data throws(CommandError) in written.append(data) }
    ).run()
    return String(decoding: written, as: UTF8.self)
  }

  /// The lines that the command prints.
  static func lines(of words: [String]) throws -> [String] {
    try output(of: words).split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .map(String.init)
  }
}
