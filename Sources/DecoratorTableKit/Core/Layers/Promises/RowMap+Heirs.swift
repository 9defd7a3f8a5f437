// Which rows an additional row goes to when it follows the content.
extension RowMap {
  /// Anchors whose next surviving row moves within the list.
  struct MovedHeir: Hashable, Sendable {
    /// The anchors (before).
    var anchors: ClosedRange<Int>
    /// Where the row is after, and so the additional rows.
    var target: Int
  }

  /// The number of rows that stay or move within the list.
  var survivorCount: Int { countBefore - removed.count + moves.count }

  /// The place below all survivors (after); 0 if there are none.
  ///
  /// - Complexity: O(rows added at the end), and O(moves) if there are such rows.
  var endOfSurvivors: Int {
    guard added.last == countAfter - 1 else { return countAfter }
    let lastTarget = moves.lazy.map(\.target).max()
    var end = countAfter
    var index = added.count - 1
    while index >= 0, added[index] == end - 1, added[index] != lastTarget {
      end -= 1
      index -= 1
    }
    return end
  }

  /// Whether nothing moves, something stays, and nothing comes after all that stays.
  var hasUnmovedEnd: Bool {
    moves.isEmpty && removed.count < countBefore && added.last != countAfter - 1
  }

  /// The anchors that moved rows take along, ascending.
  ///
  /// - Complexity: O(*m*) for *m* changes, O(1) if nothing moves.
  var movedHeirs: [MovedHeir] {
    var heirs: [MovedHeir] = []
    guard !moves.isEmpty else { return heirs }
    heirs.reserveCapacity(moves.count)
    var index = 0
    var firstAnchor = 0  // The first of the rows without a survivor above `removed[index]`.
    for move in moves {
      while index < removed.count, removed[index] <= move.source {
        if index == 0 || removed[index - 1] != removed[index] - 1 { firstAnchor = removed[index] }
        index += 1
      }
      heirs.append(MovedHeir(anchors: firstAnchor...move.source, target: move.target))
      firstAnchor = move.source + 1
    }
    return heirs
  }
}
