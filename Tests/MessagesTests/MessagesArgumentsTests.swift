import CommandLineWords
import DecoratorTableKit
import Testing

@testable import messages

@Suite("The command line of messages")
struct MessagesArgumentsTests {
  @Test("Without arguments the newest kind is tapped, in a picture of the standard size")
  func standard() throws {
    let arguments = try MessagesArguments(parsing: [])
    #expect(arguments.kinds == nil)
    #expect(arguments.tap == nil)
    #expect(arguments.lines == 42)
    #expect(arguments.width == 92)
    #expect(!arguments.showsHelp)
  }

  @Test("Each option is read, in both forms")
  func options() throws {
    let words = ["--kinds", "text,image", "--tap=1,2", "--lines", "9", "--width=100"]
    let arguments = try MessagesArguments(parsing: words)
    #expect(arguments.kinds == ["text", "image"])
    #expect(arguments.tap == RowPosition(section: 1, row: 2))
    #expect(arguments.lines == 9)
    #expect(arguments.width == 100)
    #expect(try MessagesArguments(parsing: ["-h"]).showsHelp)
  }

  @Test(
    "Invalid arguments are refused with exit code 64 and a hint",
    arguments: [
      (["--lines", "0"], "1 to"), (["--width", "83"], "84 to"), (["--tap", "3"], "such as 1,2"),
      (["--tap", "1,2,3"], "such as 1,2"), (["--tap", "-1,0"], "such as 1,2"),
      (["--tap", "1,"], "such as 1,2"), (["--tap"], "needs a value"),
      (["--kinds="], "needs a value"),
      (["--help=yes"], "takes no value"), (["--lines", "3", "--lines", "4"], "twice"),
      (["--nonsense"], "messages --help"), (["word"], "messages --help"),
    ])
  func refused(words: [String], text: String) throws {
    let error = try #require(throws: CommandError.self) { try MessagesArguments(parsing: words) }
    #expect(error.code == 64)
    #expect(error.message.contains(text))
  }
}
