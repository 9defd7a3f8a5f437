/// One of the batch updates that lead from one snapshot to another.
@usableFromInline
struct SnapshotStage {
  /// The rows that are in a section after a stage.
  @usableFromInline
  enum Rows {
    /// The rows of the old snapshot.
    case before
    /// The rows of the old snapshot without those that are in the new one.
    case leaving
    /// The rows of the new snapshot without those that were in the old one.
    case arriving
    /// The rows of the new snapshot.
    case after
  }

  @usableFromInline var update: BatchUpdate
  /// The sections after the stage in order, by number, and their rows.
  @usableFromInline var sections: [(number: Int, rows: Rows)]
}
