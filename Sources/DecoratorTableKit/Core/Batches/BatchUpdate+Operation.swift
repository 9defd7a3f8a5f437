extension BatchUpdate {
  /// One operation of a batch, with what it is about.
  public enum Operation: Hashable, Sendable {
    /// A section goes (before).
    case deleteSection(Int)
    /// A section comes (after).
    case insertSection(Int)
    /// A section moves (before and after).
    case moveSection(SectionMove)
    /// A section is replaced where it stands (before).
    case reloadSection(Int)
    /// A row goes (before).
    case deleteRow(RowPosition)
    /// A row comes (after).
    case insertRow(RowPosition)
    /// A row moves (before and after).
    case moveRow(RowMove)
    /// A row is replaced where it stands (before).
    case reloadRow(RowPosition)
    /// The cell of a row is configured again (before).
    case reconfigureRow(RowPosition)
  }

  /// Creates a batch of operations, which can be in any order.
  ///
  /// - Parameter operations: Each in the coordinates of its own kind.
  /// - Complexity: O(*m* log *m*) for *m* operations.
  public init(_ operations: some Sequence<Operation>) {
    for operation in operations { append(operation) }
    putInOrder()
  }

  /// Adds an operation at the end of the list of its kind, wherever it belongs there: the batch is
  /// none before ``putInOrder()``.
  mutating func append(_ operation: Operation) {
    switch operation {
    case .deleteSection(let section): deletedSections.append(section)
    case .insertSection(let section): insertedSections.append(section)
    case .moveSection(let move): movedSections.append(move)
    case .reloadSection(let section): reloadedSections.append(section)
    case .deleteRow(let row): deletedRows.append(row)
    case .insertRow(let row): insertedRows.append(row)
    case .moveRow(let move): movedRows.append(move)
    case .reloadRow(let row): reloadedRows.append(row)
    case .reconfigureRow(let row): reconfiguredRows.append(row)
    }
  }

  /// Puts all operations in order, however they were appended.
  ///
  /// - Complexity: O(*m* log *m*) for *m* operations; O(*m*) if they are in order, or in reverse.
  mutating func putInOrder() {
    deletedSections.sortIfNeeded()
    insertedSections.sortIfNeeded()
    movedSections.sortIfNeeded()
    reloadedSections.sortIfNeeded()
    deletedRows.sortIfNeeded()
    insertedRows.sortIfNeeded()
    movedRows.sortIfNeeded()
    reloadedRows.sortIfNeeded()
    let rows = reconfiguredRows
    reconfiguredRows = []
    reconfigureRows(rows)
  }

  /// All operations: those of sections, then those of rows; deletes, inserts, moves, reloads and
  /// reconfigures, each kind in ascending order.
  ///
  /// - Complexity: O(*m*) for *m* operations.
  public var operations: [Operation] { sectionOperations + rowOperations }

  private var sectionOperations: [Operation] {
    deletedSections.map(Operation.deleteSection) + insertedSections.map(Operation.insertSection)
      + movedSections.map(Operation.moveSection) + reloadedSections.map(Operation.reloadSection)
  }

  private var rowOperations: [Operation] {
    deletedRows.map(Operation.deleteRow) + insertedRows.map(Operation.insertRow)
      + movedRows.map(Operation.moveRow) + reloadedRows.map(Operation.reloadRow)
      + reconfiguredRows.map(Operation.reconfigureRow)
  }
}

extension BatchUpdate: CustomStringConvertible {
  /// The operations in short, as ``BatchUpdate/operations`` lists them; empty for an empty batch.
  ///
  /// `-[0,2] +[0,3] [0,4]>[0,7] ~[0,5] ^[0,6]` deletes, inserts, moves, reloads and reconfigures
  /// rows; `-§2 +§3 §4>§7 ~§5` does the same to sections.
  ///
  /// - Complexity: O(*m*) for *m* operations.
  public var description: String { operations.map(\.description).joined(separator: " ") }
}

extension BatchUpdate.Operation: CustomStringConvertible {
  /// The operation in short: `-[0,2]`, `+[0,3]`, `[0,4]>[0,7]`, `~[0,5]`, `^[0,6]`; `-§2` and so on
  /// for a section.
  public var description: String {
    func short(_ row: RowPosition) -> String { "[\(row.section),\(row.row)]" }
    return switch self {
    case .deleteSection(let section): "-§\(section)"
    case .insertSection(let section): "+§\(section)"
    case .moveSection(let move): "§\(move.source)>§\(move.target)"
    case .reloadSection(let section): "~§\(section)"
    case .deleteRow(let row): "-\(short(row))"
    case .insertRow(let row): "+\(short(row))"
    case .moveRow(let move): "\(short(move.source))>\(short(move.target))"
    case .reloadRow(let row): "~\(short(row))"
    case .reconfigureRow(let row): "^\(short(row))"
    }
  }
}
