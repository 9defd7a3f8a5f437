import DecoratorTableKit

/// The operations that a layer has to announce for a change inside it. They are the same operations
/// on the rows that show the content, except those that an operation on their section absorbs
/// outside.
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
    for move in inner.moved {
      guard let source = before(move.source), let target = after(move.target) else { continue }
      outer.move(BatchUpdate.RowMove(from: source, to: target), unless: replaced)
    }
    func stays(_ row: RowPosition) -> Bool { !replaced.before.contains(row.section) }
    deleted = outer.deleted
    inserted = outer.inserted
    moved = outer.moved
    reloaded = inner.reloaded.compactMap(before).filter(stays)
    reconfigured = inner.reconfigured.compactMap(before).filter(stays)
  }
}
