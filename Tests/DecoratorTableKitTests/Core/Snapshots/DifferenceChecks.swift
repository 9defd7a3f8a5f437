@testable import DecoratorLayouts
@testable import DecoratorTableKit
@testable import DecoratorTableSources

/// The difference of two snapshots, after checks that its batch is legal and leads to the new one,
/// and that its map knows where each item is by then.
@discardableResult
func expectLeads(
  from old: VersionedSnapshot, to new: VersionedSnapshot
) throws -> ListDifference {
  let difference = new.listDifference(from: old) { $0.showsSame(as: $1) }
  let update = difference.update
  let label = { "\(old.lists) to \(new.lists) by \(update): " }
  var rows = old.shownRows
  do {
    try update.apply(to: &rows, takingNewFrom: new.shownRows)
  } catch {
    throw Disagreement("\(label())\(error)")
  }
  try expectEqual(rows, new.shownRows, label() + "rows")
  try expectEqual(
    update.sections(after: old.sectionIdentifiers, takingNewFrom: new), new.sectionIdentifiers,
    label() + "sections")
  try expectEqual(
    update.movedSections.allSatisfy { $0.source != $0.target }, true,
    label() + "no section moves to its own place")
  try expectPlaces(by: difference, from: old, to: new, label())
  return difference
}

/// Looks each item up in the map of a difference. Those of reloaded sections are others.
private func expectPlaces(
  by difference: ListDifference, from old: VersionedSnapshot, to new: VersionedSnapshot,
  _ label: String
) throws {
  let map = UpdateMap(
    difference.update, before: old.shownRows.map(\.count), after: new.shownRows.map(\.count),
    replaced: difference.replacedRows)
  let isReloaded = { (section: Int?) in
    section.map(new.reloadedSectionIdentifiers.contains) == true
      && section.flatMap(old.indexOfSection) != nil
  }
  for item in old.itemIdentifiers {
    guard let source = old.position(of: item) else { continue }
    let isOther =
      isReloaded(old.sectionIdentifier(containingItem: item))
      || isReloaded(new.sectionIdentifier(containingItem: item))
    try expectEqual(
      map.newPosition(forOld: source), isOther ? nil : new.position(of: item),
      label + "the place of \(item)")
  }
  for item in new.itemIdentifiers where old.position(of: item) == nil {
    guard let target = new.position(of: item) else { continue }
    try expectEqual(map.isNew(target), true, label + "\(item) is new")
  }
  for row in difference.replacedRows {
    try expectEqual(map.newUnreplacedPosition(forOld: row.source), nil, label + "\(row)")
    try expectEqual(map.isNew(row.target), false, label + "\(row) is not new")
  }
}

/// Compares the operations with the fewest possible, found by looking at all choices of sections
/// and at all pairs of rows.
func expectFewestOperations(
  _ difference: ListDifference, from old: VersionedSnapshot, to new: VersionedSnapshot
) throws {
  let update = difference.update
  let label = { "\(old.lists) to \(new.lists) by \(update): " }
  let versions = Dictionary(uniqueKeysWithValues: old.itemIdentifiers.map { ($0, $0.version) })
  let reloaded = new.itemIdentifiers.filter { item in
    versions[item].map { $0 != item.version || new.reloadedItemIdentifiers.contains(item) } == true
  }
  let reconfigured = new.reconfiguredItemIdentifiers.filter {
    versions[$0] != nil && !reloaded.contains($0)
  }
  let common = new.sectionIdentifiers.filter { old.indexOfSection($0) != nil }
  let changed = common.filter { section in
    let items = old.itemIdentifiers(inSection: section)
    return items != new.itemIdentifiers(inSection: section)
      || items.contains { reloaded.contains($0) || reconfigured.contains($0) }
  }

  let goneCount = old.numberOfSections - common.count
  try expectEqual(
    update.movedSections.count + 2 * (update.deletedSections.count - goneCount),
    fewestSectionOperations(common, changed, from: old, to: new), label() + "section operations")

  // The sections that are not replaced.
  let kept = common.filter { section in
    old.indexOfSection(section).map(update.deletedSections.contains) == false
  }
  let isKept = { (item: VersionedItem, snapshot: VersionedSnapshot) in
    snapshot.sectionIdentifier(containingItem: item).map(kept.contains) == true
  }
  var movedRows = 0
  for section in kept {
    let order = new.itemIdentifiers(inSection: section).compactMap { item in
      old.position(of: item).flatMap { $0.section == old.indexOfSection(section) ? $0.row : nil }
    }
    movedRows += order.count - longestIncreasingCount(order)
  }
  let shared = new.itemIdentifiers.filter { old.position(of: $0) != nil }
  movedRows += shared.count {
    isKept($0, old) && isKept($0, new)
      && old.sectionIdentifier(containingItem: $0) != new.sectionIdentifier(containingItem: $0)
  }
  // What moves and is shown again is replaced.
  let replaced = difference.replacedRows.filter { row in
    new.itemIdentifier(at: row.target).map { isKept($0, old) && isKept($0, new) } == true
  }
  let replacedItems = replaced.compactMap { new.itemIdentifier(at: $0.target) }
  try expectEqual(
    replaced.allSatisfy { $0.showing != .same }, true, label() + "rows that are replaced")
  try expectEqual(update.movedRows.count, movedRows - replaced.count, label() + "row moves")

  let deleted = old.itemIdentifiers.count { isKept($0, old) && !isKept($0, new) }
  try expectEqual(update.deletedRows.count, deleted + replaced.count, label() + "deletes")
  let inserted = new.itemIdentifiers.count { isKept($0, new) && !isKept($0, old) }
  try expectEqual(update.insertedRows.count, inserted + replaced.count, label() + "inserts")
  func shownCount(_ marked: [VersionedItem]) -> Int {
    marked.count { isKept($0, old) && isKept($0, new) && !replacedItems.contains($0) }
  }
  try expectEqual(update.reloadedRows.count, shownCount(reloaded), label() + "reloads")
  try expectEqual(
    update.reconfiguredRows.count, shownCount(reconfigured), label() + "reconfigures")
}

/// The fewest operations that move sections to their places. One that moves while its rows change,
/// or that would move to its own place, is deleted and inserted.
private func fewestSectionOperations(
  _ common: [Int], _ changed: [Int], from old: VersionedSnapshot, to new: VersionedSnapshot
) -> Int {
  let places = common.map { (old.indexOfSection($0) ?? -1, new.indexOfSection($0) ?? -1) }
  let costs = zip(common, places).map { section, place in
    changed.contains(section) || place.0 == place.1 ? 2 : 1
  }
  var fewest = Int.max
  for choice in 0..<(1 << common.count) {
    let staying = common.indices.filter { choice >> $0 & 1 == 1 }
    guard zip(staying, staying.dropFirst()).allSatisfy({ places[$0].0 < places[$1].0 }) else {
      continue
    }
    let cost = common.indices.filter { choice >> $0 & 1 == 0 }.reduce(0) { $0 + costs[$1] }
    fewest = min(fewest, cost)
  }
  return fewest
}

extension VersionedSnapshot {
  /// What is where, for messages.
  var lists: String {
    zip(sectionIdentifiers, shownRows).map { "\($0): \($1.joined(separator: " "))" }.description
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
