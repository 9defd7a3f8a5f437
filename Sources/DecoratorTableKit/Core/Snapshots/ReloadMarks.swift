/// The sections and items that a snapshot asks to show again, in the order of the requests.
@usableFromInline
struct ReloadMarks<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: Sendable {
  @usableFromInline var reloadedSections = IdentityIndex<SectionID>()
  @usableFromInline var reloadedItems = IdentityIndex<ItemID>()
  @usableFromInline var reconfiguredItems = IdentityIndex<ItemID>()

  @inlinable
  init() {}

  @inlinable var isEmpty: Bool {
    reloadedSections.isEmpty && reloadedItems.isEmpty && reconfiguredItems.isEmpty
  }

  /// Drops the requests for an item.
  @inlinable
  mutating func remove(item: ItemID) {
    if let number = reloadedItems.number(of: item) { reloadedItems.remove(at: number) }
    if let number = reconfiguredItems.number(of: item) { reconfiguredItems.remove(at: number) }
  }

  /// Drops the request for a section.
  @inlinable
  mutating func remove(section: SectionID) {
    if let number = reloadedSections.number(of: section) { reloadedSections.remove(at: number) }
  }
}
