import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit

@Suite("Layers that count content, which is read afresh")
struct LoadedContentTests {
  @Test("A layer is laid out by what is content now, whatever was before")
  func loaded() throws {
    let sections = MaskedSection.all(upTo: 4)
    let before = sections.filter { $0.isContent.count == 3 }
    var (turn, thinning) = (0, Thinning.byTurns)
    try withEvery("rule", in: NaivePlacement.countingRules) { placement in
      let rules = [
        LayerRule(rows: placement.placement, supply: .everySlot),
        LayerRule(fillingSlotsOf: placement.placement),
      ]
      for (old, rule) in before.flatMap({ old in rules.map { (old, $0) } }) {
        turn += 1
        let policy = ContentPolicy.allCases[turn % 3]
        let state = LayerState(
          rule: rule, policy: policy, rowCounts: [3], contentPositions: old.contentPositions)
        try withEvery("rows before and now", in: sections.map { (old, $0) }) { _, new in
          guard thinning.takesNext() else { return }
          let counts = [new.isContent.count]
          let loaded = state.loaded(
            by: rule, policy: policy, rowCounts: counts, contentPositions: new.contentPositions)
          let layout = loaded.filledSlots?.slots.layout ?? loaded.layout
          try expectEqual(
            layout, rule.layout(of: counts, contentPositions: new.contentPositions), "the layout")
          try expectEqual(
            loaded.contentPositions?.rows.map(\.contentCount), [new.contentCount],
            "the content rows")
        }
      }
    }
  }

  @Test("A rule that counts all rows remembers nothing of what is content")
  func otherRules() {
    let section = MaskedSection(isContent: [true, false, true])
    for placement in [Placement.every(2), .before(0, counting: .content)] {
      let state = LayerState(
        rule: LayerRule(rows: placement, supply: .everySlot), rowCounts: [3],
        contentPositions: section.contentPositions)
      #expect(state.contentPositions?.rows.count == nil)
    }
  }
}
