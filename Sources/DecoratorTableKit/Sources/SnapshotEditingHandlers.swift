/// What the user may delete and insert in the table of a ``SnapshotTableViewDataSource``. The source
/// changes its snapshot by itself.
public struct SnapshotEditingHandlers<ItemID: Hashable & Sendable> {
  /// Whether an item may be edited; none if nil.
  public var canEditItem: ((ItemID) -> Bool)?
  /// Called when the user has deleted an item, which is not in the snapshot any more.
  public var didDeleteItem: ((ItemID) -> Void)?
  /// The items that come before one whose insertion control was tapped.
  public var itemsToInsert: ((ItemID) -> [ItemID])?

  /// Handlers of which none is set.
  public init() {}
}
