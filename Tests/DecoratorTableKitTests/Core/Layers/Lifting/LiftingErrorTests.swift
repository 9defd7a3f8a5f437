import DecoratorTableKit
import DecoratorTableTesting
import Testing

@Suite("What cannot be lifted")
struct LiftingErrorTests {
  static let table = TableLayout(rows: [RowLayout(contentCount: 7, anchors: [1, 2])])
  static let shortTable = TableLayout(rows: [RowLayout(contentCount: 5, anchors: [1, 2])])

  static let mistakes = [
    Mistake("1 sections before the batch and 0 after it, where 0 inserted and 0 deleted make 1") {
      _ = BatchUpdate().lifted(from: table, to: TableLayout(rows: []))
    },
    Mistake("section 0: 7 rows before the batch and 7 after it, where 0 inserted, 1 deleted") {
      _ = BatchUpdate().deletingRows([3], inSection: 0).lifted(from: table, to: table)
    },
    Mistake("reload row [0, 9]: section 0 has 7 rows before the batch") {
      _ = BatchUpdate().reloadingRows([9], inSection: 0).lifted(from: table, to: table)
    },
    Mistake("delete row [0, 1], and once more") {
      _ = BatchUpdate().deletingRows([1, 1], inSection: 0).lifted(from: table, to: shortTable)
    },
    Mistake("delete row [0, 1], and reload row [0, 1]") {
      _ = BatchUpdate().deletingRows([1, 2], inSection: 0).reloadingRows([1], inSection: 0)
        .lifted(from: table, to: shortTable)
    },
    Mistake("2 additional rows before, but the identities are of 1") {
      _ = BatchUpdate().lifted(
        from: table, to: table, matching: .named(before: ["a"], after: ["a", "b"]))
    },
    Mistake("2 additional rows after, but the identities are of 3") {
      _ = BatchUpdate().lifted(
        from: table, to: table, matching: .named(before: ["a", "b"], after: ["a", "b", "c"]))
    },
    Mistake("additional row 5 cannot have changed: there are 2 before") {
      _ = BatchUpdate().lifted(from: table, to: table, changed: [5])
    },
    Mistake("1 sections before the batch and 0 after it, where 0 inserted and 0 deleted make 1") {
      _ = BatchUpdate().lifted(from: table, to: TableLayout(rows: []))
    },
    Mistake("delete row [0, 1], and once more: name each operation once") {
      _ = BatchUpdate().deletingRows([1, 1], inSection: 0).lifted(from: table, to: shortTable)
    },
    Mistake("additional row 5 cannot have changed: there are 2 before") {
      _ = BatchUpdate().lifted(from: table, to: table, changed: [5])
    },
  ]

  static let repeatedNames = [
    Mistake("additional rows 0 and 1 are both \"ad\"") {
      _ = AdditionalIdentities.named(before: ["a", "b"], after: ["ad", "ad"])
    },
    Mistake("additional rows 0 and 1 are both \"2\"") {
      _ = AdditionalIdentities.named(before: [1], after: [2, 2])
    },
  ]

  #if !os(iOS)
  @Test("Bad input traps and is named", arguments: mistakes.indices)
  func traps(index: Int) async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [index] in
      LiftingErrorTests.mistakes[index].make()
    }
    try expectErrorText(of: result, contains: Self.mistakes[index].text)
  }

  @Test(
    "A name that two rows have traps with the name in its text", arguments: repeatedNames.indices)
  func repeatedName(index: Int) async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [index] in
      LiftingErrorTests.repeatedNames[index].make()
    }
    try expectErrorText(
      of: result, contains: Self.repeatedNames[index].text, library: "DecoratorTableTesting")
  }
  #endif
}
