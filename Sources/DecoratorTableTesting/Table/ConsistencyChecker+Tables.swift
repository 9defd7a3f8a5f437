public import DecoratorTableKit

extension ConsistencyChecker {
  /// Looks at a decorated table, now and whenever it loads or changes.
  ///
  /// Show the rows in a ``RecordingTableView`` and it is also seen for which rows cells are dequeued,
  /// and what everybody answers while the table is being told.
  ///
  /// - Parameters:
  ///   - table: The table, attached or not. Its ``DecoratorTableKit/DecoratedTable/updateObserver`` is
  ///     taken; whoever had it before is told still.
  ///   - content: Who a row of the content (data) is, by the app's model; nil if nobody can tell.
  ///   - models: For layers by name, who the model with an index is, among those that the table knows
  ///     of. Without it, rows of a layer are not told apart when its own models change.
  ///   - report: Called with each violation: `{ Issue.record("\($0)") }` or `{ XCTFail("\($0)") }`.
  public convenience init(
    _ table: DecoratedTable, content: ((RowPosition) -> AnyHashable?)? = nil,
    models: [String: (Int) -> AnyHashable?] = [:], report: @escaping (Violation) -> Void
  ) {
    self.init(
      checking: CheckedDecoratedTable(table, content: content, models: models), report: report)
    moveLimit = table.moveLimit
  }

  /// Looks at a data source: a plain one, or layers that are stacked by hand.
  ///
  /// There is nobody to tell what changes; so the test does, with ``willAnnounce()`` and
  /// ``didAnnounce(_:content:)``, or ``didLoad()`` after the table was told to reload.
  ///
  /// - Parameters:
  ///   - dataSource: The data source of a table, the outermost of its layers.
  ///   - tableView: The table.
  ///   - content: Who a row of the content (data) is, by the app's model; nil if nobody can tell.
  ///   - report: Called with each violation.
  public convenience init(
    dataSource: any UITableViewDataSource, in tableView: UITableView,
    content: ((RowPosition) -> AnyHashable?)? = nil, report: @escaping (Violation) -> Void
  ) {
    self.init(
      checking: CheckedDataSource(dataSource, tableView: tableView, content: content),
      report: report)
  }

  /// Says that the table is about to be told of a change.
  public func willAnnounce() { handle(.willUpdate) }

  /// Says what the table was told.
  ///
  /// - Parameters:
  ///   - update: What the table was told (reuse).
  ///   - content: What has happened to the content (data); nil if there are no layers.
  public func didAnnounce(_ update: BatchUpdate, content: BatchUpdate? = nil) {
    let inner = Array(repeating: BatchUpdate?.none, count: max(levelCount - 2, 0))
    let batches = levelCount > 1 ? [update] + inner + [content ?? BatchUpdate()] : [update]
    handle(.didUpdate(AnnouncedUpdate(batches: batches)))
  }

  /// Says that the table has read everything afresh.
  public func didLoad() { handle(.loaded) }
}
