/// The reason why a command failed: one line for standard error, and the exit code.
package struct CommandError: Error, Equatable {
  /// The exit code.
  package var code: Int32 { exitCode.rawValue }
  /// The error message, on one line.
  package let message: String

  private let exitCode: ExitCode

  /// Returns the error of a check that found something.
  package static func found(_ message: String) -> CommandError {
    CommandError(.found, message: message)
  }

  /// Returns the error of an invalid command line.
  package static func usage(_ message: String) -> CommandError {
    CommandError(.usage, message: message)
  }

  /// Returns the error of a file with invalid content.
  package static func data(_ message: String) -> CommandError {
    CommandError(.data, message: message)
  }

  /// Returns the error of a file that cannot be read.
  package static func noInput(_ message: String) -> CommandError {
    CommandError(.noInput, message: message)
  }

  /// Returns the error of a request that this system cannot fulfil.
  package static func unavailable(_ message: String) -> CommandError {
    CommandError(.unavailable, message: message)
  }

  /// Returns the error of a file that cannot be written.
  package static func cannotCreate(_ message: String) -> CommandError {
    CommandError(.cannotCreate, message: message)
  }

  private init(_ exitCode: ExitCode, message: String) {
    self.exitCode = exitCode
    // A file name or a rule may contain line breaks, but the message has to be one line.
    self.message = String(message.map { $0.isNewline || $0 == "\0" ? " " : $0 })
  }
}
