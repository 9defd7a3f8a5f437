/// The origin of a row in a list after a change.
package enum RowSource: Hashable, Sendable {
  /// An old row, by its place before.
  case old(RowPosition)
  /// A new row.
  case new

  /// Returns the origin of a row so many rows below, in the same run.
  func advanced(by distance: Int) -> RowSource {
    switch self {
    case .old(let row): .old(RowPosition(section: row.section, row: row.row + distance))
    case .new: .new
    }
  }
}

/// Consecutive rows of a list after a change that were also consecutive before it, or that are all
/// new.
///
/// A section is an array of the fewest runs: a million rows are one, until the first edit among
/// them. An edit of any number of rows is one pass over the runs.
struct RowRun: Hashable, Sendable {
  /// The origin of the first row.
  let first: RowSource
  /// The number of rows.
  private(set) var count: Int

  /// Returns the rows from the one with this index.
  fileprivate func dropFirst(_ index: Int) -> RowRun {
    RowRun(first: first.advanced(by: index), count: count - index)
  }

  /// Returns the rows up to the one with this index.
  fileprivate func prefix(_ index: Int) -> RowRun { RowRun(first: first, count: index) }

  /// Adds rows, if they continue this run.
  ///
  /// - Returns: Whether they do.
  fileprivate mutating func extend(by run: RowRun) -> Bool {
    guard first.advanced(by: count) == run.first else { return false }
    count += run.count
    return true
  }
}

extension [RowRun] {
  /// The number of rows in all runs.
  var rowCount: Int { reduce(0) { $0 + $1.count } }

  /// Adds rows at the end, to the last run if they continue it.
  mutating func appendRows(_ first: RowSource, count: Int = 1) {
    append(rows: RowRun(first: first, count: count))
  }

  private mutating func append(rows run: RowRun) {
    if run.count > 0, isEmpty || !self[count - 1].extend(by: run) { append(run) }
  }

  /// Removes rows.
  ///
  /// - Parameter indices: The indices of the rows, ascending, each of which exists.
  /// - Returns: The origins of the rows, in their order.
  /// - Complexity: O(runs + *m*) for *m* rows.
  mutating func removeRows(at indices: [Int]) -> [RowSource] {
    var (removed, kept): ([RowSource], [RowRun]) = ([], [])
    var indices = indices[...]
    var start = 0
    for run in self {
      var rest = run
      while let index = indices.first, index - start < rest.count {
        kept.append(rows: rest.prefix(index - start))
        removed.append(rest.first.advanced(by: index - start))
        rest = rest.dropFirst(index - start + 1)
        start = index + 1
        indices.removeFirst()
      }
      kept.append(rows: rest)
      start += rest.count
    }
    self = kept
    return removed
  }

  /// Inserts rows.
  ///
  /// - Parameters:
  ///   - origins: The origins of the rows, in their order.
  ///   - indices: The index of each row after all of them are in the list, ascending.
  /// - Complexity: O(runs + *m*) for *m* rows.
  mutating func insertRows(_ origins: [RowSource], at indices: [Int]) {
    var placed: [RowRun] = []
    var pending = ArraySlice(zip(indices, origins))
    var index = 0
    for run in self {
      var rest = run
      while let (target, origin) = pending.first, target - index < rest.count {
        placed.append(rows: rest.prefix(target - index))
        placed.appendRows(origin)
        rest = rest.dropFirst(target - index)
        index = target + 1
        pending.removeFirst()
      }
      placed.append(rows: rest)
      index += rest.count
    }
    for (_, origin) in pending { placed.appendRows(origin) }
    self = placed
  }
}
