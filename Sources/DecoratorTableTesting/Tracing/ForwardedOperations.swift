import DecoratorTableKit

/// The operations that a layer has to announce for a change inside it. They are the same operations
/// on the rows that show the content, except those that an operation on their section absorbs
/// outside. An unmoved row that becomes hidden is deleted outside, and a revealed one is inserted.
struct ForwardedOperations {
  private(set) var deleted: [RowPosition] = []
  private(set) var inserted: [RowPosition] = []
  private(set) var moved: [BatchUpdate.RowMove] = []
  private(set) var reloaded: [RowPosition] = []
  private(set) var reconfigured: [RowPosition] = []

  init(_ change: LayerChange) {
    let inner = EffectiveOperations(change.inner, replacing: change.innerReplaced)
    var outer = EffectiveOperations(BatchUpdate(), replacing: change.outerReplaced)
    let replaced = change.outerReplaced
    func before(_ row: RowPosition) -> RowPosition? { change.before.outerRow(ofContent: row) }
    func after(_ row: RowPosition) -> RowPosition? { change.after.outerRow(ofContent: row) }
    for row in inner.deleted.compactMap(before) { outer.delete(row, unless: replaced) }
    for row in inner.inserted.compactMap(after) { outer.insert(row, unless: replaced) }
    var gone: Set<RowPosition> = []
    for move in inner.moved {
      let (source, target) = (before(move.source), after(move.target))
      if let source, let target {
        outer.move(BatchUpdate.RowMove(from: source, to: target), unless: replaced)
      } else if let source, change.after.isHidden(move.target) {
        outer.delete(source, unless: replaced)
      } else if let target, change.before.isHidden(move.source) {
        outer.insert(target, unless: replaced)
      }
    }
    for (source, target) in change.unmovedContent(inner) {
      let (isHidden, wasHidden) = (change.after.isHidden(target), change.before.isHidden(source))
      if isHidden, !wasHidden, let row = before(source) {
        outer.delete(row, unless: replaced)
        gone.insert(row)
      } else if wasHidden, !isHidden, let row = after(target) {
        outer.insert(row, unless: replaced)
      }
    }
    func isUnmoved(_ row: RowPosition) -> Bool {
      !replaced.before.contains(row.section) && !gone.contains(row)
    }
    deleted = outer.deleted
    inserted = outer.inserted
    moved = outer.moved
    reloaded = inner.reloaded.compactMap(before).filter(isUnmoved)
    reconfigured = inner.reconfigured.compactMap(before).filter(isUnmoved)
  }
}

extension LayerChange {
  /// The content rows that stay without moving, before and after.
  fileprivate func unmovedContent(
    _ inner: EffectiveOperations
  ) -> [(source: RowPosition, target: RowPosition)] {
    let moved = Set(inner.moved.map(\.target))
    return innerTrace.rows.enumerated().flatMap { section, origins in
      origins.enumerated().compactMap { row, origin in
        let target = RowPosition(section: section, row: row)
        guard let source = origin.row, !moved.contains(target) else { return nil }
        return (source, target)
      }
    }
  }
}
