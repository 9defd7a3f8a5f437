/// How a table gets from one snapshot to another: the batch updates to make, one after the other.
///
/// There is one stage wherever a table can make all changes at once, and none if there is nothing to
/// do. There are more where rows move into sections that are new, where rows of sections change that
/// move, and where items move that are to be shown again; at most three.
public struct TableDifference<
  SectionID: Hashable & Sendable, ItemID: Hashable & Sendable
>: Sendable {
  /// A batch update, and what the table shows after it.
  public struct Stage: Sendable {
    /// The changes since the stage before.
    public let update: BatchUpdate
    /// The data after these changes, with nothing to be shown again. In the last stage, all of the new
    /// snapshot.
    public let snapshot: TableSnapshot<SectionID, ItemID>

    @usableFromInline
    init(update: BatchUpdate, snapshot: TableSnapshot<SectionID, ItemID>) {
      self.update = update
      self.snapshot = snapshot
    }
  }

  /// The stages, in the order in which they are to be made.
  public let stages: [Stage]

  @usableFromInline
  init(stages: [Stage]) { self.stages = stages }

  /// Whether there is nothing to do.
  public var isEmpty: Bool { stages.isEmpty }
}
