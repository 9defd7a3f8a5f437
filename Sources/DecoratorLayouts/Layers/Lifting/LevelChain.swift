/// Lifts a change from the content to the table, level by level.
package struct LevelChain {
  private let content: UpdateMap
  /// The change at each level, the content first.
  private var updates: [BatchUpdate]
  private let moveLimit: Int
  /// Each layer before and after, the innermost first.
  private var transitions: [LayerTransition] = []
  /// The replaced rows at the last level.
  private var replaced: [ReplacedRow]
  /// Which rows are content after, at the last level; nil if no layer depends on it.
  private var contentPositions: ContentPositions?

  /// Begins at the content.
  ///
  /// - Parameters:
  ///   - update: A legal batch in content coordinates; an empty one for a layer's own change.
  ///   - content: The content before and after it.
  ///   - moveLimit: A section in which more additional rows would move is reloaded.
  package init(_ update: BatchUpdate, of content: UpdateMap, moveLimit: Int) {
    self.content = content
    self.moveLimit = moveLimit
    updates = [update]
    replaced = content.replaced
    contentPositions = content.contentPositions
  }

  /// The change of the rows at the last level. It is computed at each access.
  ///
  /// - Complexity: O(*m* log *m*) for *m* operations, and O(sections); O(1) at the content.
  package var reached: UpdateMap {
    guard let layer = transitions.last else { return content }
    return UpdateMap(
      updates[updates.count - 1], before: layer.old.layout.outerRowCounts,
      after: layer.new.layout.outerRowCounts, replaced: replaced,
      contentPositions: contentPositions)
  }

  /// The layout of the last layer after the change; nil at the content.
  package var lastLayout: TableLayout? { transitions.last?.new.layout }

  /// Lifts the change through the next layer.
  package mutating func lift(through transition: LayerTransition) {
    updates.append(transition.lift(updates[updates.count - 1], moveLimit: moveLimit))
    transitions.append(transition)
    contentPositions = contentPositions?.around(transition.new.layout)
    replaced = replaced.compactMap { row in
      row.translated(
        { transition.old.layout.shownPosition(ofContent: $0) },
        { transition.new.layout.shownPosition(ofContent: $0) })
    }
  }

  /// Returns the whole change, after the outermost layer.
  package func applied(from source: AppliedUpdate.Source) -> AppliedUpdate {
    AppliedUpdate(
      source: source, levels: updates.reversed(), content: content, transitions: transitions,
      contentPositions: contentPositions, replacedRows: replaced)
  }
}
