/// The items of a table's sections in their order, each known by an identity.
///
/// A snapshot is used like UIKit's `NSDiffableDataSourceSnapshot`. It is a value that can go to any
/// actor, and it finds the place of an item without a search. An item is in the snapshot once:
/// ``RepeatedIdentifier`` gives an identity to each occurrence of data that repeats.
///
/// ```swift
/// var snapshot = TableSnapshot<String, Int>()
/// snapshot.appendSections(["fruit", "trees"])
/// snapshot.appendItems([1, 2, 3], toSection: "fruit")
/// snapshot.insertItems([4], beforeItem: 2)
/// snapshot.itemIdentifiers(inSection: "fruit")   // [1, 4, 2, 3]
/// snapshot.position(of: 2)                       // [0, 2]
/// ```
///
/// A mistake in the data, for example an identity that is there already, traps. The message names
/// the identity and its places. For data from outside of the program, each member that adds has a
/// form that throws instead: ``appendItems(checking:toSection:)``.
///
/// Copies share their storage until one is changed; the first change of a copy is O(*n*).
public struct TableSnapshot<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: Sendable {
  /// The identities of the items, by the numbers that they have in `order`.
  @usableFromInline var items = IdentityIndex<ItemID>()
  /// The identities of the sections, by the numbers that they have in `order`.
  @usableFromInline var sections = IdentityIndex<SectionID>()
  @usableFromInline var order = ItemOrder()
  @usableFromInline var marks = ReloadMarks<SectionID, ItemID>()

  /// Creates a snapshot without sections.
  @inlinable
  public init() {}

  /// The number of items in all sections.
  @inlinable public var numberOfItems: Int { items.count }

  /// The number of sections.
  @inlinable public var numberOfSections: Int { sections.count }

  /// The identities of the sections in order.
  ///
  /// - Complexity: O(sections)
  @inlinable public var sectionIdentifiers: [SectionID] {
    order.sectionNumbers.map { sections.identities[$0] }
  }

  /// The identities of all items, in the order of the sections.
  ///
  /// - Complexity: O(*n*)
  @inlinable public var itemIdentifiers: [ItemID] {
    order.items.map { items.identities[Int($0)] }
  }
}
