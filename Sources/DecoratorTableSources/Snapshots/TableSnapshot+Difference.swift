extension TableSnapshot {
  /// Computes the difference from another snapshot to this one, as one batch with the fewest
  /// operations.
  ///
  /// Of the sections in both snapshots, those outside their heaviest ascending subsequence move. An
  /// item moves if it changes its section, or is outside that subsequence of its section. Changes
  /// that one batch cannot express are replacements: an item that moves into an inserted section,
  /// or out of a deleted one, is deleted and inserted. So is an item that moves and is reloaded,
  /// and a section that moves while its rows change. Sections to be reloaded are replaced with all
  /// of their items, and these have no operations of their own.
  ///
  /// - Parameters:
  ///   - old: The snapshot before the changes.
  ///   - isContentEqual: Returns whether an item before (the first) and the same item after (the
  ///     second) have equal content. If not, the item is reloaded. It is not called if both
  ///     snapshots share their storage.
  /// - Complexity: O(*n* + *r* log *r*) for *n* items and *r* stretches of them that stay together,
  ///   expected; an item is hashed once at most. One pass of comparisons for equal snapshots, and
  ///   O(1) for copies that share their storage.
  @inlinable
  public func difference(
    from old: Self, isContentEqual: (ItemID, ItemID) -> Bool = { _, _ in true }
  ) -> BatchUpdate {
    listDifference(from: old, isContentEqual: isContentEqual).update
  }

  /// Computes the difference from another snapshot to this one, and which replaced rows are the
  /// same.
  @inlinable
  func listDifference(
    from old: Self, isContentEqual: (ItemID, ItemID) -> Bool
  ) -> ListDifference {
    if !hasReloads, sharesItems(with: old) { return ListDifference() }
    var list = RearrangedList(rowCountsBefore: old.rows.counts)
    for (section, items) in zip(sections, rows.sections) {
      let origin = old.indexOfSection(section)
      list.appendSection(origin)
      // Most items still follow the same item, which is checked by a comparison. Others are looked
      // up.
      var next = RowPosition(section: origin ?? 0, row: 0)
      for item in items {
        let identity = self.items.identities[Int(item)]
        var found = old.itemIdentifier(at: next)
        if found != identity {
          guard let number = old.items.number(of: identity) else {
            list.appendRows(nil)
            continue
          }
          next = old.rows.position(of: number)
          found = old.items.identities[number]
        }
        list.appendRows(next)
        if let found, !isContentEqual(found, identity) { list.reloadedRows.insert(next) }
        next.row += 1
      }
    }
    list.reloadedSections = Set(reloadedSections.identities.compactMap(old.indexOfSection))
    list.reloadedRows.formUnion(reloadedItems.identities.compactMap(old.position(of:)))
    list.reconfiguredRows = Set(reconfiguredItems.identities.compactMap(old.position(of:)))
    return list.difference
  }
}
