public import DecoratorTableKit

extension ConsistencyChecker {
  /// Creates a checker of a decorated table, now and whenever it loads or changes.
  ///
  /// With a ``RecordingTableView`` it also checks for which rows cells are dequeued, and all
  /// answers while the table is being updated.
  ///
  /// - Parameters:
  ///   - table: The table, attached or not. The checker observes it.
  ///   - content: Returns the identity of a content row (data) in the app's model; nil if it is
  ///     unknown.
  ///   - models: For layers by name, returns the identity of the model with an index, among those
  ///     that the table uses. Without it, a layer's rows cannot be distinguished when its own
  ///     models change.
  ///   - report: Called with each violation: `{ Issue.record("\($0)") }` or `{ XCTFail("\($0)") }`.
  public convenience init(
    _ table: LayeredTable, content: ((RowPosition) -> AnyHashable?)? = nil,
    models: [String: (Int) -> AnyHashable?] = [:], report: @escaping (Violation) -> Void
  ) {
    self.init(
      checking: CheckedDecoratedTable(table, content: content, models: models), report: report)
    moveLimit = table.moveLimit
  }

  /// Creates a checker of a table of several sources: of the layers around all of them, and of the
  /// places of the children. Each child has layers of its own, and needs a checker of its own.
  ///
  /// Call ``check(_:)`` when no child waits to be inserted or removed.
  ///
  /// - Parameters:
  ///   - table: The table, attached or not. The checker observes it.
  ///   - report: Called with each violation.
  public convenience init(_ table: ComposedTable, report: @escaping (Violation) -> Void) {
    self.init(
      checking: CheckedDecoratedTable(table, children: CheckedComposedTable(table: table)),
      report: report)
    moveLimit = table.moveLimit
  }

  /// Creates a checker of a data source: a plain one, or layers that are stacked by hand.
  ///
  /// A data source does not report its changes. The test does so with ``willAnnounce()`` and
  /// ``didAnnounce(_:content:)``, or with ``didLoad()`` after it has called the table's
  /// `reloadData()`.
  ///
  /// - Parameters:
  ///   - dataSource: The data source of a table, the outermost of its layers.
  ///   - tableView: The table.
  ///   - content: Returns the identity of a content row (data) in the app's model; nil if it is
  ///     unknown.
  ///   - report: Called with each violation.
  public convenience init(
    dataSource: any UITableViewDataSource, in tableView: UITableView,
    content: ((RowPosition) -> AnyHashable?)? = nil, report: @escaping (Violation) -> Void
  ) {
    self.init(
      checking: CheckedDataSource(dataSource, tableView: tableView, content: content),
      report: report)
  }

  /// Reports that the table is about to get a change.
  public func willAnnounce() { handle(.willUpdate) }

  /// Reports the change that the table got.
  ///
  /// - Parameters:
  ///   - update: The change that the table got (reuse).
  ///   - content: The change of the content (data); nil if there are no layers.
  public func didAnnounce(_ update: BatchUpdate, content: BatchUpdate? = nil) {
    let inner = Array(repeating: BatchUpdate?.none, count: max(levelCount - 2, 0))
    let batches = levelCount > 1 ? [update] + inner + [content ?? BatchUpdate()] : [update]
    handle(.didUpdate(AnnouncedUpdate(batches: batches)))
  }

  /// Reports that the table has read everything anew.
  public func didLoad() { handle(.loaded) }
}
