extension TableSnapshot {
  /// The changes that lead from another snapshot to this one.
  ///
  /// - Parameters:
  ///   - old: The snapshot before the changes.
  ///   - isContentEqual: Whether an item before (the first) and the same item after (the second) show
  ///     the same. Items for which it is false are reloaded, as are those that this snapshot says.
  public func difference(
    from old: Self, isContentEqual: (ItemID, ItemID) -> Bool = { _, _ in true }
  ) -> TableDifference<SectionID, ItemID> {
    if self == old { return TableDifference(stages: []) }
    let update = BatchUpdate().deletingSections(0..<old.numberOfSections)
      .insertingSections(0..<numberOfSections)
    return TableDifference(stages: [.init(update: update, snapshot: withoutReloads)])
  }
}
