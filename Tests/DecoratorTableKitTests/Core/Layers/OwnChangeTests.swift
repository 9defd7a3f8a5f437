import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit

@Suite("What a layer changes itself")
struct OwnChangeTests {
  private func rule(_ placement: Placement, models: Int) -> LayerRule {
    LayerRule(rows: placement, supply: .models(models))
  }

  @Test("Following the rule, models are dealt again, and rows are matched by identity")
  func followingTheRule() {
    let state = LayerState(
      rule: rule(.every(2), models: 4), policy: .followRule, rowCounts: [4, 3])
    #expect(state.layout.rows.map(\.anchors) == [[2, 4], [2]])
    let transition = state.changing(
      to: rule(.every(2), models: 4), models: .listed([nil, 0, 2, 1], changed: [2]))
    #expect(transition.new.layout == state.layout)
    #expect(transition.rows == .listed([nil, 0, 2], countAfter: 3))
    #expect(transition.changed == [2])
    #expect(transition.content.sections.isUnchanged)

    let appended = state.changing(to: rule(.every(1), models: 5), models: .unchanged)
    #expect(appended.rows == .sameOrdinals)
    #expect(appended.new.layout.rows.map(\.anchors) == [[1, 2, 3, 4], [1]])
  }

  @Test("A row without a model has no other identity than its content row")
  func everySlot() {
    let state = LayerState(
      rule: LayerRule(rows: .every(2), supply: .everySlot), policy: .followContent,
      rowCounts: [4])
    let other = LayerRule(rows: .every(3), supply: .everySlot)
    let staying = state.changing(to: other, models: .unchanged)
    #expect(staying.new.layout == state.layout)
    #expect(staying.rows == .edited(RowMap(unchanged: 2)))
    let again = state.relaidOut(by: other, models: .unchanged)
    #expect(again.new.layout.rows[0].anchors == [3])
    #expect(again.rows == .contentRow)
    let supplied = state.changing(to: rule(.every(3), models: 2), models: .unchanged)
    #expect(supplied.rows == .listed([nil, nil], countAfter: 1))
    #expect(supplied.new.layout.rows[0].anchors == [3])
  }

  @Test("Laid out again, models keep their identity")
  func laidOutAgain() {
    for policy in ContentPolicy.allCases {
      let state = LayerState(
        rule: rule(.every(2), models: 3), policy: policy, rowCounts: [6])
      let again = state.relaidOut(
        by: rule(.every(3), models: 3), models: .listed([2, 0, 1], changed: [1]))
      #expect(again.new.layout.rows[0].anchors == [3, 6])
      #expect(again.rows == .listed([nil, 0, 1], countAfter: 2))
      #expect(again.changed == [1])
    }
  }

  @Test("A rule that depends on the sizes changes with them", arguments: ContentPolicy.allCases)
  func ruleOfSizes(policy: ContentPolicy) {
    let state = LayerState(
      rule: rule(.every(2), models: 1), policy: policy, rowCounts: [4])
    var update = BatchUpdate()
    update.rows.inserted = [RowPosition(section: 0, row: 0)]
    let map = UpdateMap(update, before: [4], after: [5])
    let transition = state.following(map, rule: rule(.every(2), models: 2))
    let anchors = transition.new.layout.rows[0].anchors
    let found = transition.rows.newOrdinals(countBefore: 1, countAfter: 2)
    #expect(found == [0])
    #expect((0..<2).map(transition.new.model(ofAdditional:)) == [0, 1])
    switch policy {
    case .followRule, .keepRow: #expect(anchors == [2, 4])
    case .followContent: #expect(anchors == [3, 5])
    }
  }

  @Test("Two changes in one have all operations of each", arguments: ContentPolicy.allCases)
  func twoChangesInOne(policy: ContentPolicy) {
    let start = LayerState(
      rule: rule(.every(2), models: 6), policy: policy, rowCounts: [4, 4])
    var firsts: [LayerTransition] = []
    for (models, gone) in [(2, nil), (2, 0), (3, nil), (3, 0), (6, nil), (6, 0)] {
      let kept: [Int?] = (0..<6).map { $0 < models && $0 != gone ? $0 : nil }
      firsts.append(
        start.changing(
          to: rule(.every(2), models: models), models: .listed(kept, changed: [1])))
    }
    let update = BatchUpdate().deletingRows([1], inSection: 0).insertingRows([0], inSection: 1)
    for first in firsts {
      let count = first.new.layout.additionalCount
      let content = UpdateMap(update, before: [4, 4], after: [3, 5])
      var nexts = [first.new.following(content)]
      for row in 0..<count {
        let same = UpdateMap.unchanged([4, 4])
        nexts.append(LayerTransition(keeping: first.new, content: same, changed: [row]))
        nexts.append(LayerTransition(keeping: first.new, content: same, reconfigured: [row]))
      }
      for next in nexts {
        let both = first.followed(by: next)
        for row in 0..<start.layout.additionalCount {
          let between = first.newOrdinal(forOld: row)
          #expect(both.newOrdinal(forOld: row) == between.flatMap(next.newOrdinal(forOld:)))
          let isChangedNext = between.map(next.changed.contains) == true
          #expect(both.changed.contains(row) == (first.changed.contains(row) || isChangedNext))
          let isReconfigured = between.map(next.reconfigured.contains) == true
          #expect(both.reconfigured.contains(row) == isReconfigured)
        }
        #expect(both.new.layout == next.new.layout)
        #expect(both.content.rowCountsAfter == next.content.rowCountsAfter)
      }
    }
  }

  @Test("A layer that added no rows keeps the usual policy of those that it adds now")
  func policyAfterHiding() throws {
    let placed = LayerRule(rows: .every(2), supply: .everySlot)
    let header = LayerRule(rows: .start, supply: .everySlot)
    let others = [LayerRule(hidingWhere: { $0.row == 0 }), LayerRule(groupsBy: { $0.row / 2 })]
    for state in others.map({ LayerState(rule: $0, rowCounts: [6]) }) {
      #expect(state.relaidOut(by: placed).new.policy == .followContent)
      #expect(state.relaidOut(by: header).new.policy == .followRule)
      #expect(state.relaidOut(by: placed, policy: .keepRow).new.policy == .keepRow)
      #expect(state.changing(to: placed, models: .unchanged).new.policy == .followContent)
      let same = UpdateMap.unchanged([6])
      #expect(state.following(same, rule: placed).new.policy == .followRule)
    }
  }

  @Test("Rows that are identified by their content rows stay so through two changes")
  func twoChangesByContentRow() {
    let start = LayerState(
      rule: LayerRule(rows: .every(2), supply: .everySlot), policy: .followRule, rowCounts: [8])
    let first = start.changing(
      to: LayerRule(rows: .every(4), supply: .everySlot), models: .unchanged)
    let update = BatchUpdate().deletingRows([0, 1, 2, 3], inSection: 0)
    let both = first.followed(
      by: first.new.following(UpdateMap(update, before: [8], after: [4])))
    #expect((0..<4).map(both.newOrdinal(forOld:)) == [nil, nil, nil, 0])
  }

  #if !os(iOS)
  @Test("Models that are listed wrongly trap and are named")
  func traps() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let rule = LayerRule(rows: .every(2), supply: .models(3))
      let state = LayerState(rule: rule, policy: .keepRow, rowCounts: [6])
      _ = state.changing(to: rule, models: .listed([7, 0, 1], changed: []))
    }
    try expectErrorText(of: result, contains: "model 7")
  }
  #endif
}
