/// Why the feed cannot be shown: one line for standard error and the code to leave with.
///
/// The codes are those of `sysexits.h`, so that a script can tell a slip in the command line from
/// broken data.
struct FeedError: Error, Equatable {
  /// The exit code.
  let code: Int32
  /// What went wrong, on one line.
  let message: String

  /// The command line makes no sense (64).
  static func usage(_ message: String) -> FeedError { FeedError(code: 64, message: message) }

  /// A file was read, and what it says is broken (65).
  static func data(_ message: String) -> FeedError { FeedError(code: 65, message: message) }

  /// A file cannot be read (66).
  static func noInput(_ message: String) -> FeedError { FeedError(code: 66, message: message) }

  /// What was asked for cannot be done on this system (69).
  static func unavailable(_ message: String) -> FeedError { FeedError(code: 69, message: message) }

  /// A file cannot be written (73).
  static func cannotCreate(_ message: String) -> FeedError {
    FeedError(code: 73, message: message)
  }

  private init(code: Int32, message: String) {
    self.code = code
    // A file name or a rule may bring line breaks along; the promise is one line.
    self.message = String(message.map { $0.isNewline || $0 == "\0" ? " " : $0 })
  }
}
