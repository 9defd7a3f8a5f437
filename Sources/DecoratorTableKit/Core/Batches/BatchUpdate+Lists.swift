extension BatchUpdate {
  /// Creates the changes that lead from one list of lists to another, with the fewest moves.
  ///
  /// Sections are identified by their number: those that only the longer list has are inserted or
  /// deleted at the end. Rows are identified by equality. A row that changes section moves, unless
  /// one of the two sections comes or goes. Where equal rows occur several times, the first of one
  /// list is the first of the other; rows of the same section go before others.
  ///
  /// ```swift
  /// BatchUpdate(from: [["a", "b", "c"]], to: [["c", "a", "d"]])   // -[0,1] +[0,2] [0,0]>[0,1]
  /// ```
  ///
  /// - Parameters:
  ///   - old: The rows of each section before the batch.
  ///   - new: The rows of each section after the batch.
  /// - Complexity: O(*n* log *n*) for *n* rows, expected; O(*n*) if no rows change their order.
  public init<Row: Hashable>(from old: [[Row]], to new: [[Row]]) {
    self.init()
    let common = min(old.count, new.count)
    deletedSections = Array(common..<old.count)
    insertedSections = Array(common..<new.count)
    var sources = new.prefix(common).map { $0.map { _ in RowSource.new } }
    var leftOver = Occurrences<Row>()
    for section in 0..<common where old[section] != new[section] {
      var occurrences = Occurrences<Row>()
      occurrences.add(old[section], ofSection: section)
      for (row, value) in new[section].enumerated() {
        guard let source = occurrences.takeFirst(value) else { continue }
        sources[section][row] = .old(source)
      }
      leftOver.add(occurrences)
    }
    var arrangements: [RowArrangement] = []
    for section in 0..<common where old[section] != new[section] {
      var runs: [CountedRun<RowSource>] = []
      for (row, value) in new[section].enumerated() {
        if sources[section][row] == .new, let source = leftOver.takeFirst(value) {
          sources[section][row] = .old(source)
        }
        runs.appendRun(CountedRun(first: sources[section][row], count: 1))
      }
      arrangements.append(
        RowArrangement(
          section: section, target: section, countBefore: old[section].count, rows: runs))
    }
    addRows(leadingTo: arrangements)
  }
}

/// The positions of rows that are not matched yet, by row and in ascending order.
private struct Occurrences<Row: Hashable> {
  private var positions: [Row: [RowPosition]] = [:]
  private var taken: [Row: Int] = [:]

  mutating func add(_ rows: [Row], ofSection section: Int) {
    for (row, value) in rows.enumerated() {
      positions[value, default: []].append(RowPosition(section: section, row: row))
    }
  }

  /// Adds the positions of others that have not been taken.
  mutating func add(_ others: Occurrences) {
    for (value, rows) in others.positions {
      positions[value, default: []] += rows.dropFirst(others.taken[value] ?? 0)
    }
  }

  mutating func takeFirst(_ value: Row) -> RowPosition? {
    let index = taken[value] ?? 0
    guard let rows = positions[value], index < rows.count else { return nil }
    taken[value] = index + 1
    return rows[index]
  }
}
