extension HeterogeneousList {
  /// Merges models into the list, around everything that it shows so far.
  ///
  /// As the rows of a decorator they fill the slots of the rule from the top of the list, through all
  /// sections. The rows of earlier merges count as content of this one. Models without a slot are kept
  /// and shown when there is one. Whenever content comes, goes or is replaced, the rule is applied anew,
  /// and merged rows are where it puts them then: ``lifting(_:to:)`` says what to announce to a table that
  /// shows the list.
  ///
  /// - Parameters:
  ///   - models: The models of the additional rows.
  ///   - placement: Where they stand; its predicates are given positions in the list as it is before the
  ///     merge.
  /// - Complexity: O(sections + irregular additional rows), however many rows there are; see
  ///   `Placement.layout(contentCount:section:limit:)`. O(*n*) for *n* models of a protocol.
  public mutating func merge<Model>(_ models: [Model], placed placement: Placement) {
    let rows = self.models.rows(of: models)
    merges.append(ListMerge(rows, placed: placement, around: rowCounts))
  }

  /// The list with models merged into it; see ``merge(_:placed:)``.
  ///
  /// - Parameters:
  ///   - models: The models of the additional rows.
  ///   - placement: Where they stand.
  /// - Complexity: As ``merge(_:placed:)``.
  public func merging<Model>(_ models: [Model], placed placement: Placement) -> HeterogeneousList {
    var list = self
    list.merge(models, placed: placement)
    return list
  }

  /// For each merge, how many of its models have no slot.
  ///
  /// - Complexity: O(merges)
  public var waitingCounts: [Int] {
    merges.map { $0.models.count - $0.layout.additionalCount }
  }

  /// Places what is merged in once more, after content has changed.
  mutating func layOut() {
    guard !merges.isEmpty else { return }
    var rowCounts = contentRows.map(\.count)
    for index in merges.indices {
      merges[index].layOut(around: rowCounts)
      rowCounts = merges[index].layout.outerRowCounts
    }
  }
}
