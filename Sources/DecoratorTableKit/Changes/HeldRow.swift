import Foundation

/// A row that is found again however the table changes, for work that ends later than it begins.
///
/// ```swift
/// guard let row = table.holdRow(atData: path) else { return }
/// upload(photo) { progress in
///   if let path = row.reuseIndexPath { tableView.cellForRow(at: path)?.show(progress) }
/// }
/// ```
///
/// It follows every update that the table is told, and every row that the user drags in a table
/// with layers. It loses its row when that is deleted or hidden, when its section is deleted or
/// reloaded, and when all rows are loaded again: nobody knows then which row was which. A table
/// that merely asks for its counts again, as UIKit does at moments of its own choice, keeps it.
/// Load through ``DecoratedTable/reloadData()``: a table that loads by itself, and finds as many
/// rows as before, is told from one that merely asks only by what it does with the cells on screen.
///
/// Ownership: the ``DecoratedTable`` holds it weakly and is held weakly by it. Keep it as long as
/// you need the row.
@MainActor
public final class HeldRow {
  private let translate: (IndexPath) -> IndexPath?
  /// The position of the row in the table (reuse); nil once it is gone.
  package var position: RowPosition?

  /// Holds on to a row.
  ///
  /// - Parameters:
  ///   - position: The row (reuse).
  ///   - dataIndexPath: Translates the index path of a row from reuse to data coordinates.
  init(at position: RowPosition, dataIndexPath: @escaping (IndexPath) -> IndexPath?) {
    self.position = position
    translate = dataIndexPath
  }

  /// The row in the table's coordinates (reuse); nil once it is gone.
  public var reuseIndexPath: IndexPath? { position.map { IndexPath($0) } }

  /// The row in the wrapped source's coordinates (data); nil once it is gone, and for a row that a
  /// layer owns.
  ///
  /// - Complexity: O(layers)
  public var dataIndexPath: IndexPath? {
    reuseIndexPath.flatMap(translate)
  }
}
