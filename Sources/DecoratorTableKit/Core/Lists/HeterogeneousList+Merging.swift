extension HeterogeneousList {
  /// Merges models into the list, around everything that it shows so far.
  ///
  /// Like the rows of a decorator, they fill the slots of the rule from the top of the list,
  /// through all sections. The rows of earlier merges count as content of this one. Models without
  /// a slot are kept and shown when there is one.
  ///
  /// Whenever content comes, goes or is replaced, the rule is applied again, and merged rows take
  /// their new places. A table that shows the list is told of the change that `lifting(_:to:)`
  /// returns.
  ///
  /// - Parameters:
  ///   - models: The models of the additional rows.
  ///   - placement: The places of these rows. Its predicates get positions in the list as it is
  ///     before the merge.
  /// - Complexity: O(sections + irregular additional rows), however many rows there are; see
  ///   `Placement.layout(contentCount:section:limit:)`. O(*n*) for *n* models of a protocol.
  public mutating func merge<Model>(_ models: [Model], placed placement: Placement) {
    let rows = self.models.rows(of: models)
    merges.append(ListMerge(rows, placed: placement, around: rowCounts))
  }

  /// Returns the list with models merged into it; see ``merge(_:placed:)``.
  ///
  /// - Parameters:
  ///   - models: The models of the additional rows.
  ///   - placement: The places of these rows.
  /// - Complexity: As ``merge(_:placed:)``.
  public func merging<Model>(_ models: [Model], placed placement: Placement) -> HeterogeneousList {
    var list = self
    list.merge(models, placed: placement)
    return list
  }

  /// The number of models without a slot, for each merge.
  ///
  /// - Complexity: O(merges)
  public var waitingCounts: [Int] {
    merges.map { $0.models.count - $0.layout.additionalCount }
  }

  /// Places the merged rows again, after content has changed.
  mutating func layOut() {
    guard !merges.isEmpty else { return }
    var rowCounts = contentRows.map(\.count)
    for index in merges.indices {
      merges[index].layOut(around: rowCounts)
      rowCounts = merges[index].layout.outerRowCounts
    }
  }
}
