import CommandLineWords
import DecoratorTableKit
import Testing

@testable import gallery

@Suite("The command line of gallery")
struct GalleryArgumentsTests {
  @Test("Without arguments a picture for sale is touched, in an image of the standard size")
  func standard() throws {
    let arguments = try GalleryArguments(parsing: [])
    #expect(arguments.touched == nil)
    #expect(arguments.lines == 43)
    #expect(arguments.width == 80)
    #expect(!arguments.showsHelp)
  }

  @Test("Each option is read, in both forms")
  func options() throws {
    let arguments = try GalleryArguments(parsing: ["--touch", "1,0", "--lines=9", "--width", "75"])
    #expect(arguments.touched == RowPosition(section: 1, row: 0))
    #expect(arguments.lines == 9)
    #expect(arguments.width == 75)
    #expect(try GalleryArguments(parsing: ["-h"]).showsHelp)
  }

  @Test(
    "Invalid arguments are refused with exit code 64 and a hint",
    arguments: [
      (["--lines", "201"], "to 200"), (["--width", "71"], "72 to"),
      (["--touch", "x"], "such as 1,2"),
      (["--touch"], "needs a value"), (["--help=yes"], "takes no value"),
      (["--width", "80", "--width", "80"], "twice"), (["--nonsense"], "gallery --help"),
      (["word"], "gallery --help"),
    ])
  func refused(words: [String], text: String) throws {
    let error = try #require(throws: CommandError.self) { try GalleryArguments(parsing: words) }
    #expect(error.code == 64)
    #expect(error.message.contains(text))
  }
}
