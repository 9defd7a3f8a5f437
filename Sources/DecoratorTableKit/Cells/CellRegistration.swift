/// The registration of the cells of one class: their source and their reuse identifier.
///
/// The identifier defaults to the full name of the class, so that classes of one name in different
/// modules, or inside different types, do not collide.
@MainActor
public struct CellRegistration<Cell: UITableViewCell> {
  let erased: AnyCellRegistration
  /// The supply of the cells.
  @usableFromInline let supply: CellSupply

  private init(_ source: RegistrationSource, reuseIdentifier: String?) {
    erased = AnyCellRegistration(
      source, viewClass: Cell.self, reuseIdentifier: reuseIdentifier)
    supply = CellSupply(
      reuseIdentifier: erased.reuseIdentifier, arePrototypes: source.isStoryboard)
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
    CellRegistration(.nib(nib, of: Cell.self), reuseIdentifier: reuseIdentifier)
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
