import CommandLineWords

/// The arguments of the command line.
struct MuseumArguments: Equatable {
  /// The number of steps of the tour to show; nil for all.
  var steps: Int?
  /// The seed of the shuffled steps.
  var seed = 1
  /// The height of the screen, in lines of the picture.
  var lines = 28
  /// The width of the picture, in characters.
  var width = 76
  /// The file for a picture of the last screen; nil for none.
  var svg: String?
  /// Whether only to explain the command.
  var showsHelp = false

  static let stepsRange = 0...MuseumTour.stepCount
  static let seedRange = 0...Int.max
  static let linesRange = 1...200
  static let widthRange = 60...400

  /// Reads a command line, without the name of the command.
  init(parsing words: [String]) throws(CommandError) {
    var options = OptionWords(words, of: "museum")
    while let option = try options.next() {
      switch option {
      case "--steps": steps = try options.number(in: Self.stepsRange)
      case "--seed": seed = try options.number(in: Self.seedRange)
      case "--lines": lines = try options.number(in: Self.linesRange)
      case "--svg": svg = try options.value()
      case "--width": width = try options.number(in: Self.widthRange)
      default: throw options.unknown
      }
    }
    showsHelp = options.asksForHelp
  }
}
