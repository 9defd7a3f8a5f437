/// A change of a source or a layer that waits for its turn.
@MainActor
struct WaitingChange {
  /// The origin of a change, which decides its turn; see ``ChangeQueue``.
  package enum Origin {
    /// A source's own change.
    case source(any ChangingSource)
    /// A layer's own change.
    case layer(any ChangingLayer)
  }

  let origin: Origin
  /// A closure that prepares the change when its turn comes, from the state in force.
  let prepare: (ChangeQueue) -> PreparedChange
  /// A closure to call when the view shows the change or there is nothing to show, with whether all
  /// animations have ended.
  let completion: (Bool) -> Void
  /// Whether the rows were counted since, for a view that may load them.
  var isCounted = false
  /// How long the change waits for the end of a scroll, and for what; nil before its turn.
  var scrollWait: ScrollWait?

  /// Whether it is a change of a source.
  var isOfSource: Bool {
    if case .source = origin { true } else { false }
  }
}

/// How long a change waits for the end of a scroll, and its effect on the rows on screen.
struct ScrollWait {
  /// The time until which it waits, in seconds of `systemUptime`.
  let end: TimeInterval
  /// The effect on the view at its turn, which is valid as long as the layouts are those before it.
  let update: AppliedUpdate
}

/// How a change is applied.
@MainActor
enum PreparedChange {
  /// Without an update of the view.
  case unseen(commit: () -> Void)
  /// With a reload of the view.
  case reload(commit: () -> Void)
  /// With a batch of the view. If the batch cannot be made, the closure commits what a load does
  /// not, and the view is reloaded.
  case batch(PreparedBatch, commitByLoading: () -> Void)
}

/// A change as a batch, from the state in force.
@MainActor
struct PreparedBatch {
  /// The subject of a batch.
  enum Subject {
    /// The content: its difference (data), and the new number of rows of each section.
    case content(ListDifference, rowCountsAfter: [Int])
    /// The rows of a layer.
    case layer(any ChangingLayer, LayerTransition)
    /// The rows of several layers, which are turned on or off together.
    case layers
  }

  let subject: Subject
  /// Returns which rows are content after a change of the content; nil if all are.
  var contentPositions: (() -> ContentPositions)?
  /// The animations of the operations on content.
  var animations = AnnouncedAnimations()
  /// Whether the view may animate the batch at all.
  var isAnimated = true
  /// Whether the rows on screen keep their places when rows are inserted or removed above them.
  var keepsScrollPosition = false
  /// Whether the view performs even an empty batch, which makes it read heights again.
  var asksForHeights = false
  /// Runs a closure while the content answers as after the batch, for placements that call the app.
  var preview: (_ questions: () -> Void) -> Void = { $0() }
  /// A closure that commits the change of the content; called inside the batch of the view.
  var commit: () -> Void = {}
}
