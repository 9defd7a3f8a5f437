extension TableSnapshot {
  /// Finds the changes that lead from another snapshot to this one, with the fewest moves.
  ///
  /// Of the sections in both snapshots, those outside their longest ascending subsequence move. An
  /// item moves if it changes its section, or is outside that subsequence of its section. An item
  /// that leaves a section that goes is inserted where it comes to: nobody says that UIKit would
  /// move it. Sections to be reloaded are replaced with all of their items, and these have no
  /// operations of their own.
  ///
  /// - Parameters:
  ///   - old: The snapshot before the changes.
  ///   - isContentEqual: Whether an item before (the first) and the same item after (the second)
  ///     show the same. If not, the item is reloaded. It is not asked if both snapshots share their
  ///     storage.
  /// - Complexity: O(*n* + *r* log *r*) for *n* items and *r* stretches of them that stay together,
  ///   expected; an item is hashed once at most. One pass of comparisons for equal snapshots, and O(1) for
  ///   copies that share their storage.
  @inlinable
  public func difference(
    from old: Self, isContentEqual: (ItemID, ItemID) -> Bool = { _, _ in true }
  ) -> TableDifference<SectionID, ItemID> {
    if !hasReloads, sharesItems(with: old) { return TableDifference(stages: []) }
    let matches = matches(in: old, isContentEqual: isContentEqual)
    let change = SnapshotChange(
      before: old.rows.counts,
      sections: sectionIdentifiers.map { old.indexOfSection($0) },
      after: rows.counts, matches: matches,
      replaced: reloadedSectionIdentifiers.compactMap { indexOfSection($0) },
      reloaded: reloadedItemIdentifiers.compactMap { indexOfItem($0) },
      reconfigured: reconfiguredItemIdentifiers.compactMap { indexOfItem($0) })
    let stages = change.stages()
    guard let last = stages.last else { return TableDifference(stages: []) }
    let intermediate = stages.dropLast().map { stage in
      TableDifference.Stage(
        update: stage.update, snapshot: snapshot(of: stage.sections, from: old, matches))
    }
    return TableDifference(
      stages: intermediate + [.init(update: last.update, snapshot: withoutReloads)])
  }

  /// Returns the data between two stages. Items of both snapshots are taken from this one, but for
  /// those in a section that goes.
  @usableFromInline
  func snapshot(
    of sections: [(number: Int, rows: SnapshotStage.Rows)], from old: Self, _ matches: ItemMatches
  ) -> Self {
    let targets = matches.targets(count: old.numberOfItems)
    let newItems = rows.sections.joined().map { items.identities[Int($0)] }
    var snapshot = Self()
    for (number, rows) in sections {
      let isOld = number < old.numberOfSections
      let identity = isOld ? old.sectionIdentifier(at: number) : nil
      guard
        let identity = identity ?? sectionIdentifier(at: number - old.numberOfSections),
        let index = isOld && (rows == .before || rows == .leaving)
          ? number : indexOfSection(identity)
      else { continue }
      snapshot.appendSections([identity])
      switch rows {
      case .before, .leaving:
        let start = old.rows.sections[..<index].reduce(0) { $0 + $1.count }
        let goes = indexOfSection(identity) == nil
        let items = old.itemIdentifiers(inSection: identity).enumerated().compactMap { row, item in
          let target = Int(targets[start + row])
          if target >= 0, rows == .leaving { return ItemID?.none }
          return target < 0 || goes ? item : newItems[target]
        }
        snapshot.appendItems(items)
      case .arriving, .after:
        let start = self.rows.sections[..<index].reduce(0) { $0 + $1.count }
        let items = itemIdentifiers(inSection: identity).enumerated().filter { row, _ in
          rows == .after || matches.sources[start + row] < 0
        }
        snapshot.appendItems(items.map(\.element))
      }
    }
    return snapshot
  }
}
