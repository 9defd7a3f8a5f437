import DecoratorTableKit
import Testing

@Suite("What is wrong about data for a snapshot")
struct TableSnapshotErrorTests {
  typealias Snapshot = TableSnapshot<String, Int>
  typealias SnapshotError = TableSnapshotError<String, Int>

  private static func snapshot(_ items: [Int] = []) -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems(items, toSection: "a")
    return snapshot
  }

  private static func at(_ section: Int, _ row: Int) -> RowPosition {
    RowPosition(section: section, row: row)
  }

  private func expect(
    _ error: SnapshotError, _ words: String..., changing snapshot: Snapshot = snapshot([5, 6]),
    by change: (inout Snapshot) throws -> Void
  ) {
    var changed = snapshot
    #expect(throws: error) { try change(&changed) }
    #expect(changed == snapshot)
    for words in words { #expect(error.description.contains(words)) }
  }

  @Test("Each identity that repeats is named with both positions")
  func duplicates() {
    expect(
      .duplicateItems([
        .init(10, Self.at(1, 0), Self.at(1, 1)), .init(1, Self.at(1, 2), Self.at(1, 3)),
        .init(1, Self.at(1, 2), Self.at(1, 4)), .init(1, Self.at(1, 2), Self.at(1, 5)),
      ]), "10 at [1, 0] and [1, 1]", "1 at [1, 2] and [1, 5]", "RepeatedIdentifier"
    ) { try $0.appendItems(checking: [10, 10, 1, 1, 1, 1]) }
  }

  @Test("Positions are those of the snapshot with what is given")
  func positions() {
    expect(.duplicateItems([.init(6, Self.at(0, 3), Self.at(0, 1))])) {
      try $0.insertItems(checking: [6, 7], beforeItem: 6)
    }
    expect(.duplicateItems([.init(5, Self.at(0, 0), Self.at(0, 2))])) {
      try $0.insertItems(checking: [7, 5], afterItem: 5)
    }
    expect(.duplicateItems([.init(6, Self.at(0, 1), Self.at(1, 0))])) {
      try $0.appendItems(checking: [6], toSection: "b")
    }
    expect(
      .duplicateSections([.init("b", 4, 0), .init("c", 1, 2)]), "b at 4 and 0", "c at 1 and 2"
    ) { try $0.insertSections(checking: ["b", "c", "c"], beforeSection: "a") }
    expect(.duplicateSections([.init("a", 0, 1)])) {
      try $0.insertSections(checking: ["a"], afterSection: "a")
    }
    expect(.duplicateSections([.init("a", 0, 2)])) { try $0.appendSections(checking: ["a"]) }
  }

  @Test("What is not there is named")
  func missing() {
    expect(.missingItem(9), "no item 9") { try $0.insertItems(checking: [1], beforeItem: 9) }
    expect(.missingItem(9)) { try $0.insertItems(checking: [1], afterItem: 9) }
    expect(.missingSection("z"), "no section z") {
      try $0.appendItems(checking: [1], toSection: "z")
    }
    expect(.missingSection("z")) { try $0.insertSections(checking: ["c"], beforeSection: "z") }
    expect(.missingSection("z")) { try $0.insertSections(checking: ["c"], afterSection: "z") }
    expect(.noSections, "append one", changing: Snapshot()) {
      try $0.appendItems(checking: [1])
    }
  }

  @Test("Data without mistakes is taken by the forms that throw")
  func correct() throws {
    var snapshot = Self.snapshot([5])
    try snapshot.appendItems(checking: [6], toSection: "b")
    try snapshot.insertItems(checking: [7], beforeItem: 5)
    try snapshot.insertItems(checking: [8], afterItem: 5)
    try snapshot.appendSections(checking: ["d"])
    try snapshot.insertSections(checking: ["c"], beforeSection: "d")
    try snapshot.insertSections(checking: ["e"], afterSection: "d")
    #expect(snapshot.itemIdentifiers == [7, 5, 8, 6])
    #expect(snapshot.sectionIdentifiers == ["a", "b", "c", "d", "e"])
  }
}

extension TableSnapshotError.DuplicateItem {
  fileprivate init(_ identifier: ItemID, _ first: RowPosition, _ second: RowPosition) {
    self.init(identifier: identifier, first: first, second: second)
  }
}

extension TableSnapshotError.DuplicateSection {
  fileprivate init(_ identifier: SectionID, _ first: Int, _ second: Int) {
    self.init(identifier: identifier, first: first, second: second)
  }
}
