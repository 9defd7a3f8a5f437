import Foundation

/// The supply of cells with one reuse identifier.
@MainActor
@usableFromInline
final class CellSupply {
  private let reuseIdentifier: String
  /// The tables that have the prototype for certain; nil for cells of other sources.
  private var prototypes: RegisteredTables?

  init(reuseIdentifier: String, arePrototypes: Bool) {
    self.reuseIdentifier = reuseIdentifier
    prototypes = arePrototypes ? RegisteredTables() : nil
  }

  /// Dequeues a cell for a row, or a fallback cell with a diagnosis if the table has none of the
  /// class.
  ///
  /// It runs for every row that is displayed, and is therefore inlined into the app, where it is
  /// specialized.
  ///
  /// - Parameters:
  ///   - type: The class of the cell.
  ///   - tableView: The table that asks for the cell.
  ///   - reuseIndexPath: The row in the table's coordinates (reuse).
  ///   - configure: Configures a cell of the class.
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

  /// Dequeues a cell for a row.
  ///
  /// - Returns: The cell, of any class; nil if the storyboard has no prototype of it.
  @usableFromInline
  func dequeue(in tableView: UITableView, at reuseIndexPath: IndexPath) -> UITableViewCell? {
    if let prototypes, !prototypes.contains(tableView) { return firstPrototype(in: tableView) }
    let cell = tableView.dequeueReusableCell(withIdentifier: reuseIdentifier, for: reuseIndexPath)
    // It may be a reused cell of another kind of rows.
    AttachedAccessories.detach(from: cell)
    return cell
  }

  /// Dequeues a cell from a table that is not known to have the prototype.
  ///
  /// With an index path, UIKit raises an exception if there is no prototype. Without one, it
  /// returns nil.
  private func firstPrototype(in tableView: UITableView) -> UITableViewCell? {
    guard let cell = tableView.dequeueReusableCell(withIdentifier: reuseIdentifier) else {
      return nil
    }
    prototypes?.insert(tableView)
    AttachedAccessories.detach(from: cell)
    return cell
  }

  /// Returns the cell in place of a missing one, or of one of another class.
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
