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

  /// Shows the accessory of a row in its cell.
  func applyAccessory(to cell: UITableViewCell, of model: Model) {
    if let accessory { LentAccessories.lend(accessory(model) ?? .none, to: cell) }
  }
}
