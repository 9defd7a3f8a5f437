import DecoratedCollections
import DecoratorTableKit
import Testing

// A test that is expected to end its process needs a process of its own, which iOS does not start.
#if !os(iOS)
@Suite("Questions to decorated collections about what is not there")
struct DecoratedMisuseTests {
  private static var list: DecoratedCollection<ArraySlice<Int>, [String]> {
    [0, 0, 1, 2, 3][2...].decorated(with: ["a", "b"], placed: .before(1))
  }

  static let mistakes: [Mistake] = [
    Mistake("row 4 does not exist: the section has 4 rows (3 content, 1 additional)") {
      _ = list[4]
    },
    Mistake("row -1 does not exist: the section has 4 rows") { _ = list[-1] },
    Mistake("row 4 does not exist: the section has 4 rows") { _ = list.origin(of: 4) },
    Mistake("row 9 does not exist: the section has 4 rows") { _ = list.contentIndex(of: 9) },
    Mistake("content row -1 does not exist: the section has 3 content rows") {
      _ = list.index(ofContent: 1)
    },
    Mistake("content row 3 does not exist: the section has 3 content rows") {
      _ = list.index(ofContent: 5)
    },
    Mistake("model 2 does not exist: there are 2, counted from 0") {
      _ = list.index(ofAdditional: 2)
    },
    Mistake("model -1 does not exist: there are 2, counted from 0") {
      _ = list.index(ofAdditional: -1)
    },
    Mistake("section 1 does not exist: the layer has 1 sections") {
      _ = [[1]].decoratedSections(rows: \.self, with: ["a"], placed: .start)[1]
    },
    Mistake("section -1 does not exist: the layer has 1 sections") {
      _ = [[1]].decoratedSections(rows: \.self, with: ["a"], placed: .start)[-1]
    },
    // A difference of other contents.
    Mistake("section 0") {
      _ = list.difference(from: list, content: [1].difference(from: []))
    },
    Mistake("9223372036854775807 content rows") {
      _ = (0..<Int.max).decorated(with: ["a"], placed: .start)
    },
    Mistake("9223372036854775807 content rows") {
      _ = [0..<Int.max].decoratedSections(rows: \.self, with: ["a"], placed: .start)
    },
  ]

  @Test("A question about what is not there traps with a text", arguments: mistakes.indices)
  func traps(_ index: Int) async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [index] in
      DecoratedMisuseTests.mistakes[index].make()
    }
    try expectErrorText(of: result, contains: Self.mistakes[index].text)
  }
}
#endif
