import CommandLineWords

/// The output of `gallery --help`.
enum GalleryHelp {
  static let text = CommandHelp(
    of: "gallery",
    about: """
      Texts and pictures on the walls of two rooms. Each row is a configurator: its content, paired \
      with the cell class that shows it and with its actions. The table needs no data source of its \
      own. The offers of the shop are rows of a decorator.

      Below the picture are the effects of touching a row in every way: a tap, its detail button, a \
      swipe with each button behind it, and a long press with the menu that opens.
      """,
    options: [
      .option("--touch S,R", "touch row R of section S (default 0,2, a picture for sale)"),
      .option(
        "--lines N", "the height of the screen, in lines", in: GalleryArguments.linesRange,
        default: 43),
      .option(
        "--width COLUMNS", "the width of the picture", in: GalleryArguments.widthRange, default: 80),
      .option("--svg FILE", "write the picture"),
    ],
    exitCodes: [.usage, .unavailable, .cannotCreate]
  ).text
}
