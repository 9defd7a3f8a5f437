import Foundation

/// What a layer needs from its decorated table.
@MainActor
protocol TableLayerOwner: AnyObject {
  /// Whether the table is attached and not detached.
  var isDecorating: Bool { get }

  /// Reports external changes of the table.
  func reportExternalChangesNow()

  /// Makes the table read the methods of its objects again, if an app has set its properties about
  /// heights since they were set.
  func noteTableHeights()

  /// Adds a layer outside all others.
  func append(_ layer: TableLayer)

  /// Removes a layer from the table.
  func removeLayer(_ layer: TableLayer)

  /// Traps if a reuse identifier is used for the cells of two classes.
  func checkCells()

  /// Returns the row of the table (reuse) of an additional row of a layer; nil if there is no such
  /// row.
  ///
  /// - Complexity: O(layers)
  func reuseIndexPath(ofAdditional ordinal: Int, in layer: TableLayer) -> IndexPath?

  /// Returns a layer's additional row at a row of the table (reuse); nil if the layer does not own
  /// it.
  ///
  /// - Complexity: O(layers)
  func ordinalOfAdditionalRow(at path: IndexPath, in layer: TableLayer) -> Int?

  /// Returns the row of a layer (outer) at a row outside all layers. If that belongs to a layer
  /// further out, the next one below or above it in its section; nil if there is none.
  func position(near row: RowPosition, in layer: TableLayer, below: Bool) -> RowPosition?

  /// Returns the content row (data) of a row inside a layer. If that belongs to another layer, the
  /// next one below or above it in its section; nil if there is none.
  func contentPosition(
    near inner: RowPosition, inside layer: TableLayer, below: Bool
  ) -> RowPosition?

  /// The content table, which an app may compare from now on.
  var contentTableView: UITableView? { get }

  /// Returns the content table for a table; nil for another table than the attached one.
  func contentTable(for tableView: UITableView) -> UITableView?
}
