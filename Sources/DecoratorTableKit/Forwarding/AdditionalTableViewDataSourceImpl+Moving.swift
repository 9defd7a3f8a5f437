import Foundation

// Moving and restoring rows. Nothing here is visible to UIKit.
extension AdditionalTableViewDataSourceImpl {
  /// Whether content rows can be moved if the object inside does not say: if it can move rows at
  /// all. Where nobody knows, a table finds out when it moves one.
  var canMoveByDefault: Bool { inner != nil && innerHas(.moveRow) != false }

  /// The object inside, if it identifies models for state restoration.
  var association: (any UIDataSourceModelAssociation)? {
    inner as? any UIDataSourceModelAssociation
  }

  /// Follows a move that is on screen already: from now on the layout is what is on screen.
  func move(
    _ source: IndexPath, to destination: IndexPath, in tableView: UITableView
  ) -> ContentMove {
    let destination = RowPosition(destination)
    let before = layer.layout(for: tableView)
    let move = before.moving(RowPosition(source), to: destination)
    layer.follow(
      .moveRow(BatchUpdate.Move(from: move.source, to: move.destination)), onScreen: move.layout)
    if move.place != destination {
      TableAnomaly.moveIntoAddedSection(layer: layer.name, destination: destination)
        .report(in: tableView)
      // The screen shows it elsewhere than it is, but a table must not be reloaded in a callback.
      layer.queue.enqueueReload()
    }
    return move
  }
}
