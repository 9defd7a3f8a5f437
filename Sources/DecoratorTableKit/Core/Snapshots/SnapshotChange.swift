/// A change of the sections and items of a snapshot, in positions.
///
/// Old sections are numbered as they were, and new ones have the numbers after them.
@usableFromInline
struct SnapshotChange {
  /// The number of rows of each section before.
  let rowCountsBefore: [Int]
  /// The numbers of the sections after, in order.
  let sectionsAfter: [Int]
  /// The rows of each section after, by their places before.
  let rowsAfter: [[CountedRun<RowSource>]]
  /// Sections (before) to be replaced that are there after.
  let replacedSections: Set<Int>
  /// Rows (before) to be replaced. None of them is in, or gets into, a replaced section. None is in
  /// a section that goes.
  private(set) var reloadedRows: Set<RowPosition> = []
  /// Rows (before) to be configured again, for which the same holds.
  private(set) var reconfiguredRows: Set<RowPosition> = []

  /// Reads a change.
  ///
  /// - Parameters:
  ///   - before: The number of rows of each section before.
  ///   - sections: The number before of each section after; nil for a new one.
  ///   - after: The number of rows of each section after.
  ///   - matches: The correspondence of the items.
  ///   - replaced: Sections (after) to be replaced.
  ///   - reloaded: Rows to be replaced besides those with other content, counted through all
  ///     sections after.
  ///   - reconfigured: Rows to be configured again, counted through all sections after.
  /// - Complexity: O(*n*) for *n* rows.
  @usableFromInline
  init(
    before: [Int], sections: [Int?], after: [Int], matches: ItemMatches,
    replaced: [Int], reloaded: [Int], reconfigured: [Int]
  ) {
    rowCountsBefore = before
    sectionsAfter = sections.enumerated().map { $1 ?? before.count + $0 }
    replacedSections = Set(replaced.compactMap { sections[$0] })
    let starts = RowStarts(before)
    var start = 0
    rowsAfter = after.map { count in
      defer { start += count }
      return starts.runs(matches.sources[start..<(start + count)])
    }
    if matches.changed.isEmpty, reloaded.isEmpty, reconfigured.isEmpty { return }
    let targets = matches.targets(count: starts.rowCount)
    let startsAfter = RowStarts(after)
    // What comes from a section that goes is new where it comes to.
    let leftBefore = replacedSections.union(Set(before.indices).subtracting(sectionsAfter))
    // A section that is new is not replaced: rows may move into it.
    let replacedAfter = Set(replaced.filter { sections[$0] != nil })
    func shown(_ rows: [Int]) -> Set<RowPosition> {
      var positions: Set<RowPosition> = []
      for row in rows {
        let (source, target) = (
          starts.position(of: row), startsAfter.position(of: Int(targets[row]))
        )
        if leftBefore.contains(source.section) || replacedAfter.contains(target.section) {
          continue
        }
        positions.insert(source)
      }
      return positions
    }
    func rowsBefore(_ rows: [Int]) -> [Int] {
      rows.map { Int(matches.sources[$0]) }.filter { $0 >= 0 }
    }
    reloadedRows = shown(matches.changed.map { Int($0) } + rowsBefore(reloaded))
    reconfiguredRows = shown(rowsBefore(reconfigured)).subtracting(reloadedRows)
  }

  /// The number of sections before.
  var sectionCountBefore: Int { rowCountsBefore.count }

  /// The index after of each section, by its number. A section that goes has none.
  var indicesAfter: [Int: Int] {
    Dictionary(uniqueKeysWithValues: sectionsAfter.enumerated().map { ($1, $0) })
  }

  /// Whether rows move into a section that is new.
  var movesRowsIntoNewSections: Bool {
    guard sectionsAfter.contains(where: { $0 >= sectionCountBefore }) else { return false }
    let indicesAfter = indicesAfter
    return zip(sectionsAfter, rowsAfter).contains { number, rows in
      number >= sectionCountBefore
        && rows.contains { run in
          guard case .old(let row) = run.first else { return false }
          return !replacedSections.contains(row.section) && indicesAfter[row.section] != nil
        }
    }
  }

  /// The sections (before) that stay without being replaced, and in which rows come, go or move.
  var rearrangedSections: Set<Int> {
    var sections: Set<Int> = []
    for (number, rows) in zip(sectionsAfter, rowsAfter)
    where number < sectionCountBefore && !replacedSections.contains(number) {
      let arrangement = RowArrangement(
        section: number, target: number, countBefore: rowCountsBefore[number], rows: rows)
      if !arrangement.isUnchanged { sections.insert(number) }
    }
    return sections
  }

  /// The sections (before) with rows to be shown again.
  var markedSections: Set<Int> {
    Set(reloadedRows.map(\.section)).union(reconfiguredRows.map(\.section))
  }
}
