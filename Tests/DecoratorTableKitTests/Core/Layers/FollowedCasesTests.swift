import DecoratorTableTesting
import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit

/// Cases of *follow the content* that were worked out by hand.
@Suite("New content amid rows, and rows whose content is deleted")
struct FollowedCasesTests {
  /// A list, what happens to its content, and the rows after each change.
  struct Case: CustomTestStringConvertible {
    let reason: String
    let rule: LayerRule
    let count: Int
    let changes: [BatchUpdate]
    /// The content rows before which rows are after each change.
    let anchors: [[Int]]
    /// The models of the rows after the last change; nil for rows without.
    var models: [Int]?
    /// The batch of the last change, if it is of interest.
    var told: String?

    var testDescription: String { reason }
  }

  @Test("Each case", arguments: cases)
  func eachCase(_ example: Case) throws {
    var state = LayerState(
      rule: example.rule, policy: .followContent, rowCounts: [example.count])
    var count = example.count
    var told = ""
    for (change, anchors) in zip(example.changes, example.anchors) {
      count += change.insertedRows.count - change.deletedRows.count
      let after = try state.applying(change, rowCounts: [count])
      state = after.state
      told = after.update.description
      #expect(state.layout.rows[0].anchors == anchors)
    }
    if let models = example.models {
      #expect(models.indices.map(state.model(ofAdditional:)) == models)
    }
    if let expected = example.told { #expect(told == expected) }
  }

  private static func inserting(_ rows: Range<Int>) -> BatchUpdate {
    BatchUpdate().insertingRows(rows, inSection: 0)
  }

  private static func deleting(_ rows: Range<Int>) -> BatchUpdate {
    BatchUpdate().deletingRows(rows, inSection: 0)
  }

  private static func rule(_ rows: Placement, models: Int? = nil) -> LayerRule {
    LayerRule(rows: rows, supply: models.map { .models($0) } ?? .everySlot)
  }

  /// 20 rows have additional ones before 2, 8, 14 and 20.
  private static let feed = Placement.every(6, after: 2)

  static let cases: [Case] = [
    Case(
      reason: "A page on top gets its rows; the slot at 50 is too near to the row at 52",
      rule: rule(feed, models: 20), count: 20, changes: [inserting(0..<50)],
      anchors: [[2, 8, 14, 20, 26, 32, 38, 44, 52, 58, 64, 70]],
      models: [4, 5, 6, 7, 8, 9, 10, 11, 0, 1, 2, 3]),
    Case(
      reason: "Fewer rows than the distance of the rule change nothing",
      rule: rule(feed, models: 20), count: 20, changes: [inserting(0..<5)],
      anchors: [[7, 13, 19, 25]], models: [0, 1, 2, 3]),
    Case(
      reason: "As many as the distance give one row, which is just far enough from the next",
      rule: rule(feed, models: 20), count: 20, changes: [inserting(0..<6)],
      anchors: [[2, 8, 14, 20, 26]], models: [4, 0, 1, 2, 3]),
    Case(
      reason: "Two runs that are long enough only together give none",
      rule: rule(feed), count: 20,
      changes: [BatchUpdate().insertingRows([0, 1, 2, 12, 13, 14], inSection: 0)],
      anchors: [[5, 11, 20, 26]]),
    Case(
      reason: "Amid the list, rows come as far from the row above as from the one below",
      rule: rule(feed), count: 20, changes: [inserting(5..<17)],
      anchors: [[2, 8, 14, 20, 26, 32]]),
    Case(
      reason: "A limit holds for old rows and new ones together",
      rule: rule(feed.limited(to: 5)), count: 20, changes: [inserting(0..<50)],
      anchors: [[2, 52, 58, 64, 70]]),
    Case(
      reason: "The models that wait are dealt from the top, as far as they go",
      rule: rule(feed, models: 6), count: 20, changes: [inserting(0..<50)],
      anchors: [[2, 8, 52, 58, 64, 70]], models: [4, 5, 0, 1, 2, 3]),
    Case(
      reason: "Clauses that name a place have one row, which is where its content is",
      rule: rule(.before(2) + .end), count: 10, changes: [inserting(0..<10)],
      anchors: [[12, 20]]),
    Case(
      reason: "Beside a clause that repeats, too: the start has its row before the row 8 already",
      rule: rule(.start + .every(4)), count: 8, changes: [inserting(0..<8)],
      anchors: [[4, 8, 12, 16]]),
    Case(
      reason: "Of three table rows one is additional, so two content rows are the distance",
      rule: rule(.everyTableRows(3)), count: 8, changes: [inserting(0..<4)],
      anchors: [[2, 4, 6, 8, 10, 12]]),
    Case(
      reason: "The rule for the new number of rows counts, and old content has no new slots",
      rule: rule(.when(fewerThan: 10, .none, otherwise: .every(4))), count: 8,
      changes: [inserting(0..<8)], anchors: [[4, 8]]),
    Case(
      reason: "A rule that wants every table row has a first row in a run, and no room for others",
      rule: rule(
        .when(
          fewerThan: 5, .none, otherwise: .everyTableRows(2, first: 0) + .everyTableRows(2)),
        models: 3), count: 4,
      changes: [inserting(0..<4)], anchors: [[0]], models: [0]),
    Case(
      reason: "Content that moves is not new",
      rule: rule(.every(2)), count: 8,
      changes: [
        BatchUpdate().movingRow(
          from: RowPosition(section: 0, row: 7), to: RowPosition(section: 0, row: 0))
      ],
      anchors: [[3, 5, 7, 8]]),
    Case(
      reason: "Two rows do not come together: the lower goes, and its model takes the next slot",
      rule: rule(.every(2), models: 4), count: 8, changes: [deleting(2..<4), inserting(6..<8)],
      anchors: [[2, 4, 6], [2, 4, 6, 8]], models: [0, 2, 3, 1]),
    Case(
      reason: "In one change the row of that model moves",
      rule: rule(.every(2), models: 4), count: 8,
      changes: [deleting(2..<4).insertingRows([6, 7], inSection: 0)],
      anchors: [[2, 4, 6, 8]], models: [0, 2, 3, 1],
      told: "-[0, 3] -[0, 4] +[0, 9] +[0, 10] [0, 5]>[0, 11]"),
    Case(
      reason: "What is at the end goes as well, and the row above it is there for the end then",
      rule: rule(.every(3) + .end, models: 9), count: 7,
      changes: [deleting(6..<7), inserting(6..<8)], anchors: [[3, 6], [3, 8]], models: [0, 1]),
    Case(
      reason: "Where no clause repeats, rows stand next to each other",
      rule: rule(.before(contentRows: [1, 3])), count: 4, changes: [deleting(1..<3)],
      anchors: [[1, 1]]),
    Case(
      reason: "Two rows that had no content between them stay, a third that had some goes",
      rule: rule(.tableRows([2, 3]) + .every(4)), count: 8, changes: [deleting(2..<4)],
      anchors: [[2, 2, 6]]),
    Case(
      reason: "A spacing holds when content between two rows goes",
      rule: rule(.every(3).spaced(atLeast: 2)), count: 9,
      changes: [deleting(3..<4), deleting(3..<4)], anchors: [[3, 5, 8], [3, 7]]),
    Case(
      reason: "So does one of clauses that name places",
      rule: rule(.before(contentRows: [1, 4]).spaced(atLeast: 2)), count: 6,
      changes: [deleting(1..<3)], anchors: [[1]]),
    Case(
      reason: "A new row below all others keeps the spacing as well",
      rule: rule(.every(4).spaced(atLeast: 3)), count: 4,
      changes: [inserting(0..<2), inserting(6..<12)], anchors: [[6], [6, 12]]),
  ]
}
