/// The difference of two lists of sections and rows.
@usableFromInline
package struct ListDifference: Sendable {
  /// The batch.
  @usableFromInline package var update = BatchUpdate()
  /// The replaced rows, which the batch deletes and inserts though they are the same, in ascending
  /// order.
  package var replacedRows: [ReplacedRow] = []

  @usableFromInline
  package init() {}

  package init(_ update: BatchUpdate, replacedRows: [ReplacedRow] = []) {
    self.update = update
    self.replacedRows = replacedRows.sorted { $0.source < $1.source }
  }
}

/// A row that is in the list before and after a batch, which nevertheless deletes and inserts it.
///
/// A batch cannot move a row into an inserted section or out of a deleted one, or move and reload
/// it. Nor can it move a section whose rows change, so all rows of such a section are replaced.
/// Selection, held rows and impressions follow the row to its new place.
package struct ReplacedRow: Hashable, Sendable {
  /// Whether the row shows the same, or is reloaded or reconfigured.
  package enum Showing: Hashable, Sendable {
    case same, reconfigured, reloaded
  }

  /// The place before the batch, in the coordinates of the list.
  package let source: RowPosition
  /// The place after it.
  package let target: RowPosition
  package let showing: Showing

  /// Creates a row that is replaced though it is the same.
  package init(source: RowPosition, target: RowPosition, showing: Showing) {
    self.source = source
    self.target = target
    self.showing = showing
  }

  /// Returns the row at other places; nil if one of them has none.
  package func translated(
    _ source: (RowPosition) -> RowPosition?, _ target: (RowPosition) -> RowPosition?
  ) -> ReplacedRow? {
    guard let source = source(self.source), let target = target(self.target) else { return nil }
    return ReplacedRow(source: source, target: target, showing: showing)
  }
}
