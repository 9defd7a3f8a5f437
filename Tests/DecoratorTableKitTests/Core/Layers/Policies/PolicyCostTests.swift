import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit

@Suite("What following a policy costs")
struct PolicyCostTests {
  private func appending(_ count: Int, to before: Int) -> UpdateMap {
    var update = BatchUpdate()
    update.rows.inserted = (before..<before + count).map { RowPosition(section: 0, row: $0) }
    return UpdateMap(update, before: [before], after: [before + count])
  }

  @Test("A page below a long feed names the page's own rows, and stays one run")
  func appendingPages() throws {
    let count = 1_000_000
    for policy in [ContentPolicy.followContent, .keepRow] {
      for supply in [LayerRule.Supply.everySlot, .models(1_000_000)] {
        let rule = LayerRule(rows: .every(5), supply: supply)
        var state = LayerState(rule: rule, policy: policy, rowCounts: [count])
        for page in 0..<20 {
          let before = count + page * 50
          let transition = state.following(appending(50, to: before))
          let first = before / 5
          if policy == .followContent {
            var edit = RowMap(countBefore: first, countAfter: first + 10)
            edit.added = Array(first..<first + 10)
            #expect(transition.rows == .edited(edit))
          } else {
            #expect(transition.rows == .sameOrdinals)
          }
          state = transition.new
        }
        #expect(state.layout == rule.layout(of: [count + 1000]))
        #expect(state.layout.rows[0].runCount == 1)
      }
    }
  }

  @Test("A page on top of a long feed names the page's own rows, and stays one run")
  func pagesOnTop() {
    let count = 1_000_000
    for supply in [LayerRule.Supply.everySlot, .models(1_000_000)] {
      let rule = LayerRule(rows: .every(5), supply: supply)
      var state = LayerState(rule: rule, policy: .followContent, rowCounts: [count])
      for page in 0..<20 {
        let before = count + page * 50
        let update = BatchUpdate().insertingRows(0..<50, inSection: 0)
        let transition = state.following(UpdateMap(update, before: [before], after: [before + 50]))
        var edit = RowMap(countBefore: before / 5, countAfter: before / 5 + 10)
        edit.added = Array(0..<10)
        #expect(transition.rows == .edited(edit))
        state = transition.new
      }
      #expect(state.layout == rule.layout(of: [count + 1000]))
      #expect(state.layout.rows[0].runCount == 1)
    }
  }

  @Test("As many models as there can be wait", arguments: ContentPolicy.allCases)
  func endlessModels(policy: ContentPolicy) {
    let endless = LayerRule(rows: .every(5), supply: .models(.max))
    let some = LayerRule(rows: .every(5), supply: .models(1000))
    var states = [endless, some].map { LayerState(rule: $0, policy: policy, rowCounts: [100]) }
    let updates = [
      BatchUpdate().insertingRows(100..<150, inSection: 0),
      BatchUpdate().deletingRows(20..<80, inSection: 0),
      BatchUpdate().insertingRows(0..<50, inSection: 0),
    ]
    var count = 100
    for update in updates {
      let after = count + update.insertedRows.count - update.deletedRows.count
      let content = UpdateMap(update, before: [count], after: [after])
      let transitions = states.map { $0.following(content) }
      #expect(transitions[0].rows == transitions[1].rows)
      (states, count) = (transitions.map(\.new), after)
      expectSameModels(states)
    }
    let rows = states[0].layout.additionalCount
    #expect(states[0].ordinal(ofModel: .max - 1) == nil)
    for rule in [LayerRule(rows: .every(5), supply: .models(rows - 2)), endless] {
      states = states.map { $0.changing(to: rule, models: .unchanged).new }
      expectSameModels(states)
      #expect(states[0].layout.additionalCount == rows - (rule.placed?.modelCount == .max ? 0 : 2))
    }
    let again = states[0].relaidOut(by: endless, models: .unchanged).new
    #expect(again.layout == endless.layout(of: [count]))
  }

  private func expectSameModels(_ states: [LayerState]) {
    #expect(states[0].layout == states[1].layout)
    let ordinals = 0..<states[0].layout.additionalCount
    let models = states.map { ordinals.map($0.model(ofAdditional:)) }
    #expect(models[0] == models[1])
    #expect(models[0].map(states[0].ordinal(ofModel:)) == Array(ordinals))
  }

  @Test("A deletion in a long feed names the row that has lost its distance, and no other")
  func lostDistances() throws {
    let count = 1_000_000
    let rule = LayerRule(rows: .every(5), supply: .everySlot)
    let state = LayerState(rule: rule, policy: .followContent, rowCounts: [count])
    func deleting(_ rows: Range<Int>) -> LayerTransition {
      let update = BatchUpdate().deletingRows(rows, inSection: 0)
      return state.following(UpdateMap(update, before: [count], after: [count - rows.count]))
    }
    var edit = RowMap(countBefore: count / 5, countAfter: count / 5 - 1)
    edit.removed = [100_000]
    let transition = deleting(500_000..<500_005)
    #expect(transition.rows == .edited(edit))
    #expect(try #require(transition.new.layout.rows[0].runCount) <= 3)
    // Where the distance is only shorter, all rows stay.
    let shorter = deleting(500_000..<500_004)
    #expect(shorter.rows == .unchanged(count / 5))
  }

  @Test("A question of the rule is asked about the page on top alone, and not about what follows")
  func questionsAboutPages() {
    let questions = Recorder<RowPosition>()
    let placement = Placement.between { _, below in
      questions.record(below)
      return false
    }
    let state = LayerState(
      rule: LayerRule(rows: placement + .every(10), supply: .everySlot),
      policy: .followContent, rowCounts: [10_000])
    let asked = questions.values.count
    let few = BatchUpdate().insertingRows(5000..<5009, inSection: 0)
    _ = state.following(UpdateMap(few, before: [10_000], after: [10_009]))
    #expect(questions.values.count == asked)
    let page = BatchUpdate().insertingRows(5000..<5050, inSection: 0)
    let transition = state.following(UpdateMap(page, before: [10_000], after: [10_050]))
    #expect(questions.values.count <= asked + 52)
    #expect(transition.new.layout.additionalCount == state.layout.additionalCount + 5)
  }

  @Test("Following the content, rules are asked only about content that is inserted at the end")
  func questions() {
    let questions = Recorder<RowPosition>()
    let placement = Placement.between { _, below in
      questions.record(below)
      return below.row % 7 == 0
    }
    let state = LayerState(
      rule: LayerRule(rows: placement + .before(contentRows: 0..<100), supply: .everySlot),
      policy: .followContent, rowCounts: [10_000])
    let asked = questions.values.count
    var update = BatchUpdate()
    update.rows.inserted = [RowPosition(section: 0, row: 5000)]
    update.rows.deleted = [RowPosition(section: 0, row: 7000)]
    _ = state.following(UpdateMap(update, before: [10_000], after: [10_000]))
    #expect(questions.values.count == asked)
    let transition = state.following(appending(50, to: 10_000))
    #expect(questions.values.count <= asked + 50)
    let added = transition.new.layout.additionalCount - state.layout.additionalCount
    #expect(added == (10_001..<10_050).filter { $0 % 7 == 0 }.count)
  }
}

extension RowLayout {
  /// The number of runs in which the anchors are held; nil if they are held one by one.
  fileprivate var runCount: Int? {
    if case .runs(let runs) = storage { runs.count } else { nil }
  }
}
