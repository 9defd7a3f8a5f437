import CommandLineWords

/// The arguments of the command line.
struct AdoptArguments: Equatable {
  /// The number of random touches; nil for the script.
  var touches: Int?
  /// The seed of the random touches.
  var seed = 1
  /// The width of both pictures together, in characters.
  var width = 80
  /// The file for the picture of the adopted controller; nil for none.
  var svg: String?
  /// Whether only to explain the command.
  var showsHelp = false

  static let touchesRange = 1...100_000
  static let seedRange = 0...1_000_000
  static let widthRange = 72...400

  /// Reads a command line, without the name of the command.
  init(parsing words: [String]) throws(CommandError) {
    var options = OptionWords(words, of: "adopt")
    while let option = try options.next() {
      switch option {
      case "--touches": touches = try options.number(in: Self.touchesRange)
      case "--seed": seed = try options.number(in: Self.seedRange)
      case "--svg": svg = try options.value()
      case "--width": width = try options.number(in: Self.widthRange)
      default: throw options.unknown
      }
    }
    showsHelp = options.asksForHelp
  }
}
