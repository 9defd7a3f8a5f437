import Foundation

/// A row that is found again however the table changes: for work that ends later than it begins.
///
/// ```swift
/// guard let row = table.holdRow(atData: path) else { return }
/// upload(photo) { progress in
///   if let path = row.reuseIndexPath { tableView.cellForRow(at: path)?.show(progress) }
/// }
/// ```
///
/// It follows every update that the table is told, and every row that the user drags in a table with
/// layers. It loses its row when that is deleted, when its section is deleted or reloaded, and when
/// all rows are loaded again, after which nobody knows which row was which. Any load counts, also one
/// that the app did not ask for: UIKit may ask for all counts a second time in the first layout pass
/// of a table, so hold rows once the table is on screen.
///
/// Ownership: the ``DecoratedTable`` holds it weakly and is held weakly by it. Keep it as long as you
/// need the row.
@MainActor
public final class HeldRow {
  private weak var table: DecoratedTable?
  /// Where the row is in the table (reuse).
  fileprivate(set) var position: RowPosition?

  init(at position: RowPosition, in table: DecoratedTable) {
    self.position = position
    self.table = table
  }

  /// The row in the table's coordinates (reuse); nil once it is gone.
  public var reuseIndexPath: IndexPath? { position.map { IndexPath($0) } }

  /// The row in the wrapped source's coordinates (data); nil once it is gone, and for a row that a
  /// layer owns.
  ///
  /// - Complexity: O(layers)
  public var dataIndexPath: IndexPath? {
    reuseIndexPath.flatMap { table?.dataIndexPath(forReuse: $0) }
  }
}

/// The rows that somebody holds.
@MainActor
struct HeldRows {
  private struct Reference {
    weak var row: HeldRow?
  }

  private var references: [Reference] = []

  /// Whether there is none.
  var isEmpty: Bool { references.isEmpty }

  mutating func add(_ row: HeldRow) {
    // Half of them at most are dead, so that adding is cheap and they do not pile up.
    if references.count == references.capacity { references.removeAll { $0.row == nil } }
    references.append(Reference(row: row))
  }

  /// Takes every held row to its new place, and lets go of those that have none.
  ///
  /// - Complexity: O(held rows)
  mutating func follow(_ position: (RowPosition) -> RowPosition?) {
    references.removeAll { reference in
      guard let row = reference.row, let old = row.position else { return true }
      row.position = position(old)
      return row.position == nil
    }
  }

  /// Lets go of all rows.
  mutating func forget() { follow { _ in nil } }
}

extension DecoratedTable {
  /// Holds on to a row of the table.
  ///
  /// - Parameter path: A row of the table (reuse).
  /// - Returns: The row wherever it goes, or nil if there is no such row or this is not attached.
  /// - Complexity: O(layers), and O(held rows) for each change of the table.
  public func holdRow(atReuse path: IndexPath) -> HeldRow? {
    guard resolve(path) != nil else { return nil }
    let row = HeldRow(at: RowPosition(path), in: self)
    updater.heldRows.add(row)
    return row
  }

  /// Holds on to a row of the wrapped source.
  ///
  /// - Parameter path: A row of the wrapped source (data).
  /// - Returns: The row wherever it goes, or nil if there is no such row or this is not attached.
  /// - Complexity: O(layers), and O(held rows) for each change of the table.
  public func holdRow(atData path: IndexPath) -> HeldRow? {
    reuseIndexPath(forData: path).flatMap { holdRow(atReuse: $0) }
  }
}
