/// The accessories that cells show for their rows, and what stood there by itself.
///
/// A cell that is used again would keep its accessory, also in a row of a kind that has none.
@MainActor
enum LentAccessories {
  private struct Loan {
    weak var cell: UITableViewCell?
    /// What the cell shows by itself.
    let own: UITableViewCell.AccessoryType
  }

  private static var loans: [ObjectIdentifier: Loan] = [:]
  /// With how many loans those of cells that are gone are dropped.
  private static var limit = 64

  /// How many cells are remembered.
  static var count: Int { loans.count }

  /// Shows an accessory in a cell until it is used again.
  static func lend(_ accessory: UITableViewCell.AccessoryType, to cell: UITableViewCell) {
    let key = ObjectIdentifier(cell)
    if loans[key]?.cell == nil {
      if loans.count >= limit { dropThoseOfGoneCells() }
      loans[key] = Loan(cell: cell, own: cell.accessoryType)
    }
    cell.accessoryType = accessory
  }

  /// Gives a cell that is used again its own accessory back, if it was lent one.
  static func takeBack(from cell: UITableViewCell) {
    guard !loans.isEmpty, let loan = loans.removeValue(forKey: ObjectIdentifier(cell)),
      loan.cell != nil
    else { return }
    cell.accessoryType = loan.own
  }

  private static func dropThoseOfGoneCells() {
    loans = loans.filter { $0.value.cell != nil }
    limit = max(64, 2 * loans.count)
  }
}
