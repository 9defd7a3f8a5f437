/// Where the sections and rows of a list are after a batch update, and where they were before.
///
/// What a batch says twice is said once here: row operations in sections that are deleted, inserted or
/// reloaded are swallowed; a move out of such a section is an added row, one into it a removed row.
///
/// It is a class to be one reference wherever it is handed on; nothing in it ever changes.
final class UpdateMap: Sendable {
  /// The number of rows of each section, before.
  let rowCountsBefore: [Int]
  /// The number of rows of each section, after.
  let rowCountsAfter: [Int]
  /// What becomes of the sections. A reloaded section is removed and added where it stands.
  let sections: RowMap
  /// What becomes of the places of the sections: as ``sections``, but a reloaded section stays.
  let sectionPlaces: RowMap
  private let sectionSources: [Int: Int]
  /// What becomes of the rows of each surviving section that is touched, ascending by section (before).
  let touched: [(section: Int, rows: RowMap)]
  /// The moves from one surviving section to another, ascending by source.
  let crossings: [BatchUpdate.RowMove]
  /// The rows that are replaced where they stand (before), ascending.
  let reloaded: [RowPosition]

  /// Reads a batch update.
  ///
  /// - Parameters:
  ///   - update: A batch that is legal for these counts, or would be if swallowed operations were left
  ///     out.
  ///   - before: The number of rows of each section, before.
  ///   - after: The number of rows of each section, after.
  /// - Complexity: O(*m* log *m*) for *m* operations, and O(sections) if there are operations on
  ///   sections.
  init(_ update: BatchUpdate, before: [Int], after: [Int]) {
    rowCountsBefore = before
    rowCountsAfter = after
    sectionPlaces = Self.sectionPlaces(of: update, before: before.count, after: after.count)
    sections = Self.sections(of: update, places: sectionPlaces)
    sectionSources = sections.sourcesByTarget
    touched =
      Self.touchedRowsOfOneSection(of: update, before: before, after: after)
      ?? Self.touchedRows(
        of: update, sections: sections, sources: sectionSources, before: before, after: after)
    crossings = Self.crossings(of: update, sections: sections, sources: sectionSources)
    reloaded = update.reloadedRows
  }

  /// Where a section is after; nil if it did not survive.
  ///
  /// - Complexity: O(log *m*) for *m* operations; the same holds for the other questions.
  func section(after section: Int) -> Int? { sections.row(after: section) }

  /// Where a section was before; nil if it was not there.
  func section(before section: Int) -> Int? { sections.row(before: section, sectionSources) }

  /// What becomes of the rows of a surviving section (before); nil for any other.
  func rows(ofSection section: Int) -> RowMap? {
    guard let after = self.section(after: section) else { return nil }
    let index = touched.firstIndexInOrder { $0.section >= section }
    if index < touched.count, touched[index].section == section { return touched[index].rows }
    return RowMap(countBefore: rowCountsBefore[section], countAfter: rowCountsAfter[after])
  }

  /// The surviving sections (before) in which something happens, ascending.
  var touchedSections: [Int] { touched.map(\.section) }
}

extension UpdateMap {
  /// What becomes of the sections. A reloaded section is removed and added where it stands.
  ///
  /// - Parameters:
  ///   - update: A batch whose operations on sections are in bounds and do not conflict.
  ///   - before: The number of sections before.
  ///   - after: The number of sections after.
  /// - Complexity: O(*m* log *m*) for *m* operations.
  static func sections(of update: BatchUpdate, before: Int, after: Int) -> RowMap {
    sections(of: update, places: sectionPlaces(of: update, before: before, after: after))
  }

  private static func sectionPlaces(of update: BatchUpdate, before: Int, after: Int) -> RowMap {
    var map = RowMap(countBefore: before, countAfter: after)
    guard update.changesSections else { return map }
    map.removed = update.deletedSections + update.movedSections.map(\.source)
    map.added = update.insertedSections + update.movedSections.map(\.target)
    map.moves = update.movedSections.map { RowMap.Move(source: $0.source, target: $0.target) }
    map.removed.sort()
    map.added.sort()
    return map
  }

  private static func sections(of update: BatchUpdate, places: RowMap) -> RowMap {
    guard !update.reloadedSections.isEmpty else { return places }
    var map = places
    // A reloaded section stays where the unmoved ones of its neighbourhood do, and is new there.
    for source in update.reloadedSections {
      guard let target = places.unmovedRow(after: source) else { continue }
      map.removed.append(source)
      map.added.append(target)
    }
    map.removed.sort()
    map.added.sort()
    return map
  }

  private static func crossings(
    of update: BatchUpdate, sections: RowMap, sources: [Int: Int]
  ) -> [BatchUpdate.RowMove] {
    update.movedRows.filter { move in
      let source = sections.row(before: move.target.section, sources)
      return source != nil && source != move.source.section
        && sections.row(after: move.source.section) != nil
    }
  }

  /// The most frequent batches are simple: operations on rows of one section.
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
      guard let target = sections.row(after: section) else { return }
      change(
        &touched[
          section, default: RowMap(countBefore: before[section], countAfter: after[target])])
    }
    func sectionBefore(_ section: Int) -> Int? { sections.row(before: section, sources) }
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
          rows.moves.append(RowMap.Move(source: source.row, target: target.row))
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
