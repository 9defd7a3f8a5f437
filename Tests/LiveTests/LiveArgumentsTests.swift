import CommandLineWords
import Testing

@testable import live

@Suite("The command line of live")
struct LiveArgumentsTests {
  @Test("Without arguments twelve frames are printed at once")
  func standard() throws {
    let arguments = try LiveArguments(parsing: [])
    #expect(arguments.frames == 12)
    #expect(arguments.speed == 0)
    #expect(!arguments.checks)
  }

  @Test("Each option is read, in both forms")
  func options() throws {
    let words = [
      "--frames", "3", "--seed=9", "--speed", "60", "--rows=5", "--width", "80",
    ]
    let arguments = try LiveArguments(parsing: words)
    #expect(arguments.frames == 3)
    #expect(arguments.seed == 9)
    #expect(arguments.speed == 60)
    #expect(arguments.rows == 5)
    #expect(arguments.width == 80)
    let check = try LiveArguments(parsing: ["--check", "--steps", "50"])
    #expect(check.checks)
    #expect(check.steps == 50)
  }

  @Test(
    "Invalid arguments are refused with exit code 64 and a hint",
    arguments: [
      (["--frames", "-1"], "0 to 100000"), (["--seed", "x"], "a number"),
      (["--rows", "0"], "1 to"),
      (["--steps", "0", "--check"], "1 to"), (["--steps", "5"], "--check"),
      (["--check", "--frames", "5"], "draws nothing"), (["--fast"], "live --help"),
      (["word"], "live --help"), (["--seed", "1", "--seed", "2"], "twice"),
    ])
  func refused(words: [String], text: String) throws {
    let error = try #require(throws: CommandError.self) { try LiveArguments(parsing: words) }
    #expect(error.code == 64)
    #expect(error.message.contains(text))
  }
}
