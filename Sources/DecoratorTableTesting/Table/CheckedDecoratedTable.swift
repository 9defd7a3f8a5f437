public import DecoratorTableKit
import Foundation

/// A decorated table, as a checker asks it.
@MainActor
public final class CheckedDecoratedTable: CheckedTable {
  private let table: DecoratedTable
  private let content: ((RowPosition) -> AnyHashable?)?
  private let models: [String: (Int) -> AnyHashable?]
  private let previousObserver: ((DecoratedTableEvent) -> Void)?
  private var pending: AnnouncedUpdate?

  /// Looks at a decorated table.
  ///
  /// - Parameters:
  ///   - table: The table, which is retained.
  ///   - content: Who a row of the content (data) is; nil if nobody can tell.
  ///   - models: For layers by name, who the model with an index is.
  public init(
    _ table: DecoratedTable, content: ((RowPosition) -> AnyHashable?)? = nil,
    models: [String: (Int) -> AnyHashable?] = [:]
  ) {
    self.table = table
    self.content = content
    self.models = models
    previousObserver = table.updateObserver
  }

  /// Whom to tell of changes; the observer of the table is taken while somebody wants to know.
  public var onEvent: ((TableEvent) -> Void)? {
    didSet {
      table.updateObserver =
        onEvent == nil ? previousObserver : { [weak self] in self?.hear($0) }
    }
  }

  private func hear(_ event: DecoratedTableEvent) {
    previousObserver?(event)
    switch event {
    case .willApply(let update):
      let announced = AnnouncedUpdate(update)
      pending = announced
      onEvent?(.willUpdate)
      (table.tableView as? RecordingTableView)?.onAnnouncement = { [weak self] in
        // Without layers it is the table itself that answers, and it has not changed yet.
        guard let self, let pending, pending.batches.count > 1 else { return }
        self.pending = nil
        onEvent?(.announcing(pending))
      }
    case .didApply(let update):
      pending = nil
      onEvent?(.didUpdate(AnnouncedUpdate(update)))
    case .didLoad:
      pending = nil
      onEvent?(.loaded)
    case .anomaly:
      break
    }
  }

  private var source: (any UITableViewDataSource)? { table.dataSource }

  /// The layers that the table knows of, outermost first.
  public var checkedLayers: [any CheckedLayer] {
    guard table.isAttached else { return [] }
    return sequence(first: source as? ForwardingTableViewDataSource) {
      $0?.inner as? ForwardingTableViewDataSource
    }.prefix { $0 != nil }.compactMap { half in
      guard let half, let state = half.layer.state else { return nil }
      return LaidOutLayer(name: half.layer.name, state: state, identity: models[half.layer.name])
    }
  }

  /// The number of rows that the table on screen has.
  public var displayedRowCounts: [Int]? {
    guard table.isAttached, let tableView = table.tableView else { return nil }
    return tableView.countedRows
  }

  /// The number of rows that the wrapped source has now.
  public var sourceRowCounts: [Int]? {
    guard table.isAttached, let tableView = table.tableView else { return nil }
    return source?.innermost?.countedRows(in: tableView)
  }

  /// The front door's own translation.
  public func contentRow(ofReuse row: RowPosition) -> RowPosition? {
    table.dataIndexPath(forReuse: IndexPath(row)).map(RowPosition.init)
  }

  /// The front door's own translation.
  public func reuseRow(ofContent row: RowPosition) -> RowPosition? {
    table.reuseIndexPath(forData: IndexPath(row)).map(RowPosition.init)
  }

  /// Who the app says that a row is.
  public func identity(ofContent row: RowPosition) -> AnyHashable? { content?(row) }

  /// Holds a row with the front door.
  public func hold(_ row: RowPosition) -> (() -> RowPosition?)? {
    guard let held = table.holdRow(atReuse: IndexPath(row)) else { return nil }
    return { held.reuseIndexPath.map(RowPosition.init) }
  }

  /// The cells on screen.
  public var shownCells: [ShownCell] { table.tableView?.shownCells ?? [] }
}

extension AnnouncedUpdate {
  init(_ update: AppliedUpdate) {
    let origin: Origin =
      switch update.source {
      case .content: .content
      case .layer(let name): .layer(name)
      }
    self.init(
      batches: update.levels, origin: origin, contentRowCounts: update.rowCountsAfter,
      isTold: origin == .content || update.levels.first?.isEmpty == false)
  }
}
