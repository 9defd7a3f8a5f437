import CommandLineWords
import Testing

@testable import ads

@Suite("The command line of ads")
struct AdsArgumentsTests {
  @Test("Without arguments a minute of reading is printed at once")
  func standard() throws {
    let arguments = try AdsArguments(parsing: [])
    #expect(arguments.seconds == 60)
    #expect(arguments.seed == 1)
    #expect(arguments.speed == 0)
    #expect(arguments.svg == nil)
    #expect(!arguments.checks && !arguments.writesJSON)
  }

  @Test("Each option is read, in both forms")
  func options() throws {
    let words = ["--seconds", "3", "--seed=9", "--speed", "60", "--width=80", "--svg", "a.svg"]
    let arguments = try AdsArguments(parsing: words)
    #expect(arguments.seconds == 3)
    #expect(arguments.seed == 9)
    #expect(arguments.speed == 60)
    #expect(arguments.width == 80)
    #expect(arguments.svg == "a.svg")
    #expect(try AdsArguments(parsing: ["--json"]).writesJSON)
    let check = try AdsArguments(parsing: ["--check", "--steps", "50", "--arrivals=7"])
    #expect(check.checks)
    #expect(check.steps == 50)
    #expect(check.arrivals == 7)
  }

  @Test(
    "Invalid arguments are refused with exit code 64 and a hint",
    arguments: [
      (["--seconds", "0"], "1 to 3600"), (["--seed", "x"], "a number"),
      (["--width", "59"], "60 to"), (["--svg"], "needs a value"), (["--svg="], "needs a value"),
      (["--steps", "0", "--check"], "1 to"), (["--steps", "5"], "--check"),
      (["--arrivals", "5"], "--check"), (["--check", "--svg", "a"], "no reader"),
      (["--check", "--json"], "no reader"), (["--json", "--width", "80"], "no screen"),
      (["--fast"], "ads --help"), (["word"], "ads --help"),
      (["--seed", "1", "--seed", "2"], "twice"),
    ])
  func refused(words: [String], text: String) throws {
    let error = try #require(throws: CommandError.self) { try AdsArguments(parsing: words) }
    #expect(error.code == 64)
    #expect(error.message.contains(text))
  }
}
