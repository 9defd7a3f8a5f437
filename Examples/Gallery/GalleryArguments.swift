import CommandLineWords
import DecoratorTableKit

/// The arguments of the command line.
struct GalleryArguments: Equatable {
  /// The row that is touched in every way (reuse); nil for ``standardRow``.
  var touched: RowPosition?
  /// The height of the screen, in lines of the picture.
  var lines = 43
  /// The width of the picture, in characters.
  var width = 80
  /// The file for the picture; nil for none.
  var svg: String?
  /// Whether only to explain the command.
  var showsHelp = false

  /// The row of a picture for sale.
  static let standardRow = RowPosition(section: 0, row: 2)
  static let linesRange = 1...200
  static let widthRange = 72...400

  /// Reads a command line, without the name of the command.
  init(parsing words: [String]) throws(CommandError) {
    var options = OptionWords(words, of: "gallery")
    while let option = try options.next() {
      switch option {
      case "--touch":
        let place = try options.sectionAndRow()
        touched = RowPosition(section: place.section, row: place.row)
      case "--lines": lines = try options.number(in: Self.linesRange)
      case "--svg": svg = try options.value()
      case "--width": width = try options.number(in: Self.widthRange)
      default: throw options.unknown
      }
    }
    showsHelp = options.asksForHelp
  }
}
