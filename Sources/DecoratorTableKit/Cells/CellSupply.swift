import Foundation

/// Gives the cells that a table has for one reuse identifier.
@MainActor
@usableFromInline
final class CellSupply {
  private let reuseIdentifier: String
  /// Where the cells are prototypes, the tables that are known to have them.
  private var prototypes: RegisteredTables?

  init(reuseIdentifier: String, arePrototypes: Bool) {
    self.reuseIdentifier = reuseIdentifier
    prototypes = arePrototypes ? RegisteredTables() : nil
  }

  /// Dequeues a cell for a row; where the table has none of the class, the cell says what is
  /// wrong.
  ///
  /// Inlined into the app, where the types are known: it runs for every row that comes into view.
  ///
  /// - Parameters:
  ///   - type: The class of the cell.
  ///   - tableView: The table that asks for it.
  ///   - reuseIndexPath: The row in the table's coordinates (reuse).
  ///   - configure: What is done with a cell of the class.
  @inlinable
  func cell<Cell: UITableViewCell>(
    of type: Cell.Type, in tableView: UITableView, at reuseIndexPath: IndexPath,
    configure: (Cell) -> Void
  ) -> UITableViewCell {
    let dequeued = dequeue(in: tableView, at: reuseIndexPath)
    guard let cell = dequeued as? Cell else {
      return fallback(for: dequeued, expected: type, in: tableView, at: reuseIndexPath)
    }
    configure(cell)
    return cell
  }

  /// Dequeues a cell for a row, of any class.
  ///
  /// - Returns: The cell, of any class; nil if the storyboard has no prototype of it.
  @usableFromInline
  func dequeue(in tableView: UITableView, at reuseIndexPath: IndexPath) -> UITableViewCell? {
    if let prototypes, !prototypes.contains(tableView) {
      // Asked for a row, UIKit raises an exception where there is no prototype; asked like this, it
      // gives nil.
      guard let cell = tableView.dequeueReusableCell(withIdentifier: reuseIdentifier) else {
        return nil
      }
      self.prototypes?.insert(tableView)
      return cell
    }
    let cell = tableView.dequeueReusableCell(withIdentifier: reuseIdentifier, for: reuseIndexPath)
    LentAccessories.takeBack(from: cell)
    return cell
  }

  /// What is shown in place of no cell, or of a cell of another class.
  @usableFromInline
  func fallback(
    for dequeued: UITableViewCell?, expected: UITableViewCell.Type, in tableView: UITableView,
    at reuseIndexPath: IndexPath
  ) -> UITableViewCell {
    guard let dequeued else {
      return FallbackCell.make(
        for: .noPrototype(reuseIdentifier: reuseIdentifier, cellClass: "\(expected)"),
        in: tableView, at: reuseIndexPath)
    }
    return FallbackCell.make(
      for: .wrongCellClass(reuseIdentifier, expected: expected, found: type(of: dequeued)),
      in: tableView, at: nil)
  }
}
