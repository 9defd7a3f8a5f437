import Foundation

/// The placeholder of a drop as the object inside a layer sees it.
@MainActor
final class DecoratedDropPlaceholderContext: NSObject, UITableViewDropPlaceholderContext {
  private let base: any UITableViewDropPlaceholderContext
  private let layer: TableLayer
  private let tableView: UITableView

  init(
    _ base: any UITableViewDropPlaceholderContext, layer: TableLayer, tableView: UITableView
  ) {
    self.base = base
    self.layer = layer
    self.tableView = tableView
  }

  var dragItem: UIDragItem { base.dragItem }

  /// Turns the placeholder into a row.
  ///
  /// The table does that by itself and announces nothing. The layer therefore follows what is on
  /// screen, and does not read counts afresh meanwhile.
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
    layer.withoutReadingCounts {
      base.commitInsertion { outer in
        let drag = layer.drag(of: nil, in: tableView)
        guard let place = drag.place(nearest: RowPosition(outer)) else { return }
        let inserted = drag.contentDestination(of: place)
        let landed = drag.landing(at: place)
        layer.follow(
          .inserting(inserted, from: drag.layout, to: landed), onScreen: landed)
        dataSourceUpdates(IndexPath(inserted))
        layer.tableQueue?.didInsertRow(in: layer, at: RowPosition(outer))
      }
    }
  }

  func deletePlaceholder() -> Bool { base.deletePlaceholder() }

  func addAnimations(_ animations: @escaping () -> Void) { base.addAnimations(animations) }

  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    base.addCompletion(completion)
  }
}
