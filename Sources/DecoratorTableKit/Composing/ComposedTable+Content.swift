import Foundation

// What the layers around all children ask the table.
extension ComposedTable: ComposedContentHost {
  var childCount: Int { shown.count }

  var childrenWithTable: [any ComposedChild] { all }

  func visitChildren(_ visit: (any ComposedChild) -> Bool) {
    // A callback may take children away.
    for slot in shown where !visit(slot) { return }
  }

  func child(_ number: Int) -> any ComposedChild { shown[number] }

  var allowsCrossing: Bool { moveHandlers != nil }

  func allowsCrossing(of row: ChildPlace<IndexPath>, to indexPath: IndexPath) -> Bool {
    guard let crossing = crossing(from: row, to: indexPath) else { return false }
    return moveHandlers?.allows(crossing.move) == true
  }

  func followCrossing(of row: ChildPlace<IndexPath>, to indexPath: IndexPath) -> Bool {
    guard let crossing = crossing(from: row, to: indexPath) else { return false }
    follow(crossing)
    return true
  }

  func dropTranslation(of slot: any ComposedChild) -> any DropTranslation {
    ChildDropTranslation(slot: slot, composed: self)
  }
}
