/// Models that are merged into a list.
struct ListMerge {
  /// The models, in the order in which they fill the slots. Models past the last slot are not
  /// shown.
  let models: [Any]
  private let placement: Placement
  /// The places of the models among the rows inside the merge.
  private(set) var layout = TableLayout(rows: [])

  /// Places models by a rule, among the rows of each section inside the merge.
  init(_ models: [Any], placed placement: Placement, around rowCounts: [Int]) {
    self.models = models
    self.placement = placement
    layOut(around: rowCounts)
  }

  /// Places the models by the rule again.
  mutating func layOut(around rowCounts: [Int]) {
    layout = LayerRule(rows: placement, supply: .models(models.count)).layout(of: rowCounts)
  }
}

extension HeterogeneousList {
  /// Merges models into the list, among all of its present rows.
  ///
  /// Like the rows of a decorator, they fill the slots of the rule from the top of the list,
  /// through all sections. The rows of earlier merges count as content of this one. Models without
  /// a slot are shown as soon as there is one.
  ///
  /// Whenever content is inserted, removed or replaced, the rule is applied again, and merged rows
  /// move to their new places. `lifting(_:to:)` returns the change to announce to a table that
  /// shows the list.
  ///
  /// - Parameters:
  ///   - models: The models of the additional rows.
  ///   - placement: The places of these rows. Its predicates get positions in the list as it is
  ///     before the merge.
  /// - Complexity: O(models + sections), however many content rows there are; for an irregular rule
  ///   see `Placement.layout(contentCount:section:limit:)`.
  public mutating func merge<Model>(_ models: [Model], placed placement: Placement) {
    merges.append(ListMerge(rows(of: models), placed: placement, around: rowCounts))
  }

  /// Places the merged rows again, after a change of the content.
  mutating func layOut() {
    guard !merges.isEmpty else { return }
    var rowCounts = sections.map(\.rows.count)
    for index in merges.indices {
      merges[index].layOut(around: rowCounts)
      rowCounts = merges[index].layout.outerRowCounts
    }
  }

  /// Returns the position of a content row in the whole list.
  ///
  /// - Parameter position: A position in content coordinates; traps if there is no such row.
  /// - Returns: A position in the whole list.
  /// - Complexity: O(merges), each as ``RowLayout/row(ofContent:)``.
  package func position(ofContent position: RowPosition) -> RowPosition {
    checkContent(position)
    return merges.reduce(position) { $1.layout.position(ofContent: $0) }
  }

  /// Lifts a change of the content rows to the whole list, for a table that shows it.
  ///
  /// When content is inserted or removed, the rule gives merged rows other places, and perhaps more
  /// or fewer slots. The result includes these changes.
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
  ///     rows of this list to those of the other.
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
      _ = UpdateMap(expecting: update, before: rowCounts, after: new.rowCounts)
    }
    // Each merge validates its batch.
    return zip(merges, new.merges).reduce(update) { update, merge in
      update.lifted(from: merge.0.layout, to: merge.1.layout)
    }
  }
}
