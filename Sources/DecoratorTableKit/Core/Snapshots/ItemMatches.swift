/// The correspondence between the items of a snapshot and those of an older one. Rows are counted
/// through all sections.
@usableFromInline
struct ItemMatches: Sendable {
  /// The row before of the item at each row after; -1 for an item that is new.
  @usableFromInline var sources: [Int32]
  /// The rows (before) of items with other content after.
  @usableFromInline var changed: [Int32] = []

  @inlinable
  init(count: Int) { sources = Array(repeating: -1, count: count) }

  /// Returns the row after of the item at each row before; -1 for an item that goes.
  ///
  /// - Complexity: O(*n*)
  func targets(count: Int) -> [Int32] {
    var targets = Array(repeating: Int32(-1), count: count)
    for (row, source) in sources.enumerated() where source >= 0 {
      targets[Int(source)] = Int32(row)
    }
    return targets
  }
}

extension TableSnapshot {
  /// Finds the items of this snapshot in an older one.
  ///
  /// Most items still follow the same item, which a comparison tells. The others are looked up.
  ///
  /// - Complexity: O(*n*), expected. Items that follow another one than before are hashed once.
  @inlinable
  func matches(
    in old: Self, isContentEqual: (ItemID, ItemID) -> Bool
  ) -> ItemMatches {
    let oldItems = Array(old.rows.sections.joined())
    var matches = ItemMatches(count: items.count)
    var rowsOfOldItems: [Int32] = []
    var next = 0
    for (row, item) in rows.sections.joined().enumerated() {
      let identity = items.identities[Int(item)]
      if next >= oldItems.count || old.items.identities[Int(oldItems[next])] != identity {
        guard let found = old.items.number(of: identity) else { continue }
        if rowsOfOldItems.isEmpty { rowsOfOldItems = oldItems.inverted }
        next = Int(rowsOfOldItems[found])
      }
      matches.sources[row] = Int32(next)
      if !isContentEqual(old.items.identities[Int(oldItems[next])], identity) {
        matches.changed.append(Int32(next))
      }
      next += 1
    }
    return matches
  }
}

extension [Int32] {
  /// The index of each element, by element. The array has each number below its count once.
  @usableFromInline var inverted: [Int32] {
    var inverse = self
    for (index, element) in enumerated() { inverse[Int(element)] = Int32(index) }
    return inverse
  }
}
