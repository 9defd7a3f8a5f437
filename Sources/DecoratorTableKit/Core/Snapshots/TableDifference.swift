/// The batch updates that lead a table from one snapshot to another, one after the other.
///
/// There is one stage if a table can make all changes at once, and none if there is no change.
/// There are two or three if rows move into new sections, if a section moves and its rows change,
/// or if an item moves and is to be shown again.
public struct TableDifference<
  SectionID: Hashable & Sendable, ItemID: Hashable & Sendable
>: Sendable {
  /// A batch update, and the data that the table shows after it.
  public struct Stage: Sendable {
    /// The changes since the stage before.
    public let update: BatchUpdate
    /// The data after these changes, with nothing to be shown again. In the last stage it is all of
    /// the new snapshot.
    public let snapshot: TableSnapshot<SectionID, ItemID>

    @usableFromInline
    init(update: BatchUpdate, snapshot: TableSnapshot<SectionID, ItemID>) {
      self.update = update
      self.snapshot = snapshot
    }
  }

  /// The stages, in the order in which a table makes them.
  public let stages: [Stage]

  @usableFromInline
  init(stages: [Stage]) { self.stages = stages }

  /// Whether there is no change.
  public var isEmpty: Bool { stages.isEmpty }
}
