@testable import DecoratorLayouts
@testable import DecoratorTableKit

/// A change of the content of a layer, with the layer written out before and after.
struct NaiveLift<ID: Hashable & Sendable> {
  let update: BatchUpdate
  let old: NaiveLayer<ID>
  var new: NaiveLayer<ID>
  /// By ordinal before the one after: additional rows, and added sections.
  var rows: AdditionalIdentities
  var sections: AdditionalIdentities
  /// Ordinals (before) of rows that show something new.
  var changed: [Int] = []

  /// The lift with the identities of both sides.
  init(_ update: BatchUpdate, from old: NaiveLayer<ID>, to new: NaiveLayer<ID>) {
    self.update = update
    self.old = old
    self.new = new
    rows = .listed(
      places(of: old.identities, in: new.identities), countAfter: new.identities.count)
    sections = .listed(
      places(of: old.added.map(\.identity), in: new.added.map(\.identity)),
      countAfter: new.added.count)
  }

  /// The batch, as the library lifts it.
  func outerUpdate(moveLimit: Int = 512) -> BatchUpdate {
    let (oldLayout, newLayout) = (old.layout, new.layout)
    let content = UpdateMap(
      update, before: old.content.map(\.count), after: new.content.map(\.count))
    return BatchLifter(
      update: update, old: oldLayout, new: newLayout, content: content, rows: rows,
      sections: sections, changed: changed
    ).outerUpdate(moveLimit: moveLimit)
  }

  /// The same, once a table has made it.
  func checkedOuterUpdate(moveLimit: Int = 512) throws -> BatchUpdate {
    let outer = outerUpdate(moveLimit: moveLimit)
    let (before, after) = (old.outer, new.outer)
    let found = try NaiveUpdate(update: outer).rows(from: before, takingNewFrom: after)
    try expectEqual(found, after, "what \(outer) makes of \(before)")
    do {
      try outer.validate(before: before.map(\.count), after: after.map(\.count))
    } catch {
      throw Disagreement("\(outer) is not legal: \(error)")
    }
    return outer
  }
}

/// The content after a batch, which need not be legal: rows that move into new sections and out of
/// deleted ones are included.
func naiveContent<ID: Hashable>(
  after update: BatchUpdate, from before: [[ID]], counts: [Int], new: (RowPosition) -> ID
) -> [[ID]] {
  let gone = update.deletedSections + update.movedSections.map(\.source)
  var unmovedSections = before.indices.filter { !gone.contains($0) }[...]
  return counts.indices.map { section in
    var source: Int?
    if let move = update.movedSections.first(where: { $0.target == section }) {
      source = move.source
    } else if !update.insertedSections.contains(section) {
      source = unmovedSections.popFirst()
    }
    if let old = source, update.reloadedSections.contains(old) { source = nil }
    let taken = Set(update.deletedRows + update.movedRows.map(\.source))
    var unmoved = (source.map { Array(before[$0].indices) } ?? []).filter {
      !taken.contains(RowPosition(section: source ?? 0, row: $0))
    }[...]
    return (0..<counts[section]).map { row in
      let position = RowPosition(section: section, row: row)
      if let move = update.movedRows.first(where: { $0.target == position }) {
        return before[move.source.section][move.source.row]
      }
      if update.insertedRows.contains(position) { return new(position) }
      guard let source, let row = unmoved.popFirst() else { return new(position) }
      return before[source][row]
    }
  }
}

extension NaiveLift<Int> {
  /// All additional rows show something new.
  mutating func changeAll() {
    changed = Array(old.identities.indices)
    for section in new.sections.indices {
      new.sections[section].identities = new.sections[section].identities.map { $0 - 1000 }
    }
  }
}

extension NaiveLayer<Int> {
  /// The same with new content in the rows that an update reloads or reconfigures.
  func renewing(_ update: BatchUpdate, from old: NaiveLayer) -> NaiveLayer {
    var layer = self
    let renewed = Set(
      (update.reloadedRows + update.reconfiguredRows).map { old.content[$0.section][$0.row] })
    layer.content = content.map { $0.map { renewed.contains($0) ? $0 + 1_000_000 : $0 } }
    return layer
  }
}

extension NaiveLift {
  /// The additional rows before and after.
  var rowComparison: AdditionalComparison {
    AdditionalComparison(
      old: AdditionalLists(rowsOf: old.layout), new: AdditionalLists(rowsOf: new.layout),
      content: .rows(
        UpdateMap(update, before: old.content.map(\.count), after: new.content.map(\.count))))
  }

  /// Fails unless each way to identify rows leads to the same operations.
  func expectSameInEveryForm() throws {
    let comparison = rowComparison
    try comparison.expectAsListed(rows, "the change")
    let edit = edit(in: comparison, comparison.change(matching: rows))
    try expectEqual(
      comparison.newOrdinals(matching: .edited(edit)), comparison.newOrdinals(matching: rows),
      "who is who after \(edit)")
    try comparison.expectAsListed(.edited(edit), "the change of \(edit)")
    try comparison.expectAsListed(.sameOrdinals, "the change of the same ordinals")
    try comparison.expectAsListed(.contentRow, "the change of rows that go with their content")
  }

  /// An edit that names what it must, and some rows more.
  private func edit(in comparison: AdditionalComparison, _ change: AdditionalChange)
    -> RowMap
  {
    var edit = RowMap(countBefore: comparison.old.count, countAfter: comparison.new.count)
    let listed = comparison.newOrdinals(matching: rows)
    let standing = listed.indices.filter { listed[$0] != nil && change.isUnmoved($0) }
    // Sections that change places move rows along that stay in place: they have to be named as
    // well.
    let targets = standing.compactMap { listed[$0] }
    let ordered = targets.indicesOfHeaviestIncreasing(weights: targets.map { _ in 1 })
    let unnamed = Set(
      ordered.enumerated().filter { $0.offset % 3 < 2 }.map { standing[$0.element] })
    for case (let source, let target?) in zip(listed.indices, listed)
    where !unnamed.contains(source) {
      edit.moves.append(RowMap.Move(from: source, to: target))
    }
    edit.removed = (change.removed + edit.moves.map(\.source)).sorted()
    edit.added = (change.inserted + edit.moves.map(\.target)).sorted()
    return edit
  }
}
