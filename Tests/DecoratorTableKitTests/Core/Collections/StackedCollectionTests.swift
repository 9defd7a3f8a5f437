import DecoratedCollections
import DecoratorTableKit
import Testing

@Suite("Decorated collections that are decorated")
struct StackedCollectionTests {
  #if DEBUG
  private static let counts = 0...4
  #else
  private static let counts = 0...6
  #endif

  @Test("The rule outside counts all that is inside", arguments: counts)
  func twoLayers(count: Int) throws {
    let content = Array(0..<count)
    let (ads, promos) = (["a", "b", "c"], [1.5, 2.5, 3.5, 4.5])
    try withEvery("inner", in: NaivePlacement.everyKind) { inner in
      guard let naive = NaiveDecoration(content, ads, inner) else { return }
      let list = content.decorated(with: ads, placed: inner.placement)
      try withEvery("outer", in: NaivePlacement.everyKind) { outer in
        guard let naive = NaiveDecoration(naive.elements, promos, outer) else { return }
        let stack = list.decorated(with: promos, placed: outer.placement)
        try expectElements(of: stack, are: naive.elements)
        try expectLookups(in: stack, are: naive)
      }
    }
  }

  @Test("A stack is a collection, at each pair and triple of indices", arguments: 0...4)
  func conformance(count: Int) throws {
    let rules = [
      NaivePlacement.every(2, after: 1), .plus(.start, .end), .everyTableRows(3, first: 0),
      .between([1, 3]),
    ]
    let content = Array(0..<count)
    try withEvery("inner", in: rules) { inner in
      let list = content.decorated(with: ["a", "b", "c"], placed: inner.placement)
      try withEvery("outer", in: rules) { outer in
        let stack = list.decorated(with: [true, false, true], placed: outer.placement)
        try expectCollection(stack, is: Array(stack))
      }
    }
  }

  @Test("An index goes through both layers and back")
  func bothWays() throws {
    let list = (0..<50).decorated(with: 0..<9, placed: .every(6, after: 2))
    let stack = list.decorated(with: 0..<9, placed: .every(10))
    for post in 0..<50 {
      let outer = stack.index(ofContent: list.index(ofContent: post))
      #expect(stack.contentIndex(of: outer).flatMap(list.contentIndex(of:)) == post)
      #expect(stack[outer] == .content(.content(post)))
    }
  }
}
