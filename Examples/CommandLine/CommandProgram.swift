import Foundation

/// A program that consists of one command. Its words come from the command line, and its output
/// goes to standard output. An error is one line on standard error and an exit code.
@MainActor
package enum CommandProgram {
  /// The type of a function that writes bytes to standard output.
  package typealias Output = (Data) throws(CommandError) -> Void

  /// Runs the command, and ends the program if it fails.
  ///
  /// - Parameters:
  ///   - name: The name of the command, with which errors begin.
  ///   - command: Executes the words after the name.
  package static func run(
    named name: String, _ command: ([String], @escaping Output) throws(CommandError) -> Void
  ) {
    do throws(CommandError) {
      try command(Array(CommandLine.arguments.dropFirst()), write)
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
    _ command: @MainActor ([String], @escaping Output) async throws(CommandError) -> Void
  ) async {
    do throws(CommandError) {
      try await command(Array(CommandLine.arguments.dropFirst()), write)
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

  private static func write(_ data: Data) throws(CommandError) {
    do {
      try FileHandle.standardOutput.write(contentsOf: data)
    } catch {
      throw .cannotCreate("standard output cannot be written")
    }
  }
}
