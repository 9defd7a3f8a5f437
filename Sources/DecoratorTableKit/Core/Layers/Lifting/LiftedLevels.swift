/// A change on its way from the content to the table, level by level.
struct LiftedLevels {
  private let content: UpdateMap
  /// The change at each level, the content first.
  private var updates: [BatchUpdate]
  private let moveLimit: Int
  /// Each layer before and after, the innermost first.
  private var transitions: [LayerTransition] = []

  /// Begins at the content.
  ///
  /// - Parameters:
  ///   - update: A legal batch in content coordinates; an empty one for a layer's own change.
  ///   - content: The content before and after it.
  ///   - moveLimit: Where more additional rows of a section would have to move, it is reloaded.
  init(_ update: BatchUpdate, of content: UpdateMap, moveLimit: Int) {
    self.content = content
    self.moveLimit = moveLimit
    updates = [update]
  }

  /// The change of the rows at the level that was reached last. It is read anew each time.
  ///
  /// - Complexity: O(*m* log *m*) for *m* operations, and O(sections); O(1) at the content.
  var reached: UpdateMap {
    guard let layer = transitions.last else { return content }
    return UpdateMap(
      updates[updates.count - 1], before: layer.old.layout.outerRowCounts,
      after: layer.new.layout.outerRowCounts)
  }

  /// The layout of the layer that was gone through last, after the change; nil at the content.
  var lastLayout: TableLayout? { transitions.last?.new.layout }

  /// Goes through the next layer, seen from inside.
  mutating func lift(through transition: LayerTransition) {
    updates.append(transition.lift(updates[updates.count - 1], moveLimit: moveLimit))
    transitions.append(transition)
  }

  /// Returns the whole change, after the outermost layer.
  func applied(from source: AppliedUpdate.Source) -> AppliedUpdate {
    AppliedUpdate(
      source: source, levels: updates.reversed(), content: content, transitions: transitions)
  }
}
