/// What a ``ConsistencyChecker`` looks at.
public enum ConsistencyRule: String, Hashable, Sendable, CaseIterable {
  /// The rows outside a layer are those announced inside it and its additional rows.
  case rowCounts
  /// Every outer row is exactly one thing: one content row, or one row of the layer.
  case rowOwnership
  /// Outer to inner and back, and inner to outer and back, is the same row, and the order is kept.
  case roundTrips
  /// Additional rows map to no content, and know the content around them.
  case additionalRows
  /// The maps of the layers, one after the other, are the map of the whole stack.
  case composition
  /// A copy that is changed by the announced batches only equals the rows; no batch is empty, or wider
  /// than it has to be.
  case announcedChanges
  /// Every change inside a layer that exists outside it is announced exactly once.
  case forwardedChanges
  /// One batch is over before the next begins.
  case oneBatchAtATime
  /// The counts that were announced are those of the source when the batch ends.
  case sourceCounts
  /// A held row follows its row, and goes with it.
  case heldRows
  /// Rows that do not exist give nil, and a source that is empty or gone is no exception.
  case unknownRows
  /// Cells are dequeued with the table's own index paths, and nothing is shown in two cells.
  case cells

  /// The rule in a sentence.
  public var statement: String {
    switch self {
    case .rowCounts: "the rows outside are the announced rows inside and the additional rows"
    case .rowOwnership: "every row is exactly one thing"
    case .roundTrips: "both round trips end where they began, and the order is kept"
    case .additionalRows: "additional rows map to no content and know what is around them"
    case .composition: "the layers' maps, composed, are the map of the stack"
    case .announcedChanges: "the rows change by what is announced, and by no more than needed"
    case .forwardedChanges: "every change inside is announced outside exactly once"
    case .oneBatchAtATime: "one batch is over before the next begins"
    case .sourceCounts: "the announced counts are those of the source"
    case .heldRows: "a held row follows its row and goes with it"
    case .unknownRows: "rows that do not exist give nil"
    case .cells: "each cell is dequeued for its own row, and nothing is shown twice"
    }
  }
}
