/// What `museum --help` prints.
enum MuseumHelp {
  static let text = """
    usage: museum [options]

    A table of three sections, each of another kind: banners with texts of different lengths under a
    high header, numbers of which four are equal, and notes under a low header. Advertisements stand
    among the numbers and in no other section.

    Each step says what the list is now, as one snapshot of identities. The picture is the screen after
    it, and below it is each batch of operations that the table was sent: no more than it takes.

      --steps N         how many steps are shown, \(range(MuseumArguments.stepsRange)) (default: all)
      --seed S          what the shuffled steps are drawn from; the same seed gives the same pictures
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
