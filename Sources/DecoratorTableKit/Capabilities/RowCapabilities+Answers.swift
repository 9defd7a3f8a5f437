import Foundation

// What a table is answered for a row.
extension RowCapabilities {
  /// Whether a row can be selected.
  var selects: Bool { select != nil }

  /// The height of a row in points; nil if it is left to the table.
  func rowHeight(of model: Model) -> CGFloat? { height?(model) }

  /// Whether a row can be edited. The answer false suppresses swipes too.
  func allowsEditing(of model: Model) -> Bool {
    guard canEdit != nil || offersEditing else { return false }
    return canEdit?(model) ?? true
  }

  /// Whether there is something to edit a row with.
  var offersEditing: Bool { delete != nil || leadingActions != nil || trailingActions != nil }

  /// Makes the cell of a row show what stands at its right.
  func applyAccessory(to cell: UITableViewCell, of model: Model) {
    if let accessory { LentAccessories.lend(accessory(model) ?? .none, to: cell) }
  }
}
