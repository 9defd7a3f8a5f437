import CommandLineWords

/// The output of `feed --help`.
enum FeedHelp {
  static let text = CommandHelp(
    of: "feed",
    about: """
      Shows a list of posts as a table, with a row for each new day and advertisements in between. \
      The data source of the posts knows nothing about either.
      """,
    options: [
      .title("what is shown"),
      .option("--posts FILE", "the posts: id, author, text and an ISO 8601 date each"),
      .option(
        "--ads FILE",
        """
        the advertisements: id, vendor and text each
        Both are a JSON array or JSON Lines. Without them a sample is shown. JSON Lines are read a \
        line at a time, and an error names the line. An array is kept in memory as a whole, which \
        takes about four times its size, and more if it is invalid.
        Dates, with or without a time and an offset from UTC:
        \(ISODate.forms)
        """),
      .option(
        "--place RULE",
        """
        where the advertisements go: terms joined by +, by default \(PlacementRule.standard);
          row:2       as table row 2 (rows are counted from 0)
          every:6     after every sixth post: before posts 6, 12, 18 …
          every:6@2   the same, from post 2: 2, 8, 14 …
          start, end  at either end
          max:5       at most five, all terms together
        """),
      .option("--no-separators", "no rows for the days"),
      .title("the screen"),
      .option("--rows N", "its height in rows", in: FeedArguments.rowsRange, default: 16),
      .option(
        "--width COLUMNS", "the width of the picture", in: FeedArguments.widthRange, default: 100),
      .option("--scroll ROW", "show table row ROW at the top"),
      .option(
        "--tap ROW",
        """
        tap table row ROW and report the effect (default: the first visible post below an \
        advertisement)
        """),
      .option("--explain ROW", "name the owner of table row ROW, and its path at each layer"),
      .option(
        "--inspect",
        """
        in the picture of --svg, mark each row with its owner, as table.inspector.isShown = true \
        does on screen (debug builds)
        """),
      .option("--svg FILE", "write the picture as SVG as well, before anything is printed"),
      .title("instead of a picture"),
      .option(
        "--json",
        """
        one JSON object a line for every row of the table, in order: reuse path, owner, data path, \
        index in its layer, text; where there is UIKit, only this works
        """),
    ],
    exitCodes: [.usage, .data, .noInput, .unavailable, .cannotCreate]
  ).text
}
