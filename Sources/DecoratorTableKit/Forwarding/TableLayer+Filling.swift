import Foundation

// What fills a layer asks of it, and of its table.
extension TableLayer {
  /// The table, while the layer is shown in it.
  package var shownTable: UITableView? {
    guard isLoaded, !isSuspended, table?.isDecorating == true else { return nil }
    return source?.tableView
  }

  /// The table that asked the layer for its rows last, which may be about to load it.
  package var askingTable: UITableView? { source?.tableView }

  /// Returns the additional row of the layer that a row of the table (reuse) is; nil if the layer
  /// does not own it.
  package func ordinalOfAdditionalRow(at path: IndexPath) -> Int? {
    table?.ordinalOfAdditionalRow(at: path, in: self)
  }

  /// Returns the row of the table (reuse) that an additional row is; nil if there is no such row.
  package func reuseIndexPath(ofAdditional ordinal: Int) -> IndexPath? {
    table?.reuseIndexPath(ofAdditional: ordinal, in: self)
  }

  /// Returns the row of the layer (outer) that a row of the table (reuse) is. Where that is a row
  /// of a layer further out, the next one below or above it in its section; nil if there is none.
  package func position(near row: RowPosition, below: Bool) -> RowPosition? {
    table?.position(near: row, in: self, below: below)
  }

  /// Returns the row of the content (data) that a row inside the layer is. Where that is a row of
  /// another layer, the next one below or above it in its section; nil if there is none.
  package func contentPosition(near inner: RowPosition, below: Bool) -> RowPosition? {
    table?.contentPosition(near: inner, inside: self, below: below)
  }
}
