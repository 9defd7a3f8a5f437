extension LayerTransition {
  /// The batch that takes the table outside the layer along.
  ///
  /// - Parameters:
  ///   - update: The change of the content, of which ``content`` was made; empty for a change of the
  ///     layer's own.
  ///   - moveLimit: Where more additional rows of a section would have to move, it is reloaded.
  /// - Returns: A batch in outer coordinates that a table takes.
  /// - Complexity: As ``UpdateLift/outerUpdate(moveLimit:)``.
  func lift(_ update: BatchUpdate, moveLimit: Int = 512) -> BatchUpdate {
    if hasContentAlone(update) {
      var outer = BatchUpdate()
      outer.setUnmovedRows(
        of: update, before: OuterPlaces(in: old.layout, swallowing: []),
        after: OuterPlaces(in: new.layout, swallowing: []))
      return outer
    }
    return UpdateLift(
      update: update, old: old.layout, new: new.layout, content: content, rows: rows,
      sections: sections, changed: changed
    ).outerUpdate(moveLimit: moveLimit)
  }

  /// Whether rows of the content come, go or are changed, and that is all, as far as can be told at
  /// once: the most frequent change.
  private func hasContentAlone(_ update: BatchUpdate) -> Bool {
    rows.isUnchanged && sections.isUnchanged && changed.isEmpty && !update.changesSections
      && update.movedRows.isEmpty
      && old.layout.addedSectionRowCounts == new.layout.addedSectionRowCounts
  }
}
