extension TableSnapshot: Hashable {
  /// Whether both have the same items in the same sections in the same order, and ask to show the
  /// same ones again.
  ///
  /// - Complexity: O(*n*); O(1) for copies that share their storage.
  @inlinable
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.hasSameItems(as: rhs) && lhs.marks.areSame(as: rhs.marks)
  }

  /// Feeds the identities of the sections, and of the items in each, into a hasher.
  ///
  /// - Complexity: O(*n*)
  public func hash(into hasher: inout Hasher) {
    hasher.combine(sectionIdentifiers)
    for index in 0..<numberOfSections { hasher.combine(order.rowCount(ofSection: index)) }
    for item in order.items { hasher.combine(items.identities[Int(item)]) }
  }

  /// Whether both have the same items in the same sections in the same order.
  @inlinable
  func hasSameItems(as other: Self) -> Bool {
    if sharesItems(with: other) { return true }
    guard numberOfItems == other.numberOfItems, numberOfSections == other.numberOfSections,
      order.rowCounts == other.order.rowCounts, sectionIdentifiers == other.sectionIdentifiers
    else { return false }
    return zip(order.items, other.order.items).allSatisfy {
      items.identities[Int($0)] == other.items.identities[Int($1)]
    }
  }
}

extension TableSnapshot {
  /// Whether both are unchanged copies of one snapshot.
  @usableFromInline
  func sharesItems(with other: Self) -> Bool {
    items.identities.sharesStorage(with: other.items.identities)
      && sections.identities.sharesStorage(with: other.sections.identities)
      && order.chunks.sharesStorage(with: other.order.chunks)
      && order.sections.sharesStorage(with: other.order.sections)
  }
}

extension Array {
  /// Whether both are the same place in memory.
  fileprivate func sharesStorage(with other: Self) -> Bool {
    count == other.count
      && withUnsafeBufferPointer { own in
        other.withUnsafeBufferPointer { own.baseAddress == $0.baseAddress }
      }
  }
}

extension ReloadMarks {
  /// Whether both have the same requests in the same order.
  @inlinable
  func areSame(as other: Self) -> Bool {
    reloadedSections.identities == other.reloadedSections.identities
      && reloadedItems.identities == other.reloadedItems.identities
      && reconfiguredItems.identities == other.reconfiguredItems.identities
  }
}
