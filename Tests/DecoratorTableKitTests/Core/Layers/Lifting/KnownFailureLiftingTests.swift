import DecoratorTableKit
import DecoratorTableTesting
import Testing

@Suite("Updates that are known to go wrong elsewhere")
struct KnownFailureLiftingTests {
  private static func row(_ row: Int, inSection section: Int = 0) -> RowPosition {
    RowPosition(section: section, row: row)
  }

  private static func table(_ contentCount: Int, _ anchors: [Int]) -> TableLayout {
    TableLayout(rows: [RowLayout(contentCount: contentCount, anchors: anchors)])
  }

  private static func apply(
    _ update: BatchUpdate, to before: [[String]], giving after: [[String]]
  ) throws {
    var rows = before
    try update.apply(to: &rows, takingNewFrom: after)
    #expect(rows == after)
  }

  @Test("F1: the last content row moves back across an additional row, and no row is lost")
  func lastRowMovesBack() throws {
    let outer = BatchUpdate().movingRow(from: Self.row(1), to: Self.row(0))
      .lifted(from: Self.table(2, [1]), to: Self.table(2, [0]))
    try Self.apply(outer, to: [["A", "ad", "B"]], giving: [["ad", "B", "A"]])
    #expect(outer.movedRows.count == 2)
  }

  @Test("F2: the target of a move backwards is counted in the new list")
  func moveBackwards() throws {
    let outer = BatchUpdate().movingRow(from: Self.row(1), to: Self.row(0))
      .lifted(from: Self.table(2, [0]), to: Self.table(2, [1]))
    try Self.apply(outer, to: [["ad", "0", "1"]], giving: [["1", "ad", "0"]])
    #expect(outer == BatchUpdate().movingRow(from: Self.row(2), to: Self.row(0)))
  }

  @Test("F3: a delete and an insert mean the same in whatever order they are named")
  func orderOfCalls() throws {
    var first = BatchUpdate()
    first.add(.deleteRow(Self.row(1)))
    first.add(.insertRow(Self.row(3)))
    var second = BatchUpdate()
    second.add(.insertRow(Self.row(3)))
    second.add(.deleteRow(Self.row(1)))
    let (old, new) = (Self.table(4, [2]), Self.table(4, [1]))
    let outer = first.lifted(from: old, to: new)
    #expect(outer == second.lifted(from: old, to: new))
    try Self.apply(
      outer, to: [["0", "1", "ad", "2", "3"]], giving: [["0", "ad", "2", "3", "new"]])
  }

  @Test("F12: one content row that adds an additional row is announced as two rows")
  func twoRowsForOne() throws {
    let rule = LayerRule(rows: .every(10), supply: .everySlot)
    let outer = BatchUpdate().insertingRows([9], inSection: 0)
      .lifted(from: rule.layout(of: [9]), to: rule.layout(of: [10]))
    #expect(outer == BatchUpdate().insertingRows([9, 10], inSection: 0))
    try outer.validate(before: [9], after: [11])
  }

  @Test("F13: neither an inserted section nor a deleted row is lost in one batch")
  func sectionAndRow() throws {
    let old = TableLayout(rows: [
      RowLayout(contentCount: 1, anchors: [1]), RowLayout(contentCount: 2, anchors: [0]),
    ])
    let new = TableLayout(rows: [
      RowLayout(contentCount: 1, anchors: [0]), RowLayout(contentCount: 1, anchors: [1]),
      RowLayout(contentCount: 1, anchors: [0]),
    ])
    let outer = BatchUpdate().insertingSections([0]).deletingRows([Self.row(0, inSection: 1)])
      .lifted(
        from: old, to: new,
        matching: .named(before: ["a", "b"], after: ["new", "a", "b"]))
    #expect(
      outer == BatchUpdate().insertingSections([0]).deletingRows([Self.row(1, inSection: 1)]))
    try Self.apply(
      outer, to: [["0", "a"], ["b", "1", "2"]],
      giving: [["new", "3"], ["0", "a"], ["b", "2"]])
  }
}
