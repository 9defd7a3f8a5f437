import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit
@testable import DecoratorTableSources

@Suite("A table snapshot")
struct TableSnapshotTests {
  @Test("The example in the documentation holds")
  func example() {
    var snapshot = TableSnapshot<String, Int>()
    snapshot.appendSections(["fruit", "trees"])
    snapshot.appendItems([1, 2, 3], toSection: "fruit")
    snapshot.insertItems([4], beforeItem: 2)
    #expect(snapshot.itemIdentifiers(inSection: "fruit") == [1, 4, 2, 3])
    #expect(snapshot.position(of: 2) == RowPosition(section: 0, row: 2))
  }

  @Test("Every change of a few items leaves what the same change of arrays leaves")
  func small() throws {
    try withEverySeed(0..<100) { generator in
      var naive = NaiveSnapshot()
      for _ in 0..<25 {
        naive.change(upTo: 4, &generator)
        try naive.expectSame()
      }
    }
  }

  @Test("So does every change of many items")
  func large() throws {
    try withEverySeed(Thinning.seeds(0..<6)) { generator in
      var naive = NaiveSnapshot()
      for _ in 0..<30 {
        naive.change(upTo: 300, &generator)
        try naive.expectSame()
      }
    }
  }

  @Test("Items that are inserted one by one, anywhere, are where they belong")
  func oneByOne() throws {
    try withEverySeed(0..<4) { generator in
      var items = [0]
      var snapshot = TableSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems([0])
      for item in 1..<600 {
        let row = generator.number(in: 0...(items.count - 1))
        snapshot.insertItems([item], beforeItem: items[row])
        items.insert(item, at: row)
      }
      try expectEqual(snapshot.itemIdentifiers, items, "the items")
      while let item = items.randomElement(using: &generator) {
        snapshot.deleteItems([item])
        items.removeAll { $0 == item }
        for (row, item) in items.enumerated() where items.count % 37 == 0 {
          let position = RowPosition(section: 0, row: row)
          try expectEqual(snapshot.position(of: item), position, "the position of \(item)")
          try expectEqual(snapshot.itemIdentifier(at: position), item, "the item at \(position)")
        }
      }
      try expectEqual(snapshot.numberOfItems, 0, "the number of items")
    }
  }

  @Test("A copy keeps what it was when the other is changed")
  func copies() throws {
    try withEverySeed(0..<20) { generator in
      var naive = NaiveSnapshot()
      for _ in 0..<10 { naive.change(upTo: 90, &generator) }
      let copy = naive
      for _ in 0..<5 { naive.change(upTo: 90, &generator) }
      try copy.expectSame()
      try naive.expectSame()
    }
  }

  @Test("Deleting all items deletes the sections, and an item that is deleted can be added again")
  func deleteAll() {
    var snapshot = TableSnapshot<Int, String>()
    snapshot.appendSections([1, 2])
    snapshot.appendItems(["a", "b"])
    snapshot.reloadItems(["a"])
    snapshot.deleteItems(["a"])
    snapshot.appendItems(["a"], toSection: 1)
    #expect(snapshot.itemIdentifiers == ["a", "b"])
    #expect(snapshot.reloadedItemIdentifiers == [])
    snapshot.deleteAllItems()
    #expect(snapshot.numberOfSections == 0)
    #expect(snapshot == TableSnapshot())
    snapshot.appendSections([2, 1])
    #expect(snapshot.sectionIdentifiers == [2, 1])
  }

  @Test("Sections that are left are found where they are, also between deleted ones")
  func deletedSections() {
    var snapshot = TableSnapshot<String, Int>()
    snapshot.appendSections(["a", "b", "c", "d"])
    snapshot.deleteSections(["a", "c"])
    #expect(snapshot.indexOfSection("b") == 0)
    #expect(snapshot.indexOfSection("d") == 1)
  }

  @Test("Positions that do not exist have no item")
  func nowhere() {
    var snapshot = TableSnapshot<Int, Int>()
    #expect(snapshot.position(of: 1) == nil)
    #expect(snapshot.itemIdentifier(at: RowPosition(section: 0, row: 0)) == nil)
    snapshot.appendSections([7])
    snapshot.appendItems([1])
    for (section, row) in [(0, -1), (0, 1), (-1, 0), (1, 0)] {
      #expect(snapshot.itemIdentifier(at: RowPosition(section: section, row: row)) == nil)
    }
    #expect(snapshot.sectionIdentifier(at: -1) == nil)
    #expect(snapshot.sectionIdentifier(at: 1) == nil)
    #expect(snapshot.sectionIdentifier(containingItem: 2) == nil)
    #expect(snapshot.indexOfItem(2) == nil)
    #expect(snapshot.indexOfSection(8) == nil)
    #expect(snapshot.position(of: 2) == nil)
    #expect(snapshot.position(of: 1) != nil)
  }

  @Test("Equal are snapshots that show the same and are to show the same again")
  func equality() {
    func snapshot(_ sections: [[Int]]) -> TableSnapshot<Int, Int> {
      var snapshot = TableSnapshot<Int, Int>()
      for (section, items) in sections.enumerated() {
        snapshot.appendSections([section])
        snapshot.appendItems(items)
      }
      return snapshot
    }
    var other = snapshot([[3, 1], [2]])
    other.moveItem(3, afterItem: 1)
    other.moveItem(2, beforeItem: 3)
    other.moveItem(3, afterItem: 2)
    #expect(other == snapshot([[1, 2, 3], []]))
    #expect(Set([other, snapshot([[1, 2, 3], []])]).count == 1)
    #expect(other != snapshot([[1, 2], [3]]))
    #expect(other != snapshot([[1, 3, 2], []]))
    #expect(other != snapshot([[1, 2, 3]]))
    let copy = other
    other.reconfigureItems([3])
    #expect(other != copy)
    #expect(other.withoutReloads == copy)
  }
}
