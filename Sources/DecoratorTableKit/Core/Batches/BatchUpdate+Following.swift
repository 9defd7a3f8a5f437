extension BatchUpdate {
  /// Combines this batch and the one that happens after it.
  ///
  /// The batch that results is one that a table takes, and it leads to the same list as both one
  /// after the other. What both keep stays or moves, wherever one batch can say so. What the first
  /// inserts and the next deletes is not mentioned. Nothing moves that neither of them moves, and
  /// what they move there and back stays.
  ///
  /// ```swift
  /// let first = BatchUpdate().insertingRows([0], inSection: 0).deletingRows([4], inSection: 0)
  /// let next = BatchUpdate().reloadingRows([1], inSection: 0).insertingRows([0], inSection: 0)
  /// try first.followed(by: next, before: [9], between: [9], after: [10])
  /// // -[0,4] +[0,0] +[0,1] ~[0,0]
  /// ```
  ///
  /// A change that one batch cannot say is said by replacing:
  ///
  /// - A row that moves and is reloaded or reconfigured is deleted and inserted.
  /// - A section is deleted and inserted if it moves and its rows change, or if it moves and is
  ///   reloaded, or if it would move to its own place.
  /// - A section that is reloaded while others move is deleted and inserted.
  /// - A row that moves out of a section that goes or is replaced is inserted.
  /// - A row that moves into a section that comes or is replaced is deleted.
  ///
  /// - Parameters:
  ///   - next: The batch that happens after this one.
  ///   - before: The number of rows of each section before both batches. Traps if one is negative.
  ///   - between: The number of rows of each section after this batch and before the next one.
  ///   - after: The number of rows of each section after both.
  /// - Returns: A batch that leads from `before` to `after`.
  /// - Throws: What is not legal about this batch or, if it is legal, about the next one, as
  ///   ``validate(before:after:)``.
  /// - Complexity: O((*m* + *s*) log (*m* + *s*)) for *m* operations of both and *s* sections.
  public func followed(
    by next: BatchUpdate, before: [Int], between: [Int], after: [Int]
  ) throws(BatchUpdateError) -> BatchUpdate {
    var composition = BatchComposition(rowCounts: before)
    try composition.append(self, rowCountsAfter: between)
    try composition.append(next, rowCountsAfter: after)
    return composition.update
  }
}
