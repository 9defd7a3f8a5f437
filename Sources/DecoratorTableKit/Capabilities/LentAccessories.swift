/// The accessories that cells show for their rows, and the cells' own accessories.
///
/// A reused cell would otherwise keep its accessory, even in a row of a kind that has none.
@MainActor
enum LentAccessories {
  private struct Loan {
    weak var cell: UITableViewCell?
    /// The accessory of the cell itself.
    let own: UITableViewCell.AccessoryType
  }

  private static var loans: [ObjectIdentifier: Loan] = [:]
  /// The number of loans at which those of deallocated cells are dropped.
  private static var limit = 64

  /// The number of remembered cells.
  static var count: Int { loans.count }

  /// Shows an accessory in a cell until the cell is reused.
  static func lend(_ accessory: UITableViewCell.AccessoryType, to cell: UITableViewCell) {
    let key = ObjectIdentifier(cell)
    if loans[key]?.cell == nil {
      if loans.count >= limit { dropLoansOfDeallocatedCells() }
      loans[key] = Loan(cell: cell, own: cell.accessoryType)
    }
    cell.accessoryType = accessory
  }

  /// Gives a reused cell its own accessory back, if it was lent one.
  static func takeBack(from cell: UITableViewCell) {
    guard !loans.isEmpty, let loan = loans.removeValue(forKey: ObjectIdentifier(cell)),
      loan.cell != nil
    else { return }
    cell.accessoryType = loan.own
  }

  private static func dropLoansOfDeallocatedCells() {
    loans = loans.filter { $0.value.cell != nil }
    limit = max(64, 2 * loans.count)
  }
}
