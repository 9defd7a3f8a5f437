/// What leads from one list of sections and rows to another.
@usableFromInline
struct ListDifference: Sendable {
  /// The batch.
  @usableFromInline var update = BatchUpdate()
  /// The rows that the batch deletes and inserts though they are the same, in ascending order.
  var replacedRows: [ReplacedRow] = []

  @usableFromInline
  init() {}

  init(_ update: BatchUpdate, replacedRows: [ReplacedRow] = []) {
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
  enum Showing: Hashable, Sendable {
    case same, reconfigured, reloaded
  }

  /// The place before.
  package let source: RowPosition
  /// The place after.
  package let target: RowPosition
  let showing: Showing
}
