// What layers say of themselves.
extension TableUpdater: LayerAnnouncing {
  func announce(
    _ layer: TableLayer, _ change: @escaping (LayerState) -> LayerTransition?,
    options: LayerChangeOptions
  ) {
    enqueue(WaitingChange(layer: layer, transition: change, options: options))
  }

  func didLoad(_ layer: TableLayer) {
    // The layers inside have been loaded when the outermost is.
    guard layer === layers.last else { return }
    forgetWhatIsLoaded()
    observer?(.didLoad)
  }

  func didMoveRow(
    in layer: TableLayer, from source: RowPosition, to destination: RowPosition
  ) {
    guard layer === layers.last else { return }
    heldRows.follow { $0.position(afterMoving: source, to: destination) }
  }

  func didInsertRow(in layer: TableLayer, at row: RowPosition) {
    guard layer === layers.last else { return }
    heldRows.follow { $0.position(afterInserting: row) }
  }
}
