/// The rows of a layer, or the sections it adds, before and after a change, and the change of the
/// content between them.
///
/// A row stands on three conditions: it stays in its list, as many unmoved content rows are before
/// it as were, and it is in the longest increasing subsequence of its *gap* between two unmoved
/// content rows. Other rows that are in both move. Those are the fewest moves: rows that stand must
/// keep their order.
///
/// Both layouts are walked along side by side. Where they agree over a whole run it is passed over,
/// so that a regular rule costs no more in endless content; every other row is looked at once.
/// Where a list has more rows that move, or that go while others come, than `moveLimit`, its
/// section is replaced, and the rest of its rows is not looked at. Neither are the rows of a list
/// that goes or comes as a whole: an operation on its section takes them along.
struct AdditionalComparison: Sendable {
  /// The change of the content around the additional rows.
  enum Content: Sendable {
    /// The fate of the rows of each section.
    case rows(UpdateMap)
    /// The fate of the sections, and the same with reloaded sections as ones that stay.
    case sections(RowMap, identities: RowMap)
  }

  let old: AdditionalLists
  let new: AdditionalLists
  let content: Content

  /// Finds the operations by which each row gets from its old to its new place.
  ///
  /// - Parameters:
  ///   - identities: The identities of the rows.
  ///   - moveLimit: The most rows of a list that may have to move.
  ///   - weight: Returns what a row saves that stands, where not all of a gap can.
  /// - Complexity: O(*p* log *p* + *p* log *m*) for *m* changes of the content and the *p* rows
  ///   that are named or that differ, and O(*k*) for *k* irregular rows of lists that are touched.
  func change(
    matching identities: AdditionalIdentities, moveLimit: Int = .max,
    weight: (RowMap.Move) -> Int = { _ in 1 }
  ) -> AdditionalChange {
    switch identities.form {
    case .sameOrdinals: return changeOfSameOrdinals(moveLimit)
    case .contentRow: return changeByContentRow(moveLimit)
    case .edited(let edit):
      var change = AdditionalChange(removed: edit.deleted, inserted: edit.inserted)
      add(edit.moves, to: &change, weight: weight) { ordinal, _ in edit.newRow(forOld: ordinal) }
      return change
    }
  }

  /// Returns the new ordinal of each row, by old ordinal; nil for a row that goes.
  ///
  /// - Complexity: O(*k* log *m*) for *k* rows and *m* changes of the content.
  func newOrdinals(matching identities: AdditionalIdentities) -> [Int?] {
    identities.newOrdinals(countBefore: old.count, countAfter: new.count)
      ?? old.layouts.indices.flatMap { list in
        old.ordinals(ofList: list).map { newOrdinalByContentRow(of: $0, inList: list) }
      }
  }

  // MARK: - Rows that are named

  /// Adds moves of those of some rows that cannot stand.
  ///
  /// - Parameters:
  ///   - rows: Rows that are in both layouts, ascending by source. All others of their gaps stand
  ///     unless one of these is in the way.
  ///   - target: Returns the new ordinal of a row of a list; nil for one that goes.
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
      // The first that stays in a gap decides for all of it.
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

  /// Finds the change where row *j* is row *j*, as far as both have one.
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
            let standing = gaps.standingCount(from: ordinal, upTo: common.upperBound)
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

  /// Finds the change where each row belongs to the content row that it stands before.
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

  /// Returns the new ordinal of a row that belongs to the content row that it stands before; nil if
  /// it goes.
  ///
  /// - Complexity: O(log *k* + log *m*) for *k* rows and *m* changes of the content.
  private func newOrdinalByContentRow(of ordinal: Int, inList list: Int) -> Int? {
    old.ordinal(of: ordinal, inList: list, after: new) { row in
      content.place(after: row, isLast: row.row == old.layouts[list].contentCount)
    }
  }
}

extension AdditionalComparison.Content {
  /// Returns the place of a list after; nil if it did not survive.
  fileprivate func list(after list: Int) -> Int? {
    switch self {
    case .rows(let map): map.newSection(forOld: list)
    case .sections: list
    }
  }

  /// Returns the fate of the content of a list (before) that survives; nil for any other.
  fileprivate func rows(ofList list: Int) -> RowMap? {
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

/// The additional rows of one list before and after, and the gaps between its unmoved content rows,
/// each known by the number of these above it.
private struct AdditionalGaps {
  /// The list (before).
  let list: Int
  /// The list after; nil if it did not survive.
  let listAfter: Int?
  /// The fate of its content; nil if it did not survive.
  let rows: RowMap?
  /// The additional rows of the list (before).
  let ordinals: Range<Int>
  /// The additional rows of the list (after).
  let ordinalsAfter: Range<Int>
  private let layout: RowLayout
  private let layoutAfter: RowLayout

  init(list: Int, in comparison: AdditionalComparison) {
    self.list = list
    listAfter = comparison.content.list(after: list)
    rows = comparison.content.rows(ofList: list)
    ordinals = comparison.old.ordinals(ofList: list)
    layout = comparison.old.layouts[list]
    ordinalsAfter = listAfter.map { comparison.new.ordinals(ofList: $0) } ?? 0..<0
    layoutAfter = listAfter.map { comparison.new.layouts[$0] } ?? layout
  }

  /// Whether nothing of the list has changed, the ordinals of its rows included.
  var isUnchanged: Bool {
    rows?.isUnchanged == true && ordinals == ordinalsAfter && layout == layoutAfter
  }

  /// Returns the gap of a row of the list (before); nil if the list did not survive.
  func gap(of ordinal: Int) -> Int? {
    rows?.keptCount(
      aboveOldAnchor: layout.anchor(ofAdditional: ordinal - ordinals.lowerBound))
  }

  /// Returns the gap of a row (after); nil if it is not in the list.
  func gap(ofNew ordinal: Int) -> Int? {
    guard let rows, ordinalsAfter.contains(ordinal) else { return nil }
    return rows.keptCount(
      aboveNewAnchor: layoutAfter.anchor(ofAdditional: ordinal - ordinalsAfter.lowerBound))
  }

  /// Returns all rows (before) of the gap of one of them.
  func ordinals(withGap gap: Int, around ordinal: Int) -> Range<Int> {
    var (first, end) = (ordinal, ordinal + 1)
    while first > ordinals.lowerBound, self.gap(of: first - 1) == gap { first -= 1 }
    while end < ordinals.upperBound, self.gap(of: end) == gap { end += 1 }
    return first..<end
  }

  /// Returns how many rows from one on are known to stand, each with the ordinal that it had; 0 if
  /// content passes this one.
  func standingCount(from ordinal: Int, upTo end: Int) -> Int {
    guard let rows else { return 0 }
    let run = layout.run(of: ordinal - ordinals.lowerBound)
    let runAfter = layoutAfter.run(of: ordinal - ordinalsAfter.lowerBound)
    let anchor = run.anchor(ofAdditional: ordinal - ordinals.lowerBound)
    let anchorAfter = runAfter.anchor(ofAdditional: ordinal - ordinalsAfter.lowerBound)
    let removed = rows.removed.firstIndex(atLeast: anchor)
    let added = rows.added.firstIndex(atLeast: anchorAfter)
    guard anchor - removed == anchorAfter - added else { return 0 }
    guard run.step == runAfter.step else { return 1 }
    // Both go on alike, down to the next content row that goes or comes.
    var last = min(
      end, ordinals.lowerBound + run.ordinals.upperBound,
      ordinalsAfter.lowerBound + runAfter.ordinals.upperBound)
    if removed < rows.removed.count {
      last = min(last, ordinals.lowerBound + run.count(upToContent: rows.removed[removed]))
    }
    if added < rows.added.count {
      last = min(last, ordinalsAfter.lowerBound + runAfter.count(upToContent: rows.added[added]))
    }
    return last - ordinal
  }

  /// Adds the rows before unmoved content rows that go, since there are fewer after, and those that
  /// come, until there are too many of both.
  func addDifferences(to change: inout AdditionalChange, _ moveLimit: Int) {
    guard let rows else { return }
    let (removedBefore, insertedBefore) = (change.removed.count, change.inserted.count)
    // The place after the last content row stays that place.
    let end = RowMap.Stretch(source: rows.countBefore, target: rows.countAfter, count: 1)
    for stretch in rows.stretches + [end] {
      var left = layout.ordinals(before: stretch.source, count: stretch.count)
      var leftAfter = layoutAfter.ordinals(before: stretch.target, count: stretch.count)
      // From the bottom: of several rows at one place, those next to the content row are the same.
      while !left.isEmpty || !leftAfter.isEmpty {
        let going = change.removed.count - removedBefore
        let coming = change.inserted.count - insertedBefore
        if min(going, coming) > moveLimit { return }
        let place = left.last.map { layout.anchor(ofAdditional: $0) - stretch.source } ?? -1
        let placeAfter =
          leftAfter.last.map { layoutAfter.anchor(ofAdditional: $0) - stretch.target } ?? -1
        if place > placeAfter {
          change.removed.append(ordinals.lowerBound + left.removeLast())
        } else if place < placeAfter {
          change.inserted.append(ordinalsAfter.lowerBound + leftAfter.removeLast())
        } else {
          let same = commonCount(left.upperBound - 1, leftAfter.upperBound - 1)
          left = left.dropLast(same)
          leftAfter = leftAfter.dropLast(same)
        }
      }
    }
  }

  /// Returns how many rows up from two at one place are known to be at the same places.
  private func commonCount(_ ordinal: Int, _ ordinalAfter: Int) -> Int {
    let (run, runAfter) = (layout.run(of: ordinal), layoutAfter.run(of: ordinalAfter))
    guard run.step == runAfter.step else { return 1 }
    return min(ordinal - run.firstOrdinal, ordinalAfter - runAfter.firstOrdinal) + 1
  }
}

extension RowLayout {
  /// Returns the additional rows before some neighbouring content rows.
  fileprivate func ordinals(before row: Int, count: Int) -> Range<Int> {
    additionalCount(before: row)..<additionalCount(before: row + count)
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
