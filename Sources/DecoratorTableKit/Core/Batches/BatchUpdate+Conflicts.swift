extension BatchUpdate {
  /// Looks for two operations about one section, or leading to one.
  func checkSectionConflicts() throws(BatchUpdateError) {
    guard changesSections else { return }
    let count = sectionOperationCount
    try Self.checkConflicts(atMost: count, forEachSectionBefore, BatchUpdateError.conflictBefore)
    try Self.checkConflicts(atMost: count, forEachSectionAfter, BatchUpdateError.conflictAfter)
  }

  /// Looks for two operations about one row, or leading to one.
  func checkRowConflicts() throws(BatchUpdateError) {
    // It takes two for a conflict.
    guard rowOperationCount > 1 else { return }
    let count = rowOperationCount
    try Self.checkConflicts(atMost: count, forEachRowBefore, BatchUpdateError.conflictBefore)
    try Self.checkConflicts(atMost: count, forEachRowAfter, BatchUpdateError.conflictAfter)
  }

  private var sectionOperationCount: Int {
    deletedSections.count + insertedSections.count + movedSections.count + reloadedSections.count
  }

  private var rowOperationCount: Int {
    deletedRows.count + insertedRows.count + movedRows.count + reloadedRows.count
      + reconfiguredRows.count
  }

  private static func checkConflicts<Place: Comparable>(
    atMost count: Int, _ forEach: (Visit<Place>) throws(BatchUpdateError) -> Void,
    _ conflict: (Operation, Operation) -> BatchUpdateError
  ) throws(BatchUpdateError) {
    var claims: [(place: Place, operation: Operation)] = []
    claims.reserveCapacity(count)
    try forEach { claims.append(($0, $1)) }
    claims.sort { $0.place < $1.place }
    for (first, second) in zip(claims, claims.dropFirst()) where first.place == second.place {
      throw first.operation == second.operation
        ? .repeated(first.operation) : conflict(first.operation, second.operation)
    }
  }
}
