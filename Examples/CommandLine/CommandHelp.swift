import Foundation

/// The output of a command that is asked for help: its usage, what it does, its options, and its
/// exit codes.
///
/// ```swift
/// CommandHelp(
///   of: "feed", about: "Shows a list of posts as a table.",
///   options: [.option("--rows N", "the height of the screen", in: 1...500, default: 16)],
///   exitCodes: [.usage, .cannotCreate]
/// ).text
/// ```
package struct CommandHelp {
  /// The text, in lines of at most 100 columns.
  package let text: String

  private static let columns = 100
  private static let indent = "  "
  private static let fixedSpace = "\u{A0}"

  /// Composes a help text.
  ///
  /// - Parameters:
  ///   - name: The name of the command.
  ///   - usage: What may follow the name.
  ///   - about: What the command does, in paragraphs.
  ///   - options: The options, without `--help`.
  ///   - exitCodes: The codes of all errors of the command, in ascending order.
  package init(
    of name: String, usage: String = "[options]", about: String, options: [CommandOption],
    exitCodes: [ExitCode]
  ) {
    let options = options + [.option("--help", "this text")]
    let left = (options.filter { !$0.isTitle }.map(\.name.count).max() ?? 0) + Self.indent.count * 2
    var lines = ["usage: \(name) \(usage)", ""]
    lines += about.split(separator: "\n", omittingEmptySubsequences: false).flatMap {
      Self.wrap(String($0), to: Self.columns)
    }
    lines.append("")
    for option in options {
      if option.isTitle, lines.last != "" { lines.append("") }
      lines += Self.lines(of: option, left: left)
    }
    // A code stays in one line with its meaning.
    let codes = exitCodes.map { "\($0.rawValue)\(Self.fixedSpace)\($0.meaning)" }
    lines.append("")
    lines += Self.wrap("exit codes: \(codes.joined(separator: ", "))", to: Self.columns)
    text = lines.map { $0.replacingOccurrences(of: Self.fixedSpace, with: " ") + "\n" }.joined()
  }

  private static func lines(of option: CommandOption, left: Int) -> [String] {
    guard !option.isTitle else { return [option.name] }
    let texts = option.meaning.split(separator: "\n", omittingEmptySubsequences: false).flatMap {
      wrap(String($0), to: columns - left)
    }
    return texts.enumerated().map { number, text in
      let start = number == 0 ? indent + option.name : ""
      return start + String(repeating: " ", count: left - start.count) + text
    }
  }

  /// Breaks a line between words; one that is narrow enough keeps its spaces.
  private static func wrap(_ line: String, to columns: Int) -> [String] {
    guard line.count > columns else { return [line] }
    var lines = [""]
    for word in line.split(separator: " ") {
      let last = lines[lines.count - 1]
      if last.isEmpty {
        lines[lines.count - 1] = String(word)
      } else if last.count + 1 + word.count <= columns {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
