@testable import DecoratorLayouts
@testable import DecoratorTableKit

/// Reduces edits, and compares the batch with the list that was edited by hand: it is legal, leads
/// there, and has no needless operation.
func expectReduced(_ naive: NaiveEdits) throws {
  let update = naive.edits.reduced()
  let label = { "\(naive.log.joined(separator: " ")) as \(update): " }
  try expectEqual(naive.edits.rowCounts, naive.rows.map(\.count), label() + "rowCounts")
  var rows = naive.rowsBefore
  do {
    // Rows keep their versions unless the batch changes them.
    try update.apply(to: &rows, takingNewFrom: naive.rows)
  } catch {
    throw Disagreement(label() + "\(error)")
  }
  try expectEqual(rows, naive.rows, label() + "the list after")
  for move in update.movedSections where move.source == move.target {
    throw Disagreement(label() + "section \(move.source) moves to itself")
  }
  try expectFewestRowOperations(update, naive, label)
  try expectFewestSectionMoves(update, naive, label)
}

/// In sections that survive, only rows that must be inserted, deleted or moved are, and as few as
/// can be.
private func expectFewestRowOperations(
  _ update: BatchUpdate, _ naive: NaiveEdits, _ label: () -> String
) throws {
  let map = UpdateMap(update, before: naive.rowsBefore.map(\.count), after: naive.rows.map(\.count))
  let survivors = naive.before.indices.filter { map.newSection(forOld: $0) != nil }
  var versions: [Int: Int] = [:]
  for row in naive.rows.joined() { versions[row.number] = row.version }
  let old = Set(survivors.flatMap { naive.rowsBefore[$0].map(\.number) })
  let new = Set(
    survivors.flatMap { section in
      map.newSection(forOld: section).map { naive.rows[$0].map(\.number) } ?? []
    })
  var replaced = 0
  var moved = 0
  for section in survivors {
    guard let target = map.newSection(forOld: section) else { continue }
    let before = naive.rowsBefore[section].map(\.number)
    let after = naive.rows[target].map(\.number)
    let shared = before.filter(after.contains)
    let order = after.compactMap(shared.firstIndex(of:))
    moved += shared.count - longestIncreasingCount(order)
    moved += after.filter { old.contains($0) && !before.contains($0) }.count
  }
  let changed = versions.filter { old.contains($0.key) && new.contains($0.key) && $0.value > 0 }
  for row in update.deletedRows {
    let number = naive.rowsBefore[row.section][row.row].number
    if new.contains(number), survivors.contains(row.section) {
      try expectEqual(
        changed[number] != nil, true, label() + "row \(number) is deleted, that it must")
      replaced += 1
    }
  }
  try expectEqual(update.movedRows.count + replaced, moved, label() + "the number of moved rows")
  let reported = update.reloadedRows.count + update.reconfiguredRows.count + replaced
  try expectEqual(reported, changed.count, label() + "the number of changed rows")
  try expectEqual(
    update.deletedRows.count, old.subtracting(new).count + replaced,
    label() + "the number of deletes"
  )
  try expectEqual(
    update.insertedRows.count, new.subtracting(old).count + replaced,
    label() + "the number of inserts")
}

/// Where only whole sections change, as few as can be move, or are replaced.
private func expectFewestSectionMoves(
  _ update: BatchUpdate, _ naive: NaiveEdits, _ label: () -> String
) throws {
  guard !naive.log.contains(where: { $0.contains("[") || $0.contains("~") }) else { return }
  let targets = naive.sections.indices.filter { naive.sections[$0].number < naive.before.count }
  let order = targets.map { naive.sections[$0].number }
  // A section that would move to its own place has to be replaced, which is two operations.
  let costs = zip(targets, order).map { target, source in
    source == target ? 2 : 1
  }
  let replaced = update.deletedSections.filter(order.contains).count
  try expectEqual(
    update.movedSections.count + 2 * replaced,
    costs.reduce(0, +) - heaviestIncreasingWeight(order, weights: costs),
    label() + "the number of section moves, and of sections that are replaced")
}

/// The weight of the heaviest increasing subsequence, by looking at all pairs.
private func heaviestIncreasingWeight(_ values: [Int], weights: [Int]) -> Int {
  var heaviest: [Int] = []
  for (value, weight) in zip(values, weights) {
    let lighter = heaviest.indices.filter { values[$0] < value }.map { heaviest[$0] }
    heaviest.append(weight + (lighter.max() ?? 0))
  }
  return heaviest.max() ?? 0
}

/// The length of the longest increasing subsequence, by looking at all pairs.
func longestIncreasingCount(_ values: [Int]) -> Int {
  var longest: [Int] = []
  for value in values {
    let shorter = longest.indices.filter { values[$0] < value }.map { longest[$0] }
    longest.append(1 + (shorter.max() ?? 0))
  }
  return longest.max() ?? 0
}
