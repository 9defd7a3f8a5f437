import CommandLineWords
import DecoratorTableKit
import Testing

@testable import feed

@Suite("The syntax of placement rules")
struct PlacementRuleTests {
  @Test("Each term is read")
  func terms() throws {
    #expect(try PlacementRule(parsing: "row:2").terms == [.row(2)])
    #expect(try PlacementRule(parsing: "every:6").terms == [.every(6, first: 6)])
    #expect(try PlacementRule(parsing: "every:6@2").terms == [.every(6, first: 2)])
    #expect(try PlacementRule(parsing: "every:1@0").terms == [.every(1, first: 0)])
    #expect(try PlacementRule(parsing: "start").terms == [.start])
    #expect(try PlacementRule(parsing: "end").terms == [.end])
  }

  @Test("Terms are joined, and the limit may be in any place")
  func joined() throws {
    let rule = try PlacementRule(parsing: "max:5+start+row:2+every:6@4+end")
    #expect(rule.terms == [.start, .row(2), .every(6, first: 4), .end])
    #expect(rule.limit == 5)
  }

  @Test(
    "A rule is written in the form in which it was read",
    arguments: ["every:6@2", "every:6", "row:0+start+end+max:0", "row:1+row:4"])
  func description(text: String) throws {
    #expect(try PlacementRule(parsing: text).description == text)
  }

  @Test(
    "An invalid rule is refused with the reason, and exits with 64",
    arguments: [
      ("", "empty term"), ("+", "empty term"), ("row:2+", "empty term"), ("row:2++end", "empty"),
      ("row", "needs a number"), ("row:", "not a whole number"), ("row:-1", "from 0"),
      ("row:x", "not a whole number"), ("row:1.5", "not a whole number"),
      ("row:99999999999999999999", "not a whole number"), ("row:1000000001", "from 0 to"),
      ("every:0", "from 1"), ("every:-6", "from 1"), ("every:6@", "not a whole number"),
      ("every:6@-1", "from 0"), ("every:@2", "not a whole number"), ("every", "needs a number"),
      ("max:x", "not a whole number"), ("max:-1+end", "from 0"), ("max:5", "no"),
      ("max:1+max:2+end", "twice"), ("start:1", "takes no number"), ("End", "none of"),
      ("middle", "none of"), (" end", "none of"),
    ])
  func nonsense(text: String, reason: String) throws {
    let error = try #require(throws: CommandError.self) { try PlacementRule(parsing: text) }
    #expect(error.code == 64)
    #expect(error.message.hasPrefix("--place \(text): "))
    #expect(error.message.contains(reason))
  }

  @Test(
    "A rule gives the placement that its text describes",
    arguments: [
      ("row:2", [2]), ("every:3", [3, 7]), ("every:3@1", [1, 5, 9]), ("start", [0]),
      ("end", [8]), ("start+end", [0, 9]), ("every:1@0+max:3", [0, 2, 4]), ("row:2+max:0", []),
      ("row:50", []), ("every:1000000000@1000000000", []),
    ])
  func placement(text: String, rows: [Int]) throws {
    let layout = try PlacementRule(parsing: text).placement.layout(contentCount: 8)
    #expect((0..<layout.additionalCount).map { layout.row(ofAdditional: $0) } == rows)
  }
}
