extension BatchUpdate {
  /// Creates the changes from one list of lists to another, with the fewest moves.
  ///
  /// Sections are identified by their number: those that only the longer list has are inserted or
  /// deleted at the end. Rows are identified by equality. A row that changes section moves, unless
  /// one of the two sections is inserted or deleted. Where equal rows occur several times, the
  /// first of one list is the first of the other; rows of the same section are matched before
  /// others.
  ///
  /// ```swift
  /// BatchUpdate(from: [["a", "b", "c"]], to: [["c", "a", "d"]])   // -[0, 1] +[0, 2] [0, 0]>[0, 1]
  /// ```
  ///
  /// - Parameters:
  ///   - old: The rows of each section before the batch.
  ///   - new: The rows of each section after the batch.
  /// - Complexity: O(*n* log *n*) for *n* rows, expected; O(*n*) if no rows change their order.
  @inlinable
  public init<Row: Hashable>(from old: [[Row]], to new: [[Row]]) {
    let common = Swift.min(old.count, new.count)
    let changed = (0..<common).filter { old[$0] != new[$0] }
    var matches = RowMatches(changed.map { (old[$0].count, new[$0].count) })
    for (index, section) in changed.enumerated() {
      matches.match(old[section], with: new[section], at: index)
    }
    // Unmatched rows of one section are in no other.
    if changed.count > 1 {
      matches.matchRest(changed.map { old[$0] }, with: changed.map { new[$0] })
    }
    self =
      matches.list(of: changed, from: old.map(\.count), to: new.map(\.count)).difference.update
  }
}

/// The rows that two lists of lists have in common: equal ones, the first in one for the first in
/// the other, and those of the same section before others.
@usableFromInline
struct RowMatches {
  /// A place in one of the lists, by the index of its section.
  @usableFromInline typealias Place = (section: Int, row: Int)

  /// For each section, the origin of each row after; nil if it is new.
  @usableFromInline var sources: [[Place?]]
  /// For each section and row before, whether it is the origin of a row.
  @usableFromInline var used: [[Bool]]

  /// Creates matches without any.
  ///
  /// - Parameter counts: The number of rows of each section, before and after.
  @usableFromInline
  init(_ counts: [(before: Int, after: Int)]) {
    sources = counts.map { Array(repeating: nil, count: $0.after) }
    used = counts.map { Array(repeating: false, count: $0.before) }
  }

  /// Matches the rows of one section.
  @inlinable
  mutating func match<Row: Hashable>(_ old: [Row], with new: [Row], at section: Int) {
    // The common prefix needs no look-ups.
    let limit = Swift.min(old.count, new.count)
    let start = (0..<limit).first { old[$0] != new[$0] } ?? limit
    for row in 0..<start { match((section, row), with: (section, row)) }
    var places = PlacesByRow(old[start...])
    for row in start..<new.count {
      guard let place = places.removeFirst(new[row]) else { continue }
      match((section, start + place), with: (section, row))
    }
  }

  /// Matches the rows of all sections that are left.
  @inlinable
  mutating func matchRest<Row: Hashable>(_ old: [[Row]], with new: [[Row]]) {
    var rest: [Place] = []
    for section in old.indices {
      for row in old[section].indices where !used[section][row] { rest.append((section, row)) }
    }
    var places = PlacesByRow(rest.map { old[$0.section][$0.row] }[...])
    for section in new.indices {
      for row in new[section].indices where sources[section][row] == nil {
        guard let place = places.removeFirst(new[section][row]) else { continue }
        match(rest[place], with: (section, row))
      }
    }
  }

  @inlinable
  mutating func match(_ old: Place, with new: Place) {
    sources[new.section][new.row] = old
    used[old.section][old.row] = true
  }

  /// Returns the list after, with the origins of its rows.
  ///
  /// - Parameters:
  ///   - changed: The numbers of the matched sections, by index. All others that both lists have
  ///     stay as they are.
  ///   - before: The number of rows of each section before.
  ///   - after: The number of rows of each section after.
  @usableFromInline
  func list(of changed: [Int], from before: [Int], to after: [Int]) -> RearrangedList {
    var list = RearrangedList(rowCountsBefore: before)
    var index = 0
    for (section, count) in after.enumerated() {
      let isOld = section < before.count
      list.appendSection(isOld ? section : nil)
      guard index < changed.count, changed[index] == section else {
        list.appendRows(isOld ? RowPosition(section: section, row: 0) : nil, count: count)
        continue
      }
      for source in sources[index] {
        list.appendRows(source.map { RowPosition(section: changed[$0.section], row: $0.row) })
      }
      index += 1
    }
    return list
  }
}

/// The places of rows in a list, which are used one by one.
@usableFromInline
struct PlacesByRow<Row: Hashable> {
  /// The different rows.
  @usableFromInline var rows = NumberedIdentities<Row>()
  /// For each different row, the first place that is not used; -1 if all are.
  @usableFromInline var first: [Int] = []
  /// For each place, the next one with an equal row; -1 if there is none.
  @usableFromInline var next: [Int]

  /// Creates the places of a list, counted from 0.
  @inlinable
  init(_ list: ArraySlice<Row>) {
    next = Array(repeating: -1, count: list.count)
    rows.numbers.reserveCapacity(list.count)
    for (place, row) in zip(next.indices, list).reversed() {
      let (number, isNew) = rows.insert(row)
      if isNew {
        first.append(place)
      } else {
        next[place] = first[number]
        first[number] = place
      }
    }
  }

  /// Removes and returns the first place of a row; nil if all are used.
  @inlinable
  mutating func removeFirst(_ row: Row) -> Int? {
    guard let number = rows.number(of: row), first[number] >= 0 else { return nil }
    let place = first[number]
    first[number] = next[place]
    return place
  }
}
