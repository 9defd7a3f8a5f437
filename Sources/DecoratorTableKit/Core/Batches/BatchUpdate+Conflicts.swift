extension BatchUpdate {
  /// Looks for two operations about one section, or leading to one.
  func checkSectionConflicts() throws(BatchUpdateError) {
    guard changesSections else { return }
    try Self.checkConflicts(sectionClaimsBefore) { .conflictBefore($0, $1) }
    try Self.checkConflicts(sectionClaimsAfter) { .conflictAfter($0, $1) }
  }

  /// Looks for two operations about one row, or leading to one.
  func checkRowConflicts() throws(BatchUpdateError) {
    // It takes two for a conflict.
    guard rowOperationCount > 1 else { return }
    try Self.checkConflicts(rowClaimsBefore) { .conflictBefore($0, $1) }
    try Self.checkConflicts(rowClaimsAfter) { .conflictAfter($0, $1) }
  }

  private var rowOperationCount: Int {
    deletedRows.count + insertedRows.count + movedRows.count + reloadedRows.count
      + reconfiguredRows.count
  }

  private static func checkConflicts<Place: Comparable>(
    _ claims: [Claim<Place>], _ conflict: (Operation, Operation) -> BatchUpdateError
  ) throws(BatchUpdateError) {
    let claims = claims.sorted { $0.place < $1.place }
    for (first, second) in zip(claims, claims.dropFirst()) where first.place == second.place {
      throw first.operation == second.operation
        ? .repeated(first.operation) : conflict(first.operation, second.operation)
    }
  }
}
