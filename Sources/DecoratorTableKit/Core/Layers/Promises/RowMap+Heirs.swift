// The content rows that additional rows go to when they follow the content.
extension RowMap {
  /// Anchors that a row takes along when it moves within the list.
  struct MovedHeir: Hashable, Sendable {
    /// The anchors (before).
    var anchors: ClosedRange<Int>
    /// The place after of the row, and of the additional rows before it.
    var target: Int
  }

  /// The number of rows that stay or move within the list.
  var survivorCount: Int { countBefore - removed.count + moves.count }

  /// The place below all survivors (after); 0 if there are none.
  ///
  /// - Complexity: O(rows added at the end), and O(moves) if there are any.
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

  /// Whether no row moves, at least one stays, and none comes after the last.
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
