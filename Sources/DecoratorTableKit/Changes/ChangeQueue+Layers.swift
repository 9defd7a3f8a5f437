// What layers tell of themselves. Only the outermost counts: the layers inside have told the same.
extension ChangeQueue {
  private func isOutermost(_ layer: any ChangingLayer) -> Bool {
    host?.changingLayers.last === layer
  }

  /// Hears that a layer has read its content afresh, which makes void what was known by position.
  func didLoad(_ layer: any ChangingLayer) {
    if isOutermost(layer) { didLoad() }
  }

  /// Hears that the user has dragged a row, which the view shows at its new place already.
  ///
  /// - Parameters:
  ///   - layer: The layer that heard of it.
  ///   - source: The row before, in the layer's outer coordinates.
  ///   - destination: The row after, likewise.
  func didMoveRow(
    in layer: any ChangingLayer, from source: RowPosition, to destination: RowPosition
  ) {
    guard isOutermost(layer) else { return }
    followedRows.follow { $0.position(afterMoving: source, to: destination) }
  }

  /// Hears that the user has dropped a row from elsewhere, which the view shows already.
  ///
  /// - Parameters:
  ///   - layer: The layer that heard of it.
  ///   - row: The new row, in the layer's outer coordinates.
  func didInsertRow(in layer: any ChangingLayer, at row: RowPosition) {
    guard isOutermost(layer) else { return }
    followedRows.follow { $0.position(afterInserting: row) }
  }
}
