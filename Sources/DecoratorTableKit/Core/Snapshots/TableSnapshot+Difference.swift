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
  ///   expected; no item is hashed. One pass of comparisons for equal snapshots, and O(1) for
  ///   copies that share their storage.
  @inlinable
  public func difference(
    from old: Self, isContentEqual: (ItemID, ItemID) -> Bool = { _, _ in true }
  ) -> TableDifference<SectionID, ItemID> {
    if marks.isEmpty, sharesItems(with: old) { return TableDifference(stages: []) }
    let matches = matches(in: old, isContentEqual: isContentEqual)
    let change = SnapshotChange(
      before: old.order.rowCounts,
      sections: sectionIdentifiers.map { old.indexOfSection($0) },
      after: order.rowCounts, matches: matches,
      replaced: marks.reloadedSections.identities.compactMap { indexOfSection($0) },
      reloaded: marks.reloadedItems.identities.compactMap { indexOfItem($0) },
      reconfigured: marks.reconfiguredItems.identities.compactMap { indexOfItem($0) })
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
    let newItems = order.items
    var snapshot = Self()
    func append(_ item: Int, of source: Self) {
      _ = snapshot.items.insert(source.items.identities[item], hash: source.items.hashes[item])
    }
    for (number, rows) in sections {
      let isOld = number < old.numberOfSections
      let identity = isOld ? old.sectionIdentifier(at: number) : nil
      guard
        let identity = identity ?? sectionIdentifier(at: number - old.numberOfSections),
        let index = isOld && (rows == .before || rows == .leaving)
          ? number : indexOfSection(identity)
      else { continue }
      snapshot.appendSections([identity])
      let first = snapshot.items.count
      switch rows {
      case .before, .leaving:
        let start = old.order.firstIndex(ofSection: index)
        let goes = indexOfSection(identity) == nil
        for (row, item) in old.order.items(inSection: index).enumerated() {
          let target = Int(targets[start + row])
          guard target < 0 || rows == .before else { continue }
          if target < 0 || goes {
            append(Int(item), of: old)
          } else {
            append(Int(newItems[target]), of: self)
          }
        }
      case .arriving, .after:
        let start = order.firstIndex(ofSection: index)
        for (row, item) in order.items(inSection: index).enumerated()
        where rows == .after || matches.sources[start + row] < 0 {
          append(Int(item), of: self)
        }
      }
      snapshot.order.insert(
        (first..<snapshot.items.count).map { Int32($0) },
        at: RowPosition(section: snapshot.numberOfSections - 1, row: 0))
    }
    return snapshot
  }
}
