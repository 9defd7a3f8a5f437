@testable import DecoratorLayouts
@testable import DecoratorTableKit
@testable import DecoratorTableSources

/// Changes of a snapshot one after the other, and the difference of two of them.
func fuzzSnapshots(_ choices: inout ByteChoices) throws {
  if choices.chance(50) {
    try expectChanges(&choices)
  } else {
    try expectDifference(&choices)
  }
}

private func expectChanges(_ choices: inout ByteChoices) throws {
  var naive = NaiveSnapshot()
  let most = choices.chance(80) ? 4 : 90
  var copy = naive
  for step in 0..<25 where !choices.isAtEnd {
    naive.change(upTo: most, &choices)
    if step % 8 == 0 { copy = naive }
  }
  try naive.expectSame()
  try copy.expectSame()
  try expectRefusals(naive, &choices)
}

/// Items and sections that are there already, or twice, are refused, and change nothing.
private func expectRefusals(_ naive: NaiveSnapshot, _ choices: inout ByteChoices) throws {
  let new = (0..<choices.number(in: 0...4)).map { _ in choices.number(in: 0...30) }
  let repeats = Set(new).count < new.count || !Set(new).isDisjoint(with: naive.items)
  let isRefused = !new.isEmpty && repeats
  var changed = naive.snapshot
  do {
    guard let section = naive.sections.last else { return }
    try changed.insertItems(
      checking: new,
      at: RowPosition(section: naive.sections.count - 1, row: section.items.count))
    try expectEqual(false, isRefused, "whether \(new) is refused after \(naive.log)")
    try expectEqual(changed.itemIdentifiers, naive.items + new, "the items after \(naive.log)")
  } catch is TableSnapshotError {
    try expectEqual(true, isRefused, "whether \(new) is refused after \(naive.log)")
    try expectEqual(changed, naive.snapshot, "the snapshot that refused \(new)")
  }
}

private func expectDifference(_ choices: inout ByteChoices) throws {
  let sections = choices.number(in: 1...6)
  let items = choices.number(in: 1...30)
  let old = choices.snapshot(sections: sections, items: items)
  let plain = choices.snapshot(sections: sections, items: items)
  let change = choices.number(in: 0...12)
  var new = VersionedSnapshot()
  for section in plain.sectionIdentifiers {
    new.appendSections([section])
    new.appendItems(
      plain.itemIdentifiers(inSection: section).map { item in
        VersionedItem(number: item.number, version: choices.number(in: 0...12) < change ? 1 : 0)
      })
  }
  for item in new.itemIdentifiers where choices.number(in: 0...12) == 12 { new.reloadItems([item]) }
  for item in new.itemIdentifiers where choices.number(in: 0...12) == 12 {
    new.reconfigureItems([item])
  }
  let difference = try expectLeads(from: old, to: new)
  try expectFewestOperations(difference, from: old, to: new)
}
