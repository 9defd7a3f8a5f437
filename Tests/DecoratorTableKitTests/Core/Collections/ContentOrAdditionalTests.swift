import DecoratedCollections
import DecoratorTableKit
import Testing

private struct Item: Hashable, Identifiable {
  let id: Int
}

@Suite("What decorated collections have for elements")
struct ContentOrAdditionalTests {
  @Test("Identities of content and of models cannot collide, in a stack either")
  func identities() throws {
    let items = (0..<6).map(Item.init(id:))
    try withEvery("inner", in: NaivePlacement.everyKind) { inner in
      let list = items.decorated(with: items, placed: inner.placement)
      try expectEqual(Set(list.map(\.id)).count, list.count, "the number of identities")
      try withEvery("outer", in: NaivePlacement.everyKind) { outer in
        let stack = list.decorated(with: items, placed: outer.placement)
        try expectEqual(Set(stack.map(\.id)).count, stack.count, "the number of identities")
      }
    }
  }

  @Test("An element keeps its identity at any index")
  func stability() {
    let old = [Item(id: 1), Item(id: 2)].decorated(with: [Item(id: 1)], placed: .end)
    let new = [Item(id: 2), Item(id: 1)].decorated(with: [Item(id: 1)], placed: .start)
    #expect(old.map(\.id) == [.content(1), .content(2), .additional(1)])
    #expect(new.map(\.id) == [.additional(1), .content(2), .content(1)])
  }

  @Test("Elements and collections are equal, hashable and sendable where their parts are")
  func conformances() {
    func send(_ value: some Sendable & Hashable) {}
    let list = [1, 2].decorated(with: ["a", "b"], placed: .start)
    send(list)
    send(list[0])
    send([[1]].decoratedSections(rows: \.self, with: ["a"], placed: .start))
    #expect(list == [1, 2].decorated(with: ["a", "b"], placed: .before(0)))
    #expect(list != [1, 2].decorated(with: ["a", "b"], placed: .end))
    #expect(list != [1, 3].decorated(with: ["a", "b"], placed: .start))
    // A model that waits is one, too.
    #expect(list != [1, 2].decorated(with: ["a"], placed: .start))
    #expect(Set(Array(list) + Array(list)).count == 3)
    #expect(ContentOrAdditional<Int, Int>.content(1) != .additional(1))
    // What is not Sendable, Equatable or Identifiable can be decorated as well.
    let objects = [Object(), Object()].decorated(with: [{ 1 }], placed: .before(1))
    #expect(objects.count == 3)
  }
}

private final class Object {}
