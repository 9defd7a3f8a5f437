import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit

@Suite("What a rule remembers of neighbours")
struct RememberedNeighboursTests {
  /// Rows with keys, under a rule that counts what it is asked.
  private final class Content: @unchecked Sendable {
    var keys: [[Int]]
    var asked: [RowPosition] = []

    init(_ keys: [[Int]]) {
      self.keys = keys
    }

    /// Changes the rows at random, and the keys of those that are reloaded or reconfigured.
    func change(
      changingSections: Bool, using generator: inout SeededGenerator
    ) -> UpdateMap {
      func newKey() -> Int { generator.number(in: 1...3) }
      let before = keys
      let (update, counts) = generator.update(
        of: before.map(\.count), changingSections: changingSections)
      var number = 0
      let numbers = before.map { rows in
        rows.map { _ in
          number += 1
          return number
        }
      }
      let known = Dictionary(uniqueKeysWithValues: zip(numbers.joined(), before.joined()))
      let map = UpdateMap(update, before: before.map(\.count), after: counts)
      keys = naiveContent(after: update, from: numbers, counts: counts) { _ in 0 }
        .map { $0.map { known[$0] ?? newKey() } }
      for row in update.reloadedRows + update.reconfiguredRows {
        if let row = map.newPosition(forOld: row) { keys[row.section][row.row] = newKey() }
      }
      return map
    }

    func key(_ row: RowPosition) -> Int {
      asked.append(row)
      return keys[row.section][row.row]
    }
  }

  private func between(_ content: Content) -> Placement {
    .between { above, below in
      content.asked.append(below)
      return content.keys[above.section][above.row] != content.keys[below.section][below.row]
    }
  }

  @Test("Among 20 000 rows an inserted one asks about two neighbours, and for three keys")
  func questions() {
    let content = Content([(0..<20_000).map { $0 / 50 }])
    let update = BatchUpdate().insertingRows([9_999], inSection: 0)
    func questions(_ rule: Placement, _ update: BatchUpdate, _ count: Int) -> (Int, Int) {
      content.asked = []
      let state = LayerState(
        rule: LayerRule(rows: rule, supply: .everySlot), policy: .followRule,
        rowCounts: [content.keys[0].count])
      let first = content.asked.count
      content.asked = []
      let transition = state.following(
        UpdateMap(update, before: [content.keys[0].count], after: [count]))
      withExtendedLifetime(transition) {}
      return (first, content.asked.count)
    }
    content.keys[0].append(400)
    #expect(questions(between(content), update, 20_002) == (20_000, 2))
    #expect(questions(.start + between(content) + .every(9), update, 20_002) == (20_000, 2))
    let groups = Placement.beforeGroups { content.key($0) }
    #expect(questions(groups, update, 20_002) == (20_001, 3))
    let delete = BatchUpdate().deletingRows([700], inSection: 0)
    #expect(questions(between(content), delete, 20_000) == (20_000, 1))
    let reload = BatchUpdate().reconfiguringRows([700], inSection: 0)
    #expect(questions(groups, reload, 20_001) == (20_001, 3))
  }

  @Test("The rows are those of content that was just loaded, whatever has happened")
  func sameAsLoaded() throws {
    try withEverySeed(Thinning.seeds(debug: 400, release: 8_000)) { generator in
      let content = Content(
        (0..<generator.number(in: 0...3)).map { _ in
          (0..<generator.number(in: 0...8)).map { _ in generator.number(in: 1...3) }
        })
      let supply: LayerRule.Supply =
        generator.chance(50) ? .everySlot : .models(generator.number(in: 0...6))
      let rules: [Placement] = [
        between(content), .start + between(content), between(content).limited(to: 2),
        between(content).spaced(atLeast: 2), between(content).inSection(1) + .end,
        .when(fewerThan: 4, .start, otherwise: between(content) + .every(2)),
        .beforeGroups { content.key($0) },
      ]
      let rule = LayerRule(
        rows: rules[generator.number(in: 0...rules.count - 1)], supply: supply)
      var state = LayerState(
        rule: rule, policy: .followRule, rowCounts: content.keys.map(\.count))
      let changesSections = generator.chance(40)
      try withEvery("rule", in: [rule.rows]) { _ in
        try withEvery("step", in: 0..<8) { _ in
          let map = content.change(changingSections: changesSections, using: &generator)
          state = state.following(map).new
          let fresh = LayerState(rule: rule, rowCounts: content.keys.map(\.count))
          try expectEqual(
            state.layout.rows.map(\.anchors), fresh.layout.rows.map(\.anchors),
            "the rows of \(content.keys)")
        }
      }
    }
  }

  /// Rules that count their rows from the top.
  private func countingRules(_ content: Content) -> [Placement] {
    [
      between(content).limited(to: 1_000), between(content).spaced(atLeast: 2),
      between(content) + .tableRows([7]),
    ]
  }

  @Test(
    "Under every policy a rule that counts from the top asks only about inserted rows",
    arguments: ContentPolicy.allCases)
  func questionsOfCountingRules(policy: ContentPolicy) {
    let content = Content([])
    func insert(_ keys: [Int], at row: Int) -> UpdateMap {
      let before = content.keys[0].count
      content.keys[0].insert(contentsOf: keys, at: row)
      content.asked = []
      let update = BatchUpdate().insertingRows(row..<row + keys.count, inSection: 0)
      return UpdateMap(update, before: [before], after: [before + keys.count])
    }
    for rule in countingRules(content) {
      content.keys = [(0..<20_000).map { $0 / 50 }]
      content.asked = []
      var state = LayerState(
        rule: LayerRule(rows: rule, supply: .everySlot), policy: policy, rowCounts: [20_000])
      #expect(content.asked.count > 19_500)
      state = state.following(insert([900, 901, 902], at: 20_000)).new
      #expect((1...3).contains(content.asked.count))
      state = state.following(insert([199], at: 9_999)).new
      #expect(content.asked.count <= 3)
      let more = insert([903, 904], at: 20_004)
      let remembered = state.following(more).new
      #expect(content.asked.count <= 5)
      let forgotten = state.showing(state.layout).following(more).new
      #expect(content.asked.count > 19_500, "what a drag may have changed is asked again")
      #expect(remembered.layout.rows.map(\.anchors) == forgotten.layout.rows.map(\.anchors))
    }
  }

  @Test(
    "A model more asks about the rows below the last one alone", arguments: ContentPolicy.allCases)
  func questionsOfModels(policy: ContentPolicy) {
    let content = Content([(0..<20_000).map { $0 / 50 }])
    let rule = LayerRule(rows: between(content), supply: .models(100))
    let state = LayerState(rule: rule, policy: policy, rowCounts: [20_000])
    #expect(content.asked.count == 5_000)
    content.asked = []
    let more = LayerRule(rows: rule.rows, supply: .models(101))
    let new = state.changing(to: more, models: .unchanged).new
    #expect(new.layout.additionalCount == 101)
    #expect(content.asked.count == 50)
    content.asked = []
    _ = state.relaidOut(by: rule, models: .unchanged)
    #expect(content.asked.count == 5_000, "everything is asked where that is wanted")
  }

  @Test(
    "Neighbouring sections are asked about again: what they have in common may be any of their rows",
    arguments: [ContentPolicy.followContent, .keepRow])
  func questionsOfSections(policy: ContentPolicy) {
    let content = Content([[1, 1, 2, 2, 3]])
    let rule = LayerRule(
      rows: .none, supply: .models(0), sections: between(content).spaced(atLeast: 1),
      addedSectionRowCounts: [Int](repeating: 1, count: 9))
    let state = LayerState(rule: rule, policy: policy, rowCounts: [1, 1, 1, 1, 1])
    #expect(content.asked.count == 4)
    content.asked = []
    content.keys[0] += [4, 5]
    let update = BatchUpdate().insertingSections([5, 6])
    _ = state.following(
      UpdateMap(update, before: [1, 1, 1, 1, 1], after: [1, 1, 1, 1, 1, 1, 1]))
    #expect(content.asked.count > 4, "all are asked about, and not the new ones alone")
  }

  @Test(
    "What is remembered changes nothing under any policy",
    arguments: [ContentPolicy.followContent, .keepRow])
  func sameAsForgetful(policy: ContentPolicy) throws {
    try withEverySeed(Thinning.seeds(debug: 400, release: 8_000)) { generator in
      let content = Content(
        (0..<generator.number(in: 0...3)).map { _ in
          (0..<generator.number(in: 0...8)).map { _ in generator.number(in: 1...3) }
        })
      let rules =
        countingRules(content) + [
          between(content), between(content).limited(to: 2), .start + between(content) + .end,
          .when(fewerThan: 4, .start, otherwise: between(content).spaced(atLeast: 1)),
        ]
      let supply: LayerRule.Supply =
        generator.chance(50) ? .everySlot : .models(generator.number(in: 0...6))
      let rule = LayerRule(
        rows: rules[generator.number(in: 0...rules.count - 1)], supply: supply)
      let changesSections = generator.chance(40)
      var state = LayerState(
        rule: rule, policy: policy, rowCounts: content.keys.map(\.count))
      try withEvery("rule", in: [rule.rows]) { _ in
        try withEvery("step", in: 0..<8) { _ in
          let map = content.change(changingSections: changesSections, using: &generator)
          let forgotten = state.showing(state.layout)
          state = state.following(map).new
          let expected = forgotten.following(map).new.layout.rows.map(\.anchors)
          try expectEqual(
            state.layout.rows.map(\.anchors), expected, "the rows of \(content.keys)")
        }
      }
    }
  }
}
