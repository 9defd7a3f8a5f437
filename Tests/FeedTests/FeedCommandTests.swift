import CommandLineWords
import Foundation
import Testing

@testable import feed

@MainActor
@Suite("The command")
struct FeedCommandTests {
  @Test("Help names every option and reads no file")
  func help() throws {
    let text = try CommandRun.output(of: ["--help", "--posts", "/no/such/file"])
    let options = [
      "--posts", "--ads", "--place", "--no-separators", "--rows", "--width", "--scroll", "--tap",
      "--explain", "--inspect", "--svg", "--json", "--help",
    ]
    for option in options { #expect(text.contains("\(option) ")) }
    #expect(text.contains(ISODate.forms))
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }

  @Test("The sample is listed with all its posts and advertisements")
  func sample() throws {
    let lines = try CommandRun.output(of: ["--json"]).split(separator: "\n")
    #expect(lines.count { $0.contains("\"owner\":\"content\"") } == 224)
    #expect(lines.count { $0.contains("\"owner\":\"ads\"") } == 12)
    #expect(lines.count { $0.contains("\"owner\":\"separators\"") } == 21)
    #expect(
      try CommandRun.output(of: ["--json", "--no-separators"]).contains("separators") == false)
  }

  @Test("Files replace the sample")
  func files() throws {
    try TemporaryFile.with(#"{"id":1,"author":"Ann","text":"Hi","date":"2026-03-03"}"#) { posts in
      try TemporaryFile.with("[]") { ads in
        let listing = try CommandRun.output(of: ["--json", "--posts", posts, "--ads", ads])
        #expect(
          listing == """
            {"reuse":[0,0],"owner":"separators","data":null,"index":0,"text":"Tuesday 3 March"}
            {"reuse":[0,1],"owner":"content","data":[0,0],"index":null,"text":"Hi"}

            """)
      }
    }
  }

  @Test(
    "Bad input exits with its code and writes nothing",
    arguments: [
      (["--json", "--posts", "/no/such/file"], 66), (["--ads", "/no/such/file"], 66),
      (["--json", "--place", "every:0"], 64), (["--tap", "257"], 64), (["--scroll", "257"], 64),
      (["--explain", "257"], 64), (["--rows"], 64),
    ])
  func badInput(words: [String], code: Int) throws {
    try writesNothing(words, code: code)
  }

  @Test("Broken files exit with 65 and write nothing")
  func brokenFiles() throws {
    try TemporaryFile.with("[{\"id\": 1,\n]") {
      try writesNothing(["--json", "--posts", $0], code: 65)
    }
    try TemporaryFile.with("{\"id\": 1}") { try writesNothing(["--json", "--ads", $0], code: 65) }
  }

  private func writesNothing(_ words: [String], code: Int) throws {
    let svg = TemporaryFile.newPath("svg")
    let words = words.contains("--json") ? words : words + ["--svg", svg]
    var written = Data()
    let error = try #require(throws: CommandError.self) {
      try FeedCommand(
        words: words, output: CommandOutput { data throws(CommandError) in written.append(data) }
      ).run()
    }
    #expect(error.code == Int32(code))
    #expect(written.isEmpty)
    #expect(!FileManager.default.fileExists(atPath: svg))
  }
}
