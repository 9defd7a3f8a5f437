import DecoratorTableKit

extension SeededGenerator {
  /// A change of a layer around random content.
  mutating func lift(isRaw: Bool) -> NaiveLift<Int> {
    let content = (0..<number(in: 0...4)).map { section in
      (0..<number(in: 0...6)).map { section * 1_000 + $0 }
    }
    let changesSections = chance(60)
    let (update, counts) = self.update(
      of: content.map(\.count), changingSections: changesSections, isRaw: isRaw)
    let contentAfter = naiveContent(after: update, from: content, counts: counts) {
      10_000 + $0.section * 1_000 + $0.row
    }
    var identities = 20_000
    let old = layer(around: content, identities: &identities)
    let new = layer(old, around: contentAfter, identities: &identities)
    var lift = NaiveLift(update, from: old, to: new.renewing(update, from: old))
    lift.change(
      old.identities.indices.filter { _ in chance(15) })
    return lift
  }
}

/// Lifts a random change through up to four layers. Fails unless outside each it is legal and leads
/// to the new list.
func expectLiftsThroughStack(_ generator: inout SeededGenerator, isRaw: Bool) throws {
  var lift = generator.lift(isRaw: isRaw)
  try lift.expectSameInEveryForm()
  var update = try lift.checkedOuterUpdate()
  var identities = 50_000
  for layer in 0..<generator.number(in: 0...3) {
    let old = generator.layer(around: lift.old.outer, identities: &identities)
    let new = generator.layer(old, around: lift.new.outer, identities: &identities)
    lift = NaiveLift(update, from: old, to: new)
    do {
      try lift.expectSameInEveryForm()
      update = try lift.checkedOuterUpdate()
    } catch let disagreement as Disagreement {
      throw disagreement.with("layer", "\(layer + 1)")
    }
  }
}
