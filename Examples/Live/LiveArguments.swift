import CommandLineWords

/// The arguments of the command line.
struct LiveArguments: Equatable {
  /// The number of changes to show.
  var frames = 12
  /// The seed of the changes.
  var seed = 1
  /// The number of seconds of the feed that pass in one second; 0 shows everything at once.
  var speed = 0
  /// The height of the screen, in rows of the standard height.
  var rows = 10
  /// The width of the picture, in characters.
  var width = 92
  /// Whether to check many changes instead of showing some.
  var checks = false
  /// The number of changes to check.
  var steps = 10_000
  /// The file for a picture of the last screen; nil for none.
  var svg: String?
  /// Whether only to explain the command.
  var showsHelp = false

  static let framesRange = 0...100_000
  static let seedRange = 0...Int.max
  static let speedRange = 0...10_000
  static let rowsRange = 1...200
  static let widthRange = 60...400
  static let stepsRange = 1...100_000_000

  /// Reads a command line, without the name of the command.
  init(parsing words: [String]) throws(CommandError) {
    var options = OptionWords(words, of: "live")
    while let option = try options.next() {
      switch option {
      case "--frames": frames = try options.number(in: Self.framesRange)
      case "--seed": seed = try options.number(in: Self.seedRange)
      case "--speed": speed = try options.number(in: Self.speedRange)
      case "--rows": rows = try options.number(in: Self.rowsRange)
      case "--svg": svg = try options.value()
      case "--width": width = try options.number(in: Self.widthRange)
      case "--check": checks = true
      case "--steps": steps = try options.number(in: Self.stepsRange)
      default: throw options.unknown
      }
    }
    showsHelp = options.asksForHelp
    guard !showsHelp else { return }
    if checks {
      try options.refuse(
        "--frames", "--speed", "--rows", "--width", "--svg", because: "--check draws nothing")
    } else {
      try options.refuse("--steps", which: "says how many changes --check makes")
    }
  }
}
