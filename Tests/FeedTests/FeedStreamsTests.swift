#if os(Linux) || os(macOS)
import Foundation
import Testing

@testable import feed

@Suite("Streams that cannot be written")
struct FeedStreamsTests {
  /// A disk that is full can be had on Linux only.
  private static let fullDisk = FileManager.default.fileExists(atPath: "/dev/full")

  private static let deafErrors = ["2>&-", "2</dev/null"] + (fullDisk ? ["2>/dev/full"] : [])
  private static let deafOutputs = [">&-", "1</dev/null"] + (fullDisk ? [">/dev/full"] : [])

  @Test(
    "A closed standard error does not change the exit code",
    arguments: deafErrors, [(["--rows", "0"], 64), (["--posts", "/no/such/file"], 66)])
  func noErrors(redirection: String, command: (words: [String], code: Int)) throws {
    let run = try BuiltProgram.run(command.words, redirection: redirection)
    #expect(run.code == Int32(command.code))
    #expect(run.output.isEmpty)
  }

  @Test("A standard error without a reader does not change the exit code")
  func errorsWithoutReader() throws {
    #expect(try BuiltProgram.run(["--rows", "0"], readsErrors: false).code == 64)
  }

  @Test(
    "A standard output that fails exits with 73 and one line of error",
    arguments: deafOutputs, [["--json"], [], ["--help"]])
  func noOutput(redirection: String, words: [String]) throws {
    let run = try BuiltProgram.run(words, redirection: redirection)
    #expect(run.code == 73)
    #expect(run.errors == "feed: standard output cannot be written\n")
  }

  @Test("Two closed streams do not change the exit code")
  func neither() throws {
    #expect(try BuiltProgram.run(["--json"], redirection: ">&- 2>&-").code == 73)
    #expect(try BuiltProgram.run(["--rows", "0"], redirection: "<&- >&- 2>&-").code == 64)
  }

  #if HEADLESS_UIKIT
  @Test("Before a standard output fails, the SVG is written completely", arguments: deafOutputs)
  func pictureBeforeOutput(redirection: String) throws {
    let path = TemporaryFile.newPath("svg")
    defer { try? FileManager.default.removeItem(atPath: path) }
    let run = try BuiltProgram.run(["--svg", path], redirection: redirection)
    #expect(run.code == 73)
    #expect(try String(contentsOfFile: path, encoding: .utf8).hasSuffix("</svg>\n"))
  }

  @Test("If the SVG goes to the file of standard output, it is first and nothing is lost")
  func pictureIntoOutput() throws {
    // An ordinary file under two names: a name in the system's own folder is no place for a test,
    // which runs with all rights in a container and would replace it if the program did.
    try TemporaryFile.with("") { path in
      let run = try BuiltProgram.run(["--rows", "3", "--svg", path], redirection: ">'\(path)'")
      #expect(run.code == 0)
      let text = try String(contentsOfFile: path, encoding: .utf8)
      #expect(text.hasPrefix("<svg"))
      #expect(text.contains("</svg>\n"))
      #expect(text.hasSuffix(try BuiltProgram.run(["--rows", "3"]).output))
    }
  }

  @Test(
    "Bad input writes no SVG, whether standard output fails or not", arguments: deafOutputs)
  func badInputFirst(redirection: String) throws {
    let path = TemporaryFile.newPath("svg")
    let run = try BuiltProgram.run(["--svg", path, "--tap", "257"], redirection: redirection)
    #expect(run.code == 64)
    #expect(!FileManager.default.fileExists(atPath: path))
  }
  #endif
}
#endif
