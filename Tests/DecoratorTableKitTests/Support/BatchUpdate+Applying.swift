@testable import DecoratorLayouts
@testable import DecoratorTableKit

extension BatchUpdate {
  /// Makes the changes in a list of lists.
  ///
  /// Rows that stay or move are taken from the list, even a row that moves out of a section that is
  /// deleted. New rows are asked for, and so are rows that are reloaded or reconfigured: they show
  /// something new.
  ///
  /// - Parameters:
  ///   - lists: The rows of each section before the batch, and then after it; untouched if the
  ///     batch is not legal.
  ///   - newRow: Gives a row that is inserted, reloaded or reconfigured, by its position after the
  ///     batch. It is not called for rows of new sections.
  ///   - newSection: Gives all rows of a section that is inserted or reloaded, by its number after
  ///     the batch. It is called once for each, from the top, as soon as the operations on sections
  ///     are known to be legal; the batch may be refused all the same for operations on rows.
  /// - Throws: What is not legal about the batch. Of several violations the first is thrown, in an
  ///   order of its own, since the numbers of rows after the batch are not known before: operations
  ///   about something that does not exist before; two operations about one section, or that lead
  ///   to one; a section that does not exist after; a row that moves into a new section, and row
  ///   operations in a section that moves; then as ``validate(before:after:)``.
  /// - Complexity: O((*n* + *m* + *s*) log *m*) for *n* rows, *m* operations and *s* sections.
  func apply<Element>(
    to lists: inout [[Element]],
    newRow: (RowPosition) -> Element, newSection: (Int) -> [Element]
  ) throws(BatchUpdateError) {
    let before = lists.map(\.count)
    try checkPlaces(.before, in: before)
    try sections.checkConflicts()
    let after = before.count + insertedSections.count - deletedSections.count
    for (section, operation) in sections.claims(.after) {
      try section.check(in: Array(repeating: 0, count: after), .after, operation)
    }
    let maps = sectionMaps(before: before.count, after: after)
    let back = maps.survivors.inverse
    var new: [Int: [Element]] = [:]
    for section in 0..<after where back.newRow(forOld: section) == nil {
      new[section] = newSection(section)
    }
    let counts = try rowCounts(
      after: before, sections: maps, newCount: { new[$0]?.count ?? 0 })
    let map = try UpdateMap(validating: self, before: before, after: counts)
    lists = rearranged(lists, map, newRow) { new[$0] ?? [] }
  }

  /// Makes the changes in a list of lists, with new rows from another list.
  ///
  /// - Parameters:
  ///   - lists: The rows of each section before the batch, and then after it; untouched if the
  ///     batch is not legal.
  ///   - after: The rows of each section after the batch. Rows that are inserted, reloaded or
  ///     reconfigured and all rows of new sections are taken from it. The others only count.
  /// - Throws: What is not legal about the batch, or different from the counts of `after`, as
  ///   ``validate(before:after:)``.
  /// - Complexity: O((*n* + *m* + *s*) log *m*) for *n* rows, *m* operations and *s* sections.
  func apply<Element>(
    to lists: inout [[Element]], takingNewFrom after: [[Element]]
  ) throws(BatchUpdateError) {
    let map = try UpdateMap(
      validating: self, before: lists.map(\.count), after: after.map(\.count))
    lists = rearranged(lists, map) {
      after[$0.section][$0.row]
    } _: {
      after[$0]
    }
  }
}

extension BatchUpdate {
  /// Returns the number of rows of each section after the batch.
  ///
  /// - Parameters:
  ///   - before: The number of rows of each section before it.
  ///   - sections: The outcome of the sections.
  ///   - newCount: The number of rows of a new section (after).
  private func rowCounts(
    after before: [Int], sections: SectionMaps, newCount: (Int) -> Int
  ) throws(BatchUpdateError) -> [Int] {
    let rows = try operations(notSwallowedBy: sections)
    let changes = rows.rowChangeCounts(sections: sections.survivors)
    let back = sections.survivors.inverse
    return (0..<sections.survivors.countAfter).map { section in
      guard let source = back.newRow(forOld: section) else { return newCount(section) }
      return max(before[source] + (changes[source]?.growth ?? 0), 0)
    }
  }

  /// Returns the rows after a batch that is legal.
  private func rearranged<Element>(
    _ before: [[Element]], _ map: UpdateMap,
    _ newRow: (RowPosition) -> Element, _ newSection: (Int) -> [Element]
  ) -> [[Element]] {
    let counts = map.rowCountsAfter
    let arrivals = Dictionary(
      movedRows.map { ($0.target, $0.source) }, uniquingKeysWith: { first, _ in first })
    var sections = counts.indices.map { section -> [Element] in
      guard let source = map.oldSection(forNew: section), let rows = map.rows(ofSection: source)
      else {
        return newSection(section)
      }
      if rows.removed.isEmpty, rows.added.isEmpty { return before[source] }
      return (0..<counts[section]).map { row in
        let position = RowPosition(section: section, row: row)
        if let unmoved = rows.oldUnmovedRow(forNew: row) { return before[source][unmoved] }
        guard let origin = arrivals[position] else { return newRow(position) }
        return before[origin.section][origin.row]
      }
    }
    for row in reloadedRows + reconfiguredRows {
      guard let section = map.newSection(forOld: row.section),
        let target = map.rows(ofSection: row.section)?.newUnmovedRow(forOld: row.row)
      else { continue }
      let position = RowPosition(section: section, row: target)
      sections[section][target] = newRow(position)
    }
    return sections
  }
}
