#if os(Linux) || os(macOS)
import Foundation
import Testing

@testable import feed

@Suite("The program")
struct FeedProgramTests {
  @Test(
    "Bad input prints one line of error, nothing else, and exits with its code",
    arguments: [
      (["--rows", "0"], 64), (["--place", "row"], 64), (["--tap", "257"], 64), (["word"], 64),
      (["--posts", "/dev/full/no"], 66), (["--svg", "/no/such/folder/feed.svg"], 73),
    ])
  func badInput(words: [String], code: Int) throws {
    let run = try BuiltProgram.run(words)
    #expect(run.code == Int32(code))
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("feed: "))
    #expect(run.errors.hasSuffix("\n"))
    #expect(run.errors.count { $0.isNewline } == 1)
  }

  @Test("Broken data exits with 65")
  func brokenData() throws {
    try TemporaryFile.with("{\"id\": 1}\n") { posts in
      let run = try BuiltProgram.run(["--posts", posts])
      #expect(run.code == 65)
      #expect(run.output.isEmpty)
      #expect(run.errors.contains("line 1"))
    }
  }

  @Test("The listing goes to standard output, nothing to standard error, with exit code 0")
  func listing() throws {
    let run = try BuiltProgram.run(["--json"])
    #expect(run.code == 0)
    #expect(run.errors.isEmpty)
    #expect(run.output.count { $0.isNewline } == 257)
  }
}
#endif
