import CommandLineWords

/// The output of `ads --help`.
enum AdsHelp {
  static let text = CommandHelp(
    of: "ads",
    about: """
      A feed whose advertisements come from a network, and a reader who flicks, reads and flicks \
      back. The network is slow, has nothing to show now and then, and fails; the table and the time \
      are simulated. Each line is something that happens: an advertisement is asked for, arrives, is \
      shown, has been seen for long enough (half of it for a second), goes stale. Every fifteen \
      seconds there is the screen, and a summary at the end.
      """,
    options: [
      .option(
        "--seconds N", "the time that the reader reads", in: AdsArguments.secondsRange, default: 60),
      .option(
        "--seed S", "the seed of the network and of the reader; the same seed gives the same lines"),
      .option(
        "--speed X",
        """
        the number of the reader's seconds that pass in one second, 0 to \
        \(AdsArguments.speedRange.upperBound);
        0, the default, shows everything at once
        """),
      .option(
        "--width COLUMNS", "the width of the screen", in: AdsArguments.widthRange, default: 92),
      .option("--svg FILE", "write a picture of what was where and when: rows against time"),
      .option(
        "--json", "one JSON object a line for each event, and one for the summary; no screens"),
      .title("instead of a reader"),
      .option(
        "--check",
        """
        make 10000 random steps without drawing, check the place of every row after each, and that \
        nothing on screen moves for what arrives; the seed decides about the habits of the table, too
        """),
      .option("--steps N", "the number of steps that --check makes"),
      .option("--arrivals N", "let --check go on until so many advertisements have arrived"),
    ],
    exitCodes: [.found, .usage, .unavailable, .cannotCreate]
  ).text
}
