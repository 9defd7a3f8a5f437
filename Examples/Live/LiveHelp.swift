import CommandLineWords

/// The output of `live --help`.
enum LiveHelp {
  static let text = CommandHelp(
    of: "live",
    about: """
      A feed that changes while it is shown: posts come, go and move, a page is loaded, \
      advertisements arrive. Each frame is the screen after one change, followed by the one batch of \
      operations that the table received.

      Three layers around the posts follow three policies:
        ads      stay with the post below them (follow the content)
        promo    stays at table row 3 of the layers inside it, whatever changes (keep the row)
        end      stays after the last row (follow the rule)
      """,
    options: [
      .option("--frames N", "the number of changes", in: LiveArguments.framesRange, default: 12),
      .option("--seed S", "the seed of the changes; the same seed gives the same frames"),
      .option(
        "--speed X",
        """
        the number of seconds of the feed that pass in one second, 0 to \
        \(LiveArguments.speedRange.upperBound);
        0, the default, shows all frames at once
        """),
      .option(
        "--rows N", "the height of the screen, in rows", in: LiveArguments.rowsRange, default: 10),
      .option(
        "--width COLUMNS", "the width of the picture", in: LiveArguments.widthRange, default: 92),
      .option("--svg FILE", "write a picture of the last screen"),
      .title("instead of pictures"),
      .option(
        "--check",
        """
        make 10000 changes without drawing, check the content and the place of every row after \
        each, and print the totals
        """),
      .option("--steps N", "the number of changes that --check makes"),
    ],
    exitCodes: [.found, .usage, .unavailable, .cannotCreate]
  ).text
}
