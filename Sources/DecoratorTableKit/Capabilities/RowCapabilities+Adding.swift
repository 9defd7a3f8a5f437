extension RowCapabilities {
  /// Returns these capabilities with others added, as if by one call after the other.
  func adding(_ others: RowCapabilities) -> RowCapabilities {
    var sum = self
    if let select = others.select { sum = sum.onSelect(select) }
    if let display = others.display { sum = sum.onDisplay(display) }
    if let endDisplay = others.endDisplay { sum = sum.onEndDisplay(endDisplay) }
    sum.leadingActions = others.leadingActions?.behind(leadingActions) ?? leadingActions
    sum.trailingActions = others.trailingActions?.behind(trailingActions) ?? trailingActions
    sum.contextMenu = others.contextMenu?.below(contextMenu) ?? contextMenu
    if let height = others.height { sum = sum.uncheckedHeight(height) }
    if let canEdit = others.canEdit { sum = sum.canEdit(canEdit) }
    if let delete = others.delete { sum = sum.onDelete(delete) }
    if let accessory = others.accessory { sum = sum.accessory(accessory) }
    if let modelView = others.modelView { sum = sum.modelView(modelView) }
    if let accessoryTap = others.accessoryTap { sum = sum.onAccessoryTap(accessoryTap) }
    return sum
  }
}
