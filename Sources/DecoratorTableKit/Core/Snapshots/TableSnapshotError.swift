/// What is wrong about data that is put into a ``TableSnapshot``.
public enum TableSnapshotError<
  SectionID: Hashable & Sendable, ItemID: Hashable & Sendable
>: Error, Hashable, Sendable {
  /// Items are in the snapshot already, or are given twice.
  case duplicateItems([DuplicateItem])
  /// Sections are in the snapshot already, or are given twice.
  case duplicateSections([DuplicateSection])
  /// There is no item with this identity to put others next to.
  case missingItem(ItemID)
  /// There is no section with this identity.
  case missingSection(SectionID)
  /// There is no section at all to which items could be appended.
  case noSections

  /// An item that would be in the snapshot twice.
  public struct DuplicateItem: Hashable, Sendable {
    /// The identity.
    public var identifier: ItemID
    /// Where it is first, in the snapshot with all of the items that were given.
    public var first: RowPosition
    /// Where it would be again, in the snapshot with all of the items that were given.
    public var second: RowPosition

    /// Creates a description of an item that would be in a snapshot twice.
    ///
    /// - Parameters:
    ///   - identifier: The identity.
    ///   - first: Where it is first, in the snapshot with all of the items that were given.
    ///   - second: Where it would be again.
    public init(identifier: ItemID, first: RowPosition, second: RowPosition) {
      (self.identifier, self.first, self.second) = (identifier, first, second)
    }
  }

  /// A section that would be in the snapshot twice.
  public struct DuplicateSection: Hashable, Sendable {
    /// The identity.
    public var identifier: SectionID
    /// The index where it is first, in the snapshot with all of the sections that were given.
    public var first: Int
    /// The index where it would be again, in the snapshot with all of the sections that were given.
    public var second: Int

    /// Creates a description of a section that would be in a snapshot twice.
    ///
    /// - Parameters:
    ///   - identifier: The identity.
    ///   - first: The index where it is first, in the snapshot with all of the sections that were given.
    ///   - second: The index where it would be again.
    public init(identifier: SectionID, first: Int, second: Int) {
      (self.identifier, self.first, self.second) = (identifier, first, second)
    }
  }
}

extension TableSnapshotError: CustomStringConvertible {
  /// What is wrong, with each identity and its places, and what to do.
  public var description: String {
    switch self {
    case .duplicateItems(let duplicates):
      """
      items are in the snapshot twice: \
      \(duplicates.map { "\($0.identifier) at \($0.first) and \($0.second)" }.joined(separator: ", ")); \
      give each item an identity of its own, for data that repeats with RepeatedIdentifier.uniqued
      """
    case .duplicateSections(let duplicates):
      """
      sections are in the snapshot twice: \
      \(duplicates.map { "\($0.identifier) at \($0.first) and \($0.second)" }.joined(separator: ", ")); \
      give each section an identity of its own
      """
    case .missingItem(let identifier):
      "there is no item \(identifier) in the snapshot; name one that is, as containsItem tells"
    case .missingSection(let identifier):
      "there is no section \(identifier) in the snapshot; append it first"
    case .noSections:
      "there is no section in the snapshot; append one before its items"
    }
  }
}
