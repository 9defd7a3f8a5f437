import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit

@Suite("The operations of a row or section in two batches")
struct BatchUpdateFollowingRulesTests {
  private typealias Operation = BatchUpdate.Operation

  private static func row(_ section: Int, _ row: Int) -> RowPosition {
    RowPosition(section: section, row: row)
  }

  private static func move(_ source: RowPosition, _ target: RowPosition) -> Operation {
    .moveRow(from: source, to: target)
  }

  private static func moveSection(_ source: Int, _ target: Int) -> Operation {
    .moveSection(from: source, to: target)
  }

  /// The composition of two batches, once it is checked.
  private func composed(
    _ counts: [Int], _ first: [Operation], _ next: [Operation]
  ) throws -> String {
    var chain = NaiveBatchChain(counts)
    chain.make(first)
    chain.make(next)
    let update = try chain.composed(0..<2)
    try expectComposition(update, of: chain)
    return update.description
  }

  @Test("Operations of both are counted before both, or after both")
  func coordinates() throws {
    #expect(
      try composed([5], [.insertRow(Self.row(0, 0))], [.deleteRow(Self.row(0, 3))])
        == "-[0, 2] +[0, 0]")
    #expect(
      try composed([5], [.deleteRow(Self.row(0, 1))], [.insertRow(Self.row(0, 2))])
        == "-[0, 1] +[0, 2]")
    #expect(
      try composed([5], [.insertRow(Self.row(0, 2))], [.insertRow(Self.row(0, 0))])
        == "+[0, 0] +[0, 3]")
    #expect(
      try composed([3, 2], [.deleteSection(0)], [.deleteRow(Self.row(0, 1))]) == "-§0 -[1, 1]")
  }

  @Test("An insertion that is deleted again is left out, and one that changes is an insertion")
  func inserted() throws {
    let inserted = Operation.insertRow(Self.row(0, 1))
    #expect(try composed([2], [inserted], [.deleteRow(Self.row(0, 1))]) == "")
    #expect(try composed([2], [inserted], [.reloadRow(Self.row(0, 1))]) == "+[0, 1]")
    #expect(try composed([2], [inserted], [.reconfigureRow(Self.row(0, 1))]) == "+[0, 1]")
    #expect(try composed([2], [inserted], [Self.move(Self.row(0, 1), Self.row(0, 2))]) == "+[0, 2]")
    #expect(try composed([2], [.insertSection(0)], [.deleteSection(0)]) == "")
    #expect(try composed([2], [.insertSection(0)], [Self.moveSection(0, 1)]) == "+§1")
    #expect(try composed([2], [.insertSection(0)], [.reloadSection(0)]) == "+§0")
    #expect(try composed([2], [.insertSection(0)], [.deleteRow(Self.row(0, 0))]) == "+§0")
  }

  @Test("A row that is reloaded or reconfigured in one of them is so where it was before both")
  func changed() throws {
    let (row, later) = (Self.row(0, 1), Self.row(0, 2))
    let inserted = Operation.insertRow(Self.row(0, 0))
    #expect(try composed([3], [.reloadRow(row)], [inserted]) == "+[0, 0] ~[0, 1]")
    #expect(try composed([3], [inserted], [.reloadRow(later)]) == "+[0, 0] ~[0, 1]")
    #expect(try composed([3], [inserted], [.reconfigureRow(later)]) == "+[0, 0] ^[0, 1]")
    #expect(try composed([3], [.reloadRow(row)], [.reloadRow(row)]) == "~[0, 1]")
    #expect(try composed([3], [.reconfigureRow(row)], [.reloadRow(row)]) == "~[0, 1]")
    #expect(try composed([3], [.reloadRow(row)], [.reconfigureRow(row)]) == "~[0, 1]")
    #expect(try composed([3], [.reconfigureRow(row)], [.reconfigureRow(row)]) == "^[0, 1]")
    #expect(try composed([3], [.reloadRow(row)], [.deleteRow(row)]) == "-[0, 1]")
    #expect(try composed([3], [.reconfigureRow(row)], [.deleteRow(row)]) == "-[0, 1]")
  }

  @Test("A row that moves and changes is deleted and inserted")
  func movedAndChanged() throws {
    let (first, last) = (Self.row(0, 0), Self.row(0, 2))
    let away = Self.move(first, last)
    #expect(try composed([3], [.reloadRow(first)], [away]) == "-[0, 0] +[0, 2]")
    #expect(try composed([3], [away], [.reloadRow(last)]) == "-[0, 0] +[0, 2]")
    #expect(try composed([3], [.reconfigureRow(first)], [away]) == "-[0, 0] +[0, 2]")
    #expect(try composed([3], [away], [.reconfigureRow(last)]) == "-[0, 0] +[0, 2]")
    // What it passes is reloaded where it is.
    #expect(
      try composed([2], [Self.move(first, Self.row(0, 1))], [.reloadRow(first)])
        == "[0, 0]>[0, 1] ~[0, 1]")
  }

  @Test("Rows move that were moved, as far as they must")
  func moves() throws {
    let (first, second, third) = (Self.row(0, 0), Self.row(0, 1), Self.row(0, 2))
    #expect(
      try composed([3], [Self.move(first, second)], [Self.move(second, third)]) == "[0, 0]>[0, 2]")
    #expect(try composed([3], [Self.move(first, third)], [Self.move(third, first)]) == "")
    #expect(
      try composed([2], [Self.move(first, second)], [Self.move(first, second)]) == "")
    #expect(try composed([3], [Self.move(first, third)], [.deleteRow(third)]) == "-[0, 0]")
    // The row that was moved, though one move less would do if others were.
    #expect(try composed([2], [Self.move(second, first)], []) == "[0, 1]>[0, 0]")
    #expect(
      try composed([4], [Self.move(first, third)], [Self.move(Self.row(0, 0), Self.row(0, 3))])
        == "[0, 0]>[0, 1] [0, 1]>[0, 3]")
    // Held at its place, while another is inserted before it.
    #expect(
      try composed([2], [Self.move(second, first)], [.insertRow(first)]) == "+[0, 0] [0, 1]>[0, 1]")
    #expect(
      try composed([2, 2], [Self.move(first, Self.row(1, 0))], [.insertSection(0)])
        == "+§0 [0, 0]>[2, 0]")
    #expect(
      try composed(
        [2, 2], [Self.move(first, Self.row(1, 0))], [Self.move(Self.row(1, 0), first)]) == "")
  }

  @Test("Sections that are deleted, inserted or replaced swallow the operations on their rows")
  func swallowed() throws {
    let (first, other) = (Self.row(0, 0), Self.row(1, 0))
    #expect(try composed([2, 1], [.deleteRow(first)], [.deleteSection(0)]) == "-§0")
    #expect(try composed([2, 1], [.insertRow(first)], [.reloadSection(0)]) == "~§0")
    #expect(try composed([2, 1], [.reloadSection(0)], [.deleteRow(first)]) == "~§0")
    #expect(try composed([2, 1], [.reloadSection(0)], [.reloadSection(0)]) == "~§0")
    #expect(try composed([2, 1], [.reloadSection(0)], [.deleteSection(0)]) == "-§0")
    // The end outside remains.
    let across = Self.move(first, other)
    #expect(try composed([2, 1], [across], [.deleteSection(1)]) == "-§1 -[0, 0]")
    #expect(try composed([2, 1], [across], [.reloadSection(1)]) == "~§1 -[0, 0]")
    #expect(try composed([2, 1], [across], [.deleteSection(0)]) == "-§0 +[0, 0]")
    #expect(try composed([2, 1], [across], [.reloadSection(0)]) == "~§0 +[1, 0]")
    #expect(
      try composed([2, 1], [across], [.deleteSection(0), .deleteSection(1)]) == "-§0 -§1")
    #expect(
      try composed([2], [.insertSection(1)], [Self.move(Self.row(1, 0), first)])
        == "+§1 +[0, 0]")
    #expect(try composed([2], [.insertSection(1)], [across]) == "+§1 -[0, 0]")
  }

  @Test("A section moves if one batch can express it, and is deleted and inserted otherwise")
  func sections() throws {
    let away = Self.moveSection(0, 2)
    let counts = [1, 1, 1]
    #expect(try composed(counts, [away], []) == "§0>§2")
    #expect(try composed(counts, [away], [Self.moveSection(2, 0)]) == "")
    #expect(try composed(counts, [away], [.deleteSection(0)]) == "-§1 §0>§1")
    #expect(try composed(counts, [away], [.deleteSection(2)]) == "-§0")
    // Rows of it change.
    #expect(try composed(counts, [away], [.insertRow(Self.row(2, 0))]) == "-§0 +§2")
    #expect(try composed(counts, [.reloadRow(Self.row(0, 0))], [away]) == "-§0 +§2")
    #expect(
      try composed(counts, [Self.move(Self.row(0, 0), Self.row(1, 0))], [away])
        == "-§0 +§2 +[0, 0]")
    // It is reloaded.
    #expect(try composed(counts, [away], [.reloadSection(2)]) == "-§0 +§2")
    #expect(try composed(counts, [.reloadSection(0)], [away]) == "-§0 +§2")
    // Another one is reloaded.
    #expect(try composed(counts, [.reloadSection(1)], [away]) == "-§1 +§0 §0>§2")
    #expect(try composed(counts, [away], [.reloadSection(0)]) == "-§1 +§0 §0>§2")
    // It would move to its own place.
    #expect(
      try composed([1, 1], [Self.moveSection(1, 0)], [.insertSection(0)]) == "-§1 +§0 +§1")
    // Rows change that it passes, and it stays as it is.
    #expect(
      try composed([1, 1], [Self.moveSection(0, 1)], [.insertRow(Self.row(0, 0))])
        == "§0>§1 +[0, 0]")
  }

  @Test("The example in the documentation holds")
  func example() throws {
    let first = BatchUpdate().insertingRows([0], inSection: 0).deletingRows([4], inSection: 0)
    let next = BatchUpdate().reloadingRows([1], inSection: 0).insertingRows([0], inSection: 0)
    let both = try first.followed(by: next, before: [9], between: [9], after: [10])
    #expect(both.description == "-[0, 4] +[0, 0] +[0, 1] ~[0, 0]")
    #expect(try first.followed(by: BatchUpdate(), before: [9], between: [9], after: [9]) == first)
    #expect(try BatchUpdate().followed(by: first, before: [9], between: [9], after: [9]) == first)
  }

  @Test("A batch that is not legal is refused, the first one first")
  func refused() {
    let insert = BatchUpdate().insertingRows([0], inSection: 0)
    let delete = BatchUpdate().deletingRows([3], inSection: 0)
    func error(_ before: [Int], _ between: [Int], _ after: [Int]) -> BatchUpdateError.Reason? {
      do {
        _ = try insert.followed(by: delete, before: before, between: between, after: after)
        return nil
      } catch {
        return error.reason
      }
    }
    #expect(error([3], [4], [3]) == nil)
    var changes = BatchUpdateError.RowChangeCounts()
    changes.inserted = 1
    #expect(
      error([3], [5], [4])
        == .rowCountMismatch(
          section: 0, sectionAfter: 0, before: 3, after: 5, changes: changes))
    changes.inserted = 0
    changes.deleted = 1
    #expect(
      error([3], [4], [4])
        == .rowCountMismatch(
          section: 0, sectionAfter: 0, before: 4, after: 4, changes: changes))
    #expect(
      error([2], [3], [2])
        == .noSuchRow(.before, .deleteRow(Self.row(0, 3)), row: Self.row(0, 3), rowCount: 3))
    #expect(
      error([3], [4], [3, 1])
        == .sectionCountMismatch(before: 1, after: 2, inserted: 0, deleted: 0))
    #expect(error([3], [-1], [3]) == .negativeRowCount(.after, -1, section: 0))
    // Both are wrong.
    #expect(
      error([], [], [])
        == .noSuchSection(.after, .insertRow(Self.row(0, 0)), section: 0, sectionCount: 0))
  }

  static let mistakes = [
    Mistake("-1 rows in section 1: a row count is 0 or more") {
      _ = try? BatchUpdate().followed(
        by: BatchUpdate(), before: [2, -1], between: [2, -1], after: [2, -1])
    }
  ]

  #if !os(iOS)
  @Test("Impossible row counts trap and are named", arguments: mistakes.indices)
  func traps(index: Int) async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [index] in
      BatchUpdateFollowingRulesTests.mistakes[index].make()
    }
    try expectErrorText(of: result, contains: Self.mistakes[index].text)
  }
  #endif
}
