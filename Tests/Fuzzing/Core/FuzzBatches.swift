import DecoratorTableTesting

@testable import DecoratorLayouts
@testable import DecoratorTableKit

/// Batches that are legal or not, and batches one after the other as one.
func fuzzBatches(_ choices: inout ByteChoices) throws {
  switch choices.number(in: 0...2) {
  case 0:
    let counts = (0..<choices.number(in: 0...4)).map { _ in choices.number(in: 0...6) }
    var operations: [BatchUpdate.Operation] = []
    repeat {
      operations.append(.random(for: counts, using: &choices))
    } while !choices.isAtEnd && operations.count < 20
    try expectAgreement(operations, counts)
    try expectLayerTakes(operations, counts)
  case 1:
    let chain = choices.chain(of: 2)
    try expectComposition(try chain.composed(0..<2), of: chain)
  default:
    let count = choices.number(in: 2...5)
    let chain = choices.chain(of: count)
    var composition = BatchComposition(rowCounts: chain.rowCounts[0])
    for (update, after) in zip(chain.updates, chain.rowCounts.dropFirst()) {
      try composition.append(update, rowCountsAfter: after)
    }
    try expectComposition(composition.update, of: chain)
    let middle = choices.number(in: 1...(count - 1))
    let halves = try chain.composed(0..<middle).followed(
      by: try chain.composed(middle..<count), before: chain.rowCounts[0],
      between: chain.rowCounts[middle], after: chain.rowCounts[count])
    try expectSameEffect(halves, as: chain)
  }
}

/// A layer takes batches that are legal, and makes legal ones of them.
private func expectLayerTakes(_ operations: [BatchUpdate.Operation], _ counts: [Int]) throws {
  let update = BatchUpdate(operations)
  let after = NaiveBatch(before: NaiveBatch.rows(counts), operations: operations).after
  let state = LayerState(
    rule: LayerRule(rows: .every(2) + .end, supply: .everySlot), policy: .followContent,
    rowCounts: counts)
  guard let after else {
    // What is not legal may be so with other sections than those of the model.
    guard let changed = try? state.applying(update, rowCounts: counts) else { return }
    try expectLegal(changed, from: state)
    return
  }
  try expectLegal(state.applying(update, rowCounts: after.map(\.count)), from: state)
}

private func expectLegal(_ changed: LayerUpdate, from state: LayerState) throws {
  try changed.update.validate(before: state.layout.outerRowCounts, after: changed.outerRowCounts)
}
