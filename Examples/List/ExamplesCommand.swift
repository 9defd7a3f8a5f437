import CommandLineWords
import Foundation

/// Lists the examples.
@MainActor
struct ExamplesCommand {
  static let help = CommandHelp(
    of: "examples", about: "Lists the examples of this package, a line each.", options: [],
    exitCodes: [.usage, .cannotCreate]
  ).text

  private let showsHelp: Bool
  private let output: CommandOutput

  /// Parses the words after the name of the command.
  init(words: [String], output: CommandOutput) throws(CommandError) {
    self.output = output
    var options = OptionWords(words, of: "examples")
    if try options.next() != nil { throw options.unknown }
    showsHelp = options.asksForHelp
  }

  /// Executes the command.
  func run() throws(CommandError) {
    try output(Data((showsHelp ? Self.help : Self.list).utf8))
  }

  private static var list: String {
    let width = Example.allCases.map(\.name.count).max() ?? 0
    let lines = Example.allCases.map { example in
      let gap = String(repeating: " ", count: width - example.name.count + 2)
      return "swift run \(example.name)\(gap)\(example.summary)"
    }
    return (lines + ["", "Each says with --help what it can do."]).map { $0 + "\n" }.joined()
  }
}
