import Foundation

/// A reference to a row that follows it through all changes of the table, for asynchronous work.
///
/// ```swift
/// guard let row = table.holdRow(atData: path) else { return }
/// upload(photo) { progress in
///   if let path = row.reuseIndexPath { tableView.cellForRow(at: path)?.show(progress) }
/// }
/// ```
///
/// It follows every update of the table, and every drag by the user in a table with layers or of
/// several sources. It is
/// invalidated when the row is deleted or hidden, when its section is deleted or reloaded, and when
/// the table is reloaded, since the identities of rows are lost then. It stays valid when UIKit
/// merely counts the rows again. Reload with ``LayeredTable/reloadData()``: a direct reload with
/// unchanged counts is recognized only by the cells that the table asks for.
///
/// Ownership: it and the ``DecoratedTable`` hold each other weakly. Keep it as long as you need the
/// row.
@MainActor
public final class HeldRow {
  private let reuse: (IndexPath) -> IndexPath?
  private let data: (IndexPath) -> IndexPath?
  /// The position of the row outside all layers; nil once it is invalid.
  package var position: RowPosition?

  /// Creates a reference to a row outside all layers. The closures translate such a row to the
  /// table on screen (reuse) and to data coordinates.
  init(
    at position: RowPosition, reuseIndexPath: @escaping (IndexPath) -> IndexPath?,
    dataIndexPath: @escaping (IndexPath) -> IndexPath?
  ) {
    self.position = position
    reuse = reuseIndexPath
    data = dataIndexPath
  }

  /// The row in the coordinates of the table on screen (reuse); nil once it is invalid or the
  /// decorated table is deallocated, and for a row of a child that a layer around several children
  /// hides.
  public var reuseIndexPath: IndexPath? { position.flatMap { reuse(IndexPath($0)) } }

  /// The row in the wrapped source's coordinates (data); nil once it is invalid, and for a row that
  /// a layer owns.
  ///
  /// - Complexity: O(layers)
  public var dataIndexPath: IndexPath? {
    position.flatMap { data(IndexPath($0)) }
  }
}
