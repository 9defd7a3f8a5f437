extension RowMap {
  /// Combines this change and the next one, in which rows go and come but do not move.
  ///
  /// - Complexity: O(*m* log *m*) for *m* changes, O(1) if the next one changes nothing.
  func followed(by next: RowMap) -> RowMap {
    guard !next.isUnchanged else { return self }
    var map = RowMap(countBefore: countBefore, countAfter: next.countAfter)
    map.removed = removed
    map.removed.insertInOrder(contentsOf: next.removed.compactMap(oldUnmovedRow(forNew:)))
    map.added = added.compactMap(next.newUnmovedRow(forOld:))
    map.added.insertInOrder(contentsOf: next.added)
    map.moves = moves.compactMap { move in
      next.newUnmovedRow(forOld: move.target).map { Move(from: move.source, to: $0) }
    }
    return map
  }

  /// The runs of rows that were not in the list before and have one below them that was (after),
  /// from the top.
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
