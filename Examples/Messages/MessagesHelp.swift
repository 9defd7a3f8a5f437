/// The output of `messages --help`.
@MainActor
enum MessagesHelp {
  static let text = """
    usage: messages [options]

    A conversation of messages of several kinds, read from lines of JSON. Each kind has an adapter
    that determines the cell of its messages, its height, and the effect of selecting one.
    There is a marker above the unread messages, which know nothing of it.

    There are two pictures: one without the newest kind, whose messages the app cannot show then,
    and one with it. Adding a kind takes one line outside of its own files.

      --kinds A,B       draw one picture, for an app that knows these kinds, of
                        \(MessageKind.names(of: MessageKind.all))
      --tap SECTION,ROW
                        tap this row of the last picture and report the effect (default: the first
                        message of the newest kind)
      --lines N         the height of the screen, in lines, \(range(MessagesArguments.linesRange)) \
    (default 42)
      --width COLUMNS   the width of the picture, \(range(MessagesArguments.widthRange)) \
    (default 92)
      --help            this text

    exit codes: 64 bad command line, 65 broken data, 66 no such input, 69 no picture on this system,
                73 cannot write

    """

  private static func range(_ range: ClosedRange<Int>) -> String {
    "\(range.lowerBound) to \(range.upperBound)"
  }
}
