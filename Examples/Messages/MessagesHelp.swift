import CommandLineWords

/// The output of `messages --help`.
@MainActor
enum MessagesHelp {
  static let text = CommandHelp(
    of: "messages",
    about: """
      A conversation of messages of several kinds, read from lines of JSON. Each kind has an adapter \
      that determines the cell of its messages, its height, and the effect of selecting one. There \
      is a marker above the unread messages, which know nothing of it.

      There are two pictures: one without the newest kind, whose messages the app cannot show then, \
      and one with it. Adding a kind takes one line outside of its own files.
      """,
    options: [
      .option(
        "--kinds A,B",
        """
        draw one picture, for an app that knows these kinds, of \
        \(MessageKind.names(of: MessageKind.all))
        """),
      .option(
        "--tap S,R",
        """
        tap row R of section S of the last picture and report the effect (default: the first \
        message of the newest kind)
        """),
      .option(
        "--lines N", "the height of the screen, in lines", in: MessagesArguments.linesRange,
        default: 42),
      .option(
        "--width COLUMNS", "the width of the picture", in: MessagesArguments.widthRange, default: 92
      ),
      .option("--svg FILE", "write the last picture"),
    ],
    exitCodes: [.usage, .data, .noInput, .unavailable, .cannotCreate]
  ).text
}
