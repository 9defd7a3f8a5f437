/// The accessories that cells show for their rows, and the cells' own accessories.
///
/// A reused cell would otherwise keep its accessory, even in a row of a kind that has none.
@MainActor
enum AttachedAccessories {
  struct Attachment {
    weak var cell: UITableViewCell?
    /// The accessory of the cell itself.
    let own: UITableViewCell.AccessoryType
  }

  private(set) static var attachments: [ObjectIdentifier: Attachment] = [:]
  /// The number of attachments at which those of deallocated cells are dropped.
  private static var limit = 64

  /// Shows an accessory in a cell until the cell is reused.
  static func attach(_ accessory: UITableViewCell.AccessoryType, to cell: UITableViewCell) {
    let key = ObjectIdentifier(cell)
    if attachments[key]?.cell == nil {
      if attachments.count >= limit {
        attachments = attachments.filter { $0.value.cell != nil }
        limit = max(64, 2 * attachments.count)
      }
      attachments[key] = Attachment(cell: cell, own: cell.accessoryType)
    }
    cell.accessoryType = accessory
  }

  /// Restores the own accessory of a reused cell.
  static func detach(from cell: UITableViewCell) {
    guard !attachments.isEmpty,
      let attachment = attachments.removeValue(forKey: ObjectIdentifier(cell)),
      attachment.cell != nil
    else { return }
    cell.accessoryType = attachment.own
  }
}
