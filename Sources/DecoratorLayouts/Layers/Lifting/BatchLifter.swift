/// Lifts a batch update from inner to outer coordinates.
///
/// Operations on content are lifted one for one. An ``AdditionalComparison`` computes the fewest
/// operations of the additional rows, and a ``SectionLifter`` those of the sections. ``OuterRows``
/// has no places in replaced sections: operations on rows there are dropped, and of a move into or
/// out of such a section only the end outside remains.
struct BatchLifter {
  /// The change of the content.
  let update: BatchUpdate
  /// The layout before.
  let old: TableLayout
  /// The layout after.
  let new: TableLayout
  /// The same change, for look-ups of rows.
  let content: UpdateMap
  /// The identities of the additional rows.
  let rows: AdditionalIdentities
  /// The identities of the added sections.
  let sections: AdditionalIdentities
  /// Unchanged additional rows that are reloaded (old ordinals), ascending.
  let changed: [Int]

  /// Lifts the update to outer coordinates: one legal batch, with the fewest operations for the
  /// additional rows, and for hidden and revealed ones.
  ///
  /// - Parameter moveLimit: A section in which more additional rows would move is reloaded.
  /// - Complexity: O(*m* log *k*) for *m* operations, and for the additional rows as
  ///   ``AdditionalComparison/change(matching:moveLimit:weight:)`` and O(log *k*) for each of their
  ///   operations. For hidden rows as ``VisibilityChange``.
  func outerUpdate(moveLimit: Int) -> BatchUpdate {
    let change = additionalChange(moveLimit)
    let sections = SectionLifter(self, rows: change, moveLimit: moveLimit)
    let before = OuterRows(in: old, replaced: sections.replacedBefore)
    let after = OuterRows(in: new, replaced: sections.replacedAfter)
    var outer = sections.update
    outer.add(rowsOf: update, visibility, before: before, after: after)
    outer.add(change, changed: changed, before: before, after: after)
    outer.rows.putInOrder()
    return outer
  }

  /// The unmoved rows that are hidden or revealed.
  var visibility: VisibilityChange { VisibilityChange(from: old, to: new, content) }

  /// Returns the change of the additional rows.
  private func additionalChange(_ moveLimit: Int) -> AdditionalChange {
    // The most frequent case: all rows stay with the content around them.
    if rows.isUnchanged { return AdditionalChange() }
    return AdditionalComparison(
      old: AdditionalLists(rowsOf: old), new: AdditionalLists(rowsOf: new),
      content: .rows(content)
    ).change(matching: rows, moveLimit: moveLimit)
  }
}

extension LayerTransition {
  /// Returns the batch for the table outside the layer.
  ///
  /// - Parameters:
  ///   - update: The change of the content that ``content`` was made from; empty for a change of
  ///     the layer's own.
  ///   - moveLimit: A section in which more additional rows would move is reloaded.
  /// - Returns: A legal batch in outer coordinates.
  /// - Complexity: As ``BatchLifter/outerUpdate(moveLimit:)``.
  package func lift(_ update: BatchUpdate, moveLimit: Int) -> BatchUpdate {
    var outer = liftedRows(update, moveLimit: moveLimit)
    if !reconfigured.isEmpty {
      outer.reconfiguredRows.insertInOrder(
        contentsOf: reconfigured.map { old.layout.position(ofAdditional: $0) })
    }
    return outer
  }

  private func liftedRows(_ update: BatchUpdate, moveLimit: Int) -> BatchUpdate {
    if affectsOnlyContent(update) {
      var outer = BatchUpdate()
      // Not copied: copying the layouts would take longer than the look-ups.
      outer.setUnmovedRows(of: update) {
        old.layout.shownPositions(ofContent: $0)
      } after: {
        new.layout.shownPositions(ofContent: $0)
      }
      if old.layout.hidesRows || new.layout.hidesRows {
        outer.add(
          VisibilityChange(from: old.layout, to: new.layout, content),
          before: OuterRows(in: old.layout), after: OuterRows(in: new.layout))
      }
      return outer
    }
    return BatchLifter(
      update: update, old: old.layout, new: new.layout, content: content, rows: rows,
      sections: sections, changed: changed
    ).outerUpdate(moveLimit: moveLimit)
  }

  /// Returns whether the change is of the most frequent kind: of content rows only, without moves.
  private func affectsOnlyContent(_ update: BatchUpdate) -> Bool {
    rows.isUnchanged && sections.isUnchanged && changed.isEmpty && !update.changesSections
      && update.movedRows.isEmpty
      && old.layout.addedSectionRowCounts == new.layout.addedSectionRowCounts
  }
}

extension BatchUpdate {
  /// The default limit of additional rows that move in a section. A section in which more would
  /// move is reloaded.
  package static var defaultMoveLimit: Int { 512 }

  /// Lifts this change of a layer's content to the table outside the layer.
  ///
  /// The resulting batch is legal. It leads from the old list, seen from outside, to the new one.
  /// Operations on content are lifted one for one. Additional rows have the fewest operations. A
  /// row of both layouts moves if unmoved content has to pass it, or if it changes its section or
  /// its order.
  ///
  /// ```swift
  /// // outer rows: content 0, additional 0, content 1; the additional row stays before content 1
  /// let old = TableLayout(rows: [RowLayout(contentCount: 2, anchors: [1])])
  /// let new = TableLayout(rows: [RowLayout(contentCount: 2, anchors: [0])])
  /// let move = BatchUpdate.RowMove(
  ///   from: RowPosition(section: 0, row: 1), to: RowPosition(section: 0, row: 0))
  /// let update = BatchUpdate([.moveRow(move)])
  /// update.lifted(from: old, to: new).movedRows    // [0, 1] to [0, 0], and [0, 2] to [0, 1]
  /// ```
  ///
  /// Whole sections are deleted and inserted if the operations would not be legal in one batch: a
  /// section that moves and has operations on its rows, and sections that are reloaded while others
  /// move.
  ///
  /// - Parameters:
  ///   - old: The layout before.
  ///   - new: The layout after. Traps if this batch does not lead from the content of the one to
  ///     that of the other, with the error of ``validate(before:after:)``.
  ///   - rows: The identities of the additional rows. Traps if there are more or fewer rows.
  ///   - sections: The identities of the added sections. A section whose number of rows changes is
  ///     replaced. Traps if there are more or fewer sections.
  ///   - changed: Unchanged additional rows with other content (ordinals before). They are
  ///     reloaded, or deleted and inserted if they also have to move. Traps for one that does not
  ///     exist.
  ///   - moveLimit: A section in which more additional rows would move, or be removed while others
  ///     are inserted, is reloaded.
  /// - Returns: The batch in outer coordinates.
  /// - Complexity: As ``BatchLifter/outerUpdate(moveLimit:)``, and O(sections).
  package func lifted(
    from old: TableLayout, to new: TableLayout, matching rows: AdditionalIdentities = .sameOrdinals,
    sections: AdditionalIdentities = .sameOrdinals, changed: Set<Int> = [],
    moveLimit: Int = BatchUpdate.defaultMoveLimit
  ) -> BatchUpdate {
    let content = UpdateMap(
      expecting: self, before: old.contentRowCounts, after: new.contentRowCounts)
    rows.check("additional rows", before: old.additionalCount, after: new.additionalCount)
    sections.check(
      "added sections", before: old.addedSectionRowCounts.count,
      after: new.addedSectionRowCounts.count)
    if let row = changed.first(where: { !(0..<old.additionalCount).contains($0) }) {
      misuse("additional row \(row) cannot have changed: there are \(old.additionalCount) before")
    }
    return BatchLifter(
      update: self, old: old, new: new, content: content, rows: rows, sections: sections,
      changed: changed.sorted()
    ).outerUpdate(moveLimit: moveLimit)
  }
}

extension UpdateMap {
  /// Creates the map of a batch update; traps if it is illegal.
  package convenience init(expecting update: BatchUpdate, before: [Int], after: [Int]) {
    do {
      try self.init(validating: update, before: before, after: after)
    } catch {
      misuse(error.description)
    }
  }
}
