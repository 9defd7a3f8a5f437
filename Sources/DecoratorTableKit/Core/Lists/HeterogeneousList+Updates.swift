extension HeterogeneousList {
  /// Lifts a change of the content rows to the whole list, for a table that shows it.
  ///
  /// When content comes or goes, merged rows get other places by their rule, and perhaps more or
  /// fewer slots. A table has to be told of that, too.
  ///
  /// ```swift
  /// var list = source.list
  /// list.insert(post, atContent: RowPosition(section: 0, row: 0))
  /// let insert = BatchUpdate([.insertRow(RowPosition(section: 0, row: 0))])
  /// let update = source.list.lifting(insert, to: list)
  /// feed.performBatchUpdates(update) { source.list = list }
  /// ```
  ///
  /// - Parameters:
  ///   - update: The change, in content coordinates. Traps if it does not lead from the content
  ///     rows of this list to those of the other, with the error of
  ///     ``BatchUpdate/validate(before:after:)``.
  ///   - new: The list after the change, with the same models merged in. Traps if their number
  ///     differs.
  /// - Returns: The change of the whole list.
  /// - Complexity: As `BatchUpdate.lifted(from:to:matching:sections:changed:moveLimit:)` for each
  ///   merge.
  public func lifting(_ update: BatchUpdate, to new: HeterogeneousList) -> BatchUpdate {
    let (before, after) = (merges.map(\.models.count), new.merges.map(\.models.count))
    guard before == after else {
      misuse(
        """
        models are merged into a list in numbers of \(before), and then of \(after): lift the \
        change of the content before others are merged in, or load the table again
        """)
    }
    if merges.isEmpty {
      _ = UpdateMap(
        expecting: update, before: rowCounts, after: new.rowCounts)
    }
    // Each merge looks at the batch that it is given.
    return zip(merges, new.merges).reduce(update) { update, merge in
      update.lifted(
        from: merge.0.layout, to: merge.1.layout)
    }
  }
}
