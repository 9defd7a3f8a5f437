/// What the user may drag elsewhere in the table of a ``SnapshotTableViewDataSource``. The source changes
/// its snapshot by itself.
///
/// What can be dragged can be edited, for a table; one that asks nobody about it shows a control to delete
/// the row, which has no effect. A ``SnapshotTableViewDelegate`` shows none.
public struct SnapshotReorderingHandlers<
  SectionID: Hashable & Sendable, ItemID: Hashable & Sendable
> {
  /// Whether an item may be dragged; none if nil.
  public var canReorderItem: ((ItemID) -> Bool)?
  /// Called when the user has dragged an item, which is at its new place in the snapshot.
  public var didReorder: ((SnapshotReordering<SectionID, ItemID>) -> Void)?

  /// Handlers of which none is set.
  public init() {}
}

/// What a user has dragged in the table of a ``SnapshotTableViewDataSource``.
public struct SnapshotReordering<
  SectionID: Hashable & Sendable, ItemID: Hashable & Sendable
>: Sendable {
  /// The item that was dragged.
  public let item: ItemID
  /// What was shown before.
  public let initialSnapshot: TableSnapshot<SectionID, ItemID>
  /// What is shown now.
  public let finalSnapshot: TableSnapshot<SectionID, ItemID>
  /// Where the item was before (data).
  public let source: RowPosition
  /// Where the item is now (data).
  public let destination: RowPosition
}
