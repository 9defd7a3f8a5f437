/// The capabilities of some rows that a table has to know of.
struct PresentCapabilities: OptionSet {
  let rawValue: Int

  static let select = PresentCapabilities(rawValue: 1 << 0)
  static let display = PresentCapabilities(rawValue: 1 << 1)
  static let endDisplay = PresentCapabilities(rawValue: 1 << 2)
  static let leadingActions = PresentCapabilities(rawValue: 1 << 3)
  static let trailingActions = PresentCapabilities(rawValue: 1 << 4)
  static let contextMenu = PresentCapabilities(rawValue: 1 << 5)
  static let height = PresentCapabilities(rawValue: 1 << 6)
  static let canEdit = PresentCapabilities(rawValue: 1 << 7)
  static let delete = PresentCapabilities(rawValue: 1 << 8)
  static let accessoryTap = PresentCapabilities(rawValue: 1 << 9)
}

extension RowCapabilities {
  /// The capabilities that are set.
  var present: PresentCapabilities {
    var present: PresentCapabilities = []
    if select != nil { present.insert(.select) }
    if hearsOfDisplay { present.insert(.display) }
    if hearsOfEndOfDisplay { present.insert(.endDisplay) }
    if leadingActions != nil { present.insert(.leadingActions) }
    if trailingActions != nil { present.insert(.trailingActions) }
    if contextMenu != nil { present.insert(.contextMenu) }
    if height != nil { present.insert(.height) }
    if canEdit != nil { present.insert(.canEdit) }
    if delete != nil { present.insert(.delete) }
    if accessoryTap != nil { present.insert(.accessoryTap) }
    return present
  }
}
