import Foundation

/// Translates index paths between a drop and its child.
@MainActor
struct ChildDropTranslation: DropTranslation {
  let slot: any ComposedChild
  let composed: ComposedTable

  func innerRow(at outer: IndexPath) -> IndexPath? {
    guard let origin = composed.composition.origin(of: RowPosition(outer)),
      origin.child == slot.number
    else { return nil }
    return IndexPath(origin.row)
  }

  func innerDestination(_ outer: IndexPath) -> IndexPath? { composed.destination(outer, in: slot) }

  func outerRow(nearest inner: IndexPath) -> IndexPath {
    outerPlace(forInsertionAt: inner) ?? inner
  }

  func outerPlace(forInsertionAt inner: IndexPath) -> IndexPath? {
    guard let number = slot.number else { return inner }
    return composed.composition.position(of: RowPosition(inner), inChild: number)
      .map { IndexPath($0) }
  }

  func duringInsertion(_ commit: () -> Bool) -> Bool { commit() }

  func followInsertion(at outer: IndexPath, _ update: (IndexPath) -> Void) {
    guard let inner = composed.destination(outer, in: slot) else { return }
    update(inner)
    composed.didMoveRows(of: slot)
  }

  func outerIdentifier(_ inner: String) -> String {
    slot.table?.tableIdentifier(inner, .cell) ?? inner
  }
}
