/// The output of `museum --help`.
enum MuseumHelp {
  static let text = """
    usage: museum [options]

    A table of three sections of different kinds: banners with texts of different lengths under a
    high header, numbers with four equal ones among them, and notes under a low header. There are
    advertisements among the numbers only.

    Each step describes the new list as one snapshot of identities. The picture shows the screen
    after it, followed by each batch of operations that the table received: no more than necessary.

      --steps N         the number of steps, \(range(MuseumArguments.stepsRange)) (default: all)
      --seed S          the seed of the shuffled steps; the same seed gives the same pictures
      --lines N         the height of the screen, in lines, \(range(MuseumArguments.linesRange)) \
    (default 28)
      --width COLUMNS   the width of the picture, \(range(MuseumArguments.widthRange)) (default 76)
      --help            this text

    exit codes: 64 bad command line, 69 no picture on this system, 73 cannot write

    """

  private static func range(_ range: ClosedRange<Int>) -> String {
    "\(range.lowerBound) to \(range.upperBound)"
  }
}
