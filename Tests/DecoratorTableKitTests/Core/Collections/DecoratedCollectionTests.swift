import DecoratedCollections
import DecoratorTableKit
import Testing

@Suite("Decorated collections, all small ones")
struct DecoratedCollectionTests {
  private static let models = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l", "m"]

  /// The numbers of models: none, fewer and more than there are slots.
  private static let modelCounts = [0, 1, 3, 13]

  private func expect<Content: RandomAccessCollection<Int>>(
    _ content: Content, _ body: (DecoratedCollection<Content, [String]>, [String]) throws -> Void
  ) throws {
    var thinning = Thinning.byTurns
    try withEvery("content", in: [Array(content)]) { elements in
      try withEvery("placement", in: NaivePlacement.everyKind) { placement in
        try withEvery("models", in: Self.modelCounts) { count in
          guard thinning.takesNext() else { return }
          let models = Array(Self.models.prefix(count))
          guard let naive = NaiveDecoration(elements, models, placement) else { return }
          let list = content.decorated(with: models, placed: placement.placement)
          try expectElements(of: list, are: naive.elements)
          try expectLookups(in: list, are: naive)
          try body(list, models)
        }
      }
    }
  }

  @Test("It is a collection, at each pair and triple of indices", arguments: 0...6)
  func conformance(count: Int) throws {
    let content = Array(100..<(100 + count))
    try expect(content) { list, models in
      let naive = Array(list)
      try expectCollection(list, is: naive)
    }
  }

  @Test("Content and models may have indices of any kind", arguments: 0...6)
  func otherIndices(count: Int) throws {
    try expect(Array(0..<20)[7..<(7 + count)]) { _, _ in }
    try expect((100..<(100 + count)).reversed()) { _, _ in }
    try expect(100..<(100 + count)) { _, _ in }
    try expect(AnyRandomAccessCollection(Array(100..<(100 + count)))) { list, _ in
      try expectCollection(list, is: Array(list))
    }
    let models = Array("abcdef".map(String.init))[2...].reversed()
    for placement in NaivePlacement.everyKind {
      let content = Array(0..<count)
      let list = content.decorated(with: models, placed: placement.placement)
      guard let naive = NaiveDecoration(content, Array(models), placement) else { continue }
      try expectElements(of: list, are: naive.elements)
      try expectLookups(in: list, are: naive)
    }
  }

  @Test("Models fill slots from the top, and wait where there is none")
  func waiting() {
    let posts = Array(0..<20)
    let rule = Placement.every(6, after: 2)
    let few = posts.decorated(with: ["a"], placed: rule)
    #expect(few.count == 21)
    #expect(few.waitingCount == 0)
    #expect(few[2] == .additional("a"))
    #expect(few[9] == .content(8))
    let many = posts.decorated(with: ["a", "b", "c", "d", "e", "f"], placed: rule)
    #expect(many.count == 24)
    #expect(many.waitingCount == 2)
    #expect(many.index(ofAdditional: 3) == 23)
    #expect(many.index(ofAdditional: 4) == nil)
    // What there is without end fills each slot.
    let dividers = posts.decorated(with: repeatElement("-", count: .max), placed: rule)
    #expect(Array(dividers.indices.filter { dividers[$0] == .additional("-") }) == [2, 9, 16, 23])
  }

  @Test("Predicates get numbers from 0, whatever the indices are")
  func predicates() {
    let posts = [9, 9, 1, 1, 1, 2, 2][2...]
    let list = posts.decorated(
      with: ["-"],
      placed: .between { above, below in
        [1, 1, 1, 2, 2][above.row] != [1, 1, 1, 2, 2][below.row]
      })
    #expect(
      Array(list) == [.content(1), .content(1), .content(1), .additional("-")] + [
        .content(2), .content(2),
      ])
    #expect(list.index(ofContent: 5) == 4)
  }

  @Test("Lazy content stays lazy, and can be stacked")
  func lazyContent() {
    var asked: [Int] = []
    let posts = (0..<4).lazy.map { (post: Int) -> Int in
      asked.append(post)
      return post * 10
    }
    let list = posts.decorated(with: ["a"], placed: .before(2))
    let texts = list.map { element in "\(element)" }
    #expect(asked.isEmpty)
    #expect(texts[3] == "content(20)")
    #expect(asked == [2])
    let stack = list.decorated(with: ["top"], placed: .start)
    #expect(stack[1] == .content(.content(0)))
    #expect(asked == [2, 0])
  }
}
