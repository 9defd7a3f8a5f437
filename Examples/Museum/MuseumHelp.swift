import CommandLineWords

/// The output of `museum --help`.
enum MuseumHelp {
  static let text = CommandHelp(
    of: "museum",
    about: """
      A table of three sections of different kinds: banners with texts of different lengths under a \
      high header, numbers with four equal ones among them, and notes under a low header. There are \
      advertisements among the numbers only.

      Each step describes the new list as one snapshot of identities. The picture shows the screen \
      after it, followed by each batch of operations that the table received: no more than necessary.
      """,
    options: [
      .option(
        "--steps N", "the number of steps", in: MuseumArguments.stepsRange,
        default: MuseumTour.stepCount),
      .option("--seed S", "the seed of the shuffled steps; the same seed gives the same pictures"),
      .option(
        "--lines N", "the height of the screen, in lines", in: MuseumArguments.linesRange,
        default: 28),
      .option(
        "--width COLUMNS", "the width of the picture", in: MuseumArguments.widthRange, default: 76),
      .option("--svg FILE", "write a picture of the last screen"),
    ],
    exitCodes: [.usage, .unavailable, .cannotCreate]
  ).text
}
