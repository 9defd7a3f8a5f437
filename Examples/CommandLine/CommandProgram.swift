import Foundation

/// A program that consists of one command. Its words come from the command line, and its output
/// goes to standard output. An error is one line on standard error and an exit code.
@MainActor
package enum CommandProgram {
  /// Runs the command, and ends the program if it fails.
  ///
  /// - Parameters:
  ///   - name: The name of the command, with which errors begin.
  ///   - command: Executes the words after the name.
  package static func run(
    named name: String, _ command: ([String], CommandOutput) throws(CommandError) -> Void
  ) {
    do throws(CommandError) {
      try command(Array(CommandLine.arguments.dropFirst()), .standard)
    } catch {
      end(named: name, error)
    }
  }

  /// Runs a command that waits for something, and ends the program if it fails.
  ///
  /// - Parameters:
  ///   - name: The name of the command, with which errors begin.
  ///   - command: Executes the words after the name.
  package static func run(
    named name: String,
    _ command: @MainActor ([String], CommandOutput) async throws(CommandError) -> Void
  ) async {
    do throws(CommandError) {
      try await command(Array(CommandLine.arguments.dropFirst()), .standard)
    } catch {
      end(named: name, error)
    }
  }

  private static func end(named name: String, _ error: CommandError) -> Never {
    // If standard error is closed or nobody reads it, only the exit code tells of the failure.
    signal(SIGPIPE, SIG_IGN)
    try? FileHandle.standardError.write(contentsOf: Data("\(name): \(error.message)\n".utf8))
    exit(error.code)
  }
}
