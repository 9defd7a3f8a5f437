/// The places of the sections and rows of a list before and after a batch update.
///
/// Operations in a batch may overlap; the map has each change once. Operations on rows of sections
/// that are deleted, inserted or reloaded have no effect of their own. A move out of one of these
/// sections is an added row, and a move into it a removed one.
///
/// It is an immutable class, so that passing it costs one reference.
package final class UpdateMap: Sendable {
  /// The number of rows of each section, before.
  package let rowCountsBefore: [Int]
  /// The number of rows of each section, after.
  package let rowCountsAfter: [Int]
  /// The outcome of the sections. A reloaded section is removed and added at its place.
  let sections: RowMap
  /// The outcome of the sections' places: as ``sections``, but a reloaded section stays.
  package let sectionPlaces: RowMap
  /// The inverse of ``sections``.
  private let sectionsBack: RowMap
  /// The outcome of the rows of each surviving section that is touched, ascending by section
  /// (before).
  let touched: [(section: Int, rows: RowMap)]
  /// The moves from one surviving section to another, ascending by source.
  let crossings: [BatchUpdate.RowMove]
  /// The inverse of all rows that move from one surviving section to another or within one,
  /// ascending by place after.
  private let movesBack: [BatchUpdate.RowMove]
  /// The rows that are replaced at their places (before), ascending.
  let reloaded: [RowPosition]
  /// The reconfigured rows (before), ascending.
  let reconfigured: [RowPosition]
  /// The replaced rows, which the batch deletes and inserts though they are the same, ascending by
  /// source.
  let replaced: [ReplacedRow]
  /// The same rows, ascending by place after.
  private let replacedBack: [ReplacedRow]
  /// Which rows are content after; nil if no layer depends on it.
  package let contentPositions: ContentPositions?

  /// Creates the map of a batch update.
  ///
  /// - Parameters:
  ///   - update: A batch that is legal for these counts, apart from operations on rows of replaced
  ///     sections.
  ///   - before: The number of rows of each section, before.
  ///   - after: The number of rows of each section, after.
  ///   - replaced: The replaced rows, ascending by source.
  ///   - sections: The outcome of the sections; nil to compute it.
  ///   - contentPositions: Which rows are content after; nil if no layer depends on it.
  /// - Complexity: O(*m* log *m*) for *m* operations, and O(sections) if there are operations on
  ///   sections.
  package init(
    _ update: borrowing BatchUpdate, before: [Int], after: [Int], replaced: [ReplacedRow] = [],
    sections: BatchUpdate.SectionMaps? = nil, contentPositions: ContentPositions? = nil
  ) {
    let sections = sections ?? update.sectionMaps(before: before.count, after: after.count)
    rowCountsBefore = before
    rowCountsAfter = after
    self.sections = sections.survivors
    sectionPlaces = sections.places
    sectionsBack = sections.survivors.inverse
    let rows = RowReading(
      update.rows, sections: sections.survivors, back: sectionsBack, before: before)
    touched = rows.touched
    crossings = rows.crossings
    movesBack = rows.movesBack
    reloaded = update.reloadedRows
    reconfigured = update.reconfiguredRows
    self.replaced = replaced
    replacedBack = replaced.isEmpty ? [] : replaced.sorted { $0.target < $1.target }
    self.contentPositions = contentPositions
    _checkInvariants()
  }

  /// Creates the map of a batch update that may be illegal, from the same parts.
  ///
  /// - Throws: The first violation of the batch, as ``BatchUpdate/validate(before:after:)``.
  /// - Complexity: O((*m* + *s*) log *m*) for *m* operations and *s* sections.
  package convenience init(
    validating update: borrowing BatchUpdate, before: [Int], after: [Int],
    replaced: [ReplacedRow] = [], contentPositions: ContentPositions? = nil
  ) throws(BatchUpdateError) {
    let sections = try update.validSectionMaps(before: before, after: after)
    self.init(
      update, before: before, after: after, replaced: replaced, sections: sections,
      contentPositions: contentPositions)
  }

  /// Creates the map of what a change does to the content rows alone, by their numbers among those
  /// of each section.
  ///
  /// - Parameters:
  ///   - map: The change of all rows.
  ///   - before: Which of them are content before.
  ///   - after: Which of them are content after.
  /// - Complexity: O(*m* log *k*) for *m* changes and *k* rows of layers, and O(sections).
  init(contentOf map: UpdateMap, from before: ContentPositions, to after: ContentPositions) {
    rowCountsBefore = before.rows.map(\.contentCount)
    rowCountsAfter = after.rows.map(\.contentCount)
    sections = map.sections
    sectionPlaces = map.sectionPlaces
    sectionsBack = map.sectionsBack
    touched = map.touched.map { section, rows in
      let target = map.newSection(forOld: section) ?? section
      return (section, RowMap(contentOf: rows, from: before.rows[section], to: after.rows[target]))
    }
    crossings = map.crossings.compactMap {
      $0.translated(before.contentNumber, after.contentNumber)
    }
    movesBack = map.movesBack.compactMap {
      $0.translated(after.contentNumber, before.contentNumber)
    }
    reloaded = map.reloaded.compactMap(before.contentNumber)
    reconfigured = map.reconfigured.compactMap(before.contentNumber)
    replaced = map.replaced.compactMap {
      $0.translated(before.contentNumber, after.contentNumber)
    }
    replacedBack = replaced.sorted { $0.target < $1.target }
    contentPositions = nil
    _checkInvariants()
  }

  /// The map of an empty change.
  package static func unchanged(
    _ rowCounts: [Int], contentPositions: ContentPositions? = nil
  ) -> UpdateMap {
    UpdateMap(
      BatchUpdate(), before: rowCounts, after: rowCounts, contentPositions: contentPositions)
  }
}

// MARK: - Where sections and rows are

extension UpdateMap {
  /// Returns the place of a section after; nil if it did not survive.
  ///
  /// - Complexity: O(log *m*) for *m* operations; the same holds for the other questions.
  package func newSection(forOld section: Int) -> Int? { sections.newRow(forOld: section) }

  /// Returns the place of a section before; nil if it is new.
  func oldSection(forNew section: Int) -> Int? { sectionsBack.newRow(forOld: section) }

  /// Returns the outcome of the rows of a surviving section (before); nil for any other.
  func rows(ofSection section: Int) -> RowMap? {
    guard let after = newSection(forOld: section) else { return nil }
    let index = touched.firstIndexInOrder { $0.section >= section }
    if index < touched.count, touched[index].section == section { return touched[index].rows }
    return RowMap(countBefore: rowCountsBefore[section], countAfter: rowCountsAfter[after])
  }

  /// Returns the new place of a row, in any section and also if it is replaced; nil if it is
  /// removed.
  package func newPosition(forOld row: RowPosition) -> RowPosition? {
    newUnreplacedPosition(forOld: row) ?? replacedRow(forOld: row)?.target
  }

  /// Returns the new place of a row that the batch keeps or moves, in any section; nil if it is
  /// removed or replaced.
  func newUnreplacedPosition(forOld row: RowPosition) -> RowPosition? {
    guard let section = newSection(forOld: row.section) else { return nil }
    if let row = rows(ofSection: row.section)?.newRow(forOld: row.row) {
      return RowPosition(section: section, row: row)
    }
    return crossings.target(ofSource: row)
  }

  /// Returns the old place of a row, in any section and also if it is replaced; nil if it is new.
  package func oldPosition(forNew row: RowPosition) -> RowPosition? {
    if let section = oldSection(forNew: row.section),
      let unmoved = rows(ofSection: section)?.oldUnmovedRow(forNew: row.row)
    {
      return RowPosition(section: section, row: unmoved)
    }
    return movesBack.target(ofSource: row) ?? replacedRow(forNew: row)?.source
  }

  /// Returns the replacement of a row (before) that is deleted and inserted though it is the same;
  /// nil for any other.
  package func replacedRow(forOld row: RowPosition) -> ReplacedRow? {
    let index = replaced.firstIndexInOrder { $0.source >= row }
    return index < replaced.count && replaced[index].source == row ? replaced[index] : nil
  }

  /// Returns the replacement of a row (after) that is deleted and inserted though it is the same;
  /// nil for any other.
  func replacedRow(forNew row: RowPosition) -> ReplacedRow? {
    let index = replacedBack.firstIndexInOrder { $0.target >= row }
    return index < replacedBack.count && replacedBack[index].target == row
      ? replacedBack[index] : nil
  }

  /// Returns whether a row (after) is new: inserted, alone or with its section, and neither moved
  /// there nor replaced.
  package func isNew(_ row: RowPosition) -> Bool { oldPosition(forNew: row) == nil }

  /// Returns whether a row is replaced at its place (before).
  func isReloaded(_ row: RowPosition) -> Bool { reloaded.containsInOrder(row) }

  /// Returns the new place of a row that keeps its cell; nil if it is removed, reloaded or
  /// replaced.
  package func newShownPosition(forOld row: RowPosition) -> RowPosition? {
    isReloaded(row) ? nil : newUnreplacedPosition(forOld: row)
  }

  /// The sections that are touched and survive (before, ascending), each with the rows in it that
  /// stay and are reloaded or reconfigured (after, ascending).
  ///
  /// - Complexity: O(*m* log *m*) for *m* operations
  var touchedAndChangedRows: [(section: Int, changed: [Int])] {
    var changed: [Int: [Int]] = [:]
    for (section, _) in touched { changed[section] = [] }
    for row in reloaded + reconfigured {
      guard let after = rows(ofSection: row.section)?.newUnmovedRow(forOld: row.row) else {
        continue
      }
      changed[row.section, default: []].append(after)
    }
    return changed.sorted { $0.key < $1.key }.map { ($0, $1.sorted()) }
  }
}

// MARK: - Reading a batch

/// The effect of operations on rows in the sections that survive.
private struct RowReading {
  /// The outcome of the rows of each section (before) that is touched, ascending by section.
  var touched: [(section: Int, rows: RowMap)] = []
  /// The moves from one section to another, ascending by source.
  var crossings: [BatchUpdate.RowMove] = []
  /// The inverse of all moves, within a section too, ascending by place after.
  var movesBack: [BatchUpdate.RowMove] = []

  init(_ rows: Operations<RowPosition>, sections: RowMap, back: RowMap, before: [Int]) {
    // All by the section before, as far as that survives.
    var removed = rows.deleted.filter { sections.newRow(forOld: $0.section) != nil }
    var added = rows.inserted.compactMap { row in
      back.newRow(forOld: row.section).map { RowPosition(section: $0, row: row.row) }
    }
    var within: [BatchUpdate.RowMove] = []
    for move in rows.moved {
      let leaves = sections.newRow(forOld: move.source.section) != nil
      if leaves { removed.append(move.source) }
      guard let section = back.newRow(forOld: move.target.section) else { continue }
      added.append(RowPosition(section: section, row: move.target.row))
      guard leaves else { continue }
      movesBack.append(BatchUpdate.RowMove(from: move.target, to: move.source))
      if section == move.source.section { within.append(move) } else { crossings.append(move) }
    }
    removed.sortIfNeeded()
    added.sortIfNeeded()
    movesBack.sortIfNeeded()
    var (going, inserted, moving) = (removed[...], added[...], within[...])
    while let row = going.first ?? inserted.first {
      let section = min(row.section, inserted.first?.section ?? row.section)
      let removed = going.removeFirst { $0.section == section }.map(\.row)
      let added = inserted.removeFirst { $0.section == section }.map(\.row)
      let count = before[section]
      var map = RowMap(countBefore: count, countAfter: count - removed.count + added.count)
      (map.removed, map.added) = (removed, added)
      map.moves = moving.removeFirst { $0.source.section == section }
        .map { RowMap.Move(from: $0.source.row, to: $0.target.row) }
      touched.append((section, map))
    }
  }
}

extension ArraySlice {
  /// Removes the first elements for which `predicate` holds, and returns them.
  fileprivate mutating func removeFirst(where predicate: (Element) -> Bool) -> ArraySlice {
    let rows = prefix(while: predicate)
    removeFirst(rows.count)
    return rows
  }
}

extension [RowPosition] {
  /// The rows of each section, of an array in ascending order.
  package var rowsBySection: [(section: Int, rows: [Int])] {
    var sections: [(section: Int, rows: [Int])] = []
    for row in self {
      if sections.last?.section != row.section { sections.append((row.section, [])) }
      sections[sections.count - 1].rows.append(row.row)
    }
    return sections
  }
}

// MARK: - Rules

extension UpdateMap {
  #if DECORATOR_INTERNAL_CHECKS
  func _checkInvariants() {
    sections._checkInvariants()
    sectionPlaces._checkInvariants()
    checkInvariant(
      sections.countBefore == rowCountsBefore.count && sections.countAfter == rowCountsAfter.count,
      "there are \(rowCountsBefore.count) and \(rowCountsAfter.count) sections, not \(sections)")
    checkInvariant(
      zip(touched, touched.dropFirst()).allSatisfy { $0.section < $1.section },
      "the sections \(touched.map(\.section)) are not in order")
    for (section, rows) in touched {
      rows._checkInvariants()
      checkInvariant(
        rowCountsBefore[section] == rows.countBefore
          && newSection(forOld: section).map { rowCountsAfter[$0] } == rows.countAfter,
        "section \(section) is not one of \(rows.countBefore) and then \(rows.countAfter) rows")
    }
  }
  #else
  @inline(__always) func _checkInvariants() {}
  #endif
}
