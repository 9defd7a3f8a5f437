// *Follow the content*.
extension PlacedList {
  /// Follows content of which some rows remain. Each additional row moves with its *survivor*, the
  /// first remaining content row from its anchor on. Rows that get too near to the one above are
  /// removed, and new slots are filled.
  ///
  /// If a row reaches the row for the end, the upper one stays, and is the row for the end from
  /// then on: a rule that claims a place twice has one row there.
  mutating func followContent(
    _ content: RowMap, from source: Int, to section: Int, slots: inout FreeSlots
  ) -> RowMap {
    let distances = slots.distances(after: content, from: source, to: section)
    let end = content.endOfSurvivors
    if content.removed.isEmpty, end == content.countAfter, !distances.mayAddSlots(content) {
      // All rows stay with the content around them.
      return replace([], with: [], content: content, tailAnchor: end)
    }
    let listed = ordinals(near: content, within: distances)
    var entries = entriesAtSurvivors(listed, content)
    if !content.removed.isEmpty {
      entries = keepingDistance(distances, of: entries, content, slots: &slots)
    }
    var count: Int { layout.additionalCount - listed.count + entries.count }
    /// Adds rows below those at equal anchors, but above the row for the end.
    func add(_ rows: [PlacedRow]) {
      guard !rows.isEmpty else { return }
      var rest = rows[...]
      var all: [Entry] = []
      for entry in entries {
        while let row = rest.first, row.anchor < entry.row.anchor || entry.row.isEndRow {
          all.append(Entry(row: row))
          rest.removeFirst()
        }
        all.append(entry)
      }
      entries = all + rest.map { Entry(row: $0) }
    }
    if distances.mayAddSlots(content) {
      add(
        slots.rows(
          amid: content, among: entries.map(\.row.anchor), count: count, section: section,
          distances: distances))
    }
    if end < content.countAfter {
      // The rows at the end are among the listed ones.
      let hasEndRow = entries.last?.row.isEndRow == true
      let last = entries.last { !$0.row.isEndRow }?.row.anchor
      add(
        slots.rows(
          after: max(end, last.map { (distances.firstSpacedAnchor(below: $0) ?? .max) - 1 } ?? end),
          upTo: hasEndRow ? distances.lastSpacedAnchor(above: content.countAfter) ?? -1 : .max,
          contentCount: content.countAfter, section: section, present: count,
          hasEndRow: hasEndRow))
    }
    return replace(listed, with: entries, content: content, tailAnchor: end)
  }

  /// Returns the rows that a change of the content can affect, ascending: those at named rows, the
  /// next ones above, and near ones below.
  ///
  /// - Parameter distances: The least distances between rows.
  private func ordinals(near content: RowMap, within distances: SlotDistances) -> [Int] {
    var places = content.removed
    for row in content.added {
      places.append(content.removed.missingValue(at: content.keptCount(aboveNewAnchor: row)))
    }
    places.sortIfNeeded()
    let count = layout.additionalCount
    var ordinals: [Int] = []
    for place in places {
      let above = layout.additionalCount(before: min(place, content.countBefore)) - 1
      let bottom = min(
        distances.reach(below: min(place + 1, content.countBefore)), content.countBefore)
      let end = min(layout.additionalCount(upToContent: bottom) + 1, count)
      let first = max(above, 0, (ordinals.last ?? -1) + 1)
      if first < end { ordinals += first..<end }
    }
    return ordinals
  }

  /// Returns some rows at the places of their survivors, and the one at the end at the new end.
  private func entriesAtSurvivors(_ ordinals: [Int], _ content: RowMap) -> [Entry] {
    let survivors = content.survivorsBelowRemoved
    let end = content.endOfSurvivors
    var entries = self.entries(ordinals)
    for index in entries.indices {
      let row = entries[index].row
      let survivor = content.firstSurvivor(fromAnchor: row.anchor, survivors)
      entries[index].row.anchor =
        row.isEndRow && survivor == nil ? content.countAfter : survivor?.place ?? end
      entries[index].isMoved = survivor?.isMoved == true
    }
    guard !content.moves.isEmpty else { return entries }
    return entries.sorted {
      ($0.row.anchor, $0.source ?? 0) < ($1.row.anchor, $1.source ?? 0)
    }
  }

  /// Returns the rows without those that have got too near to the one above, whose models are put
  /// back. Rows that were equally near before stay.
  private func keepingDistance(
    _ distances: SlotDistances, of entries: [Entry], _ content: RowMap, slots: inout FreeSlots
  ) -> [Entry] {
    var kept: [Entry] = []
    kept.reserveCapacity(entries.count)
    var gone: [Int] = []
    for entry in entries {
      if let above = kept.last, let lower = entry.source, let upper = above.source {
        let before = (layout.anchor(ofAdditional: upper), layout.anchor(ofAdditional: lower))
        if distances.areTooNear((above.row.anchor, entry.row.anchor), from: before) {
          if let model = entry.row.model { gone.append(model) }
          if entry.row.isEndRow, above.row.anchor == content.countAfter {
            kept[kept.count - 1].row.isEndRow = true
          }
          continue
        }
      }
      kept.append(entry)
    }
    slots.putBack(gone)
    return kept
  }
}

// The content rows that additional rows follow.
extension RowMap {
  /// The first row from an anchor on that survives.
  struct Survivor {
    /// Its place after.
    var place: Int
    /// Whether it moves.
    var isMoved: Bool
  }

  /// The number of rows that stay or move within the list.
  var survivorCount: Int { countBefore - removed.count + moves.count }

  /// The place below all survivors (after); 0 if there are none.
  ///
  /// - Complexity: O(rows added at the end), and O(moves) if there are any.
  var endOfSurvivors: Int {
    guard added.last == countAfter - 1 else { return countAfter }
    let lastTarget = moves.lazy.map(\.target).max()
    var end = countAfter
    var index = added.count - 1
    while index >= 0, added[index] == end - 1, added[index] != lastTarget {
      end -= 1
      index -= 1
    }
    return end
  }

  /// The first survivor at or below each row of ``removed``; nil if there is none.
  ///
  /// - Complexity: O(*m* log *m*) for *m* changes.
  var survivorsBelowRemoved: [Survivor?] {
    var survivors: [Survivor?] = []
    survivors.reserveCapacity(removed.count)
    var moves = self.moves[...]
    var below: Survivor?
    for index in removed.indices.reversed() {
      let row = removed[index]
      if moves.last?.source == row {
        below = moves.popLast().map { Survivor(place: $0.target, isMoved: true) }
      } else if index + 1 == removed.count || removed[index + 1] != row + 1 {
        let place = row + 1 < countBefore ? added.missingValue(at: row - index) : nil
        below = place.map { Survivor(place: $0, isMoved: false) }
      }
      survivors.append(below)
    }
    survivors.reverse()
    return survivors
  }

  /// Returns the first row from an anchor (before) on that survives; nil if there is none.
  ///
  /// - Parameter survivors: The map's own ``survivorsBelowRemoved``, computed once for many calls.
  /// - Complexity: O(log *m*) for *m* changes.
  func firstSurvivor(fromAnchor anchor: Int, _ survivors: [Survivor?]) -> Survivor? {
    let index = removed.firstIndex(atLeast: anchor)
    if index < removed.count, removed[index] == anchor { return survivors[index] }
    guard anchor < countBefore else { return nil }
    return Survivor(place: added.missingValue(at: anchor - index), isMoved: false)
  }
}
