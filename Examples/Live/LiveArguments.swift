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
    var pictureOptions: [String] = []
    var hasSteps = false
    while let option = try options.next() {
      switch option {
      case "--help", "-h": showsHelp = true
      case "--frames": frames = try options.number(in: Self.framesRange)
      case "--seed": seed = try options.number(in: Self.seedRange)
      case "--speed": speed = try options.number(in: Self.speedRange)
      case "--rows": rows = try options.number(in: Self.rowsRange)
      case "--width": width = try options.number(in: Self.widthRange)
      case "--check": checks = true
      case "--steps":
        steps = try options.number(in: Self.stepsRange)
        hasSteps = true
      default: throw .usage("\(option): no such option; see live --help")
      }
      if ["--frames", "--speed", "--rows", "--width"].contains(option) {
        pictureOptions.append(option)
      }
      try options.endOption()
    }
    guard !showsHelp else { return }
    if checks, let option = pictureOptions.first {
      throw .usage("--check draws nothing: it does not go with \(option)")
    }
    if hasSteps, !checks { throw .usage("--steps says how many changes --check makes") }
  }
}
