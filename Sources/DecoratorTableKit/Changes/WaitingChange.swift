/// A change of a source or a layer that waits for its turn.
@MainActor
struct WaitingChange {
  /// The origin of a change, which decides its turn; see ``ChangeQueue``.
  package enum Origin {
    /// A source changes by itself.
    case source(any ChangingSource)
    /// A layer changes by itself.
    case layer(any ChangingLayer)
  }

  let origin: Origin
  /// A closure that says how the change is made, against the state in force when its turn comes.
  let prepare: (ChangeQueue) -> PreparedChange
  /// A closure to call when the view shows the change or there is nothing to show, with whether all
  /// animations have ended.
  let completion: (Bool) -> Void
  /// How long the change waits for the end of a scroll, and for what; nil before its turn.
  var scrollWait: ScrollWait?

  /// Whether a source changes by itself.
  var isOfSource: Bool {
    if case .source = origin { true } else { false }
  }
}

/// How long a change waits for the end of a scroll, and what it would do to the rows on screen.
struct ScrollWait {
  /// The time until which it waits, in seconds of `systemUptime`.
  let end: TimeInterval
  /// What it would have done to the view when its turn came. While the layouts are those before
  /// that, it need not be found out again.
  let update: AppliedUpdate
}

/// The way in which a change is made.
@MainActor
enum PreparedChange {
  /// There is nothing to tell the view.
  case unseen(commit: () -> Void)
  /// The view loads everything again.
  case reload(commit: () -> Void)
  /// The view is told of a batch. If it cannot be made, the closure commits what is not committed
  /// by loading, and everything is loaded again.
  case batch(PreparedBatch, commitByLoading: () -> Void)
}

/// A change as a batch, against the state in force.
@MainActor
struct PreparedBatch {
  /// The subject of a batch.
  enum Subject {
    /// The content: what changes (data), and the number of rows of each section after that.
    case content(ListDifference, rowCountsAfter: [Int])
    /// The rows of a layer.
    case layer(any ChangingLayer, LayerTransition)
    /// The rows of several layers, which are turned on or off together.
    case layers
  }

  let subject: Subject
  /// Returns which rows are content after a change of the content; nil where all are.
  var tableContent: (() -> TableContent)?
  /// The animations of the operations on content.
  var animations = AnnouncedAnimations()
  /// Whether the view may animate the batch at all.
  var isAnimated = true
  /// Whether what is on screen stays where it is when rows come or go above it.
  var keepsScrollPosition = false
  /// Whether the view is told of an empty batch, too: it asks for heights again.
  var asksForHeights = false
  /// A closure that asks questions while the content answers as it will after the batch. Placements
  /// ask where rows are to stand.
  var preview: (_ questions: () -> Void) -> Void = { $0() }
  /// A closure that changes what the view's rows come from; called inside the batch of the view.
  var commit: () -> Void = {}
}
