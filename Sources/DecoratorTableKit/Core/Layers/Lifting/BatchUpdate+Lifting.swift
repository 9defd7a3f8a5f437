extension BatchUpdate {
  /// The most additional rows of a section that move, unless another number is given. Where more
  /// would have to, the section is reloaded.
  public static var defaultMoveLimit: Int { 512 }

  /// Lifts this change of a layer's content to the table outside the layer.
  ///
  /// A table takes the batch that results. It leads from the old list seen from outside to the new
  /// one. Operations on content are taken over one for one. Additional rows have the fewest
  /// operations. A row of both layouts moves where content that stays has to pass it, or where it
  /// changes its section or its place among its neighbours.
  ///
  /// ```swift
  /// // outer rows: content 0, additional 0, content 1; the additional row stays before content 1
  /// let old = TableLayout(rows: [RowLayout(contentCount: 2, anchors: [1])])
  /// let new = TableLayout(rows: [RowLayout(contentCount: 2, anchors: [0])])
  /// let (source, target) = (RowPosition(section: 0, row: 1), RowPosition(section: 0, row: 0))
  /// let update = BatchUpdate([.moveRow(BatchUpdate.Move(from: source, to: target))])
  /// update.lifted(from: old, to: new).movedRows    // [0, 1] to [0, 0], and [0, 2] to [0, 1]
  /// ```
  ///
  /// Whole sections are deleted and inserted where a table could not take the operations in one
  /// batch: a section that moves and has operations on its rows, and sections that are reloaded
  /// while others move.
  ///
  /// - Parameters:
  ///   - old: The layout before.
  ///   - new: The layout after. Traps if this batch does not lead from the content of the one to
  ///     that of the other, with the error of ``validate(before:after:)``.
  ///   - rows: The identities of the additional rows. Traps if there are more or fewer rows.
  ///   - sections: The identities of the added sections. A section that gets another number of rows
  ///     is replaced. Traps if there are more or fewer sections.
  ///   - changed: Additional rows that are the same and show something else (ordinals before). They
  ///     are reloaded, or deleted and inserted where they also have to move. Traps for one that
  ///     does not exist.
  ///   - moveLimit: A section in which more additional rows would have to move, or to go while
  ///     others come, is reloaded.
  /// - Returns: The batch in outer coordinates.
  /// - Complexity: O(*m* log *k*) for *m* operations, besides one for each section, and O(*p* log
  ///   *k*) for *p* operations of additional rows. To find those costs O((*m* + runs) log *k*) for
  ///   ``AdditionalIdentities/sameOrdinals`` and regular layouts, otherwise O(*k* log *k*).
  public func lifted(
    from old: TableLayout, to new: TableLayout, matching rows: AdditionalIdentities = .sameOrdinals,
    sections: AdditionalIdentities = .sameOrdinals, changed: Set<Int> = [],
    moveLimit: Int = BatchUpdate.defaultMoveLimit
  ) -> BatchUpdate {
    let content = UpdateMap(
      expecting: self, before: old.contentRowCounts, after: new.contentRowCounts)
    rows.check(
      "additional rows", before: old.additionalCount, after: new.additionalCount)
    sections.check(
      "added sections", before: old.addedSectionRowCounts.count,
      after: new.addedSectionRowCounts.count)
    if let row = changed.first(where: { !(0..<old.additionalCount).contains($0) }) {
      misuse("additional row \(row) cannot have changed: there are \(old.additionalCount) before")
    }
    return UpdateLift(
      update: self, old: old, new: new, content: content, rows: rows, sections: sections,
      changed: changed.sorted()
    ).outerUpdate(moveLimit: moveLimit)
  }
}

extension UpdateMap {
  /// Reads a batch update that has to be legal; traps if it is not.
  convenience init(expecting update: BatchUpdate, before: [Int], after: [Int]) {
    do {
      try self.init(validating: update, before: before, after: after)
    } catch {
      misuse(error.description)
    }
  }
}
