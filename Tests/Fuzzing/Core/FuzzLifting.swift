@testable import DecoratorLayouts
@testable import DecoratorTableKit

/// Changes of content through layers: of layouts that are given, by every policy, and composed.
func fuzzLifting(_ choices: inout ByteChoices) throws {
  switch choices.number(in: 0...4) {
  case 0: try expectLiftsThroughStack(&choices, isRaw: false)
  case 1: try expectLiftsThroughStack(&choices, isRaw: true)
  case 2: try expectLayersFollow(&choices)
  default: try expectPolicy(&choices)
  }
}

/// A layer that follows its policy while content and models change.
private func expectPolicy(_ choices: inout ByteChoices) throws {
  let policy = choices.chance(50) ? ContentPolicy.followContent : .keepRow
  guard var run = PolicyLayerRun(policy, using: &choices) else { return }
  do {
    for _ in 0..<8 where !choices.isAtEnd {
      if choices.chance(25) {
        try run.changeModels(using: &choices)
      } else {
        try run.changeContent(using: &choices)
      }
    }
  } catch let disagreement as Disagreement {
    throw disagreement.with("\(policy)", "\(run.naive)")
  }
}

/// Layers of chosen policies, one around the other, each told what comes out of the one inside.
private func expectLayersFollow(_ choices: inout ByteChoices) throws {
  let rules = [
    LayerRule(rows: .every(2), supply: .models(40)),
    LayerRule(rows: .start + .every(3), supply: .everySlot),
    LayerRule(rows: .end, supply: .models(1), sections: .start, addedSectionRowCounts: [2]),
  ]
  let chain = choices.chain(of: choices.number(in: 1...3))
  var update = try chain.composed(0..<chain.updates.count)
  var (before, after) = (chain.before.shown, chain.sections.shown)
  for index in 0..<choices.number(in: 1...3) {
    let policy = ContentPolicy.allCases[choices.number(in: 0...2)]
    let rule = rules[choices.number(in: 0...2)]
    let old = LayerState(rule: rule, policy: policy, rowCounts: before.map(\.count))
    let new = try old.applying(update, rowCounts: after.map(\.count))
    before = before.shown(in: old.layout, layer: index)
    after = after.shown(in: new.state.layout, layer: index)
    update = new.update
    let found = try NaiveUpdate(update: update).rows(from: before, takingNewFrom: after)
    try expectEqual(found, after, "\(policy): \(update) of \(before), after \(chain)")
    try update.validate(before: before.map(\.count), after: after.map(\.count))
  }
}
