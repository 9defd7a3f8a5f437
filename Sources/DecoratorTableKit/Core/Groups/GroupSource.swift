/// The rule by which content falls into groups, without the type of the keys.
///
/// It is known as an object, since closures cannot be compared.
protocol GroupSource: AnyObject, Sendable {
  /// Returns the groups of content of these sizes. Every key is asked for.
  ///
  /// - Parameter rowCounts: The number of content rows of each section, by inner section. Traps if
  ///   one is negative.
  func groups(of rowCounts: [Int]) -> any ContentGroups
}

/// The rule by which content falls into groups: the key of each content row.
final class GroupKeys<Key: Hashable & Sendable>: GroupSource {
  /// Returns the key of a content row (inner); nil for a row that is in no group.
  let key: @Sendable (RowPosition) -> Key?

  init(_ key: @escaping @Sendable (RowPosition) -> Key?) {
    self.key = key
  }

  func groups(of rowCounts: [Int]) -> any ContentGroups {
    for count in rowCounts where !(0...RowLayout.maximumContentCount).contains(count) {
      misuse(LayoutError.contentCountOutOfRange(count).description)
    }
    return KeyedGroups(self, rowCounts: rowCounts)
  }

  /// Returns the groups of a section of which nothing is known. Every key is asked for.
  func runs(inSection section: Int, contentCount: Int) -> GroupRuns<Key> {
    GroupRuns(contentCount: contentCount) { key(RowPosition(section: section, row: $0)) }
  }
}
