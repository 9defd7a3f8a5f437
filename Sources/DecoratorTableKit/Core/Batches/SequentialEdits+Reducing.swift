extension SequentialEdits {
  /// Combines all edits so far into one batch, which is legal between the row counts that the edits
  /// began with and ``rowCounts``.
  ///
  /// The batch moves as few rows as possible, and does not mention what the edits undo. A change
  /// that one batch cannot say is said by replacing: a row that moves and changes is deleted and
  /// inserted. So is a section that moves while its rows change, that would move to its own place,
  /// or that is reloaded while others move. Rows that come from a replaced section are inserted,
  /// and rows that have gone into it are deleted.
  ///
  /// - Complexity: O(*m* log *m*) for *m* edits; and O(*s* log *s*) for *s* sections if one of them
  ///   has come, gone or moved.
  public func reduced() -> BatchUpdate { reduced(movingRows: nil, movingSections: nil) }

  /// Combines all edits so far into one batch, as ``reduced()`` does. Not everything may move in
  /// it.
  ///
  /// - Parameters:
  ///   - movableRows: The rows (before) that may move within their section. All others must be in
  ///     their order still. Nil if all may move.
  ///   - movableSections: The numbers of the sections that may move. All others must be in their
  ///     order still. Nil if all may move.
  func reduced(
    movingRows movableRows: Set<RowPosition>?, movingSections movableSections: Set<Int>?
  ) -> BatchUpdate {
    var update = BatchUpdate()
    let changed = changedSections
    let arrangements =
      rearrangesSections
      ? update.addSections(leadingTo: self, moving: movableSections, changed: changed)
      : changed.values.filter { !reloadedSections.contains($0.section) }
    if !rearrangesSections { update.reloadedSections = reloadedSections.sorted() }
    update.addRows(
      leadingTo: arrangements.sorted { $0.target < $1.target }, moving: movableRows,
      reloading: reloadedRows, reconfiguring: reconfiguredRows)
    return update
  }

  /// The rearranged or marked rows of each section of before that is edited, by its number.
  private var changedSections: [Int: RowArrangement] {
    let marked = Set(reloadedRows.map(\.section)).union(reconfiguredRows.map(\.section))
    var changed: [Int: RowArrangement] = [:]
    for number in marked.union(rows.keys) where number < rowCountsBefore.count {
      let arrangement = RowArrangement(
        section: number, target: number, countBefore: rowCountsBefore[number],
        rows: rows[number]?.runs ?? [originalRows(of: number)])
      if !arrangement.isUnchanged || marked.contains(number) { changed[number] = arrangement }
    }
    return changed
  }
}

extension BatchUpdate {
  /// Adds the operations on sections, and returns the rows of those that are left to be arranged.
  fileprivate mutating func addSections(
    leadingTo edits: SequentialEdits, moving movable: Set<Int>?, changed: [Int: RowArrangement]
  ) -> [RowArrangement] {
    let countBefore = edits.rowCountsBefore.count
    let order = edits.sections.runs.flatMap { run in run.first..<(run.first + run.count) }
    let old = order.indices.filter { order[$0] < countBefore }
    // A section that moves costs one operation, and one that cannot move costs two. The least
    // weight has a section that is replaced in any case. One that may not move outweighs all
    // others.
    let unit = edits.reloadedSections.count + 1
    let kept = old.map { order[$0] }.indicesOfHeaviestIncreasing(
      weights: old.map { target in
        if let movable, !movable.contains(order[target]) { return 2 * unit * old.count + 1 }
        if edits.reloadedSections.contains(order[target]) { return 1 }
        return order[target] != target && changed[order[target]] == nil ? unit : 2 * unit
      })
    var stays = Array(repeating: false, count: order.count)
    for index in kept { stays[old[index]] = true }
    let sections = SectionArrangement(
      countBefore: countBefore, order: order, stays: stays, reloaded: edits.reloadedSections,
      changed: Set(changed.keys))
    return addSections(leadingTo: sections).compactMap { section, target in
      changed[section].map {
        RowArrangement(
          section: section, target: target, countBefore: $0.countBefore, rows: $0.rows)
      }
    }
  }
}
