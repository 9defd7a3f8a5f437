/// A batch of changes of a list of sections and rows, in the coordinates of `performBatchUpdates`.
///
/// Deletes, reloads, reconfigures and the sources of moves count sections and rows before the batch;
/// inserts and the targets of moves count after it. The order in which operations are named has no
/// meaning.
public struct BatchUpdate: Hashable, Sendable {
  /// A row that is taken from one place to another.
  public struct RowMove: Hashable, Sendable {
    /// The row before the batch.
    public var source: RowPosition
    /// The row after the batch.
    public var target: RowPosition

    /// Creates a move; of a row to its own place, too, which holds it there while others pass.
    public init(from source: RowPosition, to target: RowPosition) {
      self.source = source
      self.target = target
    }
  }

  /// A section that is taken from one place to another, with its rows.
  public struct SectionMove: Hashable, Sendable {
    /// The section before the batch.
    public var source: Int
    /// The section after the batch.
    public var target: Int

    /// Creates a move.
    public init(from source: Int, to target: Int) {
      self.source = source
      self.target = target
    }
  }

  // Each list is in ascending order, moves by source. What is named twice is there twice.

  /// Sections that go (before).
  public internal(set) var deletedSections: [Int] = []
  /// Sections that come (after).
  public internal(set) var insertedSections: [Int] = []
  /// Sections that move.
  public internal(set) var movedSections: [SectionMove] = []
  /// Sections that are replaced where they stand (before).
  public internal(set) var reloadedSections: [Int] = []
  /// Rows that go (before).
  public internal(set) var deletedRows: [RowPosition] = []
  /// Rows that come (after).
  public internal(set) var insertedRows: [RowPosition] = []
  /// Rows that move.
  public internal(set) var movedRows: [RowMove] = []
  /// Rows that are replaced where they stand (before).
  public internal(set) var reloadedRows: [RowPosition] = []
  /// Rows whose cell is configured again (before).
  public internal(set) var reconfiguredRows: [RowPosition] = []

  /// A batch of no changes.
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
