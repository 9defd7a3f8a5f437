extension RandomAccessCollection {
  /// Returns this collection with its keys among its elements: one above each group of neighbours
  /// that have the same.
  ///
  /// ```swift
  /// let feed = posts.groupedRows(by: \.day)
  /// switch feed[0] {
  /// case .additional(let group): show(group.key)     // the day of posts[0]
  /// case .content(let post): show(post)
  /// }
  /// ```
  ///
  /// The rule is that of ``LayerRule/init(groupsBy:)``. A group keeps its identity whatever comes
  /// and goes among its elements, as long as one of them stays and as many groups of its key are
  /// above it.
  ///
  /// - Parameter key: Returns what the elements of a group have in common; nil for one that is in
  ///   no group.
  /// - Returns: A view of the elements, and an array of the groups.
  /// - Complexity: O(*n*) for *n* elements, each of which is asked about once. The groups, not the
  ///   elements, take memory.
  @inlinable
  public func groupedRows<Key: Hashable & Sendable>(
    by key: (Element) -> Key?
  ) -> DecoratedCollection<Self, [RowGroup<Key>]> {
    var (anchors, keys): ([Int], [Key]) = ([], [])
    var (row, keyAbove): (Int, Key?) = (0, nil)
    for element in self {
      let key = key(element)
      if let key, key != keyAbove {
        anchors.append(row)
        keys.append(key)
      }
      (row, keyAbove) = (row + 1, key)
    }
    let groups = RepeatedIdentifier.uniqued(keys)
    return DecoratedCollection(
      content: self, additional: groups.map(RowGroup.init(id:)),
      layout: RowLayout(contentCount: row, anchors: anchors))
  }
}
