/// A mistake in data that is added to a ``TableSnapshot``.
public enum TableSnapshotError<
  SectionID: Hashable & Sendable, ItemID: Hashable & Sendable
>: Error, Hashable, Sendable {
  /// Items are in the snapshot already, or are given twice.
  case duplicateItems([DuplicateItem])
  /// Sections are in the snapshot already, or are given twice.
  case duplicateSections([DuplicateSection])
  /// There is no item with this identity, next to which others were to be added.
  case missingItem(ItemID)
  /// There is no section with this identity.
  case missingSection(SectionID)
  /// There is no section to append items to.
  case noSections

  /// An item that would be in the snapshot twice.
  public struct DuplicateItem: Hashable, Sendable {
    /// The identity.
    public var identifier: ItemID
    /// The first position, in the snapshot with all of the given items.
    public var first: RowPosition
    /// The second position, in the snapshot with all of the given items.
    public var second: RowPosition

    /// Creates a description of an item that would be in a snapshot twice.
    ///
    /// - Parameters:
    ///   - identifier: The identity.
    ///   - first: The first position, in the snapshot with all of the given items.
    ///   - second: The second position, in the same snapshot.
    public init(identifier: ItemID, first: RowPosition, second: RowPosition) {
      (self.identifier, self.first, self.second) = (identifier, first, second)
    }
  }

  /// A section that would be in the snapshot twice.
  public struct DuplicateSection: Hashable, Sendable {
    /// The identity.
    public var identifier: SectionID
    /// The first index, in the snapshot with all of the given sections.
    public var first: Int
    /// The second index, in the snapshot with all of the given sections.
    public var second: Int

    /// Creates a description of a section that would be in a snapshot twice.
    ///
    /// - Parameters:
    ///   - identifier: The identity.
    ///   - first: The first index, in the snapshot with all of the given sections.
    ///   - second: The second index, in the same snapshot.
    public init(identifier: SectionID, first: Int, second: Int) {
      (self.identifier, self.first, self.second) = (identifier, first, second)
    }
  }
}

extension TableSnapshotError: CustomStringConvertible {
  /// The mistake, with each identity and its places, and its remedy.
  ///
  /// - Complexity: O(*n*) for *n* items or sections that are there twice.
  public var description: String {
    switch self {
    case .duplicateItems(let duplicates):
      """
      items are in the snapshot twice: \(duplicates.map(\.words).joined(separator: ", ")); \
      give each item an identity of its own, for data that repeats with RepeatedIdentifier.uniqued
      """
    case .duplicateSections(let duplicates):
      """
      sections are in the snapshot twice: \(duplicates.map(\.words).joined(separator: ", ")); \
      give each section an identity of its own
      """
    case .missingItem(let identifier):
      "there is no item \(identifier) in the snapshot; name one for which containsItem is true"
    case .missingSection(let identifier):
      "there is no section \(identifier) in the snapshot; append it first"
    case .noSections:
      "there is no section in the snapshot; append one before its items"
    }
  }
}

extension TableSnapshotError.DuplicateItem {
  /// The item with its places, for messages.
  fileprivate var words: String { "\(identifier) at \(first) and \(second)" }
}

extension TableSnapshotError.DuplicateSection {
  /// The section with its places, for messages.
  fileprivate var words: String { "\(identifier) at \(first) and \(second)" }
}
