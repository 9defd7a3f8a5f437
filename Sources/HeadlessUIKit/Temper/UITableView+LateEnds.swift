extension UITableView.Temper {
  /// The completions of batches are called in a later turn of the main actor, in their order.
  ///
  /// UIKit's documentation: the completion is called when all of the operations are finished, which
  /// is when their animations are.
  public static let lateCompletions = Self(rawValue: 1 << 4)

  /// The completions of batches are called in a later turn, the last of a turn first.
  ///
  /// UIKit's documentation promises no order between the animations of two batches.
  public static let unorderedCompletions = Self(rawValue: 1 << 5)

  /// The completions of batches are never called; only every second one is lost if the table also
  /// has a temper that calls them late.
  ///
  /// UIKit's documentation does not promise them to a table that leaves its window while the
  /// animations run.
  public static let lostCompletions = Self(rawValue: 1 << 6)

  /// An animated scroll, and the display of rows that a batch removes, end in a later turn. A
  /// reload ends them at once.
  ///
  /// UIKit's documentation of `scrollViewDidEndScrollingAnimation` and of batch updates.
  public static let lateAnimations = Self(rawValue: 1 << 7)
}

/// What a table does later than a tame one would.
struct PendingEnds {
  /// The ends of animations, in their order.
  var animations: [() -> Void] = []
  /// The completions of batches, in their order.
  var completions: [() -> Void] = []
  /// Whether the next completions are lost, where not all of them are.
  var losesNext = true
  /// Whether a later turn is going to take care of them.
  var isScheduled = false
}

extension UITableView {
  /// Simulates the end of all animations, so that what a temper has deferred happens now.
  ///
  /// Without a temper nothing is ever deferred. A later turn of the main actor does the same.
  public func simulateEndOfAnimations() {
    endScroll()
    endAnimations()
    let completions = pendingEnds.completions
    pendingEnds.completions = []
    // Completions of the same turn: nobody has promised which animation ends first.
    let isUnordered = temper.contains(.unorderedCompletions)
    for completion in isUnordered ? completions.reversed() : completions { completion() }
  }

  /// Ends the running animations, without the completions that wait for them.
  func endAnimations() {
    let animations = pendingEnds.animations
    pendingEnds.animations = []
    for end in animations { end() }
  }

  /// Calls the completions of a batch when they are due.
  func complete(_ completions: [(Bool) -> Void], _ isDone: Bool) {
    guard !completions.isEmpty else { return }
    if losesCompletions() { return }
    let isLate = fire(.lateCompletions)
    let isUnordered = fire(.unorderedCompletions)
    guard isLate || isUnordered else {
      for completion in completions { completion(isDone) }
      return
    }
    pendingEnds.completions += completions.map { completion in { completion(isDone) } }
    endLater()
  }

  /// Returns whether the completions of a batch are lost; with a temper that calls them late those
  /// of every second batch.
  private func losesCompletions() -> Bool {
    guard temper.contains(.lostCompletions) else { return false }
    if !temper.isDisjoint(with: [.lateCompletions, .unorderedCompletions]) {
      pendingEnds.losesNext.toggle()
      guard pendingEnds.losesNext else { return false }
    }
    return fire(.lostCompletions)
  }

  /// Ends an animation when it is due.
  func endAnimation(isAnimated: Bool, _ end: @escaping () -> Void) {
    guard isAnimated, fire(.lateAnimations) else { return end() }
    pendingEnds.animations.append(end)
    endLater()
  }

  /// Schedules the ends of what is running. A table that is gone by then ends nothing.
  func endLater() {
    guard !pendingEnds.isScheduled else { return }
    pendingEnds.isScheduled = true
    Task { [weak self] in
      await Task.yield()
      guard let self else { return }
      pendingEnds.isScheduled = false
      simulateEndOfAnimations()
    }
  }
}
