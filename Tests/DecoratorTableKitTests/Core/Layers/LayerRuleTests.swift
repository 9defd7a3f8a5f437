import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit

@Suite("What a layer adds")
struct LayerRuleTests {
  /// The models that the rows show, whatever their policy is.
  private func models(
    _ rule: LayerRule, _ rowCounts: [Int], sourceLocation: SourceLocation = #_sourceLocation
  ) -> [Int] {
    let layout = rule.layout(of: rowCounts)
    let states = ContentPolicy.allCases.map {
      LayerState(rule: rule, policy: $0, rowCounts: rowCounts)
    }
    #expect(states.allSatisfy { $0.layout == layout }, sourceLocation: sourceLocation)
    let models = states.map { state in
      (0..<layout.additionalCount).map(state.model(ofAdditional:))
    }
    #expect(Set(models).count == 1, sourceLocation: sourceLocation)
    return models[0]
  }

  /// The content rows that the rows are before.
  private func contentRows(_ layout: TableLayout) -> [RowPosition] {
    (0..<layout.additionalCount).map(layout.anchor(ofAdditional:))
  }

  private func anchors(_ layout: TableLayout) -> [[Int]] { layout.rows.map(\.anchors) }

  @Test("Models are dealt from the top of the table, over all sections")
  func dealing() {
    let expected: [[[Int]]] = [
      [[], [], []], [[2], [], []], [[2, 4], [], []], [[2, 4], [], [2]], [[2, 4], [], [2, 4]],
      [[2, 4], [], [2, 4, 6]], [[2, 4], [], [2, 4, 6]], [[2, 4], [], [2, 4, 6]],
    ]
    for (models, anchors) in expected.enumerated() {
      let rule = LayerRule(rows: .every(2), supply: .models(models))
      let layout = rule.layout(of: [5, 1, 6])
      #expect(self.anchors(layout) == anchors)
      #expect(self.models(rule, [5, 1, 6]) == Array(0..<min(models, 5)))
    }
  }

  @Test("A model that has no slot is shown again when there is one")
  func waitingModels() {
    let rule = LayerRule(rows: .every(3), supply: .models(3))
    #expect(models(rule, [4]) == [0])
    #expect(models(rule, [90]) == [0, 1, 2])
  }

  @Test("Rows in every slot belong to the content rows they are before")
  func everySlot() {
    let rule = LayerRule(rows: .start + .every(2) + .end, supply: .everySlot)
    let layout = rule.layout(of: [3, 0, 2])
    #expect(anchors(layout) == [[0, 2, 3], [0], [0, 2]])
    #expect(
      contentRows(layout)
        == [(0, 0), (0, 2), (0, 3), (1, 0), (2, 0), (2, 2)].map {
          RowPosition(section: $0, row: $1)
        })
  }

  @Test("A limit in the rule holds in each section, the models over all of them")
  func limitAndModels() {
    let rule = LayerRule(rows: .every(1).limited(to: 2), supply: .models(5))
    #expect(anchors(rule.layout(of: [9, 9, 9, 9])) == [[1, 2], [1, 2], [1], []])
  }

  @Test("Sections are added as long as there are some to add")
  func addedSections() {
    let rule = LayerRule(
      rows: .start, supply: .models(9), sections: .every(1, after: 0),
      addedSectionRowCounts: [4, 0, 7])
    for (count, anchors) in [[], [0, 1], [0, 1, 2], [0, 1, 2], [0, 1, 2]].enumerated() {
      let layout = rule.layout(of: Array(repeating: 1, count: count))
      #expect(layout.sectionCount == count + anchors.count)
      #expect(layout.additionalCount == count)
      let outer = (0..<layout.sectionCount).map(layout.origin(ofSection:))
      #expect(outer == NaiveLayout(contentCount: count, anchors: anchors).rows)
      let added = (0..<layout.sectionCount).filter { outer[$0].additional != nil }
      #expect(added.map(layout.rowCount(inSection:)) == Array([4, 0, 7].prefix(anchors.count)))
    }
  }

  @Test("Rows belong to rows of inner sections, whatever sections are added above them")
  func contentRowsBelowAddedSections() {
    let rule = LayerRule(
      rows: .before(1), supply: .everySlot, sections: .start, addedSectionRowCounts: [2])
    let layout = rule.layout(of: [2, 2])
    #expect(layout.origin(ofSection: 0) == .additional(0))
    #expect(layout.position(ofAdditional: 0) == RowPosition(section: 1, row: 1))
    #expect(contentRows(layout) == [0, 1].map { RowPosition(section: $0, row: 1) })
  }

  @Test("Random rules deal as dealing by hand does")
  func randomDealing() throws {
    try withEverySeed(0..<400) { generator in
      let naive = generator.placement(depth: 2)
      var rowCounts: [Int] = []
      for _ in 0..<generator.number(in: 0...4) {
        rowCounts.append(generator.number(in: 0...30))
      }
      let models = generator.number(in: 0...1) == 0 ? generator.number(in: 0...25) : nil
      try withEvery("rule, counts, models", in: [(naive, rowCounts, models)]) { _ in
        var left = models
        var expected: [[Int]] = []
        for (section, count) in rowCounts.enumerated() {
          guard let anchors = naive.anchors(contentCount: count, section: section, limit: left)
          else { return }
          expected.append(anchors)
          left = left.map { $0 - anchors.count }
        }
        let rule = LayerRule(
          rows: naive.placement, supply: models.map { .models($0) } ?? .everySlot)
        let layout = rule.layout(of: rowCounts)
        try expectEqual(anchors(layout), expected, "the anchors")
        let positions = expected.enumerated().flatMap { section, anchors in
          anchors.map { RowPosition(section: section, row: $0) }
        }
        try expectEqual(contentRows(layout), positions, "the content rows")
        try expectEqual(
          self.models(rule, rowCounts), Array(positions.indices), "the models")
      }
    }
  }

  static let mistakes = ruleMistakes + stateMistakes

  /// A negative number of rows, under each policy and each supply.
  private static let stateMistakes = ContentPolicy.allCases.flatMap { policy in
    [LayerRule.Supply.everySlot, .models(3)].map { supply in
      Mistake("-5 content rows") {
        _ = LayerState(
          rule: LayerRule(rows: .end, supply: supply), policy: policy, rowCounts: [4, -5])
      }
    }
  }

  private static let ruleMistakes = [
    Mistake("rows above groups cannot follow the policy .keepRow") {
      _ = LayerState(rule: LayerRule(groupsBy: { $0.row }), policy: .keepRow, rowCounts: [1])
    },
    Mistake("rows above groups cannot follow the policy .followContent") {
      _ = LayerState(
        rule: LayerRule(groupsBy: { $0.row }), policy: .followContent, rowCounts: [1])
    },
    Mistake("-5 content rows") {
      _ = LayerRule(groupsBy: { $0.row }).layout(of: [2, -5])
    },
    Mistake("-3") { _ = LayerRule(rows: .end, supply: .models(-3)) },
    Mistake("a layer of -3 models: give 0 or more") {
      _ = LayerRule(rows: .end, supply: .models(-3))
    },
    Mistake("-5 content rows") {
      _ = LayerRule(rows: .end, supply: .everySlot).layout(of: [2, -5])
    },
    Mistake("-5 content rows") {
      _ = LayoutStack(of: [LayerRule(rows: .end, supply: .everySlot)], rowCounts: [-5])
    },
    Mistake("-5 content rows") {
      _ = LayoutStack(of: [LayerRule(hidingWhere: { _ in false })], rowCounts: [-5])
    },
    Mistake("-4") {
      _ = LayerRule(
        rows: .none, supply: .everySlot, sections: .end, addedSectionRowCounts: [1, -4])
    },
    Mistake("-5") { _ = LayerRule(rows: .end, supply: .everySlot).layout(of: [2, -5]) },
    Mistake("additional row 2") {
      let rule = LayerRule(rows: .end, supply: .models(4))
      _ = LayerState(rule: rule, policy: .keepRow, rowCounts: [1, 1]).model(ofAdditional: 2)
    },
    Mistake("additional row -6") {
      let rule = LayerRule(rows: .end, supply: .models(4))
      _ = LayerState(rule: rule, policy: .followContent, rowCounts: [1, 1])
        .model(ofAdditional: -6)
    },
  ]

  #if !os(iOS)
  @Test("Bad input traps and is named", arguments: mistakes.indices)
  func traps(index: Int) async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [index] in
      LayerRuleTests.mistakes[index].make()
    }
    try expectErrorText(of: result, contains: Self.mistakes[index].text)
  }
  #endif

  @Test("A rule that hides rows lays out those that are left")
  func hiding() {
    let layout = LayerRule(hidingWhere: { $0.row == 1 || $0.section == 1 }).layout(of: [3, 1])
    #expect(layout.outerRowCounts == [2, 0])
    #expect(layout.contentRowCounts == [3, 1])
  }
}
