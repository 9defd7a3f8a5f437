/// The rows of a layer, or the sections it adds, before and after a change, and the change of the
/// content between them.
///
/// A row is unmoved on three conditions: it is in the same list as before, the number of unmoved
/// content rows above it is the same, and it is in the longest increasing subsequence of the rows
/// of its *gap*, the space between two neighbouring unmoved content rows. Other rows that are in
/// both move. Those are the fewest moves: unmoved rows must keep their order.
///
/// Both layouts are compared in one pass. A run on which they agree is skipped, so that the cost of
/// a regular rule does not depend on the content; every other row is visited once. Where a list has
/// more rows that move, or that are removed while others are inserted, than `moveLimit`, its
/// section is replaced, and the rest of its rows is not visited. Neither are the rows of a list
/// that is removed or inserted as a whole, by an operation on its section.
struct AdditionalComparison: Sendable {
  /// The change of the content around the additional rows.
  package enum Content: Sendable {
    /// The outcome of the rows of each section.
    case rows(UpdateMap)
    /// The outcome of the sections, and the same with reloaded sections as unmoved ones.
    case sections(RowMap, identities: RowMap)
  }

  let old: AdditionalLists
  let new: AdditionalLists
  let content: Content

  /// Computes the operations that move each row from its old to its new place.
  ///
  /// - Parameters:
  ///   - identities: The identities of the rows.
  ///   - moveLimit: The most rows of a list that may have to move.
  ///   - weight: Returns the saving for an unmoved row, if not all of a gap can be unmoved.
  /// - Complexity: O(*p* log *p* + *p* log *m*) for *m* changes of the content and the *p* rows
  ///   that are named or that differ, and O(*k*) for *k* irregular rows of lists that are touched.
  func change(
    matching identities: AdditionalIdentities, moveLimit: Int = .max,
    weight: (RowMap.Move) -> Int = { _ in 1 }
  ) -> AdditionalChange {
    switch identities {
    case .sameOrdinals: return changeOfSameOrdinals(moveLimit)
    case .contentRow: return changeByContentRow(moveLimit)
    case .edited(let edit):
      var change = AdditionalChange(removed: edit.deleted, inserted: edit.inserted)
      add(edit.moves, to: &change, weight: weight) { ordinal, _ in edit.newRow(forOld: ordinal) }
      return change
    }
  }

  /// Returns the new ordinal of each row, by old ordinal; nil for a row that is removed.
  ///
  /// - Complexity: O(*k* log *k* + *k* log *m*) for *k* rows and *m* changes of the content.
  func newOrdinals(matching identities: AdditionalIdentities) -> [Int?] {
    (0..<old.count).map {
      identities.newOrdinal(of: $0, from: old, to: new, place: content.place(after:isLast:))
    }
  }

  // MARK: - Rows that are named

  /// Adds moves of those of some rows that cannot be unmoved.
  ///
  /// - Parameters:
  ///   - rows: Rows that are in both layouts, ascending by source. All others of their gaps are
  ///     unmoved unless one of these is in the way.
  ///   - target: Returns the new ordinal of a row of a list; nil for one that is removed.
  private func add(
    _ rows: [RowMap.Move], to change: inout AdditionalChange, weight: (RowMap.Move) -> Int,
    target: (_ ordinal: Int, _ list: Int) -> Int?
  ) {
    var gaps: AdditionalGaps?
    var decided = 0..<0  // The rows of the gap that was looked at last.
    for row in rows {
      if gaps?.ordinals.contains(row.source) != true {
        gaps = AdditionalGaps(list: old.list(of: row.source), in: self)
      }
      guard let gaps, let gap = gaps.gap(of: row.source), gaps.gap(ofNew: row.target) == gap else {
        change.moved.append(row)
        continue
      }
      // The first row of a gap decides for all of it.
      if decided.contains(row.source) { continue }
      decided = gaps.ordinals(withGap: gap, around: row.source)
      let staying = decided.compactMap { ordinal -> RowMap.Move? in
        guard let target = target(ordinal, gaps.list), gaps.gap(ofNew: target) == gap else {
          return nil
        }
        return RowMap.Move(from: ordinal, to: target)
      }
      let standing = staying.map(\.target).indicesOfHeaviestIncreasing(weights: staying.map(weight))
      for (index, member) in staying.enumerated() where !standing.containsInOrder(index) {
        change.moved.append(member)
      }
    }
    change.moved.sort { $0.source < $1.source }
  }

  // MARK: - Rows by their ordinals

  /// Computes the change if row *j* is row *j*, as far as both have one.
  private func changeOfSameOrdinals(_ moveLimit: Int) -> AdditionalChange {
    var change = AdditionalChange()
    let shared = min(old.count, new.count)
    for list in old.layouts.indices {
      let gaps = AdditionalGaps(list: list, in: self)
      let ordinals = old.ordinals(ofList: list)
      if !gaps.isUnchanged {
        let common = ordinals.clamped(to: gaps.ordinalsAfter)
        var moveCount = 0
        var ordinal = ordinals.lowerBound
        while ordinal < min(ordinals.upperBound, shared) {
          if common.contains(ordinal) {
            let standing = gaps.unmovedCount(from: ordinal, upTo: common.upperBound)
            guard standing == 0, moveCount <= moveLimit else {
              ordinal = standing > 0 ? ordinal + standing : common.upperBound
              continue
            }
            moveCount += 1
          }
          change.moved.append(RowMap.Move(from: ordinal, to: ordinal))
          ordinal += 1
        }
      }
      if gaps.rows != nil { change.removed += ordinals.clamped(to: shared..<old.count) }
      change.inserted += gaps.ordinalsAfter.clamped(to: shared..<new.count)
    }
    change.inserted.sortIfNeeded()
    return change
  }

  // MARK: - Rows by their content rows

  /// Computes the change if each row belongs to the content row below it.
  private func changeByContentRow(_ moveLimit: Int) -> AdditionalChange {
    var change = AdditionalChange()
    var moving: [RowMap.Move] = []
    for list in old.layouts.indices {
      let gaps = AdditionalGaps(list: list, in: self)
      guard let rows = gaps.rows, !gaps.isUnchanged else { continue }
      for ordinal in old.ordinals(before: rows.removed, inList: list) {
        if let target = newOrdinalByContentRow(of: ordinal, inList: list) {
          moving.append(RowMap.Move(from: ordinal, to: target))
        } else {
          change.removed.append(ordinal)
        }
      }
    }
    let reached = Set(moving.map(\.target))
    for list in old.layouts.indices {
      let gaps = AdditionalGaps(list: list, in: self)
      guard let rows = gaps.rows, let listAfter = gaps.listAfter, !gaps.isUnchanged else {
        continue
      }
      change.inserted += new.ordinals(before: rows.added, inList: listAfter)
        .filter { !reached.contains($0) }
      gaps.addDifferences(to: &change, moveLimit)
    }
    change.removed.sortIfNeeded()
    change.inserted.sortIfNeeded()
    add(moving, to: &change, weight: { _ in 1 }, target: newOrdinalByContentRow(of:inList:))
    return change
  }

  /// Returns the new ordinal of a row that belongs to the content row below it; nil if it is
  /// removed.
  ///
  /// - Complexity: O(log *k* + log *m*) for *k* rows and *m* changes of the content.
  private func newOrdinalByContentRow(of ordinal: Int, inList list: Int) -> Int? {
    old.ordinal(of: ordinal, inList: list, after: new, place: content.place(after:isLast:))
  }
}

extension AdditionalComparison.Content {
  /// Returns the place of a list after; nil if it did not survive.
  func list(after list: Int) -> Int? {
    switch self {
    case .rows(let map): map.newSection(forOld: list)
    case .sections: list
    }
  }

  /// Returns the outcome of the content of a list (before) that survives; nil for any other.
  func rows(ofList list: Int) -> RowMap? {
    switch self {
    case .rows(let map): map.rows(ofSection: list)
    case .sections(let map, identities: _): map
    }
  }

  /// Returns the place of a content row after, by its list and row.
  ///
  /// - Parameter isLast: Whether it is the place after the last row of the list. That is any row
  ///   beyond the last one after.
  fileprivate func place(after row: RowPosition, isLast: Bool) -> RowPosition? {
    switch self {
    case .sections(_, let identities):
      let section = isLast ? Int.max : identities.newRow(forOld: row.row)
      return section.map { RowPosition(section: row.section, row: $0) }
    case .rows(let map):
      return map.place(after: row, isLast: isLast)
    }
  }
}

extension AdditionalLists {
  /// Returns the additional rows before some content rows of a list, which ascend.
  fileprivate func ordinals(before contentRows: [Int], inList list: Int) -> [Int] {
    let first = ordinals(ofList: list).lowerBound
    return contentRows.flatMap { row in
      layouts[list].ordinals(before: row, count: 1).map { first + $0 }
    }
  }
}
