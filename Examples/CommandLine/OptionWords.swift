/// Reads the words of a command line: `--name`, `--name VALUE` or `--name=VALUE`.
///
/// ```swift
/// var options = OptionWords(words, of: "feed")
/// while let option = try options.next() {
///   switch option {
///   case "--rows": rows = try options.number(in: 1...200)
///   case "--json": listsJSON = true
///   default: throw options.unknown
///   }
/// }
/// showsHelp = options.asksForHelp
/// if listsJSON { try options.refuse("--rows", because: "--json draws no screen") }
/// ```
package struct OptionWords {
  /// Whether `--help` or `-h` is among the options that were read.
  package private(set) var asksForHelp = false

  private let command: String
  private var words: ArraySlice<String>
  private var option = ""
  private var attachedValue: String?
  /// All options so far, in their order.
  private var given: [String] = []

  /// Creates a reader of the words after the name of the command.
  package init(_ words: [String], of command: String) {
    self.command = command
    self.words = words[...]
  }

  /// Returns the next option, or `nil` at the end.
  ///
  /// Options that ask for help are noted and passed over. A value that nobody has asked for since
  /// the last option is an error.
  package mutating func next() throws(CommandError) -> String? {
    if let attachedValue { throw .usage("\(option) takes no value, and got “\(attachedValue)”") }
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
    guard !given.contains(option) else { throw .usage("\(option) is given twice") }
    given.append(option)
    guard ["--help", "-h"].contains(option) else { return option }
    asksForHelp = true
    return try next()
  }

  /// The error of the present option, if the command has no such option.
  package var unknown: CommandError {
    .usage("\(option): no such option; see \(command) --help")
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

  /// Refuses options that make no sense together with another one.
  ///
  /// - Parameters:
  ///   - options: The options, none of which may have been read.
  ///   - reason: What the other option does, beginning with its name.
  package func refuse(_ options: String..., because reason: String) throws(CommandError) {
    if let option = given.first(where: options.contains) {
      throw .usage("\(reason): it does not go with \(option)")
    }
  }

  /// Refuses options that make no sense without another one.
  ///
  /// - Parameters:
  ///   - options: The options, none of which may have been read.
  ///   - meaning: What they say about the other option, beginning with a verb.
  package func refuse(_ options: String..., which meaning: String) throws(CommandError) {
    if let option = given.first(where: options.contains) { throw .usage("\(option) \(meaning)") }
  }
}
