import DecoratorTableKit
import Testing

@Suite("What is illegal about a batch update")
struct BatchUpdateErrorTests {
  struct Violation: Sendable, CustomTestStringConvertible {
    let update: BatchUpdate
    let before: [Int]
    let after: [Int]
    let error: BatchUpdateError
    /// What the text must contain.
    let words: [String]

    init(
      _ update: BatchUpdate, _ before: [Int], _ after: [Int], _ reason: BatchUpdateError.Reason,
      _ words: String...
    ) {
      self.update = update
      self.before = before
      self.after = after
      self.error = BatchUpdateError(reason)
      self.words = words
    }

    var testDescription: String { "\(update) for \(before) and \(after)" }
  }

  private static let first = RowPosition(section: 0, row: 0)
  private static let second = RowPosition(section: 0, row: 1)
  private static let other = RowPosition(section: 1, row: 0)
  private static let none = BatchUpdate()

  static let violations = places + conflicts + sectionConflicts + sections + counts

  private static let places = [
    // Negative numbers of rows are reported before everything else, also of sections that do not
    // survive.
    Violation(
      none.deletingSections([1]), [3, -2], [3], .negativeRowCount(.before, -2, section: 1),
      "-2 rows in section 1 before the batch"),
    Violation(
      none.insertingSections([0]).deletingRows([9], inSection: 0), [3], [-4, 3],
      .negativeRowCount(.after, -4, section: 0), "-4 rows in section 0 after the batch"),
    Violation(
      none.deletingRows([3], inSection: 0), [3], [2],
      .noSuchRow(
        .before,
        .deleteRow(RowPosition(section: 0, row: 3)), row: RowPosition(section: 0, row: 3),
        rowCount: 3),
      "delete row [0, 3]", "3 rows before"),
    Violation(
      none.reloadingRows([-1], inSection: 0), [3], [3],
      .noSuchRow(
        .before,
        .reloadRow(RowPosition(section: 0, row: -1)), row: RowPosition(section: 0, row: -1),
        rowCount: 3),
      "reload row [0, -1]", "3 rows"),
    Violation(
      none.movingRow(from: other, to: first), [3], [3],
      .noSuchSection(
        .before,
        .moveRow(from: other, to: first), section: 1, sectionCount: 1),
      "move row [1, 0] to [0, 0]", "no section 1", "only 1"),
    Violation(
      none.insertingRows([4], inSection: 0), [3], [4],
      .noSuchRow(
        .after,
        .insertRow(RowPosition(section: 0, row: 4)), row: RowPosition(section: 0, row: 4),
        rowCount: 4),
      "insert row [0, 4]", "4 rows after"),
    Violation(
      none.insertingRows([0], inSection: 1), [3], [3],
      .noSuchSection(.after, .insertRow(other), section: 1, sectionCount: 1), "insert row [1, 0]"),
    Violation(
      none.deletingSections([2]), [3, 3], [3],
      .noSuchSection(.before, .deleteSection(2), section: 2, sectionCount: 2), "delete section 2",
      "only 2"),
    Violation(
      none.movingSection(from: 0, to: 2), [3, 3], [3, 3],
      .noSuchSection(
        .after,
        .moveSection(from: 0, to: 2), section: 2, sectionCount: 2),
      "move section 0 to 2", "only 2"),
    // Bounds are reported before counts.
    Violation(
      none.deletingRows([7], inSection: 0), [3], [3, 3],
      .noSuchRow(
        .before,
        .deleteRow(RowPosition(section: 0, row: 7)), row: RowPosition(section: 0, row: 7),
        rowCount: 3)),
    // What is swallowed by an operation on the section must exist.
    Violation(
      none.deletingRows([7], inSection: 0).deletingSections([0]), [3], [],
      .noSuchRow(
        .before,
        .deleteRow(RowPosition(section: 0, row: 7)), row: RowPosition(section: 0, row: 7),
        rowCount: 3)),
  ]

  private static func pair(
    _ first: BatchUpdate.Operation, _ second: BatchUpdate.Operation
  ) -> Violation {
    Violation(
      BatchUpdate([second, first]), [3, 3], [3, 3], .conflict(.before, first, second),
      "takes part in one operation")
  }

  private static let toSecond = BatchUpdate.Operation.moveRow(from: first, to: second)
  private static let toOther = BatchUpdate.Operation.moveRow(from: first, to: other)

  private static let conflicts = [
    pair(.deleteRow(first), toSecond), pair(.deleteRow(first), .reloadRow(first)),
    pair(.reloadRow(first), toSecond), pair(.reloadRow(first), .reconfigureRow(first)),
    pair(.deleteRow(first), .reconfigureRow(first)), pair(.reconfigureRow(first), toSecond),
    pair(toSecond, toOther),
    Violation(
      none.deletingRows([0, 0], inSection: 0), [3], [1], .repeated(.deleteRow(first)),
      "delete row [0, 0]", "once"),
    Violation(
      none.insertingRows([0, 0], inSection: 0), [3], [5], .repeated(.insertRow(first)),
      "insert row [0, 0]"),
    Violation(
      none.insertingRows([1], inSection: 0).movingRow(from: first, to: second), [3], [4],
      .conflict(.after, .insertRow(second), toSecond), "insert row [0, 1]",
      "move row [0, 0] to [0, 1]"),
    Violation(
      none.movingRow(from: first, to: second).movingRow(from: other, to: second), [3, 3], [4, 2],
      .conflict(
        .after,
        toSecond, .moveRow(from: other, to: second)),
      "move row [1, 0] to [0, 1]"),
  ]

  private static let away = BatchUpdate.SectionMove(from: 0, to: 1)

  private static let sectionConflicts = [
    pair(.deleteSection(0), .moveSection(away)), pair(.deleteSection(0), .reloadSection(0)),
    pair(.reloadSection(0), .moveSection(away)),
    Violation(
      none.deletingSections([0, 0]), [1, 1], [], .repeated(.deleteSection(0)), "delete section 0"),
    Violation(
      none.insertingSections([1]).movingSection(from: 0, to: 1), [1, 1], [1, 1, 1],
      .conflict(.after, .insertSection(1), .moveSection(away)), "insert section 1",
      "move section 0 to 1"),
  ]

  private static let sections = [
    Violation(
      none.insertingSections([1]).movingRow(from: first, to: other), [3], [2, 1],
      .moveIntoNewSection(BatchUpdate.RowMove(from: first, to: other)),
      "move row [0, 0] to [1, 0]", "section 1 is new", "delete the row"),
    Violation(
      none.reloadingSections([1]).movingRow(from: first, to: other), [3, 1], [2, 2],
      .moveIntoNewSection(BatchUpdate.RowMove(from: first, to: other)), "section 1 is new"),
    Violation(
      none.movingSection(from: 0, to: 1).reloadingRows([0], inSection: 0), [3, 1], [1, 3],
      .rowOperationInMovedSection(.reloadRow(first), away), "reload row [0, 0]",
      "move section 0 to 1", "two batches"),
    Violation(
      none.movingSection(from: 0, to: 1).insertingRows([0], inSection: 1), [3, 1], [1, 4],
      .rowOperationInMovedSection(.insertRow(other), away), "insert row [1, 0]"),
  ]

  private static let counts = [
    Violation(
      none.insertingSections([0]), [3], [3, 3, 3],
      .sectionCountMismatch(before: 1, after: 3, inserted: 1, deleted: 0),
      "1 sections before", "3 after", "make 2"),
    Violation(
      none.insertingRows([0], inSection: 0), [3], [3],
      .rowCountMismatch(
        section: 0, sectionAfter: 0, before: 3, after: 3, changes: growth { $0.inserted = 1 }),
      "section 0", "3 rows before", "3 after", "1 inserted", "make 4"),
    Violation(
      none.insertingSections([0]).movingRow(
        from: RowPosition(section: 1, row: 0), to: RowPosition(section: 1, row: 1)), [3, 3],
      [0, 3, 3],
      .rowCountMismatch(
        section: 0, sectionAfter: 1, before: 3, after: 3, changes: growth { $0.movedIn = 1 }),
      "section 0 (1 after the batch)", "1 moved in", "make 4"),
    Violation(
      none, [3], [4],
      .rowCountMismatch(
        section: 0, sectionAfter: 0, before: 3, after: 4, changes: growth { _ in }), "make 3"),
  ]

  private static func growth(
    _ change: (inout BatchUpdateError.RowChangeCounts) -> Void
  ) -> BatchUpdateError.RowChangeCounts {
    var counts = BatchUpdateError.RowChangeCounts()
    change(&counts)
    return counts
  }

  @Test("Each violation is named, with what to do", arguments: violations)
  func violation(_ violation: Violation) {
    #expect(throws: violation.error) {
      try violation.update.validate(before: violation.before, after: violation.after)
    }
    for words in violation.words {
      #expect(violation.error.description.contains(words))
    }
  }

  @Test(
    "What a table swallows is legal",
    arguments: [
      (none.deletingSections([0]).deletingRows([0, 0], inSection: 0), [2, 1], [1]),
      (none.deletingSections([0]).reloadingRows([0], inSection: 0), [2, 1], [1]),
      (none.insertingSections([0]).insertingRows([0], inSection: 0), [2], [1, 2]),
      (none.reloadingSections([0]).insertingRows([0], inSection: 0), [2], [5]),
      (none.reloadingSections([0]).movingRow(from: first, to: second), [2], [5]),
      (none.reloadingSections([0]).movingRow(from: first, to: other), [2, 1], [2, 2]),
      (none.deletingSections([1]).movingRow(from: other, to: first), [1, 1], [2]),
    ])
  func swallowed(_ update: BatchUpdate, _ before: [Int], _ after: [Int]) throws {
    try update.validate(before: before, after: after)
  }

  @Test("Rows and sections that move to their own place are legal")
  func ownPlace() throws {
    try Self.none.movingRow(from: Self.first, to: Self.first).validate(before: [1], after: [1])
    try Self.none.movingSection(from: 1, to: 1).validate(before: [1, 2], after: [1, 2])
  }
}
