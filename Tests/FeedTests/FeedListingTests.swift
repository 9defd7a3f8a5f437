import CommandLineWords
import DecoratorTableKit
import Foundation
import Testing

@testable import feed

@MainActor
@Suite("The listing of every row")
struct FeedListingTests {
  nonisolated private static let rules = [
    "every:6@2", "every:1@0", "every:6", "row:0", "row:2", "row:2+row:3+row:4", "start", "end",
    "start+end", "row:2+every:6@4+end+max:5", "row:1+every:2@0", "end+max:0", "row:1000",
  ]

  @Test("It equals a merge of the lists row by row", arguments: rules, [true, false])
  func mergesLists(rule: String, showsSeparators: Bool) throws {
    let rule = try PlacementRule(parsing: rule)
    var thinning = Thinning.byTurns
    for postCount in [0, 1, 2, 3, 5, 8, 13, 40] {
      for advertisementCount in [0, 1, 3, 60] where thinning.takesNext() {
        let posts = Array(MadeUpFeed.posts.prefix(postCount))
        let advertisements = Array(MadeUpFeed.advertisements.prefix(advertisementCount))
        let content = FeedContent(
          posts: posts, advertisements: advertisements, place: rule,
          showsSeparators: showsSeparators)
        let layouts = FeedScreen(content).layouts
        let rows = (0..<layouts.rowCount).map {
          content.row(at: RowPosition(section: 0, row: $0), in: layouts)
        }
        #expect(
          rows
            == NaiveFeed.rows(
              posts: posts, advertisements: advertisements, rule: rule,
              showsSeparators: showsSeparators))
      }
    }
  }

  @Test("Each row is one line with its keys in order, its text as Foundation's encoder writes it")
  func lines() throws {
    let text = "a/b \"c\" \\ \n\t\u{1} é 😀 \u{2028}"
    let post = Post(id: "1", author: "Ann", text: text, date: Date(timeIntervalSince1970: 0))
    let ad = Advertisement(id: "1", vendor: "V", text: "Buy")
    let content = FeedContent(
      posts: [post], advertisements: [ad], place: try PlacementRule(parsing: "end"))
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    let encoded = String(decoding: try encoder.encode(text), as: UTF8.self)
    #expect(encoded.contains("a/b"))
    #expect(
      try listing(of: content) == """
        {"reuse":[0,0],"owner":"separators","data":null,"index":0,"text":"Thursday 1 January"}
        {"reuse":[0,1],"owner":"content","data":[0,0],"index":null,"text":\(encoded)}
        {"reuse":[0,2],"owner":"ads","data":null,"index":0,"text":"Buy"}

        """)
  }

  @Test("A long listing is written in chunks of whole lines, and is not stored")
  func chunks() throws {
    let posts = (0..<5000).map {
      Post(id: "\($0)", author: "Ann", text: "Post \($0)", date: Date(timeIntervalSince1970: 0))
    }
    let content = FeedContent(posts: posts, advertisements: [], place: .standard)
    var sizes: [Int] = []
    var lineCount = 0
    let output = CommandOutput { data throws(CommandError) in
      sizes.append(data.count)
      #expect(data.last == UInt8(ascii: "\n"))
      lineCount += data.count { $0 == UInt8(ascii: "\n") }
    }
    try FeedJSON(content, layouts: FeedScreen(content).layouts).write(to: output)
    #expect(lineCount == 5001)
    #expect(sizes.count > 3)
    #expect(sizes.allSatisfy { $0 < 70_000 })
  }

  private func listing(of content: FeedContent) throws -> String {
    var bytes = Data()
    let output = CommandOutput { data throws(CommandError) in bytes.append(data) }
    try FeedJSON(content, layouts: FeedScreen(content).layouts).write(to: output)
    return String(decoding: bytes, as: UTF8.self)
  }
}
