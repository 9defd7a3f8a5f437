/// Who tells a table of the changes of its layers, one at a time and in their order.
@MainActor
protocol LayerAnnouncing: AnyObject {
  /// Applies a layer's own change when it is its turn: at once, or after what is being applied, or
  /// after the change of the content that the app has made and not yet announced.
  ///
  /// If that announcement does not come, everything is loaded again: so what `change` would bring has
  /// to be what the layer lays out when it is loaded, and `change` nothing any more after that.
  ///
  /// - Parameters:
  ///   - layer: The layer that changes.
  ///   - change: Called when it is the change's turn, with the state in force then. Gives the
  ///     transition, or nil if there is nothing to do any more.
  ///   - options: How the table shows the change.
  func announce(
    _ layer: TableLayer, _ change: @escaping (LayerState) -> LayerTransition?,
    options: LayerChangeOptions)

  /// Hears that a layer has read its content afresh: what was known of rows by position is void.
  func didLoad(_ layer: TableLayer)

  /// Hears that the user has dragged a row, which the table shows at its new place already.
  ///
  /// - Parameters:
  ///   - layer: The layer that heard of it; all layers inside have as well.
  ///   - source: The row before, in the layer's outer coordinates.
  ///   - destination: The row after, likewise.
  func didMoveRow(in layer: TableLayer, from source: RowPosition, to destination: RowPosition)

  /// Hears that the user has dropped a row from elsewhere, which the table shows already.
  ///
  /// - Parameters:
  ///   - layer: The layer that heard of it; all layers inside have as well.
  ///   - row: The new row, in the layer's outer coordinates.
  func didInsertRow(in layer: TableLayer, at row: RowPosition)
}

/// How a table shows a layer's own change.
struct LayerChangeOptions {
  /// Whether what is on screen stays where it is when rows come or go above it.
  var keepsScrollPosition = true
  /// Called when the change is on screen, or when there was nothing to show.
  var completion: (() -> Void)?
}
