/// A set of simultaneous changes of a table's sections and rows, in the coordinates of
/// `performBatchUpdates`.
///
/// Deletes, reloads, reconfigures and the sources of moves count sections and rows before the
/// batch; inserts and the targets of moves count after it. The order of operations has no meaning:
/// two batches with the same operations are equal.
///
/// ```swift
/// let update = BatchUpdate([
///   .deleteRow(RowPosition(section: 0, row: 2)),
///   .insertRow(RowPosition(section: 0, row: 0)),
///   .insertRow(RowPosition(section: 0, row: 1)),
/// ])   // -[0, 2] +[0, 0] +[0, 1]
/// ```
///
/// A batch may be illegal; a `DecoratedTable` is then reloaded, and a `TableAnomaly` says why.
///
/// It consists of the `Operations` on sections and those on rows, which share all code, and of the
/// reconfigured rows. `UpdateMap` derives the place of each section and row from them.
public struct BatchUpdate: Hashable, Sendable {
  /// The operations on whole sections.
  var sections = Operations<Int>()
  /// The operations on rows.
  var rows = Operations<RowPosition>()
  /// Reconfigured rows (before), in ascending order, each once.
  package internal(set) var reconfiguredRows: [RowPosition] = []

  /// Creates a batch of operations in any order.
  ///
  /// - Parameter operations: Each in the coordinates of its own kind. Reconfiguring a row twice is
  ///   the same as once.
  /// - Complexity: O(*m* log *m*) for *m* operations.
  public init(_ operations: some Sequence<Operation> = EmptyCollection()) {
    for operation in operations { append(operation) }
    if !isEmpty { putInOrder() }
  }

  /// Appends an operation to the list of its kind, which is unsorted until ``putInOrder()`` is
  /// called.
  package mutating func append(_ operation: Operation) {
    switch operation {
    case .deleteSection(let section): sections.deleted.append(section)
    case .insertSection(let section): sections.inserted.append(section)
    case .moveSection(let source, let target):
      sections.moved.append(Move(from: source, to: target))
    case .reloadSection(let section): sections.reloaded.append(section)
    case .deleteRow(let row): rows.deleted.append(row)
    case .insertRow(let row): rows.inserted.append(row)
    case .moveRow(let source, let target): rows.moved.append(Move(from: source, to: target))
    case .reloadRow(let row): rows.reloaded.append(row)
    case .reconfigureRow(let row): reconfiguredRows.append(row)
    }
  }

  /// Sorts all operations.
  ///
  /// - Complexity: O(*m* log *m*) for *m* operations; O(*m*) if they are in order.
  package mutating func putInOrder() {
    sections.putInOrder()
    rows.putInOrder()
    reconfiguredRows.sortIfNeeded()
    reconfiguredRows.removeRepetitions()
    _checkInvariants()
  }
}

extension BatchUpdate {
  /// Sections that are deleted (before), in ascending order.
  package var deletedSections: [Int] { sections.deleted }
  /// Sections that are inserted (after), in ascending order.
  package var insertedSections: [Int] { sections.inserted }
  /// Sections that move with their rows, in ascending order of their sources.
  package var movedSections: [Move<Int>] { sections.moved }
  /// Sections that are replaced at their places (before), in ascending order.
  package var reloadedSections: [Int] { sections.reloaded }
  /// Rows that are deleted (before), in ascending order.
  package var deletedRows: [RowPosition] { rows.deleted }
  /// Rows that are inserted (after), in ascending order.
  package var insertedRows: [RowPosition] { rows.inserted }
  /// Rows that move, in ascending order of their sources.
  package var movedRows: [Move<RowPosition>] { rows.moved }
  /// Rows that are replaced at their places (before), in ascending order.
  package var reloadedRows: [RowPosition] { rows.reloaded }

  /// Whether there are no operations.
  public var isEmpty: Bool { sections.isEmpty && rows.isEmpty && reconfiguredRows.isEmpty }

  /// Whether there is an operation on a whole section.
  package var changesSections: Bool { !sections.isEmpty }

  /// All operations: those of sections, then those of rows; deletes, inserts, moves, reloads and
  /// reconfigures, each kind in ascending order.
  ///
  /// - Complexity: O(*m*) for *m* operations.
  public var operations: [Operation] {
    sections.all + rows.all + reconfiguredRows.map(Operation.reconfigureRow)
  }
}

extension BatchUpdate: CustomStringConvertible {
  /// The operations in short: those of sections, then those of rows; empty for an empty batch.
  ///
  /// `-[0, 2] +[0, 3] [0, 4]>[0, 7] ~[0, 5] ^[0, 6]` deletes, inserts, moves, reloads and
  /// reconfigures rows; `-§2 +§3 §4>§7 ~§5` is the same for sections.
  ///
  /// - Complexity: O(*m*) for *m* operations.
  public var description: String { operations.map(\.short).joined(separator: " ") }
}

extension BatchUpdate {
  #if DECORATOR_INTERNAL_CHECKS
  func _checkInvariants() {
    checkInvariant(
      sections.isInOrder && rows.isInOrder && reconfiguredRows.isInOrder,
      "the operations \(self) are not in order")
  }
  #else
  @inline(__always) func _checkInvariants() {}
  #endif
}
