/// Where a table gets the cells of one class from, and under which reuse identifier.
///
/// The identifier is derived from the class, unless one is given. It is the full name of the class,
/// so that two classes of one name in different modules, or inside different types, do not collide.
@MainActor
public struct CellRegistration<Cell: UITableViewCell> {
  let erased: AnyCellRegistration
  /// Gives the cells.
  @usableFromInline let supply: CellSupply

  private init(_ source: RegistrationSource, reuseIdentifier: String?) {
    erased = AnyCellRegistration(source, viewClass: Cell.self, reuseIdentifier: reuseIdentifier)
    supply = CellSupply(
      reuseIdentifier: erased.reuseIdentifier, arePrototypes: source.isStoryboard)
  }

  /// What the cells are dequeued with.
  public var reuseIdentifier: String { erased.reuseIdentifier }

  /// The table makes the cells from their class.
  public static var cellClass: CellRegistration {
    CellRegistration(.viewClass, reuseIdentifier: nil)
  }

  /// The table makes the cells from their class.
  ///
  /// - Parameter reuseIdentifier: What to dequeue with; traps if it is empty.
  public static func cellClass(reuseIdentifier: String) -> CellRegistration {
    CellRegistration(.viewClass, reuseIdentifier: reuseIdentifier)
  }

  /// The table makes the cells from a nib, whose one top level object is a `Cell`.
  ///
  /// UIKit raises an exception where the cell in the nib has another reuse identifier: leave that
  /// empty, or give the same one here.
  ///
  /// - Parameters:
  ///   - nib: The nib; traps if it is nil, for then it was not found.
  ///   - reuseIdentifier: What to dequeue with, derived from the class if nil; traps if it is
  ///     empty.
  public static func nib(_ nib: UINib?, reuseIdentifier: String? = nil) -> CellRegistration {
    CellRegistration(.nib(nib, of: Cell.self), reuseIdentifier: reuseIdentifier)
  }

  /// The storyboard of the table has a prototype of the cells: nothing is registered.
  ///
  /// Where it has none, each row has a cell that says so; see ``TableAnomaly``.
  ///
  /// - Parameter reuseIdentifier: The identifier of the prototype, derived from the class if nil;
  ///   traps if it is empty.
  public static func storyboard(reuseIdentifier: String? = nil) -> CellRegistration {
    CellRegistration(.storyboard, reuseIdentifier: reuseIdentifier)
  }
}
