/// A change that waits for its turn, whatever its origin.
@MainActor
struct WaitingChange {
  /// Where the change comes from, which decides who goes first; see ``ChangeQueue``.
  enum Origin {
    /// The app announced it.
    case announcement
    /// A source changes by itself.
    case source(any ChangingSource)
    /// A layer changes by itself.
    case layer(any ChangingLayer)
  }

  let origin: Origin
  /// Says how the change is made. Called when it is its turn, against the state in force then.
  let prepare: (ChangeQueue) -> PreparedChange
  /// Called when the view shows the change, or when there is nothing to show; with whether all
  /// animations have ended.
  let completion: (Bool) -> Void
}

/// How a change is made.
@MainActor
enum PreparedChange {
  /// There is nothing to tell the view.
  case unseen(commit: () -> Void)
  /// The view loads everything again.
  case reload(commit: () -> Void)
  /// The view is told of batches one after the other. Where one cannot be made, all is committed at once
  /// and loaded again.
  case stages([ChangeStage], commitAll: () -> Void)
}

/// One batch of a change.
@MainActor
struct ChangeStage {
  /// What changes.
  enum Subject {
    /// The content: the operations (data), and the number of rows of each section after them.
    case content(BatchUpdate, rowCountsAfter: [Int])
    /// The rows of a layer.
    case layer(any ChangingLayer, LayerTransition)
  }

  let subject: Subject
  /// How the operations on content are shown.
  var animations = AnnouncedAnimations()
  /// Whether anything is animated at all.
  var isAnimated = true
  /// Whether what is on screen stays where it is when rows come or go above it.
  var keepsScrollPosition = false
  /// Has questions asked of the content as it is after the batch, which it is not yet: placements ask
  /// where rows are to stand.
  var preview: (_ questions: () -> Void) -> Void = { $0() }
  /// Makes the change to what the view's rows come from; called inside the batch of the view.
  var commit: () -> Void = {}
}
