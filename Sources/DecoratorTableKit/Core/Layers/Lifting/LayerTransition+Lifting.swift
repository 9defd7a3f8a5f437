extension LayerTransition {
  /// Returns the batch that takes the table outside the layer along.
  ///
  /// - Parameters:
  ///   - update: The change of the content that ``content`` was made from; empty for a change of
  ///     the layer's own.
  ///   - moveLimit: Where more additional rows of a section would have to move, it is reloaded.
  /// - Returns: A batch in outer coordinates that a table takes.
  /// - Complexity: As ``UpdateLift/outerUpdate(moveLimit:)``.
  func lift(_ update: BatchUpdate, moveLimit: Int) -> BatchUpdate {
    var outer = liftedRows(update, moveLimit: moveLimit)
    guard !reconfigured.isEmpty else { return outer }
    for ordinal in reconfigured {
      outer.append(.reconfigureRow(old.layout.position(ofAdditional: ordinal)))
    }
    outer.putInOrder()
    return outer
  }

  private func liftedRows(_ update: BatchUpdate, moveLimit: Int) -> BatchUpdate {
    if hasContentAlone(update) {
      var outer = BatchUpdate()
      // Asked in place: to copy the layouts would take longer than to ask them.
      outer.setUnmovedRows(of: update) {
        old.layout.shownPositions(ofContent: $0)
      } after: {
        new.layout.shownPositions(ofContent: $0)
      }
      if old.layout.hidesRows || new.layout.hidesRows { addVisibility(to: &outer) }
      return outer
    }
    return UpdateLift(
      update: update, old: old.layout, new: new.layout, content: content, rows: rows,
      sections: sections, changed: changed
    ).outerUpdate(moveLimit: moveLimit)
  }

  /// Adds the content rows that are hidden or revealed.
  private func addVisibility(to outer: inout BatchUpdate) {
    outer.add(
      VisibilityChange(from: old.layout, to: new.layout, content),
      before: OuterPlaces(in: old.layout, swallowing: []),
      after: OuterPlaces(in: new.layout, swallowing: []))
  }

  /// Returns whether the change is known at once to be the most frequent one: of content rows
  /// alone, without moves.
  private func hasContentAlone(_ update: BatchUpdate) -> Bool {
    rows.isUnchanged && sections.isUnchanged && changed.isEmpty && !update.changesSections
      && update.movedRows.isEmpty
      && old.layout.addedSectionRowCounts == new.layout.addedSectionRowCounts
  }
}
