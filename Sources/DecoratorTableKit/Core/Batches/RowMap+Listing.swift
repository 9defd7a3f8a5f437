extension RowMap {
  /// Creates a map that names every row. All that survive are said to move.
  ///
  /// - Parameters:
  ///   - targets: The place after of each row before; nil for a row that goes.
  ///   - countAfter: The number of rows after. Those that are no target come.
  /// - Complexity: O(rows)
  init(listing targets: [Int?], countAfter: Int) {
    self.init(countBefore: targets.count, countAfter: countAfter)
    removed = Array(targets.indices)
    added = Array(0..<countAfter)
    for case (let source, let target?) in zip(targets.indices, targets) {
      moves.append(Move(from: source, to: target))
    }
  }

  /// The same map with every row named.
  ///
  /// - Complexity: O(rows + *m* log *m*) for *m* changes.
  var namingAll: RowMap { RowMap(listing: targets, countAfter: countAfter) }

  /// Whether the map names every row.
  var isListing: Bool { removed.count == countBefore && added.count == countAfter }

  /// The place after of each row before; nil for a row that goes.
  ///
  /// - Complexity: O(rows + *m* log *m*) for *m* changes.
  var targets: [Int?] {
    var targets: [Int?] = []
    targets.reserveCapacity(countBefore)
    var moves = self.moves[...]
    var removedCount = 0
    for row in 0..<countBefore {
      guard removedCount < removed.count, removed[removedCount] == row else {
        targets.append(added.position(ofFree: row - removedCount))
        continue
      }
      removedCount += 1
      targets.append(moves.first?.source == row ? moves.removeFirst().target : nil)
    }
    return targets
  }

  /// The rows that leave the list (before), ascending.
  ///
  /// - Complexity: O(*m*) for *m* changes, O(1) if nothing moves.
  var deleted: [Int] {
    if moves.isEmpty { return removed }
    var moves = self.moves[...]
    return removed.filter { row in
      guard moves.first?.source == row else { return true }
      moves.removeFirst()
      return false
    }
  }

  /// The rows that were not in the list before (after), ascending.
  ///
  /// - Complexity: O(*m* log *m*) for *m* changes, O(1) if nothing moves.
  var inserted: [Int] {
    if moves.isEmpty { return added }
    var targets = moves.map(\.target).sorted()[...]
    return added.filter { row in
      guard targets.first == row else { return true }
      targets.removeFirst()
      return false
    }
  }
}
