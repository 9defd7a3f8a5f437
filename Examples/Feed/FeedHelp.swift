/// The output of `feed --help`.
enum FeedHelp {
  static let text = """
    usage: feed [options]

    Shows a list of posts as a table, with a row for each new day and advertisements in between.
    The data source of the posts knows nothing about either.

    what is shown
      --posts FILE      the posts: id, author, text and an ISO 8601 date each
      --ads FILE        the advertisements: id, vendor and text each
                        Both are a JSON array or JSON Lines. Without them a sample is shown.
                        JSON Lines are read a line at a time, and an error names the line. An array
                        is kept in memory as a whole, which takes about four times its size, and
                        more if it is invalid.
                        Dates, with or without a time and an offset from UTC:
                        \(ISODate.forms)
      --place RULE      where the advertisements go: terms joined by +, by default \
    \(PlacementRule.standard);
                          row:2       as table row 2 (rows are counted from 0)
                          every:6     before every sixth content row: 6, 12, 18 …
                          every:6@2   the same, from content row 2: 2, 8, 14 …
                          start, end  at either end
                          max:5       at most five, all terms together
      --no-separators   no rows for the days

    the screen
      --rows N          its height in rows, \(range(FeedArguments.rowsRange)) (default 16)
      --width COLUMNS   the width of the picture, \(range(FeedArguments.widthRange)) (default 100)
      --scroll ROW      show table row ROW at the top
      --tap ROW         tap table row ROW and report the effect (default: the first visible post
                        below an advertisement)
      --explain ROW     name the owner of table row ROW, and its path at each layer
      --inspect         in the picture of --svg, mark each row with its owner, as
                        table.inspector.isShown = true does on screen (debug builds)
      --svg FILE        write the picture as SVG as well, before anything is printed

    instead of a picture
      --json            one JSON object a line for every row of the table, in order:
                        reuse path, owner, data path, index in its layer, text
      --help            this text

    exit codes: 64 bad command line, 65 broken data, 66 no such input, 73 cannot write,
                69 no picture on this system (where there is UIKit, only --json works)

    """

  private static func range(_ range: ClosedRange<Int>) -> String {
    "\(range.lowerBound) to \(range.upperBound)"
  }
}
