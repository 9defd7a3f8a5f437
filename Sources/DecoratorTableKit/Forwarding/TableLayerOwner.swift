import Foundation

/// The decorated table of a layer, as far as the layer knows it.
@MainActor
protocol TableLayerOwner: AnyObject {
  /// Whether the table was given the rows of its layers and not taken back.
  var isDecorating: Bool { get }

  /// Reports what somebody else has done to the table.
  func reportExternalChangesNow()

  /// Notes the properties of the table about heights, which an app may have set.
  func noteTableHeights()

  /// Takes a layer off the table.
  func removeLayer(_ layer: TableLayer)

  /// Traps if a reuse identifier is used for the cells of two classes.
  func checkCells()

  /// Returns the row of the table (reuse) that an additional row of a layer is; nil if there is no
  /// such row.
  func reuseIndexPath(ofAdditional ordinal: Int, in layer: TableLayer) -> IndexPath?

  /// Returns the additional row of a layer that a row of the table (reuse) is; nil if the layer
  /// does not own it.
  func ordinalOfAdditionalRow(at path: IndexPath, in layer: TableLayer) -> Int?

  /// Returns the row of a layer (outer) that a row of the table (reuse) is. Where that is a row of
  /// a layer further out, the next one below or above it in its section; nil if there is none.
  func position(near row: RowPosition, in layer: TableLayer, below: Bool) -> RowPosition?

  /// Returns the row of the content (data) that a row inside a layer is. Where that is a row of
  /// another layer, the next one below or above it in its section; nil if there is none.
  func contentPosition(
    near inner: RowPosition, inside layer: TableLayer, below: Bool
  ) -> RowPosition?

  /// Notes that the user selects a row (reuse).
  func noteSelection(of path: IndexPath)

  /// The table as the content knows it, which an app may compare from now on.
  var contentTableView: UITableView? { get }

  /// Returns the table as the content knows it; nil if it stands for another one than this.
  func contentTable(for tableView: UITableView) -> UITableView?
}
