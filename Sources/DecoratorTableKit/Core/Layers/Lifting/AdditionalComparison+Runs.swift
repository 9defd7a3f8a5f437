extension AdditionalComparison {
  /// Finds the change where each row belongs to the content row that it stands before, if all rows
  /// stand at equal distances, run by run; nil if the places of some are listed.
  ///
  /// Rows next to content that changes are looked at one by one. Between them, a row of one layout
  /// is the row of the other at the same content row, if there is one, and stands.
  ///
  /// - Complexity: O((*m* + runs + lists) log *m* log *k*) for *m* changes of the content and *k*
  ///   rows; O(*k*) more where the distances have changed.
  func changeOfRuns() -> AdditionalChange? {
    guard case .rows(let map) = content,
      old.layouts.allSatisfy(\.consistsOfRuns), new.layouts.allSatisfy(\.consistsOfRuns)
    else { return nil }
    var change = AdditionalChange()
    var reached: Set<Int> = []
    for list in old.layouts.indices {
      guard let listAfter = map.newSection(forOld: list), let rows = map.rows(ofSection: list)
      else {
        change.remove(old.ordinals(ofList: list))
        continue
      }
      if isUnchanged(list, listAfter, rows) { continue }
      let stretches = rows.stretches
      let ends = stretches.map(\.source) + rows.removed + [rows.countBefore]
      add(old.ordinals(at: ends, inList: list), ofList: list, to: &change) { ordinal in
        let target = newOrdinalByContentRow(of: ordinal, inList: list)
        if let target { reached.insert(target) }
        return target
      }
      for stretch in stretches {
        var inside = RunsInStretch(stretch, of: list, and: listAfter, in: self)
        inside.addDifferences(to: &change)
      }
    }
    // What has been reached is known when all lists have been looked at.
    for listAfter in new.layouts.indices {
      guard let list = map.oldSection(forNew: listAfter), let rows = map.rows(ofSection: list)
      else {
        change.insert(new.ordinals(ofList: listAfter))
        continue
      }
      if isUnchanged(list, listAfter, rows) { continue }
      let ends = rows.stretches.map(\.target) + rows.added + [rows.countAfter]
      for ordinal in new.ordinals(at: ends, inList: listAfter) where !reached.contains(ordinal) {
        change.insert(ordinal..<ordinal + 1)
      }
    }
    change.removed.sort { $0.lowerBound < $1.lowerBound }
    change.inserted.sort { $0.lowerBound < $1.lowerBound }
    change.moved.sort { $0.source < $1.source }
    return change
  }

  /// Returns whether all rows of a list stand, since nothing of it has changed.
  private func isUnchanged(_ list: Int, _ listAfter: Int, _ rows: RowMap) -> Bool {
    rows.isUnchanged && old.layouts[list] == new.layouts[listAfter]
  }
}

extension RowLayout {
  /// Whether no place of an additional row is listed, and all of them are known by a few runs.
  fileprivate var consistsOfRuns: Bool {
    if case .runs = storage { true } else { false }
  }
}

extension AdditionalLists {
  /// Returns the additional rows before some content rows of a list, ascending.
  fileprivate func ordinals(at contentRows: [Int], inList list: Int) -> [Int] {
    let (layout, first) = (layouts[list], ordinals(ofList: list).lowerBound)
    return contentRows.sorted().flatMap { row in
      first + layout.additionalCount(before: row)..<first + layout.additionalCount(upToContent: row)
    }
  }
}
