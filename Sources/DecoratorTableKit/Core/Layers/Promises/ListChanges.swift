/// The fate of the additional rows of a layer, noted list by list.
struct ListChanges {
  /// The fate of the rows of a list.
  private struct ListChange {
    /// The list (before); nil for one that is laid out for the first time.
    var before: Int?
    /// The list (after); nil for one that goes.
    var after: Int?
    /// The fate of each row, counted in the list.
    var map: RowMap
    /// Whether content may pass any of its rows.
    var isPassed: Bool
  }

  private var changes: [ListChange] = []
  /// Whether lists come, go or move.
  var isRearranged = false

  /// Notes what becomes of the rows of a list.
  ///
  /// - Parameters:
  ///   - map: The fate of each row, counted in the list.
  ///   - before: The list (before); nil for one that is laid out for the first time.
  ///   - after: The list (after); nil for one that goes.
  ///   - isPassed: Whether content may pass any of its rows.
  mutating func add(_ map: RowMap, before: Int?, after: Int?, isPassed: Bool = false) {
    changes.append(ListChange(before: before, after: after, map: map, isPassed: isPassed))
  }

  /// Whether each list has as many rows as before.
  var keepsCounts: Bool { changes.allSatisfy { $0.map.countBefore == $0.map.countAfter } }

  /// Returns the fate of the rows, by ordinal.
  ///
  /// - Complexity: O(*m* + *l*) for *m* rows that are named in *l* lists, and O(rows) of lists that
  ///   content may pass.
  func map(from old: AdditionalLists, to new: AdditionalLists) -> RowMap {
    var map = RowMap(countBefore: old.count, countAfter: new.count)
    for change in changes {
      let first = change.before.map { old.ordinals(ofList: $0).lowerBound } ?? 0
      let firstAfter = change.after.map { new.ordinals(ofList: $0).lowerBound } ?? 0
      let rows = change.isPassed ? change.map.namingAll : change.map
      map.removed += rows.removed.map { first + $0 }
      map.added += rows.added.map { firstAfter + $0 }
      map.moves += rows.moves.map {
        RowMap.Move(from: first + $0.source, to: firstAfter + $0.target)
      }
    }
    if isRearranged {
      map.removed.sort()
      map.added.sortIfNeeded()
      map.moves.sort()
    }
    return map
  }
}
