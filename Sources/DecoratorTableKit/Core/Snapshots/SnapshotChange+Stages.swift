extension SnapshotChange {
  /// Returns the batches to make, one after the other; none if there is no change.
  ///
  /// - Complexity: O(*s* log *s* + *r* log *r* + *p*) for *s* sections, *r* runs of rows that stay
  ///   together, and *p* operations.
  @usableFromInline
  func stages() -> [SnapshotStage] {
    stages(preparing: movesRowsIntoNewSections)
  }

  /// Returns the batches to make, one after the other.
  ///
  /// - Parameter isPreparing: Whether there is a stage before all others, which inserts sections
  ///   and shows rows again where they are.
  private func stages(preparing isPreparing: Bool) -> [SnapshotStage] {
    let rearranged = rearrangedSections
    let changed = isPreparing ? rearranged : rearranged.union(markedSections)
    let moving = movingSections(changed: changed)
    // A section cannot move in the batch in which its rows change.
    let isSettling = !moving.isDisjoint(with: changed)
    var stages: [SnapshotStage] = []
    var order = Array(rowCountsBefore.indices)
    let all = allSections(moving: moving)
    if isPreparing {
      var update = BatchUpdate()
      update.sections.inserted = all.indices.filter { all[$0] >= sectionCountBefore }
      update.rows.reloaded = reloadedRows.sorted()
      update.reconfiguredRows = reconfiguredRows.sorted()
      let sections = all.map { number in
        (number: number, rows: number < sectionCountBefore ? SnapshotStage.Rows.before : .arriving)
      }
      stages.append(SnapshotStage(update: update, sections: sections))
      order = all
    }
    let step = SnapshotStep(
      change: self, before: order, after: isSettling ? all : sectionsAfter,
      moving: isSettling ? [] : moving, rearranged: changed)
    let update = step.update(
      reloading: isPreparing ? [] : reloadedRows,
      reconfiguring: isPreparing ? [] : reconfiguredRows)
    if !isPreparing,
      update.reloadedRows.count < reloadedRows.count
        || update.reconfiguredRows.count < reconfiguredRows.count
    {
      // Some of them move, and a row cannot move and be shown again in one batch.
      return self.stages(preparing: true)
    }
    if !update.isEmpty {
      let present = Set(sectionsAfter)
      let sections = step.after.map { number in
        (number: number, rows: present.contains(number) ? SnapshotStage.Rows.after : .leaving)
      }
      stages.append(SnapshotStage(update: update, sections: sections))
    }
    if isSettling {
      let step = SnapshotStep(
        change: self, before: all, after: sectionsAfter, moving: moving, rearranged: [])
      stages.append(
        SnapshotStage(
          update: step.sectionUpdate, sections: sectionsAfter.map { ($0, SnapshotStage.Rows.after) }
        ))
    }
    return stages
  }

  /// Returns the fewest sections that must move.
  ///
  /// There can be several choices. First the one counts with the fewest sections that have changed
  /// rows, and then the one with the fewest that would move to their own place.
  private func movingSections(changed: Set<Int>) -> Set<Int> {
    let common = sectionsAfter.indices.filter { sectionsAfter[$0] < sectionCountBefore }
    let unit = 2 * common.count + 2
    let kept = common.map { sectionsAfter[$0] }.indicesOfHeaviestIncreasing(
      weights: common.map { index in
        let number = sectionsAfter[index]
        // A section that is replaced in any case need not move.
        if replacedSections.contains(number) { return 1 }
        return unit * unit + (changed.contains(number) ? unit : 0) + (number == index ? 1 : 0)
      })
    return Set(common.map { sectionsAfter[$0] }).subtracting(kept.map { sectionsAfter[common[$0]] })
  }

  /// Returns the old sections in their order, and among them the new ones where they need not move
  /// later.
  private func allSections(moving: Set<Int>) -> [Int] {
    var followers: [Int: [Int]] = [:]
    var last = -1  // The old section above that need not move.
    for number in sectionsAfter where !moving.contains(number) {
      if number < sectionCountBefore {
        last = number
      } else {
        followers[last, default: []].append(number)
      }
    }
    return (followers[-1] ?? [])
      + rowCountsBefore.indices.flatMap { [$0] + (followers[$0] ?? []) }
  }
}
