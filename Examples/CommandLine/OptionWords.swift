/// Reads the words of a command line: `--name`, `--name VALUE` or `--name=VALUE`.
package struct OptionWords {
  private let command: String
  private var words: ArraySlice<String>
  private var option = ""
  private var attachedValue: String?
  private var seen: Set<String> = []

  /// Creates a reader of the words after the name of the command.
  package init(_ words: [String], of command: String) {
    self.command = command
    self.words = words[...]
  }

  /// Returns the next option, or `nil` at the end.
  package mutating func next() throws(CommandError) -> String? {
    guard let word = words.popFirst() else { return nil }
    guard word.hasPrefix("-"), word != "-" else {
      throw .usage("“\(word)”: an option was expected here; see \(command) --help")
    }
    if let equals = word.firstIndex(of: "="), word.hasPrefix("--") {
      option = String(word[..<equals])
      attachedValue = String(word[word.index(after: equals)...])
    } else {
      option = word
    }
    guard seen.insert(option).inserted else { throw .usage("\(option) is given twice") }
    return option
  }

  /// Returns the value of the present option.
  package mutating func value() throws(CommandError) -> String {
    let attached = attachedValue
    attachedValue = nil
    if attached == nil, let word = words.first, word.hasPrefix("--") {
      throw .usage("\(option) needs a value, and \(word) is the next option")
    }
    guard let value = attached ?? words.popFirst() else { throw .usage("\(option) needs a value") }
    guard !value.isEmpty else { throw .usage("\(option) needs a value, not an empty word") }
    return value
  }

  /// Returns the value of the present option as a number within a range.
  package mutating func number(in range: ClosedRange<Int>) throws(CommandError) -> Int {
    let word = try value()
    guard let number = Int(word), range.contains(number) else {
      throw .usage(
        "\(option) \(word): a number from \(range.lowerBound) to \(range.upperBound) is needed")
    }
    return number
  }

  /// Returns the value of the present option as a row of the table, counted from 0.
  package mutating func row() throws(CommandError) -> Int {
    let word = try value()
    guard let row = Int(word), row >= 0 else {
      throw .usage("\(option) \(word): a table row is needed, counted from 0")
    }
    return row
  }

  /// Returns the value of the present option as a section and a row of the table, each counted from
  /// 0.
  package mutating func sectionAndRow() throws(CommandError) -> (section: Int, row: Int) {
    let word = try value()
    let numbers = word.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let section = numbers[0], let row = numbers[1], section >= 0, row >= 0
    else {
      throw .usage("\(option) \(word): a section and a row are needed, counted from 0, such as 1,2")
    }
    return (section, row)
  }

  /// Ends the present option; a superfluous value is an error.
  package func endOption() throws(CommandError) {
    if let attachedValue { throw .usage("\(option) takes no value, and got “\(attachedValue)”") }
  }
}
