import DecoratorTableKit
import DecoratorTableTesting
import Testing

/// No app has as many rows as there are integers, but a count that was read wrongly may be
/// anything.
@Suite("Counts that are nearly too large for a number")
struct HugeCountTests {
  private static let row = RowPosition(section: 0, row: 7)
  private static let other = RowPosition(section: 1, row: 7)
  private static let insertion = BatchUpdate().insertingRows([7], inSection: 0)

  @Test("A batch is compared with them")
  func validation() throws {
    try BatchUpdate().validate(before: [.max, .max], after: [.max, .max])
    try Self.insertion.validate(before: [.max - 1], after: [.max])
    try BatchUpdate().deletingRows([7], inSection: 0).validate(before: [.max], after: [.max - 1])
    for (before, after) in [(Int.max, Int.max), (.max, 8), (8, .max)] {
      let error = #expect(throws: BatchUpdateError.self) {
        try Self.insertion.validate(before: [before], after: [after])
      }
      let sum = before == .max ? "make more than \(Int.max)" : "make 9"
      #expect(error?.description.contains(sum) == true)
    }
  }

  @Test("Batches one after the other become one between them")
  func followed() throws {
    let deletion = BatchUpdate().deletingRows([9], inSection: 0)
    let both = try deletion.followed(
      by: Self.insertion, before: [.max], between: [.max - 1], after: [.max])
    #expect("\(both)" == "-[0, 9] +[0, 7]")
    let back = try Self.insertion.followed(
      by: deletion, before: [.max - 1], between: [.max], after: [.max - 1])
    #expect("\(back)" == "-[0, 8] +[0, 7]")
  }

  @Test("Edits are made between them")
  func edits() throws {
    var edits = SequentialEdits(rowCounts: [.max - 1, .max])
    edits.insertRow(at: Self.row)
    edits.deleteRow(at: Self.other)
    edits.moveRow(from: Self.row, to: Self.other)
    #expect(edits.rowCounts == [.max - 1, .max])
    #expect(throws: Never.self) {
      try edits.reduced().validate(before: [.max - 1, .max], after: edits.rowCounts)
    }
  }

  @Test(
    "A section accepts rows until it has the most that there can be",
    arguments: ContentPolicy.allCases)
  func full(policy: ContentPolicy) throws {
    let most = RowLayout.maximumContentCount
    let rule = LayerRule(rows: .every(6), supply: .models(3))
    let state = LayerState(rule: rule, policy: policy, rowCounts: [most - 1])
    let insert = BatchUpdate().insertingRows([5], inSection: 0)
    let after = try state.applying(insert, rowCounts: [most]).state.layout
    #expect(after.rows[0].contentCount == most)
    #expect(after.rows[0].count == most + 3)
  }

  #if !os(iOS)
  static let mistakes = ContentPolicy.allCases.flatMap(layers)

  /// A layer around more rows than it can number.
  private static func layers(_ policy: ContentPolicy) -> [Mistake] {
    let rule = LayerRule(rows: .every(6), supply: .models(3))
    let most = Int.max / 4
    @Sendable func state(_ count: Int) -> LayerState {
      LayerState(rule: rule, policy: policy, rowCounts: [count])
    }
    return [
      Mistake("\(Int.max) content rows: a section has between 0 and \(most)") { _ = state(.max) },
      Mistake("\(Int.max) content rows: a section has between 0 and \(most)") {
        _ = try? state(3).applying(BatchUpdate().reloadingSections([0]), rowCounts: [.max])
      },
      Mistake("\(most + 1) content rows: a section has between 0 and \(most)") {
        let insert = BatchUpdate().insertingRows([5], inSection: 0)
        _ = try? state(most).applying(insert, rowCounts: [most + 1])
      },
    ]
  }

  @Test("What would be beyond traps with a text", arguments: mistakes.indices)
  func traps(_ index: Int) async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [index] in
      HugeCountTests.mistakes[index].make()
    }
    try expectErrorText(of: result, contains: Self.mistakes[index].text)
  }
  #endif
}
