public import DecoratorTableKit

/// A table of layers around content, in the form that a ``ConsistencyChecker`` examines.
///
/// A decorated table and a bare data source already have this form. *Reuse* rows are those of the
/// table on screen, *data* rows those of the content; see `DecoratedTable`.
@MainActor
public protocol CheckedTable: AnyObject {
  /// The layers, outermost first.
  var checkedLayers: [any CheckedLayer] { get }
  /// The number of rows of each section of the table on screen; nil if it has not loaded, or if it
  /// is unknown.
  var displayedRowCounts: [Int]? { get }
  /// The number of rows of each section that the content's source returns now; nil if the source
  /// was released.
  var sourceRowCounts: [Int]? { get }

  /// Returns the content row that a row of the table shows, according to the stack as a whole.
  ///
  /// - Parameter row: A row of the table (reuse), which may not exist.
  /// - Returns: A row of the content (data); nil if a layer owns the row or it does not exist.
  func contentRow(ofReuse row: RowPosition) -> RowPosition?

  /// Returns the row of the table that shows a content row, according to the stack as a whole.
  ///
  /// - Parameter row: A row of the content (data), which may not exist.
  /// - Returns: A row of the table (reuse); nil if there is no such row.
  func reuseRow(ofContent row: RowPosition) -> RowPosition?

  /// Returns the identity of a content row.
  ///
  /// - Parameter row: A row of the content (data).
  /// - Returns: The identity; nil if the row has none, and is followed through the announced
  ///   changes alone.
  func identity(ofContent row: RowPosition) -> AnyHashable?

  /// Holds a row.
  ///
  /// - Parameter row: A row of the table (reuse).
  /// - Returns: A closure that returns the row's present position, nil once the row was deleted;
  ///   nil if this table has no held rows.
  func hold(_ row: RowPosition) -> (() -> RowPosition?)?

  /// The cells on screen.
  var shownCells: [ShownCell] { get }

  /// The children that the content is put together of; nil if it is one source.
  var checkedChildren: (any CheckedChildren)? { get }

  /// The closure to call with the table's events, if any.
  var onEvent: ((TableEvent) -> Void)? { get set }
}

extension CheckedTable {
  /// Nil by default: unknown.
  public var displayedRowCounts: [Int]? { nil }
  /// Returns nil: content rows have no identity.
  public func identity(ofContent row: RowPosition) -> AnyHashable? { nil }
  /// Returns nil: there are no held rows.
  public func hold(_ row: RowPosition) -> (() -> RowPosition?)? { nil }
  /// Empty by default.
  public var shownCells: [ShownCell] { [] }
  /// Nil by default: the content is one source.
  public var checkedChildren: (any CheckedChildren)? { nil }
}

/// A cell on screen.
public struct ShownCell: Hashable {
  /// The row at which the table shows the cell (reuse).
  public let row: RowPosition
  /// The row that the cell was dequeued for, followed through the updates since (reuse); nil if it
  /// was not recorded.
  public let dequeuedRow: RowPosition?
  /// The identity of what the cell shows; nil if it is unknown.
  public let model: AnyHashable?

  /// Creates a cell on screen.
  public init(row: RowPosition, dequeuedRow: RowPosition? = nil, model: AnyHashable? = nil) {
    self.row = row
    self.dequeuedRow = dequeuedRow
    self.model = model
  }
}
