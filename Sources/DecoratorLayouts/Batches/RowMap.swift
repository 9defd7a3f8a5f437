/// The *outcome* of each row of one list in a change. The rows are the content rows of a section,
/// the sections of a table, or the additional rows of a layer, by ordinal.
///
/// A row that stays is *unmoved*: unmoved rows keep their relative order and occupy the places that
/// are not in ``added``. All others are removed, added, or both: moved within the list.
package struct RowMap: Hashable, Sendable {
  /// A row that moves within the list.
  typealias Move = BatchUpdate.Move<Int>

  /// The number of rows before.
  let countBefore: Int
  /// The number of rows after.
  let countAfter: Int
  /// The rows that do not stay (before), ascending: deleted ones and sources of moves.
  package var removed: [Int] = []
  /// The new rows (after), ascending: inserted ones and targets of moves.
  package var added: [Int] = []
  /// The moves within the list, ascending by source.
  var moves: [Move] = []

  package init(countBefore: Int, countAfter: Int) {
    self.countBefore = countBefore
    self.countAfter = countAfter
  }

  /// Creates the map of a list of `count` rows that does not change.
  init(unchanged count: Int) {
    self.init(countBefore: count, countAfter: count)
  }

  /// Whether all rows are unmoved and none is added.
  var isUnchanged: Bool { removed.isEmpty && added.isEmpty }

  /// Returns the place after of a row that stays unmoved; nil for any other.
  ///
  /// - Complexity: O(log *m*) for *m* changes.
  func newUnmovedRow(forOld row: Int) -> Int? {
    let index = removed.firstIndex(atLeast: row)
    if index < removed.count, removed[index] == row { return nil }
    return added.missingValue(at: row - index)
  }

  /// Returns the place before of a row that stayed unmoved; nil for any other.
  ///
  /// - Complexity: O(log *m*) for *m* changes.
  func oldUnmovedRow(forNew row: Int) -> Int? {
    let index = added.firstIndex(atLeast: row)
    if index < added.count, added[index] == row { return nil }
    return removed.missingValue(at: row - index)
  }

  /// Returns the place after of a row, moved or not; nil if it has left the list.
  ///
  /// - Complexity: O(log *m*) for *m* changes.
  package func newRow(forOld row: Int) -> Int? {
    isUnchanged ? row : newUnmovedRow(forOld: row) ?? moves.target(ofSource: row)
  }

  /// The inverse: the map of the change that undoes this one. Its ``newRow(forOld:)`` returns the
  /// old place of a row, moved or not.
  ///
  /// - Complexity: O(*m* log *m*) for *m* moves, O(1) if there are none.
  package var inverse: RowMap {
    var map = RowMap(countBefore: countAfter, countAfter: countBefore)
    (map.removed, map.added) = (added, removed)
    map.moves = moves.map { Move(from: $0.target, to: $0.source) }
    map.moves.sortIfNeeded()
    return map
  }

  /// Returns the number of unmoved rows before an anchor (before), in `0...countBefore`.
  ///
  /// - Complexity: O(log *m*) for *m* changes.
  func keptCount(aboveOldAnchor anchor: Int) -> Int { anchor - removed.firstIndex(atLeast: anchor) }

  /// Returns the number of unmoved rows before an anchor (after), in `0...countAfter`.
  ///
  /// - Complexity: O(log *m*) for *m* changes.
  func keptCount(aboveNewAnchor anchor: Int) -> Int { anchor - added.firstIndex(atLeast: anchor) }
}

// MARK: - All rows

extension RowMap {
  /// Creates the map of a list whose first and last rows stay, while all others are replaced by new
  /// ones.
  init(
    replacing before: Int, by after: Int, keepingFirst first: Int = 0, keepingLast last: Int = 0
  ) {
    self.init(countBefore: before, countAfter: after)
    removed = Array(first..<before - last)
    added = Array(first..<after - last)
  }

  /// Creates a map that names every row. All surviving rows count as moved.
  ///
  /// - Parameters:
  ///   - targets: The place after of each row before; nil for a row that is removed.
  ///   - countAfter: The number of rows after. Rows that are not a target are new.
  /// - Complexity: O(rows)
  init(listing targets: [Int?], countAfter: Int) {
    self.init(replacing: targets.count, by: countAfter)
    for case (let source, let target?) in zip(targets.indices, targets) {
      moves.append(Move(from: source, to: target))
    }
  }

  /// The same map with every row named.
  ///
  /// - Complexity: O(rows + *m* log *m*) for *m* changes.
  package var namingAll: RowMap { RowMap(listing: targets, countAfter: countAfter) }

  /// The place after of each row before; nil for a row that is removed.
  ///
  /// - Complexity: O(rows + *m* log *m*) for *m* changes.
  var targets: [Int?] {
    var targets: [Int?] = []
    targets.reserveCapacity(countBefore)
    var moves = self.moves[...]
    var removedCount = 0
    for row in 0..<countBefore {
      guard removedCount < removed.count, removed[removedCount] == row else {
        targets.append(added.missingValue(at: row - removedCount))
        continue
      }
      removedCount += 1
      targets.append(moves.first?.source == row ? moves.removeFirst().target : nil)
    }
    return targets
  }

  /// The rows that leave the list (before), ascending.
  ///
  /// - Complexity: O(*m* log *m*) for *m* changes, O(1) if nothing moves.
  var deleted: [Int] {
    moves.isEmpty ? removed : removed.filter { moves.target(ofSource: $0) == nil }
  }

  /// The rows that were not in the list before (after), ascending.
  ///
  /// - Complexity: O(*m* log *m*) for *m* changes, O(1) if nothing moves.
  var inserted: [Int] { inverse.deleted }
}

// MARK: - Rows side by side

extension RowMap {
  /// Neighbours that stay unmoved side by side.
  struct Stretch: Hashable {
    /// The first row before.
    let source: Int
    /// The first row after.
    let target: Int
    /// The number of rows.
    let count: Int

    /// All rows before.
    var sources: Range<Int> { source..<source + count }
  }

  /// All rows that stay unmoved, from the top, in the fewest stretches.
  ///
  /// - Complexity: O(*m*) for *m* changes.
  var stretches: [Stretch] {
    var stretches: [Stretch] = []
    var (source, target) = (0, 0)
    var (removed, added) = (removed[...], added[...])
    while true {
      while removed.first == source {
        removed.removeFirst()
        source += 1
      }
      while added.first == target {
        added.removeFirst()
        target += 1
      }
      let count = min((removed.first ?? countBefore) - source, (added.first ?? countAfter) - target)
      guard count > 0 else { return stretches }
      stretches.append(Stretch(source: source, target: target, count: count))
      source += count
      target += count
    }
  }
}

extension RowMap {
  /// Combines this change and the next one, in which rows are removed and added but do not move.
  ///
  /// - Complexity: O(*m* log *m*) for *m* changes, O(1) if the next one changes nothing.
  func followed(by next: RowMap) -> RowMap {
    guard !next.isUnchanged else { return self }
    var map = RowMap(countBefore: countBefore, countAfter: next.countAfter)
    map.removed = (removed + next.removed.compactMap(oldUnmovedRow(forNew:))).sorted()
    map.added = (added.compactMap(next.newUnmovedRow(forOld:)) + next.added).sorted()
    map.moves = moves.compactMap { move in
      next.newUnmovedRow(forOld: move.target).map { Move(from: move.source, to: $0) }
    }
    return map
  }

  /// The runs of new rows with an old row below them (after), from the top.
  ///
  /// - Complexity: O(*m* log *m*) for *m* changes, O(*m*) if nothing moves.
  var insertedStretches: [Range<Int>] {
    var stretches: [Range<Int>] = []
    for row in inserted {
      if let last = stretches.last, last.upperBound == row {
        stretches[stretches.count - 1] = last.lowerBound..<row + 1
      } else {
        stretches.append(row..<row + 1)
      }
    }
    if stretches.last?.upperBound == countAfter { stretches.removeLast() }
    return stretches
  }
}

/// The outcome of the rows of one list among several, such as the additional rows of a section.
package struct ListChange: Sendable {
  /// The list (before); nil for one that is laid out for the first time.
  var before: Int?
  /// The list (after); nil for one that is removed.
  var after: Int?
  /// The outcome of each row, counted in the list.
  let rows: RowMap
  /// Whether content may pass any of the rows, as the list moves or each row keeps its number.
  var isPassed = false
}

// MARK: - Rules

extension RowMap {
  #if DECORATOR_INTERNAL_CHECKS
  func _checkInvariants() {
    checkInvariant(
      countBefore - removed.count == countAfter - added.count,
      "not as many rows stay as there are after: \(self)")
    checkInvariant(removed, areInOrderBelow: countBefore)
    checkInvariant(added, areInOrderBelow: countAfter)
    checkInvariant(moves.map(\.source), areInOrderBelow: countBefore)
    checkInvariant(moves.map(\.target).sorted(), areInOrderBelow: countAfter)
    checkInvariant(
      moves.allSatisfy { removed.containsInOrder($0.source) && added.containsInOrder($0.target) },
      "\(moves) are not of removed rows to added ones: \(self)")
  }
  #endif
}
