import CommandLineWords
import Testing

@testable import compose

@Suite("The command line of compose")
struct ComposeArgumentsTests {
  @Test("Without arguments the story is played")
  func standard() throws {
    let arguments = try ComposeArguments(parsing: [])
    #expect(arguments.frames == ComposeStory.events.count)
    #expect(arguments.svg == nil)
    #expect(!arguments.checks)
  }

  @Test("Each option is read, in both forms")
  func options() throws {
    let words = ["--frames", "3", "--seed=9", "--rows=5", "--width", "80", "--svg", "home.svg"]
    let arguments = try ComposeArguments(parsing: words)
    #expect(arguments.frames == 3)
    #expect(arguments.seed == 9)
    #expect(arguments.rows == 5)
    #expect(arguments.width == 80)
    #expect(arguments.svg == "home.svg")
    let check = try ComposeArguments(parsing: ["--check", "--steps", "50"])
    #expect(check.checks)
    #expect(check.steps == 50)
  }

  @Test(
    "With --help, options that exclude each other are accepted",
    arguments: ["--help", "-h"])
  func help(word: String) throws {
    let arguments = try ComposeArguments(parsing: ["--check", "--json", word, "--svg", "a"])
    #expect(arguments.showsHelp)
    #expect(try !ComposeArguments(parsing: ["--json"]).showsHelp)
  }

  @Test(
    "Invalid arguments are refused with exit code 64 and a hint",
    arguments: [
      (["--frames", "-1"], "0 to 100000"), (["--seed", "x"], "a number"),
      (["--rows", "0"], "1 to"), (["--steps", "0", "--check"], "1 to"),
      (["--steps", "5"], "--check"), (["--check", "--svg", "a"], "draws nothing"),
      (["--check", "--json"], "draws nothing"), (["--json", "--explain", "0,0"], "--explain"),
      (["--explain", "3"], "section"), (["--json=yes"], "takes no value"),
      (["--json=yes", "--seed", "1"], "takes no value"), (["--help=yes"], "takes no value"),
      (["--fast"], "compose --help"), (["word"], "compose --help"),
      (["--seed", "1", "--seed", "2"], "twice"),
    ])
  func refused(words: [String], text: String) throws {
    let error = try #require(throws: CommandError.self) { try ComposeArguments(parsing: words) }
    #expect(error.code == 64)
    #expect(error.message.contains(text))
  }
}
