/// The items of a table's sections in their order, each known by an identity.
///
/// A snapshot is used like UIKit's `NSDiffableDataSourceSnapshot`. It is a `Sendable` value, and it
/// finds the place of an item without a search. An item is in the snapshot once:
/// ``RepeatedIdentifier`` gives an identity to each occurrence of repeated data.
///
/// ```swift
/// var snapshot = TableSnapshot<String, Int>()
/// snapshot.appendSections(["fruit", "trees"])
/// snapshot.appendItems([1, 2, 3], toSection: "fruit")
/// snapshot.insertItems([4], beforeItem: 2)
/// snapshot.itemIdentifiers(inSection: "fruit")   // [1, 4, 2, 3]
/// snapshot.indexPath(for: 2)                     // [0, 2]
/// ```
///
/// An error in the data, for example an identity that is in the snapshot already, traps. The
/// message names the identity and its places. For data from outside the program,
/// ``init(checking:)`` throws the same error.
///
/// Each item has a number, which maps its identity to its row and back. Copies share their storage
/// until one is changed; the first change of a copy is O(*n*).
public struct TableSnapshot<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: Sendable {
  /// The identities of the items, by the numbers that they have in ``rows``.
  @usableFromInline var items = NumberedIdentities<ItemID>()
  /// The rows of the sections.
  @usableFromInline var rows = ItemRows()
  /// The identities of the sections in order.
  @usableFromInline var sections: [SectionID] = []
  /// The indices of the sections.
  @usableFromInline var sectionIndices: [SectionID: Int] = [:]
  @usableFromInline var reloadedSections = NumberedIdentities<SectionID>()
  @usableFromInline var reloadedItems = NumberedIdentities<ItemID>()
  @usableFromInline var reconfiguredItems = NumberedIdentities<ItemID>()

  /// Creates a snapshot without sections.
  @inlinable
  public init() {}

  /// Creates a snapshot of data from outside the program.
  ///
  /// - Parameter lists: The identities of the sections in order, each with those of its items.
  /// - Throws: ``TableSnapshotError`` if an identity occurs twice.
  /// - Complexity: O(*n*)
  @inlinable
  public init(
    checking lists: some Sequence<(SectionID, [ItemID])>
  ) throws(TableSnapshotError) {
    for (section, items) in lists {
      try insertSections(checking: [section], at: numberOfSections)
      try insertItems(checking: items, at: RowPosition(section: numberOfSections - 1, row: 0))
    }
  }

  /// The number of items in all sections.
  @inlinable public var numberOfItems: Int { items.count }

  /// The number of sections.
  @inlinable public var numberOfSections: Int { sections.count }

  /// The identities of the sections in order.
  ///
  /// - Complexity: O(1)
  @inlinable public var sectionIdentifiers: [SectionID] { sections }

  /// The identities of all items, in the order of the sections.
  ///
  /// - Complexity: O(*n*)
  @inlinable public var itemIdentifiers: [ItemID] {
    rows.sections.flatMap { $0.map { items.identities[Int($0)] } }
  }
}

// MARK: - Look-ups

extension TableSnapshot {
  /// Returns the position of an item; nil if it is not in the snapshot.
  ///
  /// - Parameter identifier: The identity of the item.
  @inlinable
  package func position(of identifier: ItemID) -> RowPosition? {
    guard let item = items.number(of: identifier) else { return nil }
    return rows.position(of: item)
  }

  /// Returns the identity of the item at a position; nil if there is none.
  ///
  /// - Parameter position: The section and the row in it, in the coordinates of the snapshot.
  @inlinable
  package func itemIdentifier(at position: RowPosition) -> ItemID? {
    guard let item = rows.item(at: position) else { return nil }
    return items.identities[item]
  }

  /// Returns the index of an item among all items of the snapshot; nil if it is not in the
  /// snapshot.
  ///
  /// - Parameter identifier: The identity of the item.
  /// - Complexity: O(sections)
  @inlinable
  public func indexOfItem(_ identifier: ItemID) -> Int? {
    guard let position = position(of: identifier) else { return nil }
    return rows.sections[..<position.section].reduce(position.row) { $0 + $1.count }
  }

  /// Returns the index of a section; nil if it is not in the snapshot.
  ///
  /// - Parameter identifier: The identity of the section.
  @inlinable
  public func indexOfSection(_ identifier: SectionID) -> Int? { sectionIndices[identifier] }

  /// Returns the identity of the section with an index; nil if there is none.
  ///
  /// - Parameter index: The index of the section.
  func sectionIdentifier(at index: Int) -> SectionID? {
    sections.indices.contains(index) ? sections[index] : nil
  }

  /// Returns the identity of the section with an item; nil if the item is not in the snapshot.
  ///
  /// - Parameter identifier: The identity of the item.
  @inlinable
  public func sectionIdentifier(containingItem identifier: ItemID) -> SectionID? {
    position(of: identifier).map { sections[$0.section] }
  }

  /// Returns the number of items in a section.
  ///
  /// - Parameter identifier: The identity of the section. Traps if it is not in the snapshot.
  @inlinable
  public func numberOfItems(inSection identifier: SectionID) -> Int {
    rows.sections[existingSection(identifier, "count the items of")].count
  }

  /// Returns the identities of the items in a section, in order.
  ///
  /// - Parameter identifier: The identity of the section. Traps if it is not in the snapshot.
  /// - Complexity: O(*n*) for *n* items in the section.
  @inlinable
  public func itemIdentifiers(inSection identifier: SectionID) -> [ItemID] {
    rows.sections[existingSection(identifier, "list the items of")].map {
      items.identities[Int($0)]
    }
  }

  /// Returns the number of an item. Traps if it is not in the snapshot.
  ///
  /// - Parameter purpose: What needs the item, for the message.
  @inlinable
  func existingItem(_ identifier: ItemID, _ purpose: String) -> Int {
    if let number = items.number(of: identifier) { return number }
    misuse(
      """
      \(purpose) \(identifier): there is no item \(identifier) in the snapshot; name one for which \
      indexOfItem is not nil
      """)
  }

  /// Returns the index of a section. Traps if it is not in the snapshot.
  ///
  /// - Parameter purpose: What needs the section, for the message.
  @inlinable
  func existingSection(_ identifier: SectionID, _ purpose: String) -> Int {
    if let index = indexOfSection(identifier) { return index }
    misuse(
      """
      \(purpose) \(identifier): there is no section \(identifier) in the snapshot; append it first
      """)
  }
}

// MARK: - Equality

extension TableSnapshot: Hashable {
  /// Returns whether both have the same items in the same sections in the same order, and have the
  /// same marks.
  ///
  /// - Complexity: O(*n*); O(1) for copies that share their storage.
  @inlinable
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.hasSameItems(as: rhs) && lhs.reloadedSections == rhs.reloadedSections
      && lhs.reloadedItems == rhs.reloadedItems && lhs.reconfiguredItems == rhs.reconfiguredItems
  }

  /// Feeds the identities of the sections, and of the items in each, into a hasher.
  ///
  /// - Complexity: O(*n*)
  public func hash(into hasher: inout Hasher) {
    hasher.combine(sections)
    for section in rows.sections {
      hasher.combine(section.count)
      for item in section { hasher.combine(items.identities[Int(item)]) }
    }
  }

  /// Returns whether both have the same items in the same sections in the same order.
  @inlinable
  func hasSameItems(as other: Self) -> Bool {
    if sharesItems(with: other) { return true }
    guard sections == other.sections else { return false }
    return zip(rows.sections, other.rows.sections).allSatisfy { own, others in
      own.elementsEqual(others) {
        items.identities[Int($0)] == other.items.identities[Int($1)]
      }
    }
  }

  /// Returns whether both are unchanged copies of one snapshot.
  @usableFromInline
  func sharesItems(with other: Self) -> Bool {
    items.identities.sharesStorage(with: other.items.identities)
      && sections.sharesStorage(with: other.sections)
      && rows.sections.sharesStorage(with: other.rows.sections)
  }
}

extension Array {
  /// Returns whether both have the same place in memory.
  fileprivate func sharesStorage(with other: Self) -> Bool {
    count == other.count
      && withUnsafeBufferPointer { own in
        other.withUnsafeBufferPointer { own.baseAddress == $0.baseAddress }
      }
  }
}

extension TableSnapshot {
  #if DECORATOR_INTERNAL_CHECKS
  /// Stops the program unless the maps of identities, numbers and places agree, and all marks are
  /// in the snapshot.
  @usableFromInline
  func _checkInvariants() {
    checkInvariant(
      items.count == items.numbers.count && items.count == rows.places.count
        && items.count == rows.sections.reduce(0) { $0 + $1.count },
      "\(items.count) items have \(items.numbers.count) numbers, \(rows.places.count) places")
    for (section, list) in rows.sections.enumerated() {
      for (row, item) in list.enumerated() {
        let position = RowPosition(section: section, row: row)
        checkInvariant(
          rows.position(of: Int(item)) == position
            && items.numbers[items.identities[Int(item)]] == item,
          "item \(item) in row \(position) has the place \(rows.places[Int(item)])")
      }
    }
    checkInvariant(
      sections.count == rows.sections.count && sections.count == sectionIndices.count
        && sections.indices.allSatisfy { sectionIndices[sections[$0]] == $0 },
      "\(sections) have the indices \(sectionIndices)")
    checkInvariant(
      reloadedSections.identities.allSatisfy { sectionIndices[$0] != nil }
        && (reloadedItems.identities + reconfiguredItems.identities).allSatisfy {
          items.numbers[$0] != nil
        }, "something is marked that is not there")
  }
  #else
  @inlinable
  @inline(__always) func _checkInvariants() {}
  #endif
}
