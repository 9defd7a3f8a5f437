/// The places of the sections and rows of a list before and after a batch update.
///
/// A batch can say one thing twice; the map says it once. Row operations in sections that are
/// deleted, inserted or reloaded are swallowed. A move out of one of these sections is an added
/// row, and a move into it a removed one.
///
/// It is a class, so that handing it on costs one reference. Nothing in it ever changes.
final class UpdateMap: Sendable {
  /// The number of rows of each section, before.
  let rowCountsBefore: [Int]
  /// The number of rows of each section, after.
  let rowCountsAfter: [Int]
  /// The fate of the sections. A reloaded section is removed and added where it stands.
  let sections: RowMap
  /// The fate of the sections' places: as ``sections``, but a reloaded section stays.
  let sectionPlaces: RowMap
  private let sectionSources: [Int: Int]
  /// The fate of the rows of each surviving section that is touched, ascending by section (before).
  let touched: [(section: Int, rows: RowMap)]
  /// The moves from one surviving section to another, ascending by source.
  let crossings: [BatchUpdate.RowMove]
  /// The rows that are replaced where they stand (before), ascending.
  let reloaded: [RowPosition]
  /// The rows that are configured again in their cells (before), ascending.
  let reconfigured: [RowPosition]
  /// The rows that the batch deletes and inserts though they are the same, ascending by source.
  let replaced: [ReplacedRow]

  /// Reads a batch update.
  ///
  /// - Parameters:
  ///   - update: A batch that is legal for these counts, apart from operations that are swallowed.
  ///   - before: The number of rows of each section, before.
  ///   - after: The number of rows of each section, after.
  ///   - replaced: The rows that the batch deletes and inserts though they are the same, ascending
  ///     by source.
  /// - Complexity: O(*m* log *m*) for *m* operations, and O(sections) if there are operations on
  ///   sections.
  convenience init(
    _ update: borrowing BatchUpdate, before: [Int], after: [Int], replaced: [ReplacedRow] = []
  ) {
    self.init(
      update, before: before, after: after, replaced: replaced,
      sections: update.sectionMaps(before: before.count, after: after.count))
  }

  /// Reads a batch update that may not be legal.
  ///
  /// - Parameters:
  ///   - update: The batch.
  ///   - before: The number of rows of each section, before.
  ///   - after: The number of rows of each section, after.
  ///   - replaced: The rows that the batch deletes and inserts though they are the same, ascending
  ///     by source.
  /// - Throws: What is not legal about the batch, as ``BatchUpdate/validate(before:after:)``.
  /// - Complexity: O((*m* + *s*) log *m*) for *m* operations and *s* sections.
  convenience init(
    validating update: borrowing BatchUpdate, before: [Int], after: [Int],
    replaced: [ReplacedRow] = []
  ) throws(BatchUpdateError) {
    let sections = try update.validSectionMaps(before: before, after: after)
    self.init(update, before: before, after: after, replaced: replaced, sections: sections)
  }

  private init(
    _ update: borrowing BatchUpdate, before: [Int], after: [Int], replaced: [ReplacedRow],
    sections maps: BatchUpdate.SectionMaps
  ) {
    rowCountsBefore = before
    rowCountsAfter = after
    let survivors = maps.survivors
    let sources = survivors.sourcesByTarget
    touched =
      Self.touchedRowsOfOneSection(of: update, before: before, after: after)
      ?? Self.touchedRows(
        of: update, sections: survivors, sources: sources, before: before, after: after)
    crossings = Self.crossings(of: update, sections: survivors, sources: sources)
    sectionPlaces = maps.places
    sections = survivors
    sectionSources = sources
    reloaded = update.reloadedRows
    reconfigured = update.reconfiguredRows
    self.replaced = replaced
  }

  /// Returns the place of a section after; nil if it did not survive.
  ///
  /// - Complexity: O(log *m*) for *m* operations; the same holds for the other questions.
  func newSection(forOld section: Int) -> Int? { sections.newRow(forOld: section) }

  /// Returns the place of a section before; nil if it was not there.
  func oldSection(forNew section: Int) -> Int? { sections.oldRow(forNew: section, sectionSources) }

  /// Returns whether a row (after) was not there before: inserted, alone or with its section, and
  /// neither moved there nor replaced.
  ///
  /// - Complexity: O(log *m*) for *m* operations, and O(moves) if there are any.
  func isNew(_ row: RowPosition) -> Bool {
    if replaced.contains(where: { $0.target == row }) { return false }
    guard let before = oldSection(forNew: row.section), let map = rows(ofSection: before) else {
      return true
    }
    let index = map.added.firstIndex(atLeast: row.row)
    guard index < map.added.count, map.added[index] == row.row else { return false }
    return !map.moves.contains { $0.target == row.row }
      && !crossings.contains { $0.target == row }
  }

  /// Returns the fate of the rows of a surviving section (before); nil for any other.
  func rows(ofSection section: Int) -> RowMap? {
    guard let after = self.newSection(forOld: section) else { return nil }
    let index = touched.firstIndexInOrder { $0.section >= section }
    if index < touched.count, touched[index].section == section { return touched[index].rows }
    return RowMap(countBefore: rowCountsBefore[section], countAfter: rowCountsAfter[after])
  }
}

extension UpdateMap {
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
    return changed.sorted { $0.key < $1.key }.map { section, rows in
      var rows = rows
      rows.sortIfNeeded()
      return (section, rows)
    }
  }

  /// Returns the map of a change that changes nothing.
  static func unchanged(_ rowCounts: [Int]) -> UpdateMap {
    UpdateMap(BatchUpdate(), before: rowCounts, after: rowCounts)
  }

  private static func crossings(
    of update: BatchUpdate, sections: RowMap, sources: [Int: Int]
  ) -> [BatchUpdate.RowMove] {
    update.movedRows.filter { move in
      let source = sections.oldRow(forNew: move.target.section, sources)
      return source != nil && source != move.source.section
        && sections.newRow(forOld: move.source.section) != nil
    }
  }

  /// Returns the fate of the rows in the most frequent batches, which delete and insert rows of one
  /// section; nil for others.
  private static func touchedRowsOfOneSection(
    of update: BatchUpdate, before: [Int], after: [Int]
  ) -> [(section: Int, rows: RowMap)]? {
    guard !update.changesSections, update.movedRows.isEmpty,
      let first = (update.deletedRows.first ?? update.insertedRows.first)?.section,
      update.deletedRows.last?.section ?? first == first,
      update.insertedRows.first?.section ?? first == first,
      update.insertedRows.last?.section ?? first == first
    else { return nil }
    var rows = RowMap(countBefore: before[first], countAfter: after[first])
    rows.removed = update.deletedRows.map(\.row)
    rows.added = update.insertedRows.map(\.row)
    return [(first, rows)]
  }

  private static func touchedRows(
    of update: BatchUpdate, sections: RowMap, sources: [Int: Int], before: [Int], after: [Int]
  ) -> [(section: Int, rows: RowMap)] {
    var touched: [Int: RowMap] = [:]
    func edit(_ section: Int, _ change: (inout RowMap) -> Void) {
      guard let target = sections.newRow(forOld: section) else { return }
      change(
        &touched[
          section, default: RowMap(countBefore: before[section], countAfter: after[target])])
    }
    func sectionBefore(_ section: Int) -> Int? { sections.oldRow(forNew: section, sources) }
    for row in update.deletedRows { edit(row.section) { $0.removed.append(row.row) } }
    for row in update.insertedRows {
      if let section = sectionBefore(row.section) { edit(section) { $0.added.append(row.row) } }
    }
    for move in update.movedRows {
      let (source, target) = (move.source, move.target)
      let section = sectionBefore(target.section)
      edit(source.section) { rows in
        rows.removed.append(source.row)
        if section == source.section {
          rows.moves.append(RowMap.Move(from: source.row, to: target.row))
        }
      }
      if let section { edit(section) { $0.added.append(target.row) } }
    }
    return touched.sorted { $0.key < $1.key }.map { section, rows in
      var rows = rows
      rows.removed.sort()
      rows.added.sort()
      rows.moves.sort { $0.source < $1.source }
      return (section, rows)
    }
  }
}
