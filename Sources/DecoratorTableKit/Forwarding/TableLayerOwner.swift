import Foundation

/// The decorated table of a layer, as far as the layer knows it.
@MainActor
protocol TableLayerOwner: AnyObject {
  /// Whether the table was given the rows of its layers and not taken back.
  var isDecorating: Bool { get }

  /// Takes a layer off the table.
  func removeLayer(_ layer: TableLayer)

  /// Traps if a reuse identifier stands for the cells of two classes.
  func checkCells(file: StaticString, line: UInt)

  /// Returns the row of the table (reuse) that an additional row of a layer is; nil if there is no
  /// such row.
  func reuseIndexPath(ofAdditional ordinal: Int, in layer: TableLayer) -> IndexPath?

  /// Returns the additional row of a layer that a row of the table (reuse) is; nil if the layer
  /// does not own it.
  func ordinalOfAdditionalRow(at path: IndexPath, in layer: TableLayer) -> Int?

  /// Returns the table as the content knows it; nil if it stands for another one than this.
  func contentTable(standingFor tableView: UITableView) -> UITableView?
}
