#if os(Linux) || os(macOS)
import ExampleSamples
import Foundation

@testable import feed

/// Runs the program that was built along with the tests.
enum BuiltProgram {
  /// What a run leaves behind.
  struct Run {
    let code: Int32
    let output: String
    let errors: String
  }

  /// Runs the program.
  ///
  /// - Parameters:
  ///   - words: The words after its name.
  ///   - redirection: What a shell does with its streams first, such as `2>&-`.
  ///   - readsErrors: Whether standard error is a pipe that somebody reads.
  static func run(
    _ words: [String], redirection: String = "", readsErrors: Bool = true
  ) throws -> Run {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "exec \"$0\" \"$@\" \(redirection)", try path()] + words
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    if !readsErrors { try errors.fileHandleForReading.close() }
    try process.run()
    // Errors are one line, which a pipe holds: reading the output first cannot lock up.
    let written = output.fileHandleForReading.readDataToEndOfFile()
    let complaints = readsErrors ? errors.fileHandleForReading.readDataToEndOfFile() : Data()
    process.waitUntilExit()
    // As a shell tells a signal from an exit code.
    return Run(
      code: process.terminationReason == .exit
        ? process.terminationStatus : 128 + process.terminationStatus,
      output: String(decoding: written, as: UTF8.self),
      errors: String(decoding: complaints, as: UTF8.self))
  }

  /// Where the program is: in a folder around that of its resources.
  private static func path() throws -> String {
    var folder = URL(fileURLWithPath: try Sample.posts.path()).deletingLastPathComponent()
    while folder.path != "/" {
      let program = folder.appendingPathComponent("feed")
      var isFolder: ObjCBool = false
      if FileManager.default.fileExists(atPath: program.path, isDirectory: &isFolder),
        !isFolder.boolValue
      {
        return program.path
      }
      folder.deleteLastPathComponent()
    }
    throw CocoaError(.fileNoSuchFile)
  }
}
#endif
