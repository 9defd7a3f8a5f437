/// The rows that two lists of lists have in common: equal ones, the first in one for the first in
/// the other, and those of the same section before others.
@usableFromInline
struct RowMatches: Sendable {
  /// A place in one of the lists, by the index of its section.
  @usableFromInline typealias Place = (section: Int, row: Int)

  /// For each section, the origin of each row after; nil if it is new.
  @usableFromInline var sources: [[Place?]]
  /// For each section and row before, whether it is the origin of a row.
  @usableFromInline var taken: [[Bool]]

  /// Creates matches without any.
  ///
  /// - Parameter counts: The number of rows of each section, before and after.
  @usableFromInline
  init(_ counts: [(before: Int, after: Int)]) {
    sources = counts.map { Array(repeating: nil, count: $0.after) }
    taken = counts.map { Array(repeating: false, count: $0.before) }
  }

  /// Matches the rows of one section.
  @inlinable
  mutating func match<Row: Hashable>(_ old: [Row], with new: [Row], at section: Int) {
    // Where nothing has changed yet, nothing has to be looked up.
    let limit = Swift.min(old.count, new.count)
    let start = (0..<limit).first { old[$0] != new[$0] } ?? limit
    for row in 0..<start { match((section, row), with: (section, row)) }
    var places = PlacesByRow(old[start...])
    for row in start..<new.count {
      guard let place = places.takeFirst(new[row]) else { continue }
      match((section, start + place), with: (section, row))
    }
  }

  /// Matches the rows of all sections that are left.
  @inlinable
  mutating func matchRest<Row: Hashable>(_ old: [[Row]], with new: [[Row]]) {
    var rest: [Place] = []
    for section in old.indices {
      for row in old[section].indices where !taken[section][row] { rest.append((section, row)) }
    }
    var places = PlacesByRow(rest.map { old[$0.section][$0.row] }[...])
    for section in new.indices {
      for row in new[section].indices where sources[section][row] == nil {
        guard let place = places.takeFirst(new[section][row]) else { continue }
        match(rest[place], with: (section, row))
      }
    }
  }

  @inlinable
  mutating func match(_ old: Place, with new: Place) {
    sources[new.section][new.row] = old
    taken[old.section][old.row] = true
  }

  /// The rows of a section after, in runs.
  ///
  /// - Parameter sections: The numbers of the sections, by index.
  func runs(at section: Int, of sections: [Int]) -> [CountedRun<RowSource>] {
    var runs: [CountedRun<RowSource>] = []
    for source in sources[section] {
      let origin = source.map { RowPosition(section: sections[$0.section], row: $0.row) }
      runs.appendRun(CountedRun(first: origin.map { .old($0) } ?? .new, count: 1))
    }
    return runs
  }
}
