@testable import DecoratorLayouts
@testable import DecoratorTableKit

/// Compares a batch with the batches that it is to be the composition of: it is one that a table
/// accepts, it leads to the same list, and it has no needless operation on a row or section.
func expectComposition(_ update: BatchUpdate, of chain: NaiveBatchChain) throws {
  let label = { "\(chain) as \(update): " }
  try expectSameEffect(update, as: chain)
  let targets = try keptSections(in: update, of: chain, label)
  try expectRowOperations(update, of: chain, keeping: targets, label)
}

/// Fails unless a table accepts a batch, and it leads where a chain leads.
func expectSameEffect(_ update: BatchUpdate, as chain: NaiveBatchChain) throws {
  let label = { "\(chain) as \(update): " }
  let (before, after) = (chain.before.shown, chain.sections.shown)
  let found: [[Int]]
  var rows = before
  do {
    try update.validate(before: before.map(\.count), after: after.map(\.count))
    try update.apply(to: &rows, takingNewFrom: after)
    found = try NaiveUpdate(update: update).rows(from: before, takingNewFrom: after)
  } catch {
    throw Disagreement(label() + "\(error)")
  }
  try expectEqual(rows, after, label() + "the list after")
  try expectEqual(found, after, label() + "the list after, made by hand")
}

/// A section or row that is there before and after.
private struct Survivor {
  let source: Int
  let target: Int
  let wasMoved: Bool
  /// How many operations it takes if it does not stay in its order.
  let cost: Int
}

/// The sections that keep their rows: where they are after, by where they were. Fails unless there
/// are the operations on sections that there must be.
private func keptSections(
  in update: BatchUpdate, of chain: NaiveBatchChain, _ label: () -> String
) throws -> [Int: Int] {
  func expect(_ isTrue: Bool, _ text: String) throws {
    if !isTrue { throw Disagreement(label() + text) }
  }
  var targets: [Int: Int] = [:]
  var survivors: [Survivor] = []
  var (operations, cost) = (0, 0)
  for (source, old) in chain.before.enumerated() {
    guard let target = chain.sections.firstIndex(where: { $0.number == old.number }) else {
      try expect(update.deletedSections.contains(source), "section \(source) is not deleted")
      operations += 1
      continue
    }
    let new = chain.sections[target]
    let canMove = !new.wasReloaded && source != target && [old].shown == [new].shown
    // What is reloaded is replaced in any case.
    let survivor = Survivor(
      source: source, target: target, wasMoved: new.wasMoved,
      cost: new.wasReloaded ? 0 : canMove ? 1 : 2)
    survivors.append(survivor)
    if update.deletedSections.contains(source) {
      try expect(update.insertedSections.contains(target), "section \(target) does not come back")
      let isReloaded = new.wasReloaded && !update.movedSections.isEmpty
      try expect(isReloaded || new.wasMoved && !canMove, "section \(source) need not be replaced")
      operations += 2
      cost += survivor.cost
    } else if update.movedSections.contains(BatchUpdate.SectionMove(from: source, to: target)) {
      try expect(new.wasMoved && canMove, "section \(source) cannot move")
      targets[source] = target
      operations += 1
      cost += survivor.cost
    } else if new.wasReloaded {
      try expect(update.reloadedSections.contains(source), "section \(source) is not reloaded")
      operations += 1
    } else {
      targets[source] = target
    }
  }
  for (target, section) in chain.sections.enumerated() where section.number >= chain.before.count {
    try expect(update.insertedSections.contains(target), "section \(target) is not inserted")
    operations += 1
  }
  try expectEqual(
    update.operations.count - update.rowOperationCount, operations,
    label() + "the number of operations on sections")
  try expectEqual(cost, leastCost(survivors), label() + "what the moves of sections cost")
  return targets
}

/// Fails unless there are the operations on rows that there must be.
///
/// - Parameter targets: The sections that keep their rows.
private func expectRowOperations(
  _ update: BatchUpdate, of chain: NaiveBatchChain, keeping targets: [Int: Int],
  _ label: () -> String
) throws {
  var places: [Int: RowPosition] = [:]
  for target in targets.values {
    for (row, item) in chain.sections[target].rows.enumerated() {
      places[item.number] = RowPosition(section: target, row: row)
    }
  }
  var expected: [BatchUpdate.Operation] = []
  var arrived: Set<RowPosition> = []
  for (source, target) in targets {
    var survivors: [Survivor] = []
    var moveCount = 0
    for (row, item) in chain.before[source].rows.enumerated() {
      let position = RowPosition(section: source, row: row)
      guard let place = places[item.number] else {
        expected.append(.deleteRow(position))
        continue
      }
      arrived.insert(place)
      let new = chain.sections[place.section].rows[place.row]
      if place.section == target {
        survivors.append(
          Survivor(source: row, target: place.row, wasMoved: new.wasMoved, cost: 1))
        guard
          update.movedRows.contains(where: { $0.source == position })
            || update.deletedRows.contains(position)
        else {
          if new.reloads > 0 {
            expected.append(.reloadRow(position))
          } else if new.reconfigures > 0 {
            expected.append(.reconfigureRow(position))
          }
          continue
        }
        moveCount += 1
      }
      if !new.wasMoved { throw Disagreement(label() + "row \(position) moves, which none did") }
      if new.shown == item.shown {
        expected.append(.moveRow(from: position, to: place))
      } else {
        expected.append(.deleteRow(position))
        expected.append(.insertRow(place))
      }
    }
    try expectEqual(
      moveCount, leastCost(survivors), label() + "the number of moves within section \(source)")
  }
  for target in targets.values {
    for row in chain.sections[target].rows.indices {
      let place = RowPosition(section: target, row: row)
      if !arrived.contains(place) { expected.append(.insertRow(place)) }
    }
  }
  try expectEqual(
    update.operations.suffix(update.rowOperationCount), BatchUpdate(expected).operations[...],
    label() + "the operations on rows")
}

/// What it costs that survivors are in their order after, where only those move that did: by
/// looking at all pairs for those that can stay.
private func leastCost(_ survivors: [Survivor]) -> Int {
  // A row that must stay weighs more than all that move.
  let cost = survivors.filter(\.wasMoved).map(\.cost).reduce(0, +)
  var most: [Int] = []
  for survivor in survivors {
    let shorter = most.indices.filter { survivors[$0].target < survivor.target }.map { most[$0] }
    most.append((survivor.wasMoved ? survivor.cost : cost + 1) + (shorter.max() ?? 0))
  }
  let mustStay = survivors.filter { !$0.wasMoved }.count * (cost + 1)
  return cost + mustStay - (most.max() ?? 0)
}

extension BatchUpdate {
  fileprivate var rowOperationCount: Int {
    deletedRows.count + insertedRows.count + movedRows.count + reloadedRows.count
      + reconfiguredRows.count
  }
}
