import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit
@testable import DecoratorTableSources

@Suite("What is wrong about data for a snapshot")
struct TableSnapshotErrorTests {
  typealias Snapshot = TableSnapshot<String, Int>

  private static func snapshot(_ items: [Int] = []) -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems(items, toSection: "a")
    return snapshot
  }

  private func expect(_ words: String..., by change: (inout Snapshot) throws -> Void) {
    let snapshot = Self.snapshot([5, 6])
    var changed = snapshot
    let error = #expect(throws: TableSnapshotError.self) { try change(&changed) }
    #expect(changed == snapshot)
    for words in words { #expect(error?.description.contains(words) == true) }
  }

  private func insert(
    _ items: [Int], at section: Int, _ row: Int
  ) -> (inout Snapshot) throws -> Void {
    { try $0.insertItems(checking: items, at: RowPosition(section: section, row: row)) }
  }

  private func insert(_ sections: [String], at index: Int) -> (inout Snapshot) throws -> Void {
    { try $0.insertSections(checking: sections, at: index) }
  }

  @Test("Each identity that repeats is named with both positions")
  func duplicates() {
    expect(
      """
      10 at [1, 0] and [1, 1], 1 at [1, 2] and [1, 3], 1 at [1, 2] and [1, 4], \
      1 at [1, 2] and [1, 5];
      """, "RepeatedIdentifier",
      by: insert([10, 10, 1, 1, 1, 1], at: 1, 0))
  }

  @Test("Positions are those of the snapshot including the new data")
  func positions() {
    expect("twice: 6 at [0, 3] and [0, 1];", by: insert([6, 7], at: 0, 1))
    expect("twice: 5 at [0, 0] and [0, 2];", by: insert([7, 5], at: 0, 1))
    expect("twice: 6 at [0, 1] and [1, 0];", by: insert([6], at: 1, 0))
    expect("twice: b at 4 and 0, c at 1 and 2;", by: insert(["b", "c", "c"], at: 0))
    expect("twice: a at 0 and 1;", by: insert(["a"], at: 1))
    expect("twice: a at 0 and 2;", by: insert(["a"], at: 2))
  }

  @Test("Data from outside is accepted unless an identity is there twice")
  func outside() throws {
    let snapshot = try Snapshot(checking: [("a", [5, 6]), ("b", [])])
    #expect(snapshot == Self.snapshot([5, 6]))
    let items = #expect(throws: TableSnapshotError.self) {
      try Snapshot(checking: [("a", [5, 6]), ("b", [7, 5])])
    }
    #expect(items?.description.contains("twice: 5 at [0, 0] and [1, 1];") == true)
    let sections = #expect(throws: TableSnapshotError.self) {
      try Snapshot(checking: [("a", [5]), ("b", [6]), ("a", [])])
    }
    #expect(sections?.description.contains("twice: a at 0 and 2;") == true)
  }
}
