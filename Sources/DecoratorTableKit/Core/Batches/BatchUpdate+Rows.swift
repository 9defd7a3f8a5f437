extension BatchUpdate {
  /// Adds a row that goes.
  ///
  /// - Parameter row: The row before the batch.
  /// - Complexity: O(1) if no later row is in the list already, else O(*m*) for *m* of them.
  ///   ``init(_:)`` puts many in order at once.
  public mutating func deleteRow(_ row: RowPosition) { deletedRows.insertInOrder(row) }

  /// Adds a row that comes.
  ///
  /// - Parameter row: The row after the batch.
  /// - Complexity: As ``deleteRow(_:)``.
  public mutating func insertRow(_ row: RowPosition) { insertedRows.insertInOrder(row) }

  /// Adds a row that moves. A move from a place to the same holds the row there while others pass.
  ///
  /// - Parameters:
  ///   - source: The row before the batch.
  ///   - target: The row after the batch.
  /// - Complexity: As ``deleteRow(_:)``.
  public mutating func moveRow(from source: RowPosition, to target: RowPosition) {
    movedRows.insertInOrder(RowMove(from: source, to: target))
  }

  /// Adds a row that is replaced where it stands.
  ///
  /// - Parameter row: The row before the batch.
  /// - Complexity: As ``deleteRow(_:)``.
  public mutating func reloadRow(_ row: RowPosition) { reloadedRows.insertInOrder(row) }

  /// Adds a row to be configured again in its cell. To name a row twice is the same as once.
  ///
  /// - Parameter row: The row before the batch.
  /// - Complexity: O(log *n* + *m*) for *n* rows in the list, *m* of which are later.
  public mutating func reconfigureRow(_ row: RowPosition) {
    let index = reconfiguredRows.firstIndex(atLeast: row)
    if index < reconfiguredRows.count, reconfiguredRows[index] == row { return }
    reconfiguredRows.insert(row, at: index)
  }

  /// Adds rows to be configured again in their cells. To name a row twice is the same as once.
  ///
  /// - Parameter rows: The rows before the batch, in any order.
  /// - Complexity: O(*m* log *m* + *n*) for *m* rows and *n* that are in the list already.
  mutating func reconfigureRows(_ rows: some Collection<RowPosition>) {
    guard !rows.isEmpty else { return }
    reconfiguredRows.insertInOrder(contentsOf: rows)
    var last: RowPosition?
    reconfiguredRows.removeAll { row in
      defer { last = row }
      return row == last
    }
  }
}

extension BatchUpdate {
  /// Returns this batch with rows that go.
  ///
  /// - Parameter rows: The rows before the batch, in any order.
  /// - Complexity: O(*m* log *m* + *n*) for *m* rows and *n* that are in the list already.
  public func deletingRows(_ rows: some Sequence<RowPosition>) -> BatchUpdate {
    var update = self
    update.deletedRows.insertInOrder(contentsOf: rows)
    return update
  }

  /// Returns this batch with rows that come.
  ///
  /// - Parameter rows: The rows after the batch, in any order.
  /// - Complexity: As ``deletingRows(_:)``.
  public func insertingRows(_ rows: some Sequence<RowPosition>) -> BatchUpdate {
    var update = self
    update.insertedRows.insertInOrder(contentsOf: rows)
    return update
  }

  /// Returns this batch with a row that moves.
  ///
  /// - Parameters:
  ///   - source: The row before the batch.
  ///   - target: The row after the batch.
  /// - Complexity: O(*n*) for *n* moves that are in the list already.
  public func movingRow(from source: RowPosition, to target: RowPosition) -> BatchUpdate {
    var update = self
    update.moveRow(from: source, to: target)
    return update
  }

  /// Returns this batch with rows that are replaced where they stand.
  ///
  /// - Parameter rows: The rows before the batch, in any order.
  /// - Complexity: As ``deletingRows(_:)``.
  public func reloadingRows(_ rows: some Sequence<RowPosition>) -> BatchUpdate {
    var update = self
    update.reloadedRows.insertInOrder(contentsOf: rows)
    return update
  }

  /// Returns this batch with rows to be configured again.
  ///
  /// - Parameter rows: The rows before the batch, in any order.
  /// - Complexity: As ``deletingRows(_:)``.
  public func reconfiguringRows(_ rows: some Sequence<RowPosition>) -> BatchUpdate {
    var update = self
    update.reconfigureRows(Array(rows))
    return update
  }
}

// Rows become an array at once: a generic sequence costs a call for each element.
extension BatchUpdate {
  /// Returns this batch with rows of one section that go.
  ///
  /// - Parameters:
  ///   - rows: The rows before the batch, in any order.
  ///   - section: Their section before the batch.
  /// - Complexity: As ``deletingRows(_:)``.
  public func deletingRows(_ rows: some Sequence<Int>, inSection section: Int) -> BatchUpdate {
    deletingRows(Array(rows).map { RowPosition(section: section, row: $0) })
  }

  /// Returns this batch with rows of one section that come.
  ///
  /// - Parameters:
  ///   - rows: The rows after the batch, in any order.
  ///   - section: Their section after the batch.
  /// - Complexity: As ``deletingRows(_:)``.
  public func insertingRows(_ rows: some Sequence<Int>, inSection section: Int) -> BatchUpdate {
    insertingRows(Array(rows).map { RowPosition(section: section, row: $0) })
  }

  /// Returns this batch with a row that moves within its section.
  ///
  /// - Parameters:
  ///   - source: The row before the batch.
  ///   - target: The row after the batch.
  ///   - section: The section, which has the same number before and after the batch.
  /// - Complexity: O(*n*) for *n* moves that are in the list already.
  public func movingRow(
    from source: Int, to target: Int, inSection section: Int
  ) -> BatchUpdate {
    movingRow(
      from: RowPosition(section: section, row: source),
      to: RowPosition(section: section, row: target))
  }

  /// Returns this batch with rows of one section that are replaced where they stand.
  ///
  /// - Parameters:
  ///   - rows: The rows before the batch, in any order.
  ///   - section: Their section before the batch.
  /// - Complexity: As ``deletingRows(_:)``.
  public func reloadingRows(_ rows: some Sequence<Int>, inSection section: Int) -> BatchUpdate {
    reloadingRows(Array(rows).map { RowPosition(section: section, row: $0) })
  }

  /// Returns this batch with rows of one section to be configured again.
  ///
  /// - Parameters:
  ///   - rows: The rows before the batch, in any order.
  ///   - section: Their section before the batch.
  /// - Complexity: As ``deletingRows(_:)``.
  public func reconfiguringRows(_ rows: some Sequence<Int>, inSection section: Int) -> BatchUpdate {
    reconfiguringRows(Array(rows).map { RowPosition(section: section, row: $0) })
  }
}
