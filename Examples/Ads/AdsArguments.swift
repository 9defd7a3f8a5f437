import CommandLineWords

/// The arguments of the command line.
struct AdsArguments: Equatable {
  /// The time that the reader reads, in seconds.
  var seconds = 60
  /// The seed of the network and of the reader.
  var seed = 1
  /// The number of seconds of the reader that pass in one second; 0 shows everything at once.
  var speed = 0
  /// The width of the screen, in characters.
  var width = 92
  /// The file for the picture of what has happened when and where.
  var svg: String?
  /// Whether to write each event as JSON, and no screens.
  var writesJSON = false
  /// Whether to check many steps instead of showing some.
  var checks = false
  /// The number of steps to check.
  var steps = 10_000
  /// The number of advertisements that have to arrive before a check ends.
  var arrivals = 0
  /// Whether only to explain the command.
  var showsHelp = false

  static let secondsRange = 1...3600
  static let seedRange = 0...Int.max
  static let speedRange = 0...10_000
  static let widthRange = 60...400
  static let stepsRange = 1...100_000_000
  static let arrivalsRange = 1...100_000_000

  /// Reads a command line, without the name of the command.
  init(parsing words: [String]) throws(CommandError) {
    var options = OptionWords(words, of: "ads")
    while let option = try options.next() {
      switch option {
      case "--seconds": seconds = try options.number(in: Self.secondsRange)
      case "--seed": seed = try options.number(in: Self.seedRange)
      case "--speed": speed = try options.number(in: Self.speedRange)
      case "--width": width = try options.number(in: Self.widthRange)
      case "--svg": svg = try options.value()
      case "--json": writesJSON = true
      case "--check": checks = true
      case "--steps": steps = try options.number(in: Self.stepsRange)
      case "--arrivals": arrivals = try options.number(in: Self.arrivalsRange)
      default: throw options.unknown
      }
    }
    showsHelp = options.asksForHelp
    guard !showsHelp else { return }
    if checks {
      try options.refuse(
        "--seconds", "--speed", "--width", "--svg", "--json", because: "--check shows no reader")
    } else {
      try options.refuse("--steps", "--arrivals", which: "says how long --check goes on")
    }
    if writesJSON { try options.refuse("--width", because: "--json draws no screen") }
  }
}
