/// Where a table gets the cells of one class from, and under which reuse identifier.
///
/// The identifier is derived from the class, unless one is given. It is the full name of the class, so
/// that two classes of one name in different modules, or inside different types, do not collide.
@MainActor
public struct CellRegistration<Cell: UITableViewCell> {
  let erased: AnyCellRegistration

  private init(_ source: AnyCellRegistration.Source, reuseIdentifier: String?) {
    erased = AnyCellRegistration(
      source, cellClass: Cell.self,
      reuseIdentifier: reuseIdentifier ?? AnyCellRegistration.identifier(of: Cell.self))
  }

  /// Gives the cells.
  @usableFromInline var supply: CellSupply { erased.supply }

  /// What the cells are dequeued with.
  public var reuseIdentifier: String { erased.reuseIdentifier }

  /// The table makes the cells from their class.
  public static var cellClass: CellRegistration {
    CellRegistration(.cellClass, reuseIdentifier: nil)
  }

  /// The table makes the cells from their class.
  ///
  /// - Parameter reuseIdentifier: What to dequeue with; traps if it is empty.
  public static func cellClass(reuseIdentifier: String) -> CellRegistration {
    CellRegistration(.cellClass, reuseIdentifier: reuseIdentifier)
  }

  /// The table makes the cells from a nib, whose one top level object is a `Cell`.
  ///
  /// - Parameters:
  ///   - nib: The nib; traps if it is nil, for then it was not found.
  ///   - reuseIdentifier: What to dequeue with, derived from the class if nil; traps if it is empty.
  public static func nib(_ nib: UINib?, reuseIdentifier: String? = nil) -> CellRegistration {
    guard let nib else {
      misuse("the nib of \(Cell.self) is nil: load it before, or register the class")
    }
    return CellRegistration(.nib(nib), reuseIdentifier: reuseIdentifier)
  }

  /// The storyboard of the table has a prototype of the cells: nothing is registered.
  ///
  /// Where it has none, each row has a cell that says so; see ``CellAnomaly``.
  ///
  /// - Parameter reuseIdentifier: The identifier of the prototype, derived from the class if nil; traps
  ///   if it is empty.
  public static func storyboard(reuseIdentifier: String? = nil) -> CellRegistration {
    CellRegistration(.storyboard, reuseIdentifier: reuseIdentifier)
  }
}
