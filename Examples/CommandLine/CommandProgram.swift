import Foundation

/// A program that is one command: its words come from the command line, what it writes goes to
/// standard output, and an error is one line on standard error and an exit code.
@MainActor
package enum CommandProgram {
  /// Where the bytes for standard output go.
  package typealias Output = (Data) throws(CommandError) -> Void

  /// Runs the command, and ends the program if it fails.
  ///
  /// - Parameters:
  ///   - name: The name of the command, which errors begin with.
  ///   - command: Does what the words after the name ask for.
  package static func run(
    named name: String, _ command: ([String], @escaping Output) throws(CommandError) -> Void
  ) {
    do throws(CommandError) {
      try command(Array(CommandLine.arguments.dropFirst()), write)
    } catch {
      // With standard error closed, or nobody to read it, the exit code is all there is to tell.
      signal(SIGPIPE, SIG_IGN)
      try? FileHandle.standardError.write(contentsOf: Data("\(name): \(error.message)\n".utf8))
      exit(error.code)
    }
  }

  private static func write(_ data: Data) throws(CommandError) {
    do {
      try FileHandle.standardOutput.write(contentsOf: data)
    } catch {
      throw .cannotCreate("standard output cannot be written")
    }
  }
}
