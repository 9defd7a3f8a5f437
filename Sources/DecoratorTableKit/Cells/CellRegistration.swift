import Foundation

/// The registration of the cells of one class: their source and their reuse identifier.
///
/// The identifier defaults to the full name of the class, so that classes of one name in different
/// modules, or inside different types, do not collide.
@MainActor
public struct CellRegistration<Cell: UITableViewCell> {
  let erased: AnyRegistration
  /// The supply of the cells.
  @usableFromInline let supply: CellSupply

  private init(_ source: AnyRegistration.Source, reuseIdentifier: String?) {
    erased = AnyRegistration(source, viewClass: Cell.self, reuseIdentifier: reuseIdentifier)
    supply = CellSupply(of: erased)
  }

  /// Cells that the table makes from their class.
  ///
  /// - Parameter reuseIdentifier: The identifier to dequeue with, derived from the class if nil;
  ///   traps if it is empty.
  public static func cellClass(reuseIdentifier: String? = nil) -> CellRegistration {
    CellRegistration(.viewClass, reuseIdentifier: reuseIdentifier)
  }

  /// Cells that the table makes from a nib with one top level object, a `Cell`.
  ///
  /// UIKit raises an exception if the cell in the nib has another reuse identifier: leave that
  /// empty, or give the same one here.
  ///
  /// - Parameters:
  ///   - nib: The nib; traps if it is nil because it was not found.
  ///   - reuseIdentifier: The identifier to dequeue with, derived from the class if nil; traps if
  ///     it is empty.
  public static func nib(_ nib: UINib?, reuseIdentifier: String? = nil) -> CellRegistration {
    CellRegistration(.nib(nib), reuseIdentifier: reuseIdentifier)
  }

  /// Cells from a prototype in the table's storyboard: nothing is registered.
  ///
  /// Without the prototype, each row has a cell that says so; see ``TableAnomaly``.
  ///
  /// - Parameter reuseIdentifier: The identifier of the prototype, derived from the class if nil;
  ///   traps if it is empty.
  public static func storyboard(reuseIdentifier: String? = nil) -> CellRegistration {
    CellRegistration(.storyboard, reuseIdentifier: reuseIdentifier)
  }
}

/// The supply of cells with one reuse identifier.
@MainActor
@usableFromInline
final class CellSupply {
  private let reuseIdentifier: String
  /// The tables that have the prototype for certain; nil for cells of other sources.
  private var prototypes: RegisteredTables?

  init(of registration: AnyRegistration) {
    reuseIdentifier = registration.reuseIdentifier
    if case .storyboard = registration.source { prototypes = RegisteredTables() }
  }

  /// Dequeues a cell for a row of the table (reuse), or a fallback cell with a diagnosis if the
  /// table has none of the class.
  ///
  /// It runs for every row that is displayed, and is therefore inlined into the app, where it is
  /// specialized.
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

  /// Dequeues a cell of any class; nil if the storyboard has no prototype of it.
  @usableFromInline
  func dequeue(in tableView: UITableView, at reuseIndexPath: IndexPath) -> UITableViewCell? {
    let cell: UITableViewCell
    if let prototypes, !prototypes.contains(tableView) {
      // With an index path, UIKit raises an exception if there is no prototype.
      guard let first = tableView.dequeueReusableCell(withIdentifier: reuseIdentifier) else {
        return nil
      }
      self.prototypes?.insert(tableView)
      cell = first
    } else {
      cell = tableView.dequeueReusableCell(withIdentifier: reuseIdentifier, for: reuseIndexPath)
    }
    // It may be a reused cell of another kind of rows.
    AttachedAccessories.detach(from: cell)
    return cell
  }

  /// Returns the cell in place of a missing one, or of one of another class.
  @usableFromInline
  func fallback(
    for dequeued: UITableViewCell?, expected: UITableViewCell.Type, in tableView: UITableView,
    at reuseIndexPath: IndexPath
  ) -> UITableViewCell {
    let anomaly: TableAnomaly =
      if let dequeued {
        .wrongCellClass(reuseIdentifier, expected: expected, found: type(of: dequeued))
      } else {
        .noPrototype(reuseIdentifier: reuseIdentifier, cellClass: "\(expected)")
      }
    return anomaly.fallbackCell(in: tableView, at: dequeued == nil ? reuseIndexPath : nil)
  }
}
