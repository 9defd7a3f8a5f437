/// What `live --help` prints.
enum LiveHelp {
  static let text = """
    usage: live [options]

    A feed that changes while somebody watches: posts come, go and change places, a page is loaded,
    advertisements arrive when they arrive. Each frame is the screen after one change, and below it
    the one batch of operations that the table was sent.

    Three layers around the posts keep three promises:
      ads      stay with the post below them (follow the content)
      promo    stays at table row 3 of the layers inside it, whatever passes by (keep the row)
      end      is after the last row, wherever that is (follow the rule)

      --frames N        how many changes are shown, \(range(LiveArguments.framesRange)) (default 12)
      --seed S          what the changes are drawn from; the same seed gives the same frames
      --speed X         how many seconds of the feed pass in one of yours, \
    \(range(LiveArguments.speedRange));
                        0, the default, shows all frames at once
      --rows N          the height of the screen, in rows, \(range(LiveArguments.rowsRange)) \
    (default 10)
      --width COLUMNS   the width of the picture, \(range(LiveArguments.widthRange)) (default 92)

      --check           make 10000 changes without drawing, check after each that every row is what
                        and where it has to be, and print the totals
      --steps N         how many changes --check makes
      --help            this text

    exit codes: 1 the check found something, 64 bad command line, 69 no picture on this system,
                73 cannot write

    """

  private static func range(_ range: ClosedRange<Int>) -> String {
    "\(range.lowerBound) to \(range.upperBound)"
  }
}
