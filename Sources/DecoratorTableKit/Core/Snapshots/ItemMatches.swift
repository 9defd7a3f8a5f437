/// Which items of a snapshot are in an older one, by their rows, counted through all sections.
@usableFromInline
struct ItemMatches: Sendable {
  /// By row after, the row before; -1 for an item that is new.
  @usableFromInline var sources: [Int32]
  /// The rows (before) of items that show something else after.
  @usableFromInline var changed: [Int32] = []

  @inlinable
  init(count: Int) { sources = Array(repeating: -1, count: count) }

  /// By row before, the row after; -1 for an item that goes.
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
  /// Most items still come after the one that they came after, which is found out by comparing them.
  /// The others are looked up by the hash value that is already known.
  ///
  /// - Complexity: O(*n*), expected. No item is hashed.
  @inlinable
  func matches(
    in old: Self, isContentEqual: (ItemID, ItemID) -> Bool
  ) -> ItemMatches {
    let oldItems = old.order.items
    var matches = ItemMatches(count: items.count)
    var rowsOfOldItems: [Int32] = []
    var next = 0
    for (row, item) in order.items.enumerated() {
      let identity = items.identities[Int(item)]
      if next >= oldItems.count || old.items.identities[Int(oldItems[next])] != identity {
        let hash = items.hashes[Int(item)]
        guard let found = old.items.number(of: identity, hash: hash) else { continue }
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
  /// By element the index where it is, of an array that has each number up to its count once.
  @usableFromInline var inverted: [Int32] {
    var inverse = self
    for (index, element) in enumerated() { inverse[Int(element)] = Int32(index) }
    return inverse
  }
}
