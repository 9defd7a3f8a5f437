/// A rule that a ``ConsistencyChecker`` checks.
public enum ConsistencyRule: String, Hashable, Sendable, CaseIterable {
  /// The number of outer rows is that of the announced inner rows and the layer's additional rows.
  case rowCounts
  /// Every outer row is exactly one thing: one content row, or one row of the layer.
  case rowOwnership
  /// Mapping a row from outer to inner and back, or from inner to outer and back, returns the same
  /// row, and the order is kept.
  case roundTrips
  /// A content row that a layer hides has no place outside it.
  case hiddenRows
  /// Additional rows map to no content, and know the content rows around them.
  case additionalRows
  /// The layers' maps, applied one after the other, equal the map of the whole stack.
  case composition
  /// Every row of several sources is one row of one child, below those of the children above it,
  /// and has a place there.
  case children
  /// A copy that only the announced batches change equals the rows; no batch is empty or wider than
  /// necessary.
  case announcedChanges
  /// Every change inside a layer that is visible outside it is announced exactly once.
  case forwardedChanges
  /// One batch ends before the next begins.
  case oneBatchAtATime
  /// The announced counts are those of the source when the batch ends.
  case sourceCounts
  /// A held row follows its row, and disappears with it.
  case heldRows
  /// Rows that do not exist map to nil, even if the source is empty or was released.
  case unknownRows
  /// Cells are dequeued with the table's own index paths, and no two cells show the same row.
  case cells
  /// Rows and sections are inserted, deleted and moved as the layers announce it, and not by direct
  /// calls of the table.
  case directChanges

  /// The rule in a sentence.
  public var statement: String {
    switch self {
    case .rowCounts: "the outer rows are the announced inner rows and the additional rows"
    case .rowOwnership: "every row is either content or the layer's own"
    case .roundTrips: "both round trips end where they began, and the order is kept"
    case .hiddenRows: "a hidden row has no place"
    case .additionalRows: "additional rows map to no content and know the content around them"
    case .composition: "the layers' composed maps equal the map of the stack"
    case .children: "the children's rows stand below each other, each with its own"
    case .announcedChanges: "the rows change as announced, and no more is announced than necessary"
    case .forwardedChanges: "every change inside is announced outside exactly once"
    case .oneBatchAtATime: "one batch ends before the next begins"
    case .sourceCounts: "the announced counts are those of the source"
    case .heldRows: "a held row follows its row and disappears with it"
    case .unknownRows: "rows that do not exist map to nil"
    case .directChanges: "nobody but the layers tells the table of changes"
    case .cells: "each cell is dequeued for its own row, and nothing is shown twice"
    }
  }
}
