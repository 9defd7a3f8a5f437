/// The content sections (inner) with an operation on a row, of the content or of the layer, or with
/// a row that is hidden or revealed.
struct TouchedSections {
  /// Sections before.
  private(set) var before: Set<Int> = []
  /// Sections after.
  private(set) var after: Set<Int> = []

  init(by lift: UpdateLift, _ change: AdditionalChange) {
    let update = lift.update
    before.formUnion(update.deletedRows.lazy.map(\.section))
    before.formUnion(update.movedRows.lazy.map(\.source.section))
    before.formUnion(update.reloadedRows.lazy.map(\.section))
    before.formUnion(update.reconfiguredRows.lazy.map(\.section))
    after.formUnion(update.insertedRows.lazy.map(\.section))
    after.formUnion(update.movedRows.lazy.map(\.target.section))
    let visibility = lift.visibility
    before.formUnion(visibility.hidden.lazy.map(\.section))
    after.formUnion(visibility.revealed.lazy.map(\.section))
    let oldRows = AdditionalLists(rowsOf: lift.old)
    let newRows = AdditionalLists(rowsOf: lift.new)
    before.formUnion(change.removed.lazy.map { oldRows.list(of: $0.lowerBound) })
    before.formUnion(change.moved.lazy.map { oldRows.list(of: $0.source) })
    before.formUnion(lift.changed.lazy.map { oldRows.list(of: $0) })
    after.formUnion(change.inserted.lazy.map { newRows.list(of: $0.lowerBound) })
    after.formUnion(change.moved.lazy.map { newRows.list(of: $0.target) })
  }
}
