import CommandLineWords
import DecoratorTableKit

/// The arguments of the command line.
struct MessagesArguments: Equatable {
  /// The names of the known kinds of messages; nil for all, compared with all but the newest.
  var kinds: [String]?
  /// The row to tap (reuse).
  var tap: RowPosition?
  /// The height of the screen, in lines of the picture.
  var lines = 42
  /// The width of the picture, in characters.
  var width = 92
  /// The file for the last picture; nil for none.
  var svg: String?
  /// Whether only to explain the command.
  var showsHelp = false

  static let linesRange = 1...200
  static let widthRange = 84...400

  /// Reads a command line, without the name of the command.
  init(parsing words: [String]) throws(CommandError) {
    var options = OptionWords(words, of: "messages")
    while let option = try options.next() {
      switch option {
      case "--kinds": kinds = try options.value().split(separator: ",").map(String.init)
      case "--tap":
        let place = try options.sectionAndRow()
        tap = RowPosition(section: place.section, row: place.row)
      case "--lines": lines = try options.number(in: Self.linesRange)
      case "--svg": svg = try options.value()
      case "--width": width = try options.number(in: Self.widthRange)
      default: throw options.unknown
      }
    }
    showsHelp = options.asksForHelp
  }
}
