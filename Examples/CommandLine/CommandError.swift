/// The reason why a command failed: one line for standard error, and the exit code.
///
/// Except for 1, the codes are those of `sysexits.h`, so that a script can distinguish a wrong
/// command line from invalid data.
package struct CommandError: Error, Equatable {
  /// The exit code.
  package let code: Int32
  /// The error message, on one line.
  package let message: String

  /// Returns the error of a check that found something (1).
  package static func found(_ message: String) -> CommandError {
    CommandError(code: 1, message: message)
  }

  /// Returns the error of an invalid command line (64).
  package static func usage(_ message: String) -> CommandError {
    CommandError(code: 64, message: message)
  }

  /// Returns the error of a file with invalid content (65).
  package static func data(_ message: String) -> CommandError {
    CommandError(code: 65, message: message)
  }

  /// Returns the error of a file that cannot be read (66).
  package static func noInput(_ message: String) -> CommandError {
    CommandError(code: 66, message: message)
  }

  /// Returns the error of a request that this system cannot fulfil (69).
  package static func unavailable(_ message: String) -> CommandError {
    CommandError(code: 69, message: message)
  }

  /// Returns the error of a file that cannot be written (73).
  package static func cannotCreate(_ message: String) -> CommandError {
    CommandError(code: 73, message: message)
  }

  private init(code: Int32, message: String) {
    self.code = code
    // A file name or a rule may contain line breaks, but the message has to be one line.
    self.message = String(message.map { $0.isNewline || $0 == "\0" ? " " : $0 })
  }
}
