import CommandLineWords
import Testing

@testable import adopt

@Suite("The command line of adopt")
struct AdoptArgumentsTests {
  @Test("Without arguments the script is played")
  func standard() throws {
    let arguments = try AdoptArguments(parsing: [])
    #expect(arguments.touches == nil)
    #expect(arguments.seed == 1)
    #expect(arguments.width == 80)
    #expect(!arguments.showsHelp)
  }

  @Test("Each option is read, in both forms")
  func options() throws {
    let arguments = try AdoptArguments(parsing: ["--touches=9", "--seed", "7", "--width", "75"])
    #expect(arguments.touches == 9)
    #expect(arguments.seed == 7)
    #expect(arguments.width == 75)
    #expect(try AdoptArguments(parsing: ["-h"]).showsHelp)
  }

  @Test(
    "Invalid arguments are refused with exit code 64 and a hint",
    arguments: [
      (["--touches", "0"], "1 to"), (["--width", "71"], "72 to"), (["--seed", "x"], "0 to"),
      (["--touches"], "needs a value"), (["--help=yes"], "takes no value"),
      (["--width", "80", "--width", "80"], "twice"), (["--nonsense"], "adopt --help"),
      (["word"], "adopt --help"),
    ])
  func refused(words: [String], text: String) throws {
    let error = try #require(throws: CommandError.self) { try AdoptArguments(parsing: words) }
    #expect(error.code == 64)
    #expect(error.message.contains(text))
  }
}
