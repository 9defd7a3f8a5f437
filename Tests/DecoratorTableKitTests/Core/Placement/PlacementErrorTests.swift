import DecoratorTableKit
import Testing

@Suite("Bad input to placements")
struct PlacementErrorTests {
  static let mistakes = [
    Mistake("a period of 0 content rows") { _ = Placement.every(0) },
    Mistake("-6") { _ = Placement.every(-6, after: 2) },
    Mistake("-2") { _ = Placement.every(6, after: -2) },
    Mistake("a period of 0 table rows") { _ = Placement.everyTableRows(0) },
    Mistake("a period of 1 table rows") { _ = Placement.everyTableRows(1) },
    Mistake("-3") { _ = Placement.everyTableRows(-3) },
    Mistake("-9") { _ = Placement.everyTableRows(3, first: -9) },
    Mistake("table row -1") { _ = Placement.tableRows([-1]) },
    Mistake("table row -8") { _ = Placement.tableRows([0, -8, 3]) },
    Mistake("table row -5") { _ = Placement.tableRows([4, -5]) },
    Mistake("content row -4") { _ = Placement.before(-4) },
    Mistake("content row -7") { _ = Placement.before(contentRows: [1, -7]) },
    Mistake("-11") { _ = Placement.beforeLast(-11) },
    Mistake("-2") { _ = Placement.end.limited(to: -2) },
    Mistake("-3") { _ = Placement.end.spaced(atLeast: -3) },
    Mistake("section -1") { _ = Placement.end.inSection(-1) },
    Mistake("section -12") { _ = Placement.end.inSections([2, -12]) },
    Mistake("-13") { _ = Placement.when(fewerThan: -13, .start, otherwise: .end) },
    Mistake("-14") { _ = Placement.end.layout(contentCount: -14) },
    Mistake("-15") { _ = Placement.end.layout(contentCount: 3, limit: -15) },
    Mistake("\(Int.max)") { _ = Placement.end.layout(contentCount: .max) },
    Mistake("a period of 0 content rows: give 1 or more") { _ = Placement.every(0) },
    Mistake("table row -8: rows are counted from 0") { _ = Placement.tableRows([0, -8, 3]) },
    Mistake("section -1: sections are counted from 0") { _ = Placement.end.inSection(-1) },
    Mistake("-14 content rows") { _ = Placement.end.layout(contentCount: -14) },
    Mistake("the closure of Placement.between(onMainActor:) needs the main actor") {
      _ = Placement.between { @MainActor _, _ in true }.layout(contentCount: 2)
    },
    Mistake("lay them out on the main actor, or give a closure that does not need it") {
      _ = Placement.beforeGroups { @MainActor in $0.row }.layout(contentCount: 2)
    },
    Mistake("the rules want every table row from row 0 on, so that nothing below would ever appear")
    { _ = endless[0].layout(contentCount: 50) },
  ]

  #if !os(iOS)
  @Test("It traps where it is passed, and is named", arguments: mistakes.indices)
  func traps(index: Int) async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [index] in
      PlacementErrorTests.mistakes[index].make()
    }
    try expectErrorText(of: result, contains: Self.mistakes[index].text)
  }
  #endif

  static let endless: [Placement] = [
    .everyTableRows(2) + .everyTableRows(2, first: 0),
    .everyTableRows(2, first: 10) + .everyTableRows(4, first: 21) + .everyTableRows(4, first: 23),
    .tableRows([3]) + .everyTableRows(3) + .everyTableRows(3, first: 0)
      + .everyTableRows(3, first: 1),
  ]

  #if !os(iOS)
  @Test(
    "Rules that together cover every table row trap instead of never ending",
    arguments: endless.indices)
  func endlessRules(index: Int) async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [index] in
      _ = PlacementErrorTests.endless[index].layout(contentCount: 50)
    }
    try expectErrorText(of: result, contains: "would ever appear")
  }
  #endif

  @Test("A limit ends rules that cover every table row", arguments: endless.indices)
  func endlessRulesWithLimit(index: Int) {
    let layout = Self.endless[index].layout(contentCount: 50, limit: 60)
    #expect(layout.additionalCount == 60)
  }
}
