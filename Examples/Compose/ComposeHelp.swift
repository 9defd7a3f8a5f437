import CommandLineWords

/// The output of `compose --help`.
enum ComposeHelp {
  static let text = CommandHelp(
    of: "compose",
    about: """
      A home screen of sources that know nothing of each other: stories, a feed with advertisements \
      of its own, settings of typed cells, and a search. At first the changes tell a story: the feed \
      arrives late, the search opens, hides with each letter what does not match, and closes, a \
      section of the settings collapses, the feed fails, and a row to try again is there instead \
      until it is tapped. After the story they are random. Each frame is the screen after one \
      change, followed by the one batch of operations that the table received. In the margin are the \
      child that a row is of, the layer, and the row there.
      """,
    options: [
      .option(
        "--frames N", "the number of changes", in: ComposeArguments.framesRange,
        default: ComposeStory.events.count),
      .option("--seed S", "the seed of the random changes"),
      .option(
        "--rows N", "the height of the screen, in rows", in: ComposeArguments.rowsRange, default: 22
      ),
      .option(
        "--width COLUMNS", "the width of the picture", in: ComposeArguments.widthRange, default: 92),
      .option("--svg FILE", "write a picture of the last screen"),
      .option("--explain S,R", "say why row R of section S of the last screen is what it is"),
      .option("--json", "one JSON object a line for each row of the last screen; no pictures"),
      .title("instead of pictures"),
      .option(
        "--check",
        """
        make 10000 changes without drawing, check every row of every layer of every child after \
        each, and print the totals
        """),
      .option("--steps N", "the number of changes that --check makes"),
    ],
    exitCodes: [.found, .usage, .unavailable, .cannotCreate]
  ).text
}
