import Foundation

/// A drag that is held over a row of a table.
@MainActor
final class SimulatedSpringLoad: NSObject, UISpringLoadedInteractionContext {
  let state = UISpringLoadedInteractionEffectState.activated
  var targetView: UIView?
  var targetItem: Any?
  private let table: UITableView
  private let point: CGPoint

  init(over indexPath: IndexPath, of table: UITableView) {
    self.table = table
    point = table.middle(ofRow: indexPath)
    targetView = table.cellForRow(at: indexPath)
    super.init()
  }

  func location(in view: UIView?) -> CGPoint {
    view.map { table.convert(point, to: $0) } ?? point
  }
}
