extension FuzzTarget {
  /// The targets of this program, by name.
  static let all = [
    "placements": FuzzTarget(run: fuzzPlacements),
    "batches": FuzzTarget(run: fuzzBatches),
    "lifting": FuzzTarget(run: fuzzLifting),
    "edits": FuzzTarget(run: fuzzEdits),
    "snapshots": FuzzTarget(run: fuzzSnapshots),
    "lists": FuzzTarget(run: fuzzLists),
    "positions": FuzzTarget(run: fuzzPositions),
    "records": FuzzTarget(run: fuzzRecords),
    "stacks": FuzzTarget(run: fuzzStacks),
  ]
}
