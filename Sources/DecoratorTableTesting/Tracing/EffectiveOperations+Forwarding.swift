import DecoratorTableKit

extension EffectiveOperations {
  /// The operations that a layer has to announce for a change inside it. They are the same
  /// operations on the rows that show the content, except those that an operation on their section
  /// absorbs outside. An unmoved row that becomes hidden is deleted outside, and a revealed one is
  /// inserted.
  init(forwarding change: LayerChange) {
    let inner = EffectiveOperations(change.inner, replacing: change.innerReplaced)
    let replaced = change.outerReplaced
    self.init(BatchUpdate(), replacing: replaced)
    func before(_ row: RowPosition) -> RowPosition? { change.before.outerRow(ofContent: row) }
    func after(_ row: RowPosition) -> RowPosition? { change.after.outerRow(ofContent: row) }
    for row in inner.deleted.compactMap(before) { delete(row, unless: replaced) }
    for row in inner.inserted.compactMap(after) { insert(row, unless: replaced) }
    var gone: Set<RowPosition> = []
    for move in inner.moved {
      let (source, target) = (before(move.source), after(move.target))
      if let source, let target {
        self.move(BatchUpdate.RowMove(from: source, to: target), unless: replaced)
      } else if let source, change.after.isHidden(move.target) {
        delete(source, unless: replaced)
      } else if let target, change.before.isHidden(move.source) {
        insert(target, unless: replaced)
      }
    }
    for (source, target) in change.unmovedContent(inner) {
      let (isHidden, wasHidden) = (change.after.isHidden(target), change.before.isHidden(source))
      if isHidden, !wasHidden, let row = before(source) {
        delete(row, unless: replaced)
        gone.insert(row)
      } else if wasHidden, !isHidden, let row = after(target) {
        insert(row, unless: replaced)
      }
    }
    func isUnmoved(_ row: RowPosition) -> Bool {
      !replaced.before.contains(row.section) && !gone.contains(row)
    }
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
    return innerTrace.rows.positioned().compactMap { target, origin in
      guard let source = origin.row, !moved.contains(target) else { return nil }
      return (source, target)
    }
  }
}
