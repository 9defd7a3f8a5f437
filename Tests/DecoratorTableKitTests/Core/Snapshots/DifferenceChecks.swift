import DecoratorTableKit

/// The difference of two snapshots, after checks that each stage is legal and leads to its data,
/// and that the last leads to the new snapshot.
@discardableResult
func expectLeads(
  from old: VersionedSnapshot, to new: VersionedSnapshot
) throws -> TableDifference<Int, VersionedItem> {
  let difference = new.difference(from: old) { $0.showsSame(as: $1) }
  let label = { "\(old.lists) to \(new.lists) by \(difference.stages.map(\.update))" }
  try expectEqual(difference.stages.count <= 3, true, "at most three stages: \(label())")
  var rows = old.rows
  var sections = old.sectionIdentifiers
  for (index, stage) in difference.stages.enumerated() {
    try expectEqual(stage.update.isEmpty, false, "stage \(index) is empty: \(label())")
    do {
      try stage.update.apply(to: &rows, takingNewFrom: stage.snapshot.rows)
    } catch {
      throw Disagreement("\(label()), stage \(index): \(error)")
    }
    try expectEqual(rows, stage.snapshot.rows, "the rows after stage \(index) of \(label())")
    sections = stage.update.sections(after: sections, takingNewFrom: stage.snapshot)
    try expectEqual(
      sections, stage.snapshot.sectionIdentifiers, "the sections after stage \(index) of \(label())"
    )
    try expectEqual(
      stage.update.movedSections.allSatisfy { $0.source != $0.target }, true,
      "no section moves to its own place: \(label())")
  }
  try expectEqual(rows, new.rows, "the rows at the end of \(label())")
  let last = difference.stages.last?.snapshot ?? old
  try expectEqual(last.withoutReloads, new.withoutReloads, "the last snapshot of \(label())")
  return difference
}

/// Compares the number of moves with the fewest possible, found by looking at all pairs, and of all
/// other operations with those that cannot be left out.
func expectFewestOperations(
  _ difference: TableDifference<Int, VersionedItem>,
  from old: VersionedSnapshot, to new: VersionedSnapshot
) throws {
  let label = { "\(old.lists) to \(new.lists) by \(difference.stages.map(\.update)): " }
  let updates = difference.stages.map(\.update)
  let common = new.sectionIdentifiers.filter { old.indexOfSection($0) != nil }
  var movedRows = 0
  for section in common {
    let order = new.itemIdentifiers(inSection: section).compactMap { item in
      old.position(of: item).flatMap { $0.section == old.indexOfSection(section) ? $0.row : nil }
    }
    movedRows += order.count - longestIncreasingCount(order)
  }
  let isInCommonSection = { (item: VersionedItem, snapshot: VersionedSnapshot) in
    snapshot.sectionIdentifier(containingItem: item).map(common.contains) == true
  }
  let shared = new.itemIdentifiers.filter { old.position(of: $0) != nil }
  movedRows += shared.count {
    isInCommonSection($0, old)
      && old.sectionIdentifier(containingItem: $0) != new.sectionIdentifier(containingItem: $0)
  }
  // What comes from a section that goes is new, and is deleted there if the section goes later.
  let leaving = shared.filter { !isInCommonSection($0, old) }
  let goesLater =
    updates.last.map { last in
      !last.deletedSections.isEmpty && last.deletedRows.isEmpty && last.insertedRows.isEmpty
        && last.movedRows.isEmpty
    } ?? false
  let isPrepared = updates.dropLast().contains { update in
    !update.insertedSections.isEmpty && update.deletedRows.isEmpty && update.insertedRows.isEmpty
      && update.movedRows.isEmpty
  }
  try expectEqual(updates.reduce(0) { $0 + $1.movedRows.count }, movedRows, label() + "row moves")

  let order = common.compactMap(old.indexOfSection)
  // What would move to its own place is deleted and inserted.
  let goneSections = old.numberOfSections - common.count
  let replacedSections = updates.reduce(-goneSections) { $0 + $1.deletedSections.count }
  try expectEqual(
    updates.reduce(replacedSections) { $0 + $1.movedSections.count },
    order.count - longestIncreasingCount(order), label() + "section moves")

  let gone = old.itemIdentifiers.count { new.position(of: $0) == nil && isInCommonSection($0, old) }
  try expectEqual(
    updates.reduce(0) { $0 + $1.deletedRows.count },
    gone + (goesLater && updates.count > 1 ? leaving.count : 0), label() + "deletes")
  let come = new.itemIdentifiers.count { old.position(of: $0) == nil && isInCommonSection($0, new) }
  try expectEqual(
    updates.reduce(0) { $0 + $1.insertedRows.count },
    come + leaving.count { isPrepared || isInCommonSection($0, new) }, label() + "inserts")
  let versions = Dictionary(uniqueKeysWithValues: old.itemIdentifiers.map { ($0, $0.version) })
  let reloaded = new.itemIdentifiers.filter { item in
    guard let version = versions[item], isInCommonSection(item, old) else { return false }
    return version != item.version || new.reloadedItemIdentifiers.contains(item)
  }
  try expectEqual(
    updates.reduce(0) { $0 + $1.reloadedRows.count }, reloaded.count, label() + "reloads")
  let reconfigured = new.reconfiguredItemIdentifiers.filter {
    isInCommonSection($0, old) && !reloaded.contains($0)
  }
  try expectEqual(
    updates.reduce(0) { $0 + $1.reconfiguredRows.count }, reconfigured.count,
    label() + "reconfigures")
}

extension VersionedSnapshot {
  /// What is where, for messages.
  var lists: String {
    zip(sectionIdentifiers, rows).map { "\($0): \($1.joined(separator: " "))" }.description
  }
}

extension BatchUpdate {
  /// The sections after the batch, by hand.
  fileprivate func sections(
    after sections: [Int], takingNewFrom snapshot: VersionedSnapshot
  ) -> [Int] {
    let gone = Set(deletedSections + movedSections.map(\.source))
    var new = sections.indices.filter { !gone.contains($0) }.map { sections[$0] }
    let placed =
      insertedSections.map { ($0, snapshot.sectionIdentifier(at: $0)) }
      + movedSections.map { ($0.target, sections[$0.source]) }
    for (target, section) in placed.sorted(by: { $0.0 < $1.0 }) {
      new.insert(section ?? -1, at: min(target, new.count))
    }
    return new
  }
}
