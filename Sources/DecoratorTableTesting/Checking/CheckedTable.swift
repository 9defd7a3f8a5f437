public import DecoratorTableKit

/// A table of layers around content, as a ``ConsistencyChecker`` asks it.
///
/// A decorated table and a bare data source have this form already. *Reuse* rows are those of the table
/// on screen, *data* rows those of the content; see ``DecoratorTableKit/DecoratedTable``.
@MainActor
public protocol CheckedTable: AnyObject {
  /// The layers, outermost first.
  var checkedLayers: [any CheckedLayer] { get }
  /// The number of rows of each section that the table on screen has; nil if it has not loaded, or
  /// nobody knows.
  var displayedRowCounts: [Int]? { get }
  /// The number of rows of each section that the source of the content gives now; nil if it is gone.
  var sourceRowCounts: [Int]? { get }

  /// The row of the content that a row of the table shows, asked of the stack as a whole.
  ///
  /// - Parameter row: A row of the table (reuse), which may not exist.
  /// - Returns: A row of the content (data); nil if a layer owns the row or there is no such row.
  func contentRow(ofReuse row: RowPosition) -> RowPosition?

  /// The row of the table that shows a row of the content, asked of the stack as a whole.
  ///
  /// - Parameter row: A row of the content (data), which may not exist.
  /// - Returns: A row of the table (reuse); nil if there is no such row.
  func reuseRow(ofContent row: RowPosition) -> RowPosition?

  /// Who a row of the content is.
  ///
  /// - Parameter row: A row of the content (data).
  /// - Returns: Its identity; nil if it has none, and is followed through the announced changes alone.
  func identity(ofContent row: RowPosition) -> AnyHashable?

  /// Holds on to a row.
  ///
  /// - Parameter row: A row of the table (reuse).
  /// - Returns: Tells where the row is from then on, nil once it is gone; nil if this table has no such
  ///   thing.
  func hold(_ row: RowPosition) -> (() -> RowPosition?)?

  /// The cells on screen.
  var shownCells: [ShownCell] { get }

  /// Whom to tell of changes, if somebody wants to know.
  var onEvent: ((TableEvent) -> Void)? { get set }
}

extension CheckedTable {
  /// That nobody knows.
  public var displayedRowCounts: [Int]? { nil }
  /// That content rows have no identity.
  public func identity(ofContent row: RowPosition) -> AnyHashable? { nil }
  /// That there are no held rows.
  public func hold(_ row: RowPosition) -> (() -> RowPosition?)? { nil }
  /// No cells.
  public var shownCells: [ShownCell] { [] }
}

/// A cell on screen.
public struct ShownCell: Hashable {
  /// The row that the table shows it at (reuse).
  public let row: RowPosition
  /// The row that it was dequeued for, and that row's way through the updates since (reuse); nil if
  /// nobody saw.
  public let dequeuedRow: RowPosition?
  /// What it shows; nil if nobody can tell.
  public let model: AnyHashable?

  /// Creates a cell on screen.
  public init(row: RowPosition, dequeuedRow: RowPosition? = nil, model: AnyHashable? = nil) {
    self.row = row
    self.dequeuedRow = dequeuedRow
    self.model = model
  }
}
