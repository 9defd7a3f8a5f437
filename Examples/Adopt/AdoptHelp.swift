/// The output of `adopt --help`.
enum AdoptHelp {
  static let text = """
    usage: adopt [options]

    A controller as there are many, shown twice: bare at the left, adopted at the right, with a row
    above the chats of each day and an ad every five rows. The controller's own file is the same
    for both. It calls its table with index paths of its own, in callbacks and outside of them.

    The same touches are made on both screens. Below the pictures are the two logs of what the
    controller's store was told and of the rows that its table shows then, line for line.

      --touches N      this many random touches instead of the script,
                       \(range(AdoptArguments.touchesRange)); only the totals are printed
      --seed N         the seed of the random touches, \(range(AdoptArguments.seedRange)) (default 1)
      --width COLUMNS  the width of both pictures, \(range(AdoptArguments.widthRange)) (default 80)
      --help           this text

    exit codes: 1 the logs differ, 64 bad command line, 69 no picture on this system, 73 cannot write

    """

  private static func range(_ range: ClosedRange<Int>) -> String {
    "\(range.lowerBound) to \(range.upperBound)"
  }
}
