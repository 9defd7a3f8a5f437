import CommandLineWords
import DecoratorTableKit

/// The arguments of the command line.
struct ComposeArguments: Equatable {
  /// The number of changes to show; those of the story if nothing else is said.
  var frames = ComposeStory.events.count
  /// The seed of the changes after the story.
  var seed = 1
  /// The height of the screen, in rows of the standard height.
  var rows = 22
  /// The width of the picture, in characters.
  var width = 92
  /// The file for a picture of the last screen.
  var svg: String?
  /// The row of the last screen to explain (reuse).
  var explained: RowPosition?
  /// Whether to list the rows of the last screen instead of drawing.
  var listsJSON = false
  /// Whether to check many changes instead of showing some.
  var checks = false
  /// The number of changes to check.
  var steps = 10_000
  /// Whether only to explain the command.
  var showsHelp = false

  static let framesRange = 0...100_000
  static let seedRange = 0...Int.max
  static let rowsRange = 1...200
  static let widthRange = 60...400
  static let stepsRange = 1...100_000_000

  /// Reads a command line, without the name of the command.
  init(parsing words: [String]) throws(CommandError) {
    var options = OptionWords(words, of: "compose")
    while let option = try options.next() {
      switch option {
      case "--frames": frames = try options.number(in: Self.framesRange)
      case "--seed": seed = try options.number(in: Self.seedRange)
      case "--rows": rows = try options.number(in: Self.rowsRange)
      case "--width": width = try options.number(in: Self.widthRange)
      case "--svg": svg = try options.value()
      case "--explain":
        let place = try options.sectionAndRow()
        explained = RowPosition(section: place.section, row: place.row)
      case "--json": listsJSON = true
      case "--check": checks = true
      case "--steps": steps = try options.number(in: Self.stepsRange)
      default: throw options.unknown
      }
    }
    showsHelp = options.asksForHelp
    guard !showsHelp else { return }
    if checks {
      try options.refuse(
        "--frames", "--rows", "--width", "--svg", "--explain", "--json",
        because: "--check draws nothing")
    } else {
      try options.refuse("--steps", which: "says how many changes --check makes")
    }
    if listsJSON {
      try options.refuse(
        "--svg", "--explain", "--width", because: "--json lists the rows instead of drawing them")
    }
  }
}
