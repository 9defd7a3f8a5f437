/// The output of `gallery --help`.
enum GalleryHelp {
  static let text = """
    usage: gallery [options]

    Texts and pictures on the walls of two rooms. Each row is a configurator: its content, paired
    with the cell class that shows it and with its actions. The table needs no data source of its
    own. The offers of the shop are rows of a decorator.

    Below the picture are the effects of touching a row in every way: a tap, its detail button, a
    swipe with each button behind it, and a long press with the menu that opens.

      --touch SECTION,ROW
                        touch this row (default 0,2, a picture for sale)
      --lines N         the height of the screen, in lines, \(range(GalleryArguments.linesRange)) \
    (default 43)
      --width COLUMNS   the width of the picture, \(range(GalleryArguments.widthRange)) (default 80)
      --help            this text

    exit codes: 64 bad command line, 69 no picture on this system, 73 cannot write

    """

  private static func range(_ range: ClosedRange<Int>) -> String {
    "\(range.lowerBound) to \(range.upperBound)"
  }
}
