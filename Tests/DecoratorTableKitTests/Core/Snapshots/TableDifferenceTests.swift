import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit

@Suite("The difference of two snapshots")
struct TableDifferenceTests {
  private func update(_ old: VersionedSnapshot, _ new: VersionedSnapshot) throws -> String {
    try expectLeads(from: old, to: new).update.description
  }

  @Test("Rotating 1 000 rows by one is one move")
  func rotation() throws {
    let old = VersionedSnapshot([(0, Array(0..<1000))])
    #expect(try update(old, VersionedSnapshot([(0, [999] + (0..<999))])) == "[0, 999]>[0, 0]")
    #expect(try update(old, VersionedSnapshot([(0, (1..<1000) + [0])])) == "[0, 0]>[0, 999]")
  }

  @Test("Equal snapshots have no difference, shared or not")
  func equal() throws {
    let old = VersionedSnapshot([(0, [1, 2]), (1, []), (2, [3])])
    #expect(old.difference(from: old).isEmpty)
    #expect(VersionedSnapshot([(0, [1, 2]), (1, []), (2, [3])]).difference(from: old).isEmpty)
    #expect(VersionedSnapshot().difference(from: VersionedSnapshot()).isEmpty)
  }

  @Test("What a table can do at once is done at once")
  func atOnce() throws {
    let old = VersionedSnapshot([(0, [1, 2, 3]), (1, [4, 5]), (2, [6])])
    // Rows change in a section while another moves.
    #expect(
      try update(old, VersionedSnapshot([(2, [6]), (0, [1, 3]), (1, [4, 2, 5])]))
        == "§2>§0 [0, 1]>[2, 1]")
    // Rows leave a section that is deleted.
    #expect(try update(old, VersionedSnapshot([(0, [1, 4, 2, 3]), (2, [6])])) == "-§1 +[0, 1]")
    // A new section is inserted with its rows.
    #expect(
      try update(old, VersionedSnapshot([(0, [1, 2, 3]), (3, [7]), (1, [4, 5]), (2, [6])]))
        == "+§1")
    // The section whose rows change is the one that stays.
    #expect(
      try update(
        VersionedSnapshot([(0, [1]), (1, [2])]), VersionedSnapshot([(1, [2]), (0, [1, 3])]))
        == "§1>§0 +[1, 1]")
    #expect(
      try update(
        VersionedSnapshot([(0, [1]), (1, [2])]), VersionedSnapshot([(1, [2, 3]), (0, [1])]))
        == "§0>§1 +[0, 1]")
  }

  @Test("Rows that move into a new section are inserted with it")
  func newSection() throws {
    #expect(
      try update(
        VersionedSnapshot([(0, [1, 2]), (1, [3])]), VersionedSnapshot([(2, [4, 2, 3]), (0, [1])]))
        == "-§1 +§0 -[0, 1]")
  }

  @Test("Rows moved out of a deleted section are inserted, and show what they are to show")
  func leavingRows() throws {
    let old = VersionedSnapshot([(0, [1]), (1, [2, 3]), (2, [4])])
    #expect(try update(old, VersionedSnapshot([(0, [1]), (3, [2, 3]), (2, [4])])) == "-§1 +§1")
    var marked = VersionedSnapshot([(0, [2, 1]), (2, [4])])
    marked.reloadItems([marked.itemIdentifiers[0]])
    #expect(try update(old, marked) == "-§1 +[0, 0]")
    // Of two sections whose rows change, the upper one is replaced to let the lower one pass.
    #expect(
      try update(
        VersionedSnapshot([(0, [1]), (1, [2]), (2, [3])]),
        VersionedSnapshot([(1, [2, 5]), (0, [1, 4, 3])]))
        == "-§0 -§2 +§1 +[0, 1]")
  }

  @Test("A section that moves while its rows change is replaced")
  func movedSection() throws {
    #expect(
      try update(
        VersionedSnapshot([(0, [1]), (1, [2])]), VersionedSnapshot([(1, [2, 3]), (0, [1, 4])]))
        == "-§0 +§1 +[0, 1]")
    #expect(
      try update(
        VersionedSnapshot([(0, [1]), (1, [2]), (2, [3])]),
        VersionedSnapshot([(3, [2]), (1, [5]), (0, [1, 4])]))
        == "-§0 -§2 +§0 +§2 -[1, 0] +[1, 0]")
  }

  @Test("A row that changes and moves is replaced, and keeps its identity")
  func reloadedAndMoved() throws {
    var new = VersionedSnapshot([(0, [3, 1, 2])])
    new.reloadItems([VersionedItem(number: 3), VersionedItem(number: 1)])
    let difference = try expectLeads(from: VersionedSnapshot([(0, [1, 2, 3])]), to: new)
    #expect(difference.update.description == "-[0, 2] +[0, 0] ~[0, 0]")
    #expect(
      difference.replacedRows == [
        ReplacedRow(
          source: RowPosition(section: 0, row: 2), target: RowPosition(section: 0, row: 0),
          showing: .reloaded)
      ])
    var marked = VersionedSnapshot([(0, [1, 2, 3, 4])])
    marked.reloadItems([VersionedItem(number: 3), VersionedItem(number: 4)])
    marked.reconfigureItems([VersionedItem(number: 1), VersionedItem(number: 3)])
    #expect(try update(VersionedSnapshot([(0, [1, 2, 3])]), marked) == "+[0, 3] ~[0, 2] ^[0, 0]")
  }

  @Test("A row that changes is shown again in a new section, also if that is to be reloaded")
  func changedRowIntoReloadedNewSection() throws {
    let old = VersionedSnapshot([(0, [1, 2])])
    var new = VersionedSnapshot()
    new.appendSections([7, 0])
    new.appendItems([VersionedItem(number: 2), VersionedItem(number: 1, version: 1)], toSection: 7)
    new.reloadSections([7])
    let difference = try expectLeads(from: old, to: new)
    #expect(difference.replacedRows.map(\.showing) == [.reloaded, .same])
  }

  @Test("A section to be reloaded is replaced, with all operations on its rows")
  func reloadedSections() throws {
    var new = VersionedSnapshot([(0, [2, 1, 4]), (1, [3])])
    new.reloadItems([VersionedItem(number: 1), VersionedItem(number: 3)])
    new.reloadSections([0])
    let old = VersionedSnapshot([(0, [1, 2, 3]), (1, [4])])
    #expect(try update(old, new) == "~§0 -[1, 0] +[1, 0]")
    new.moveSection(1, beforeSection: 0)
    #expect(try update(old, new) == "-§0 +§1 -[1, 0] +[0, 0]")
  }

  @Test("Every small world: legal, leading to the new rows, with the fewest operations")
  func smallWorlds() throws {
    let olds = [
      VersionedSnapshot([(0, [0, 1]), (1, [2])]), VersionedSnapshot([(0, [2, 0, 1])]),
      VersionedSnapshot([(0, []), (1, [1, 0, 2]), (2, [])]),
    ]
    let orders = arrangements(of: [0, 1, 2])
    var thinning = Thinning.byTurns
    for old in olds {
      for sections in orders where !sections.isEmpty {
        for items in orders {
          for cuts in multisets(of: 0...items.count, upTo: sections.count - 1)
          where cuts.count == sections.count - 1 && thinning.takesNext() {
            let ends = zip([0] + cuts, cuts + [items.count])
            let new = VersionedSnapshot(
              zip(sections, ends).map { ($0, Array(items[$1.0..<$1.1])) })
            let difference = try expectLeads(from: old, to: new)
            try expectFewestOperations(difference, from: old, to: new)
          }
        }
      }
    }
  }

  /// All choices from a list, in every order.
  private func arrangements(of list: [Int]) -> [[Int]] {
    [[]]
      + list.flatMap { first in
        arrangements(of: list.filter { $0 != first }).map { [first] + $0 }
      }
  }

  @Test("Random pairs: legal, leading to the new rows, with the fewest operations")
  func randomPairs() throws {
    try withEverySeed(Thinning.seeds(0..<900)) { generator in
      let old = generator.snapshot(sections: 3, items: 30)
      let new = generator.snapshot(sections: 3, items: 30)
      let difference = try expectLeads(from: old, to: new)
      try expectFewestOperations(difference, from: old, to: new)
    }
  }

  @Test("Random pairs with many sections, of which few change")
  func manySections() throws {
    try withEverySeed(Thinning.seeds(0..<200)) { generator in
      let old = generator.snapshot(sections: 9, items: 40)
      var new = old
      for _ in 0..<generator.number(in: 0...4) {
        let names = new.sectionIdentifiers
        guard let name = names.randomElement(using: &generator),
          let other = names.randomElement(using: &generator)
        else { break }
        new.moveSection(name, beforeSection: other)
        if let item = new.itemIdentifiers.randomElement(using: &generator),
          let target = new.itemIdentifiers.randomElement(using: &generator)
        {
          new.moveItem(item, beforeItem: target)
        }
      }
      let difference = try expectLeads(from: old, to: new)
      try expectFewestOperations(difference, from: old, to: new)
    }
  }

  @Test("Random pairs in which items change are reloaded")
  func changedItems() throws {
    try withEverySeed(Thinning.seeds(0..<400)) { generator in
      let old = generator.snapshot(sections: 3, items: 30)
      let plain = generator.snapshot(sections: 3, items: 30)
      var new = VersionedSnapshot()
      let chance = generator.number(in: 1...12)
      for section in plain.sectionIdentifiers {
        new.appendSections([section])
        new.appendItems(
          plain.itemIdentifiers(inSection: section).map { item in
            let changes = generator.number(in: 0...12) < chance
            return VersionedItem(number: item.number, version: changes ? 1 : 0)
          })
      }
      for item in new.itemIdentifiers where generator.number(in: 0...12) == 0 {
        new.reloadItems([item])
      }
      for item in new.itemIdentifiers where generator.number(in: 0...12) == 0 {
        new.reconfigureItems([item])
      }
      let difference = try expectLeads(from: old, to: new)
      try expectFewestOperations(difference, from: old, to: new)
    }
  }

  @Test("Random pairs in which sections are to be reloaded")
  func reloadedSectionPairs() throws {
    try withEverySeed(Thinning.seeds(0..<400)) { generator in
      let old = generator.snapshot(sections: 4, items: 30)
      var new = generator.snapshot(sections: 4, items: 30)
      for section in new.sectionIdentifiers where generator.number(in: 0...2) == 0 {
        new.reloadSections([section])
      }
      for item in new.itemIdentifiers where generator.number(in: 0...8) == 0 {
        new.reloadItems([item])
      }
      let difference = try expectLeads(from: old, to: new)
      for section in new.reloadedSectionIdentifiers where old.indexOfSection(section) != nil {
        let replaced =
          !difference.update.reloadedSections.isEmpty
          || !difference.update.deletedSections.isEmpty
        try expectEqual(replaced, true, "section \(section) is replaced")
      }
    }
  }
}
