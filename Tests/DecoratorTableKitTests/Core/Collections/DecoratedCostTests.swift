import DecoratedCollections
import DecoratorTableKit
import Testing

@Suite("What decorated collections cost")
struct DecoratedCostTests {
  @Test("Making one reads nothing, and takes no time for an element", arguments: [10, 1 << 40])
  func making(count: Int) {
    let (content, models) = (CountedCollection(count: count), CountedCollection(count: count))
    let list = content.decorated(with: models, placed: .every(6, after: 2))
      .decorated(with: models, placed: .everyTableRows(10))
    #expect(list.count > count)
    for counter in [content.counter, models.counter] {
      #expect(counter.reads == 0)
      #expect(counter.steps == 0)
      #expect(counter.iterations == 0)
    }
  }

  @Test("A look-up reads one element, in one step", arguments: [1, 2, 3])
  func lookups(layers: Int) {
    let (content, models) = (CountedCollection(count: 1 << 40), CountedCollection(count: 1 << 40))
    func expectOne(_ read: () -> Void) {
      let before = [content.counter, models.counter].map { [$0.reads, $0.steps] }
      read()
      let after = [content.counter, models.counter].map { [$0.reads, $0.steps] }
      #expect(after[0][0] + after[1][0] == before[0][0] + before[1][0] + 1)
      #expect(after[0][1] + after[1][1] <= before[0][1] + before[1][1] + 1)
    }
    let one = content.decorated(with: models, placed: .every(6, after: 2))
    let two = one.decorated(with: models, placed: .everyTableRows(10))
    let three = two.decorated(with: models, placed: .start + .every(1_000))
    for index in [0, 1, 2, 3, 9, 10, 1_000, 1 << 39, one.count - 1] {
      switch layers {
      case 1: expectOne { _ = one[index] }
      case 2: expectOne { _ = two[index] }
      default: expectOne { _ = three[index] }
      }
    }
  }

  @Test("Iterating asks for iterators and looks nothing up")
  func iterating() {
    let (content, models) = (CountedCollection(count: 1000), CountedCollection(count: 5))
    let list = content.decorated(with: models, placed: .every(6, after: 2))
    var sum = 0
    for element in list {
      switch element {
      case .content(let number): sum += number
      case .additional(let number): sum += number
      }
    }
    #expect(sum == 1000 * 999 / 2 + 10)
    for counter in [content.counter, models.counter] {
      #expect(counter.reads == 0)
      #expect(counter.steps == 0)
      #expect(counter.iterations == 1)
    }
  }

  @Test("Counting, moving and slicing read nothing")
  func arithmetic() {
    let (content, models) = (CountedCollection(count: 1 << 40), CountedCollection(count: 1 << 40))
    let list = content.decorated(with: models, placed: .every(6, after: 2))
    let middle = list.index(list.startIndex, offsetBy: list.count / 2)
    #expect(list[..<middle].count == list.count / 2)
    #expect(list.distance(from: middle, to: list.endIndex) == list.count - middle)
    #expect(list.origin(of: list.index(ofContent: 1_500)) == .content(1_500))
    #expect(list.index(ofAdditional: 1_001) == 2 + 7)
    #expect(content.counter.reads == 0)
    #expect(models.counter.reads == 0)
  }

  @Test("It takes the memory of its parts and of the layout")
  func memory() {
    let list = [1].decorated(with: ["a"], placed: .start)
    #expect(
      MemoryLayout.size(ofValue: list)
        == 2 * MemoryLayout<[Int]>.size + MemoryLayout<RowLayout>.size)
    let posts = Array(0..<1000)
    let decorated = posts.decorated(with: posts, placed: .every(6))
    func address(_ array: [Int]) -> Int {
      array.withUnsafeBufferPointer { Int(bitPattern: $0.baseAddress) }
    }
    #expect(address(decorated.content) == address(posts))
    #expect(address(decorated.additional) == address(posts))
  }

  @Test("A difference looks at what changes, and at models, not at all of the content")
  func difference() {
    let (old, new) = (CountedCollection(count: 1 << 40), CountedCollection(count: 1 << 40 + 1))
    let models = Array(0..<100)
    let before = old.decorated(with: models, placed: .every(1_000))
    let after = new.decorated(with: models, placed: .every(1_000))
    let insert = CollectionDifference<Int>.Change.insert(
      offset: 50_500, element: 0, associatedWith: nil)
    guard let content = CollectionDifference([insert]) else { return }
    let difference = after.difference(from: before, content: content)
    #expect(difference.insertions.count == 51)
    #expect(difference.removals.count == 50)
    #expect(old.counter.reads + new.counter.reads < 10)
  }
}
