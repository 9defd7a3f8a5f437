import DecoratorTableKit
import Testing

// A test that is expected to end its process needs a process of its own, which iOS does not start.
#if !os(iOS)
/// A batch that no table would accept is not lifted, so that a lifted one is always legal.
@Suite("Batches that contradict themselves, or are of other content")
struct ContradictionTests {
  private static func row(_ section: Int, _ row: Int) -> RowPosition {
    RowPosition(section: section, row: row)
  }

  private static func rows(_ counts: [Int]) -> TableLayout {
    TableLayout(rows: counts.map { RowLayout(contentCount: $0, anchors: [1, 2]) })
  }

  /// A batch of content with two sections of seven rows, which ends with other counts.
  private static func lifting(
    _ update: BatchUpdate, to counts: [Int] = [7, 7], _ text: String
  ) -> Mistake {
    Mistake(text) { _ = update.lifted(from: rows([7, 7]), to: rows(counts)) }
  }

  private static let none = BatchUpdate()

  static let mistakes = operations + sections

  /// Two operations about one row, or that lead to one.
  private static let operations = [
    lifting(
      none.deletingRows([3, 3], inSection: 0), to: [5, 7], "delete row [0, 3], and once more"),
    lifting(
      none.insertingRows([3, 3], inSection: 0), to: [9, 7], "insert row [0, 3], and once more"),
    lifting(
      none.movingRow(from: 1, to: 3, inSection: 0).movingRow(from: 2, to: 3, inSection: 0),
      "both lead to one place"),
    lifting(
      none.movingRow(from: 1, to: 3, inSection: 0).movingRow(from: 1, to: 4, inSection: 0),
      "move row [0, 1] to [0, 3], and move row [0, 1] to [0, 4]"),
    lifting(
      none.deletingRows([1], inSection: 0).movingRow(from: 1, to: 3, inSection: 0), to: [6, 7],
      "delete row [0, 1], and move row [0, 1] to [0, 3]"),
    lifting(
      none.deletingRows([1], inSection: 0).reloadingRows([1], inSection: 0), to: [6, 7],
      "delete row [0, 1], and reload row [0, 1]"),
    lifting(
      none.reloadingRows([1], inSection: 0).movingRow(from: 1, to: 3, inSection: 0),
      "reload row [0, 1], and move row [0, 1] to [0, 3]"),
    lifting(
      none.insertingRows([3], inSection: 0).movingRow(from: 1, to: 3, inSection: 0), to: [8, 7],
      "insert row [0, 3], and move row [0, 1] to [0, 3]"),
  ]

  /// Sections that do not exist.
  private static let sections = [
    lifting(none.deletingSections([2]), to: [7], "delete section 2: there is no section 2 before"),
    lifting(
      none.insertingSections([3]), to: [7, 7, 7], "insert section 3: there is no section 3 after"),
    lifting(none.reloadingSections([-1]), "reload section -1: there is no section -1 before"),
    lifting(none.movingSection(from: 2, to: 0), "move section 2 to 0: there is no section 2"),
    lifting(none.movingSection(from: 0, to: 2), "move section 0 to 2: there is no section 2"),
    lifting(
      none.deletingRows([0], inSection: 2), "delete row [2, 0]: there is no section 2 before"),
    lifting(
      none.insertingRows([0], inSection: -1), "insert row [-1, 0]: there is no section -1 after"),
    lifting(
      none.reloadingRows([0], inSection: 9), "reload row [9, 0]: there is no section 9 before"),
    lifting(
      none.reconfiguringRows([0], inSection: 2), "reconfigure row [2, 0]: there is no section 2"),
    lifting(
      none.movingRow(from: row(2, 0), to: row(0, 0)),
      "move row [2, 0] to [0, 0]: there is no section 2 before"),
    lifting(
      none.movingRow(from: row(0, 0), to: row(2, 0)),
      "move row [0, 0] to [2, 0]: there is no section 2 after"),
  ]

  @Test("They are refused with a text", arguments: mistakes.indices)
  func traps(_ index: Int) async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [index] in
      ContradictionTests.mistakes[index].make()
    }
    try expectErrorText(of: result, contains: Self.mistakes[index].text)
  }
}
#endif
