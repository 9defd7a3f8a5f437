import CommandLineWords

/// The output of `adopt --help`.
enum AdoptHelp {
  static let text = CommandHelp(
    of: "adopt",
    about: """
      A controller as there are many, shown twice: bare at the left, adopted at the right, with a \
      row above the chats of each day and an ad every five rows. The controller's own file is the \
      same for both. It calls its table with index paths of its own, in callbacks and outside of them.

      The same touches are made on both screens. Below the pictures are the two logs of what the \
      controller's store was told and of the rows that its table shows then, line for line.
      """,
    options: [
      .option(
        "--touches N",
        "the number of random touches, instead of the script; only the totals are printed",
        in: AdoptArguments.touchesRange),
      .option(
        "--seed S", "the seed of the random touches", in: AdoptArguments.seedRange, default: 1),
      .option(
        "--width COLUMNS", "the width of both pictures", in: AdoptArguments.widthRange, default: 80),
      .option("--svg FILE", "write the picture of the adopted controller"),
    ],
    exitCodes: [.found, .usage, .unavailable, .cannotCreate]
  ).text
}
