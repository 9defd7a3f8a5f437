import Foundation

// The answers to a table's questions about a row.
extension RowCapabilities {
  /// Whether a row can be selected.
  var selects: Bool { select != nil }

  /// Returns the height of a row in points; nil leaves it to the table.
  func rowHeight(of model: Model) -> CGFloat? { height?(model) }

  /// Returns whether a row can be edited. False suppresses swipes too.
  func allowsEditing(of model: Model) -> Bool {
    guard canEdit != nil || offersEditing else { return false }
    return canEdit?(model) ?? true
  }

  /// Whether the rows offer a deletion or swipe actions.
  var offersEditing: Bool { delete != nil || leadingActions != nil || trailingActions != nil }

  /// Lends a row's cell what it shows of others: the accessory, and the view of the model.
  func lend(to cell: UITableViewCell, for model: Model) {
    if let accessory { LentAccessories.lend(accessory(model) ?? .none, to: cell) }
    // A row of another kind may have left its view in the cell.
    LentViews.lend(modelView?(model), to: cell)
  }

  /// Whether a row has to hear when its cell comes on screen.
  var hearsOfDisplay: Bool { display != nil || modelView != nil }

  /// Whether a row has to hear when its cell is no longer shown.
  var hearsOfEndOfDisplay: Bool { endDisplay != nil || modelView != nil }

  /// Tells a row that its cell is about to be shown.
  func willDisplay(_ cell: Cell, for model: Model) {
    // A table may show a cell again without asking for it.
    if let modelView { LentViews.lend(modelView(model), to: cell) }
    display?(cell, model)
  }

  /// Tells a row that its cell is no longer shown.
  func didEndDisplaying(_ cell: Cell, for model: Model) {
    endDisplay?(cell, model)
    if let view = modelView?(model) { LentViews.takeBack(view, from: cell) }
  }
}
