import CommandLineWords

/// The arguments of the command line.
struct FeedArguments: Equatable {
  /// The file with the posts; nil for the sample.
  var postsFile: String?
  /// The file with the advertisements; nil for the sample.
  var adsFile: String?
  /// The places of the advertisements.
  var place = PlacementRule.standard
  /// Whether a row with the date precedes the posts of each day.
  var showsSeparators = true
  /// The height of the screen, in rows of the standard height.
  var rows = 16
  /// The width of the picture, in characters.
  var width = 100
  /// The table row to show at the top.
  var scrollRow: Int?
  /// The table row to tap.
  var tapRow: Int?
  /// The table row to explain.
  var explainRow: Int?
  /// Whether the rows of the SVG are marked by the inspector.
  var inspects = false
  /// The file for the picture as SVG; nil for none.
  var svgFile: String?
  /// Whether to list every row as JSON instead of drawing.
  var listsJSON = false
  /// Whether only to explain the command.
  var showsHelp = false

  /// The valid heights of the screen.
  static let rowsRange = 1...500
  /// The valid widths of the picture.
  static let widthRange = 60...400

  /// Reads a command line, without the name of the command.
  init(parsing words: [String]) throws(CommandError) {
    var options = OptionWords(words, of: "feed")
    while let option = try options.next() {
      switch option {
      case "--posts": postsFile = try options.value()
      case "--ads": adsFile = try options.value()
      case "--place": place = try PlacementRule(parsing: options.value())
      case "--no-separators": showsSeparators = false
      case "--rows": rows = try options.number(in: Self.rowsRange)
      case "--width": width = try options.number(in: Self.widthRange)
      case "--scroll": scrollRow = try options.row()
      case "--tap": tapRow = try options.row()
      case "--explain": explainRow = try options.row()
      case "--inspect": inspects = true
      case "--svg": svgFile = try options.value()
      case "--json": listsJSON = true
      default: throw options.unknown
      }
    }
    showsHelp = options.asksForHelp
    guard !showsHelp else { return }
    if listsJSON {
      try options.refuse(
        "--svg", "--tap", "--explain", "--inspect",
        because: "--json lists the rows instead of drawing them")
    } else if svgFile == nil {
      try options.refuse("--inspect", which: "marks the rows of a picture: add --svg FILE")
    }
  }

  /// Rejects rows that the table does not have.
  func checkRows(count: Int) throws(CommandError) {
    let rows = [("--scroll", scrollRow), ("--tap", tapRow), ("--explain", explainRow)]
    for case (let option, let row?) in rows where row >= count {
      throw .usage(
        count == 0
          ? "\(option) \(row): the table has no rows"
          : "\(option) \(row): the table has rows 0 to \(count - 1)")
    }
  }
}
