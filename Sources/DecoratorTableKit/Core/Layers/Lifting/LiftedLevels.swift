/// A change on its way from the content to the table, level by level.
struct LiftedLevels {
  /// What becomes of the rows of the level that was reached last.
  private(set) var reached: UpdateMap
  private let content: UpdateMap
  /// What changes at each level, the content first.
  private var updates: [BatchUpdate]
  private let moveLimit: Int
  /// Each layer before and after, the innermost first.
  private var transitions: [LayerTransition] = []

  /// Begins at the content.
  ///
  /// - Parameters:
  ///   - update: A legal batch in content coordinates; an empty one for a layer's own change.
  ///   - before: The number of rows of each section of the content, before.
  ///   - after: The number of rows of each section of the content, after.
  ///   - moveLimit: Where more additional rows of a section would have to move, it is reloaded.
  init(_ update: BatchUpdate, before: [Int], after: [Int], moveLimit: Int) {
    self.moveLimit = moveLimit
    content = UpdateMap(update, before: before, after: after)
    reached = content
    updates = [update]
  }

  /// Goes through the next layer, seen from inside.
  mutating func lift(through transition: LayerTransition) {
    let update = transition.lift(updates[updates.count - 1], moveLimit: moveLimit)
    updates.append(update)
    transitions.append(transition)
    reached = UpdateMap(
      update, before: transition.old.layout.outerRowCounts,
      after: transition.new.layout.outerRowCounts)
  }

  /// What was gone through, when that is all.
  func applied(from source: AppliedUpdate.Source) -> AppliedUpdate {
    AppliedUpdate(
      source: source, levels: updates.reversed(), content: content, transitions: transitions)
  }
}
