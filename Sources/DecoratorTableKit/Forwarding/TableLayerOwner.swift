import Foundation

/// The decorated table of a layer, as far as the layer needs to know it.
@MainActor
protocol TableLayerOwner: AnyObject {
  /// Whether the table shows the rows of its layers.
  var isAttached: Bool { get }

  /// Takes a layer off the table.
  func removeLayer(_ layer: TableLayer)

  /// Traps if a reuse identifier stands for the cells of two classes.
  func checkCells()

  /// The row of the table (reuse) that an additional row of a layer is; nil if there is none such.
  func reuseIndexPath(ofAdditional ordinal: Int, in layer: TableLayer) -> IndexPath?

  /// The additional row of a layer that a row of the table (reuse) is; nil if it is none of its.
  func ordinalOfAdditionalRow(at path: IndexPath, in layer: TableLayer) -> Int?
}
