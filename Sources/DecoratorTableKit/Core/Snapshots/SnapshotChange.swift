/// What has become of the sections and items of a snapshot, as positions.
///
/// Sections of before are numbered as they were, new ones on from there.
@usableFromInline
struct SnapshotChange {
  /// The number of rows of each section before.
  let rowCountsBefore: [Int]
  /// The numbers of the sections after, in order.
  let sectionsAfter: [Int]
  /// The rows of each section after, by where they were before.
  let rowsAfter: [[CountedRun<RowSource>]]
  /// Sections (before) that are to be replaced and are there after.
  let replacedSections: Set<Int>
  /// Rows (before) that are to be replaced; none of them is in, or gets into, a replaced section.
  private(set) var reloadedRows: Set<RowPosition> = []
  /// Rows (before) whose cell is to be configured again, of which the same holds.
  private(set) var reconfiguredRows: Set<RowPosition> = []

  /// - Parameters:
  ///   - before: The number of rows of each section before.
  ///   - sections: By section after, the section that it was before; nil for a new one.
  ///   - after: The number of rows of each section after.
  ///   - matches: Which items are which.
  ///   - replaced: Sections (after) that are to be replaced.
  ///   - reloaded: Rows that are to be replaced, besides those that show something else, counted
  ///     through all sections after.
  ///   - reconfigured: Rows whose cell is to be configured again, counted through all sections after.
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
    let replacedBefore = replacedSections
    // A section that is new is not replaced: rows may move into it.
    let replacedAfter = Set(replaced.filter { sections[$0] != nil })
    func shown(_ rows: [Int]) -> Set<RowPosition> {
      var positions: Set<RowPosition> = []
      for row in rows {
        let (source, target) = (
          starts.position(of: row), startsAfter.position(of: Int(targets[row]))
        )
        if replacedBefore.contains(source.section) || replacedAfter.contains(target.section) {
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

  /// By number of the section, its index after; nil for a section that goes.
  var indicesAfter: [Int: Int] {
    Dictionary(uniqueKeysWithValues: sectionsAfter.enumerated().map { ($1, $0) })
  }

  /// Whether rows move into a section that is new.
  var movesRowsIntoNewSections: Bool {
    zip(sectionsAfter, rowsAfter).contains { number, rows in
      number >= sectionCountBefore
        && rows.contains { run in
          guard case .old(let row) = run.first else { return false }
          return !replacedSections.contains(row.section)
        }
    }
  }

  /// The sections (before) that are there after, and are not replaced, of which rows come, go or move.
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

  /// The sections (before) with rows that are to be shown again.
  var markedSections: Set<Int> {
    Set(reloadedRows.map(\.section)).union(reconfiguredRows.map(\.section))
  }
}
