public import DecoratorTableKit
import Foundation

/// A decorated table, in the form that a checker examines.
@MainActor
public final class CheckedDecoratedTable: CheckedTable {
  private let table: LayeredTable
  private let content: ((RowPosition) -> AnyHashable?)?
  private let models: [String: (Int) -> AnyHashable?]
  private var observation: TableObservation?
  /// The children that the content is put together of; nil if it is one source.
  public let checkedChildren: (any CheckedChildren)?
  private var pending: AnnouncedUpdate?
  /// Whether the decorated table is telling its table of a change.
  private var isTelling = false

  /// Creates the subject of a check from a decorated table.
  ///
  /// - Parameters:
  ///   - table: The table, which is retained.
  ///   - content: Returns the identity of a content row (data); nil if it is unknown.
  ///   - models: For layers by name, returns the identity of the model with an index.
  ///   - children: The children that the content is put together of; nil if it is one source.
  public init(
    _ table: LayeredTable, content: ((RowPosition) -> AnyHashable?)? = nil,
    models: [String: (Int) -> AnyHashable?] = [:], children: (any CheckedChildren)? = nil
  ) {
    self.table = table
    checkedChildren = children
    self.content = content
    self.models = models
  }

  /// The closure to call with the table's events, which are observed while it is set.
  public var onEvent: ((TableEvent) -> Void)? {
    didSet {
      observation?.cancel()
      observation = onEvent == nil ? nil : table.observe { [weak self] in self?.note($0) }
      listenToBatches()
    }
  }

  /// Observes the batches of the table on screen, if that records them.
  private func listenToBatches() {
    guard let recording = table.attachedTable as? RecordingTableView else { return }
    recording.onBatch = onEvent == nil ? nil : { [weak self] in self?.noteBatch($0) }
  }

  /// Without layers an app's rows are those of its table, of which it may tell it directly. A row
  /// that is merely shown again does no harm.
  private func noteBatch(_ batch: BatchUpdate) {
    guard !isTelling, !checkedLayers.isEmpty, batch.changesPlaces else { return }
    onEvent?(.changedDirectly(batch.logText))
  }

  private func note(_ event: DecoratedTableEvent) {
    switch event {
    case .willApply(let update):
      let announced = AnnouncedUpdate(update)
      pending = announced
      isTelling = true
      onEvent?(.willUpdate)
      (table.attachedTable as? RecordingTableView)?.onAnnouncement = { [weak self] in
        // Without layers the table itself answers, and it has not changed yet.
        guard let self, let pending, pending.batches.count > 1 else { return }
        self.pending = nil
        onEvent?(.announcing(pending))
      }
    case .didApply(let update):
      pending = nil
      isTelling = false
      onEvent?(.didUpdate(AnnouncedUpdate(update)))
    case .didLoad:
      pending = nil
      listenToBatches()
      onEvent?(.loaded)
    case .anomaly(let anomaly):
      // Other tables than recording ones have no log: their changes are found by their rows.
      if case .changedDirectly = anomaly { onEvent?(.changedDirectly(anomaly.description)) }
    }
  }

  private var source: (any UITableViewDataSource)? { table.dataSource }

  /// Whether the table on screen has the rows of the layers. It has them also if its delegate was
  /// replaced.
  private var isShown: Bool {
    guard let outermost = source as? AdditionalTableViewDataSourceImpl else {
      return table.isAttached
    }
    return table.attachedTable?.dataSource === outermost
  }

  /// The layers that the table uses, outermost first.
  public var checkedLayers: [any CheckedLayer] {
    guard isShown, let source else { return [] }
    return source.layers.compactMap { layer in
      layer.loadedState.map {
        LaidOutLayer(name: layer.name, state: $0, identity: models[layer.name])
      }
    }
  }

  /// The number of rows of the table on screen.
  public var displayedRowCounts: [Int]? {
    guard isShown, let tableView = table.attachedTable else { return nil }
    return tableView.countedRows
  }

  /// The number of rows that the wrapped source returns now.
  public var sourceRowCounts: [Int]? {
    guard isShown, let tableView = table.attachedTable else { return nil }
    return source?.countedContentRows(in: tableView)
  }

  /// Returns the row that the decorated table gives.
  public func contentRow(ofReuse row: RowPosition) -> RowPosition? {
    table.dataIndexPath(forOuter: IndexPath(row)).map(RowPosition.init)
  }

  /// Returns the row that the decorated table gives.
  public func reuseRow(ofContent row: RowPosition) -> RowPosition? {
    table.outerIndexPath(forData: IndexPath(row)).map(RowPosition.init)
  }

  /// Returns the identity that the app gives for a row.
  public func identity(ofContent row: RowPosition) -> AnyHashable? { content?(row) }

  /// Holds a row with the decorated table.
  public func hold(_ row: RowPosition) -> (() -> RowPosition?)? {
    guard let held = table.holdRow(atOuter: IndexPath(row)) else { return nil }
    return { held.position }
  }

  /// The cells on screen.
  public var shownCells: [ShownCell] { table.attachedTable?.shownCells ?? [] }
}

extension AnnouncedUpdate {
  init(_ update: AppliedUpdate) {
    let origin: Origin =
      switch update.source {
      case .content: .content
      case .layer(let name): .layer(name)
      case .layers: .layers
      }
    self.init(
      batches: update.levels, origin: origin, contentRowCounts: update.content.rowCountsAfter,
      isTold: origin == .content || update.levels.first?.isEmpty == false)
    replacedRows = Dictionary(
      uniqueKeysWithValues: update.replacedRows.map { ($0.source, $0.target) })
  }
}

extension BatchUpdate {
  /// Whether rows or sections are inserted, removed or moved.
  fileprivate var changesPlaces: Bool {
    !(deletedRows.isEmpty && insertedRows.isEmpty && movedRows.isEmpty && deletedSections.isEmpty
      && insertedSections.isEmpty && movedSections.isEmpty)
  }
}
