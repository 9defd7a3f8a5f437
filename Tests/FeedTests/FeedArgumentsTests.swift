import CommandLineWords
import Testing

@testable import feed

@Suite("Arguments of the command line")
struct FeedArgumentsTests {
  @Test("Without options the sample is shown on a screen of sixteen rows")
  func defaults() throws {
    let arguments = try FeedArguments(parsing: [])
    #expect(arguments.postsFile == nil)
    #expect(arguments.adsFile == nil)
    #expect(arguments.place == .standard)
    #expect(arguments.showsSeparators)
    #expect(arguments.rows == 16)
    #expect(arguments.width == 100)
    #expect(!arguments.listsJSON)
  }

  @Test("Every option is read, its value as the next word or after an equals sign")
  func everyOption() throws {
    let arguments = try FeedArguments(
      parsing: [
        "--posts", "p.json", "--ads=a.json", "--place", "row:2+end", "--no-separators",
        "--rows=8", "--width", "80", "--scroll", "0", "--tap", "3", "--explain=4", "--svg", "x.svg",
        "--inspect",
      ])
    #expect(arguments.inspects)
    #expect(arguments.postsFile == "p.json")
    #expect(arguments.adsFile == "a.json")
    #expect(arguments.place.terms == [.row(2), .end])
    #expect(!arguments.showsSeparators)
    #expect(arguments.rows == 8)
    #expect(arguments.width == 80)
    #expect(arguments.scrollRow == 0)
    #expect(arguments.tapRow == 3)
    #expect(arguments.explainRow == 4)
    #expect(arguments.svgFile == "x.svg")
    #expect(try FeedArguments(parsing: ["--json"]).listsJSON)
    #expect(try FeedArguments(parsing: ["--help"]).showsHelp)
    #expect(try FeedArguments(parsing: ["-h"]).showsHelp)
  }

  @Test(
    "An error in the command line names the option, with exit code 64",
    arguments: [
      (["--speed"], "--speed"),
      (["posts.json"], "posts.json"),
      (["--posts"], "--posts"),
      (["--posts", "--json"], "--posts"),
      (["--posts="], "--posts"),
      (["--json=yes"], "--json"),
      (["--json", "--json"], "--json"),
      (["--rows", "0"], "--rows 0"),
      (["--rows", "many"], "--rows many"),
      (["--rows", "501"], "--rows 501"),
      (["--width", "59"], "--width 59"),
      (["--tap", "-1"], "--tap -1"),
      (["--scroll", "1.5"], "--scroll 1.5"),
      (["--explain", "99999999999999999999"], "--explain 99999999999999999999"),
      (["--place", "every:0"], "--place every:0"),
      (["--json", "--tap", "1"], "--tap"),
      (["--json", "--svg", "x.svg"], "--svg"),
      (["--json", "--explain", "1"], "--explain"),
      (["--json", "--inspect"], "--inspect"),
      (["--inspect"], "--inspect"),
    ])
  func slips(words: [String], mention: String) throws {
    let error = try #require(throws: CommandError.self) { try FeedArguments(parsing: words) }
    #expect(error.code == 64)
    #expect(error.message.contains(mention))
  }

  @Test("A row is in range up to the last row of the table")
  func rowsInRange() throws {
    let arguments = try FeedArguments(parsing: ["--tap", "9"])
    try arguments.checkRows(count: 10)
    let error = try #require(throws: CommandError.self) { try arguments.checkRows(count: 9) }
    #expect(error.code == 64)
    #expect(error.message == "--tap 9: the table has rows 0 to 8")
    let empty = try #require(throws: CommandError.self) { try arguments.checkRows(count: 0) }
    #expect(empty.message == "--tap 9: the table has no rows")
  }

  @Test("An error message is one line, whatever the arguments contain")
  func oneLine() {
    #expect(CommandError.usage("a\nb\r\nc").message == "a b c")
  }
}
