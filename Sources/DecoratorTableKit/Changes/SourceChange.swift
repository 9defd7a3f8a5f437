/// A change of the content that a source makes by itself when it is its turn, and the table with it.
@MainActor
struct SourceChange {
  /// Whose change it is.
  let source: SnapshotTableViewDataSourceBase
  /// Says how the change is made; called when it is its turn.
  let steps: () -> SourceSteps
  /// How sections and rows come and go.
  let animation: UITableView.RowAnimation
  /// Whether anything is animated at all.
  let isAnimated: Bool
  /// Called when the table has shown the change.
  let completion: () -> Void

  /// Makes calls to a table, animated or not.
  func show<Value>(_ calls: () -> Value) -> Value? {
    if isAnimated { return calls() }
    var value: Value?
    UIView.performWithoutAnimation { value = calls() }
    return value
  }
}

/// How a source makes a change.
@MainActor
struct SourceSteps {
  /// Batches to make one after the other, each with its own data; none if everything is to be loaded
  /// again.
  let stages: [SourceStage]
  /// Whether everything is to be loaded again.
  var reloads = false
  /// Makes the source show the data after the whole change.
  let commit: () -> Void
}

/// One batch of a change that a source makes.
@MainActor
struct SourceStage {
  /// What changes (data).
  let update: BatchUpdate
  /// The number of rows of each section after it.
  let rowCountsAfter: [Int]
  /// Has something asked of the source as it is after the batch, which it is not yet: placements ask
  /// where rows are to stand.
  let preview: (() -> Void) -> Void
  /// Makes the source show the data after it; to be called inside the batch of the table.
  let commit: () -> Void
}

/// Who tells a table of the changes of a source that it wraps, one at a time and in their order.
@MainActor
protocol SourceAnnouncing: AnyObject {
  /// Makes a change when it is its turn: at once, or after what is being applied.
  ///
  /// - Returns: Whether it will be made; false if there is no table to tell.
  func announce(_ change: SourceChange) -> Bool
}
