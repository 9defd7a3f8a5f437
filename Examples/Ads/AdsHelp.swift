/// The output of `ads --help`.
enum AdsHelp {
  static let text = """
    usage: ads [options]

    A feed whose advertisements come from a network, and a reader who flicks, reads and flicks back.
    The network is slow, has nothing to show now and then, and fails; the table and the time are
    simulated. Each line is something that happens: an advertisement is asked for, arrives, is
    shown, has been seen for long enough (half of it for a second), goes stale. Every fifteen
    seconds there is the screen, and a summary at the end.

      --seconds N       the time that the reader reads, \(range(AdsArguments.secondsRange)) \
    (default 60)
      --seed S          the seed of the network and of the reader; the same seed gives the same lines
      --speed X         the number of the reader's seconds that pass in one second, \
    \(range(AdsArguments.speedRange));
                        0, the default, shows everything at once
      --width COLUMNS   the width of the screen, \(range(AdsArguments.widthRange)) (default 92)
      --svg FILE        write a picture of what was where and when: rows against time
      --json            one JSON object a line for each event, and one for the summary; no screens

      --check           make 10000 random steps without drawing, check the place of every row after
                        each, and that nothing on screen moves for what arrives; the seed decides
                        about the habits of the table, too
      --steps N         the number of steps that --check makes
      --arrivals N      let --check go on until so many advertisements have arrived
      --help            this text

    exit codes: 1 the check found something, 64 bad command line, 69 no picture on this system,
                73 cannot write

    """

  private static func range(_ range: ClosedRange<Int>) -> String {
    "\(range.lowerBound) to \(range.upperBound)"
  }
}
