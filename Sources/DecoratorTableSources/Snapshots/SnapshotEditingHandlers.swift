/// The handlers of deletions and insertions by the user in a ``SnapshotTableViewDataSource``.
///
/// The source changes its snapshot by itself.
public struct SnapshotEditingHandlers<ItemID: Hashable & Sendable> {
  /// Returns whether an item may be edited; no item may be if the handler is nil.
  public var canEditItem: ((ItemID) -> Bool)?
  /// Called when the user has deleted an item, which is not in the snapshot any more.
  public var didDeleteItem: ((ItemID) -> Void)?
  /// Returns the items to insert before an item after a tap on its insertion control.
  public var itemsToInsert: ((ItemID) -> [ItemID])?
}
