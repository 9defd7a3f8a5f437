// Drags by the user, which the table shows already.
extension Segment {
  /// Follows a move of a content row.
  ///
  /// - Parameters:
  ///   - move: The row before and after (outer).
  ///   - tableView: The table.
  ///   - undo: Gets what restores the state before, in case the app does not allow the move.
  /// - Returns: The move inside the layers. A drag past additional rows only does not change the
  ///   content: then both rows are the same.
  func follow(
    _ move: BatchUpdate.Move<RowPosition>, in tableView: UITableView, undo: inout [() -> Void]
  ) -> BatchUpdate.Move<RowPosition> {
    guard !layers.isEmpty else {
      undo.append(follow(.moveRow(move)))
      return move
    }
    var move = move
    for layer in layers.reversed() where !layer.isTransparent && move.source != move.target {
      undo.append(layer.makeUndo(in: tableView))
      let inner = layer.move(move.source, to: move.target, in: tableView)
      move = BatchUpdate.Move(from: inner.source, to: inner.destination)
    }
    return move
  }

  /// Follows a drop of a row from another list.
  ///
  /// - Parameter place: The row (outer), in the list that results.
  /// - Returns: The content row (inner) that it is; nil if there are no content sections.
  func rowDropped(at place: RowPosition, in tableView: UITableView) -> RowPosition? {
    tableQueue?.didInsertRow(in: self, at: place)
    if layers.isEmpty { follow(.insertRow(place)) }
    return layers.reversed().reduce(place as RowPosition?) { place, layer in
      place.flatMap { layer.rowDropped(at: $0, in: tableView) }
    }
  }

  /// Follows a content row that the user has dragged to another list.
  ///
  /// - Parameter row: The row (outer).
  /// - Returns: The content row (inner) that it was; nil if it is one of a layer.
  func rowDraggedOut(_ row: RowPosition, in tableView: UITableView) -> RowPosition? {
    tableQueue?.didDragOutRow(in: self, at: row)
    if layers.isEmpty { follow(.deleteRow(row)) }
    return layers.reversed().reduce(row as RowPosition?) { row, layer in
      row.flatMap { layer.rowDraggedOut($0, in: tableView) }
    }
  }

  /// Follows a change of the content, where there are no layers.
  ///
  /// - Returns: A closure that restores the rows before.
  @discardableResult
  private func follow(_ operation: BatchUpdate.Operation) -> () -> Void {
    guard let before = contentRowCounts else { return {} }
    var after = before
    switch operation {
    case .moveRow(let source, let target):
      after[source.section] -= 1
      after[target.section] += 1
    case .insertRow(let row): after[row.section] += 1
    case .deleteRow(let row): after[row.section] -= 1
    default: return {}
    }
    contentDidChange(
      by: UpdateMap(BatchUpdate([operation]), before: before, after: after))
    return { [self] in begin(withRows: before) }
  }
}

extension [Segment] {
  /// Follows a drop of a row from another list through segments, the outermost first; see
  /// ``Segment/rowDropped(at:in:)``.
  @MainActor
  func rowDropped(at place: RowPosition, in tableView: UITableView) -> RowPosition? {
    reduce(place) { place, segment in
      place.flatMap { segment.rowDropped(at: $0, in: tableView) }
    }
  }

  /// Follows a content row that the user has dragged to another list through segments, the
  /// outermost first; see ``Segment/rowDraggedOut(_:in:)``.
  @MainActor
  func rowDraggedOut(_ row: RowPosition, in tableView: UITableView) -> RowPosition? {
    reduce(row) { row, segment in
      row.flatMap { segment.rowDraggedOut($0, in: tableView) }
    }
  }
}
