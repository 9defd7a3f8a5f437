/// One of the batch updates that lead from one snapshot to another.
@usableFromInline
struct SnapshotStage {
  /// Which rows are in a section after a stage.
  @usableFromInline
  enum Rows {
    /// Those of before.
    case before
    /// Those of before that are in the new snapshot nowhere.
    case leaving
    /// Those of the new snapshot that were nowhere before.
    case arriving
    /// Those of the new snapshot.
    case after
  }

  @usableFromInline var update: BatchUpdate
  /// The sections after the stage in order, by number, and their rows.
  @usableFromInline var sections: [(number: Int, rows: Rows)]
}
