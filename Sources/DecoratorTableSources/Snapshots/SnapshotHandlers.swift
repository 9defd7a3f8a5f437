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

/// The handlers of rows that the user drags elsewhere in a ``SnapshotTableViewDataSource``.
///
/// The source changes its snapshot by itself.
///
/// For a table, a row that can be dragged can also be edited. Without a delegate that decides, the
/// table shows a deletion control that has no effect. A ``SnapshotTableViewDelegate`` shows none.
public struct SnapshotReorderingHandlers<
  SectionID: Hashable & Sendable, ItemID: Hashable & Sendable
> {
  /// Returns whether an item may be dragged; no item may be if the handler is nil.
  public var canReorderItem: ((ItemID) -> Bool)?
  /// Called when the user has dragged an item, which is at its new position in the snapshot.
  public var didReorder: ((SnapshotReordering<SectionID, ItemID>) -> Void)?
}

/// A drag by the user in the table of a ``SnapshotTableViewDataSource``.
public struct SnapshotReordering<
  SectionID: Hashable & Sendable, ItemID: Hashable & Sendable
>: Sendable {
  /// The item that was dragged.
  public let item: ItemID
  /// The snapshot that was shown before the drag.
  public let initialSnapshot: TableSnapshot<SectionID, ItemID>
  /// The snapshot that is shown after the drag.
  public let finalSnapshot: TableSnapshot<SectionID, ItemID>
  /// The position of the item before (data).
  public let source: RowPosition
  /// The position of the item after (data).
  public let destination: RowPosition
}
