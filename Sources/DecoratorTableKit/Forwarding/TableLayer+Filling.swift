import Foundation

// What the filling of a layer needs from it, and from its table.
extension TableLayer {
  /// The table, while the layer is shown in it.
  package var shownTable: UITableView? {
    guard isLoaded, !isSuspended, table?.isDecorating == true else { return nil }
    return askingTable
  }

  /// The table that counted the layer's rows last, which may be about to load it.
  package var askingTable: UITableView? { source?.tableView }

  /// Whether a table has counted the layer's rows, and still exists.
  var isShownInTable: Bool { askingTable != nil }

  /// Returns the layer's additional row at a row of the table (reuse); nil if the layer does not
  /// own it.
  package func ordinalOfAdditionalRow(at path: IndexPath) -> Int? {
    table?.ordinalOfAdditionalRow(at: path, in: self)
  }

  /// Returns the row of the table (reuse) of an additional row; nil if there is no such row.
  package func reuseIndexPath(ofAdditional ordinal: Int) -> IndexPath? {
    table?.reuseIndexPath(ofAdditional: ordinal, in: self)
  }

  /// Returns the row of the layer (outer) at a row outside all layers. If that belongs to a layer
  /// further out, the next one below or above it in its section; nil if there is none.
  package func position(near row: RowPosition, below: Bool) -> RowPosition? {
    table?.position(near: row, in: self, below: below)
  }

  /// Returns the content row (data) of a row inside the layer. If that belongs to another layer,
  /// the next one below or above it in its section; nil if there is none.
  package func contentPosition(near inner: RowPosition, below: Bool) -> RowPosition? {
    table?.contentPosition(near: inner, inside: self, below: below)
  }
}
