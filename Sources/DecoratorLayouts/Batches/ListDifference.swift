/// What leads from one list of sections and rows to another.
@usableFromInline
package struct ListDifference: Sendable {
  /// The batch.
  @usableFromInline package var update = BatchUpdate()
  /// The rows that the batch deletes and inserts though they are the same, in ascending order.
  package var replacedRows: [ReplacedRow] = []

  @usableFromInline
  package init() {}

  package init(_ update: BatchUpdate, replacedRows: [ReplacedRow] = []) {
    self.update = update
    self.replacedRows = replacedRows.sorted { $0.source < $1.source }
  }
}

/// A row that is in the list before and after a batch, which deletes and inserts it all the same.
///
/// A table cannot be told that a row moves into a section that is inserted or out of one that is
/// deleted, or that it moves and is shown again. Nor can it be told that a section moves while its
/// rows change, so that all rows of such a section are replaced. Selection, held rows and
/// impressions follow the row to its new place.
package struct ReplacedRow: Hashable, Sendable {
  /// What becomes of that which a row shows.
  package enum Showing: Hashable, Sendable {
    case same, reconfigured, reloaded
  }

  /// The place before.
  package let source: RowPosition
  /// The place after.
  package let target: RowPosition
  package let showing: Showing

  /// Creates a row that is replaced though it is the same.
  ///
  /// - Parameters:
  ///   - source: The place before the batch, in the coordinates of the list.
  ///   - target: The place after it.
  ///   - showing: What becomes of that which the row shows.
  package init(source: RowPosition, target: RowPosition, showing: Showing) {
    self.source = source
    self.target = target
    self.showing = showing
  }
}
