/// The output of `live --help`.
enum LiveHelp {
  static let text = """
    usage: live [options]

    A feed that changes while it is shown: posts come, go and move, a page is loaded, advertisements
    arrive. Each frame is the screen after one change, followed by the one batch of operations that
    the table received.

    Three layers around the posts keep three promises:
      ads      stay with the post below them (follow the content)
      promo    stays at table row 3 of the layers inside it, whatever changes (keep the row)
      end      stays after the last row (follow the rule)

      --frames N        the number of changes, \(range(LiveArguments.framesRange)) (default 12)
      --seed S          the seed of the changes; the same seed gives the same frames
      --speed X         the number of seconds of the feed that pass in one second, \
    \(range(LiveArguments.speedRange));
                        0, the default, shows all frames at once
      --rows N          the height of the screen, in rows, \(range(LiveArguments.rowsRange)) \
    (default 10)
      --width COLUMNS   the width of the picture, \(range(LiveArguments.widthRange)) (default 92)

      --check           make 10000 changes without drawing, check the content and the place of every
                        row after each, and print the totals
      --steps N         the number of changes that --check makes
      --help            this text

    exit codes: 1 the check found something, 64 bad command line, 69 no picture on this system,
                73 cannot write

    """

  private static func range(_ range: ClosedRange<Int>) -> String {
    "\(range.lowerBound) to \(range.upperBound)"
  }
}
