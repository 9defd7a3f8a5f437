/// A batch of changes of a list of sections and rows, in the coordinates of `performBatchUpdates`.
///
/// Deletes, reloads, reconfigures and the sources of moves count sections and rows before the
/// batch; inserts and the targets of moves count after it. The order in which operations are named
/// has no meaning: two batches that name the same ones are equal.
///
/// ```swift
/// let update = BatchUpdate()
///   .deletingRows([2], inSection: 0)
///   .insertingRows([0, 1], inSection: 0)
///   .movingRow(from: RowPosition(section: 0, row: 4), to: RowPosition(section: 1, row: 0))
/// ```
///
/// A batch can be built that no table would take; ``validate(before:after:)`` throws for it.
public struct BatchUpdate: Hashable, Sendable {
  // Each list is in ascending order, moves by source. What is named twice is there twice.

  /// Sections that go (before), in ascending order.
  public internal(set) var deletedSections: [Int] = []
  /// Sections that come (after), in ascending order.
  public internal(set) var insertedSections: [Int] = []
  /// Sections that move with their rows, in ascending order of their sources.
  public internal(set) var movedSections: [SectionMove] = []
  /// Sections that are replaced where they stand (before), in ascending order.
  public internal(set) var reloadedSections: [Int] = []
  /// Rows that go (before), in ascending order.
  public internal(set) var deletedRows: [RowPosition] = []
  /// Rows that come (after), in ascending order.
  public internal(set) var insertedRows: [RowPosition] = []
  /// Rows that move, in ascending order of their sources.
  public internal(set) var movedRows: [RowMove] = []
  /// Rows that are replaced where they stand (before), in ascending order.
  public internal(set) var reloadedRows: [RowPosition] = []
  /// Rows whose cell is configured again (before), in ascending order, each once.
  public internal(set) var reconfiguredRows: [RowPosition] = []

  /// Creates a batch of no changes.
  public init() {}

  /// Whether there is nothing to do.
  public var isEmpty: Bool {
    !changesSections && deletedRows.isEmpty && insertedRows.isEmpty && movedRows.isEmpty
      && reloadedRows.isEmpty && reconfiguredRows.isEmpty
  }

  /// Whether there is an operation on a whole section.
  public var changesSections: Bool {
    !(deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty
      && reloadedSections.isEmpty)
  }
}
