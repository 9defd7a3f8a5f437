/// A batch update in inner coordinates, and everything that is needed to lift it to outer ones.
struct UpdateLift {
  /// The change of the content.
  let update: BatchUpdate
  /// The layout before.
  let old: TableLayout
  /// The layout after.
  let new: TableLayout
  /// The same change, to look rows up in.
  let content: UpdateMap
  /// The identities of the additional rows.
  let rows: AdditionalIdentities
  /// The identities of the added sections.
  let sections: AdditionalIdentities
  /// Additional rows that are the same and show something else now (old ordinals), ascending.
  let changed: [Int]

  /// Lifts the update to outer coordinates: one batch that a table takes, with the fewest
  /// operations for the additional rows, and for those that are hidden and revealed.
  ///
  /// - Parameter moveLimit: Where more additional rows of a section would have to move, it is
  ///   reloaded.
  /// - Complexity: O(*m* log *k*) for *m* operations, and for the additional rows as
  ///   ``AdditionalComparison/change(matching:)`` and O(log *k*) for each of their operations. For
  ///   hidden rows as ``VisibilityChange``.
  func outerUpdate(moveLimit: Int) -> BatchUpdate {
    let change = additionalChange
    let sections = SectionLift(self, rows: change, moveLimit: moveLimit)
    var outer = OuterUpdate(
      sections.update,
      before: OuterPlaces(in: old, swallowing: sections.swallowingBefore),
      after: OuterPlaces(in: new, swallowing: sections.swallowingAfter))
    outer.add(rowsOf: update, visibility)
    outer.add(change, changed: changed)
    return outer.finished()
  }

  /// The rows that stay, and are hidden or revealed.
  var visibility: VisibilityChange { VisibilityChange(from: old, to: new, content) }

  /// The change of the additional rows.
  private var additionalChange: AdditionalChange {
    // The most frequent case: all stay with the content around them.
    if rows.isUnchanged { return AdditionalChange() }
    return AdditionalComparison(
      old: AdditionalLists(rowsOf: old), new: AdditionalLists(rowsOf: new),
      content: .rows(content)
    ).change(matching: rows)
  }
}
