import Foundation

// Rows that a person drags from one child to another.
extension ComposedTable {
  /// Enables dragging rows from one child to another. Without this call, a row stays in its own
  /// child.
  ///
  /// A row can be dragged if its child returns that it can be moved. Change both sources in the
  /// handler, and announce nothing: the table already shows the row at its new place. The row then
  /// gets a cell of its new child, and the layers around both children place their own rows again.
  ///
  /// ```swift
  /// home.onMove { move in
  ///   guard move.source === drafts else { return }
  ///   let post = draftSource.posts.remove(at: move.sourceIndexPath.row)
  ///   postSource.posts.insert(post, at: move.destinationIndexPath.row)
  /// }
  /// ```
  ///
  /// A source that stores what its table shows, such as a ``SnapshotTableViewDataSource``, cannot
  /// take part. The drop delegates of the table are not called for such a drag.
  ///
  /// - Parameters:
  ///   - allows: Returns whether a row may be dropped at a place, whenever it is held over another
  ///     one. If not, it stays within its child.
  ///   - handler: Removes the row from one source and inserts it into the other.
  /// - Returns: The observation. Once it is cancelled, rows stay in their own children again.
  @discardableResult
  public func onMove(
    where allows: @escaping (ChildMove) -> Bool = { _ in true },
    _ handler: @escaping (ChildMove) -> Void
  ) -> TableObservation {
    let handlers = ChildMoveHandlers(allows: allows, didMove: handler)
    moveHandlers = handlers
    return TableObservation { [weak self] in
      if self?.moveHandlers === handlers { self?.moveHandlers = nil }
    }
  }

  /// A row that is dragged from one child to another.
  struct Crossing {
    let source: ChildSlot
    /// The row before (outermost coordinates of the child).
    let row: RowPosition
    let destination: ChildSlot
    /// The row after, likewise.
    let place: RowPosition
    /// The move as an app gets it.
    let move: ChildMove
  }

  /// Returns the move of a row to a place outside its child; nil if the place is within it, or
  /// content cannot be there.
  ///
  /// - Parameters:
  ///   - child: The row.
  ///   - indexPath: A place among the rows of all (data, in the list that results).
  func crossing(from child: ChildPlace<IndexPath>, to indexPath: IndexPath) -> Crossing? {
    guard moveHandlers != nil, let number = child.slot.number else { return nil }
    let slot = shown[number]
    let row = RowPosition(child.place)
    let drop = composition.origin(
      ofDropAt: RowPosition(indexPath), removing: row, ofChild: number)
    guard let place = drop else { return nil }
    let destination = shown[place.child]
    guard let source = slot.child.innermostRow(of: row),
      let target = destination.child.innermostPlace(of: place.row)
    else { return nil }
    let move = ChildMove(
      source: source.child, sourceIndexPath: IndexPath(source.row), destination: target.child,
      destinationIndexPath: IndexPath(target.row))
    return Crossing(
      source: slot, row: row, destination: destination, place: place.row, move: move)
  }

  /// Follows a row to another child, where the table shows it already.
  func follow(_ crossing: Crossing) {
    crossing.source.rowDraggedOut(crossing.row)
    crossing.destination.rowDropped(at: crossing.place)
    didMoveRows(of: crossing.source)
    didMoveRows(of: crossing.destination)
    moveHandlers?.didMove(crossing.move)
    // The row still has its old cell, and a table must not be updated in a callback.
    let table = crossing.move.destination
    let row = table.holdRow(atData: crossing.move.destinationIndexPath)
    reloadingMoved.scheduleAnother {
      if let path = row?.dataIndexPath { table.reloadRows(at: [path], with: .none) }
    }
  }
}

extension ChildSlot {
  /// Follows a row (outermost coordinates of the child) that has been dragged to another child.
  func rowDraggedOut(_ row: RowPosition) {
    guard let table, let row = ([segment] + child.segments).rowDraggedOut(row, in: table) else {
      return
    }
    guard let composed = child as? ComposedTable, let origin = composed.composition.origin(of: row)
    else { return }
    let slot = composed.shown[origin.child]
    slot.rowDraggedOut(origin.row)
    composed.didMoveRows(of: slot)
  }

  /// Follows a row that has been dragged here from another child, to a place (outermost coordinates
  /// of the child, in the list that results).
  func rowDropped(at place: RowPosition) {
    guard let table, let place = ([segment] + child.segments).rowDropped(at: place, in: table)
    else { return }
    guard let composed = child as? ComposedTable,
      let inner = composed.composition.origin(ofDropAt: place)
    else { return }
    let slot = composed.shown[inner.child]
    slot.rowDropped(at: inner.row)
    composed.didMoveRows(of: slot)
  }
}

extension LayeredTable {
  /// Returns the row that a row (outermost coordinates) shows, and the innermost child that it is
  /// of; nil if it is one of a layer.
  func innermostRow(of row: RowPosition) -> (child: DecoratedTable, row: RowPosition)? {
    guard let content = contentPosition(ofOuter: row) else { return nil }
    if let table = self as? DecoratedTable { return (table, content) }
    guard let composed = self as? ComposedTable else { return nil }
    return composed.composition.origin(of: content).flatMap {
      composed.shown[$0.child].child.innermostRow(of: $0.row)
    }
  }

  /// Returns what a new row at a place (outermost coordinates) is to the innermost child there; nil
  /// if content cannot be there.
  func innermostPlace(of place: RowPosition) -> (child: DecoratedTable, row: RowPosition)? {
    var place = place
    for layer in stack.layers {
      let drag = DragLayout(layer.inForce.layout, removing: nil)
      guard drag.place(nearest: place) == place else { return nil }
      place = drag.contentDestination(of: place)
    }
    if let table = self as? DecoratedTable { return (table, place) }
    guard let composed = self as? ComposedTable else { return nil }
    return composed.composition.origin(ofDropAt: place).flatMap {
      composed.shown[$0.child].child.innermostPlace(of: $0.row)
    }
  }
}
