/// Why a command cannot do what it was asked for: one line for standard error and the code to leave
/// with.
///
/// But for 1, the codes are those of `sysexits.h`, so that a script can tell a slip in the command
/// line from broken data.
package struct CommandError: Error, Equatable {
  /// The exit code.
  package let code: Int32
  /// What went wrong, on one line.
  package let message: String

  /// A check was made, and has found something (1).
  package static func found(_ message: String) -> CommandError {
    CommandError(code: 1, message: message)
  }

  /// The command line makes no sense (64).
  package static func usage(_ message: String) -> CommandError {
    CommandError(code: 64, message: message)
  }

  /// A file was read, and what it says is broken (65).
  package static func data(_ message: String) -> CommandError {
    CommandError(code: 65, message: message)
  }

  /// A file cannot be read (66).
  package static func noInput(_ message: String) -> CommandError {
    CommandError(code: 66, message: message)
  }

  /// What was asked for cannot be done on this system (69).
  package static func unavailable(_ message: String) -> CommandError {
    CommandError(code: 69, message: message)
  }

  /// A file cannot be written (73).
  package static func cannotCreate(_ message: String) -> CommandError {
    CommandError(code: 73, message: message)
  }

  private init(code: Int32, message: String) {
    self.code = code
    // A file name or a rule may bring line breaks along; the promise is one line.
    self.message = String(message.map { $0.isNewline || $0 == "\0" ? " " : $0 })
  }
}
