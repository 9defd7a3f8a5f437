import Foundation

/// The place of a child in a composed table.
///
/// It is one more layer outside the child's outermost layer, without rows of its own, with the
/// child's rows as the table knows them. The child is attached to a ``ContentTableView`` of its
/// own. So a child uses its part of the table as a decorated table uses a whole one.
@MainActor
final class ChildSlot: ComposedChild {
  let child: LayeredTable
  private(set) weak var composed: ComposedTable?
  /// The number of the child from the top, in force; nil while the table does not show it.
  var number: Int?
  /// The content table of the child.
  private(set) var table: ContentTableView? {
    didSet { lastTable = table ?? lastTable }
  }
  /// The content table of the views that show the child's rows, also after the child is detached:
  /// the display of rows that animate out ends then.
  private(set) var lastTable: ContentTableView?

  /// Whether changes of the child wait for the next turn of the table.
  var hasWaitingChanges = false
  var loadingLater = NextTurn()
  /// The data source that counted the rows that the table knows.
  private weak var counted: AnyObject?
  /// Whether the child has other rows than the table knows, since it is reloaded or has another
  /// data source. It gets no calls about rows until the table is updated.
  private(set) var isOutdated = false
  /// Whether the rows of the child are counted, and the table does not have them so far.
  private(set) var isBeingCounted = false

  let layer: TableLayer
  let dataSource: AdditionalTableViewDataSourceImpl
  let delegate: AdditionalTableViewDelegateImpl
  // Most children need none of these parts. Each is made on first use.
  private var prefetching: ForwardingTableViewDataSourcePrefetching?
  private var dragging: ForwardingTableViewDragDelegate?
  private var dropping: ForwardingTableViewDropDelegate?

  init(_ child: LayeredTable, in composed: ComposedTable) {
    self.child = child
    self.composed = composed
    layer = ChildLayer(around: child)
    dataSource = AdditionalTableViewDataSourceImpl(
      inner: NoRows.shared, layer: layer, ownership: .weak)
    delegate = AdditionalTableViewDelegateImpl(inner: nil, layer: layer)
    layer.tableQueue = child.queue
    child.parent = composed
    delegate.deletesOtherRows = { [weak self, weak composed] in
      guard let self, let composed else { return false }
      return composed.content.deletesRows(ofOthersThan: self)
    }
  }

  var prefetchDataSource: ForwardingTableViewDataSourcePrefetching {
    let part = prefetching ?? ForwardingTableViewDataSourcePrefetching(segment: segment)
    prefetching = part
    return part
  }
  var dragDelegate: ForwardingTableViewDragDelegate {
    let part = dragging ?? ForwardingTableViewDragDelegate(segment: segment)
    dragging = part
    return part
  }
  var dropDelegate: ForwardingTableViewDropDelegate {
    let part = dropping ?? ForwardingTableViewDropDelegate(segment: segment)
    dropping = part
    return part
  }

  /// Returns the outermost part of the child of a kind; nil if it was not made so far.
  func existingPart(_ kind: TableObjectKind) -> (any LayerPart)? {
    switch kind {
    case .dataSource: dataSource
    case .delegate: delegate
    case .prefetchDataSource: prefetching
    case .dragDelegate: dragging
    case .dropDelegate: dropping
    }
  }

  /// The number of rows of each section of the child, as the table knows them.
  var rowCounts: [Int] { layer.current?.outerRowCounts ?? [] }

  var segment: Segment { dataSource.segment }

  var composedContent: ComposedContent? { (child as? ComposedTable)?.content }

  /// Attaches the child to a content table in a real table.
  func attach(to tableView: UITableView) {
    let table = ContentTableView.child(
      of: tableView, host: self, identifiers: identifiers(in: tableView))
    self.table = table
    child.place = self
    child.attach(to: table)
  }

  /// Returns the reuse identifiers of the child: its earlier ones if it was here before.
  private func identifiers(in tableView: UITableView) -> SourceIdentifiers {
    let table = child
    let shared =
      composed?.identifiers(of: tableView) ?? SharedIdentifiers(of: tableView.tableOnScreen)
    if let known = table.identifiers, known.shared === shared { return known }
    let identifiers = shared.makeSource()
    table.identifiers = identifiers
    return identifiers
  }

  /// Detaches the child from its table.
  func detach() {
    number = nil
    isBeingCounted = false
    let shown = delegate.inner
    child.detach()
    child.place = nil
    layer.unload()
    // It is still notified of the end of the display of its rows.
    delegate.wrap(shown, ownership: .weak)
    table?.removeFromTable()
    table = nil
  }

  // MARK: - What the table knows

  // The table gets rows of the child at three moments: it counts them, the child has a batch, or
  // the child is reloaded. Only then do the layer and the composition change, inside the batch if
  // there is one.

  /// Notes that the child loads its rows.
  func noteLoading() { isOutdated = true }

  /// Notes that the child has set a data source on its table.
  func noteDataSource() {
    isOutdated = dataSource.inner !== counted
    // A table reloads after another data source was set. A child without a place is counted when it
    // gets one.
    if isOutdated, number != nil { loadLater() }
  }

  /// Notes that the first layer of the child, without rows so far, was added inside this place, or
  /// that its last layer was removed. The rows are still those that the table knows, and the views
  /// on screen are followed by another layer.
  func noteSameRows(followedIn new: Segment, insteadOf old: Segment) {
    delegate.segment.views.follow(contentOf: old, in: new)
    counted = dataSource.inner
    isOutdated = false
  }

  /// Counts the present rows of the child, which the table may not know yet. In the middle of a
  /// change it returns the rows that the table knows.
  ///
  /// This loads the child's own layers. ``endCounting()`` follows when the table has the rows.
  func countRows() -> [Int] {
    guard let table, segment.readsCounts else { return rowCounts }
    isBeingCounted = true
    return dataSource.contentRowCounts(in: table)
  }

  /// Notes that the table has the rows that were counted, and notifies the child's observers of the
  /// load, if it was one.
  func endCounting() {
    guard isBeingCounted else { return }
    isBeingCounted = false
    child.reportLoad()
  }

  /// Makes counted rows those that the table knows.
  func load(_ rowCounts: [Int]) {
    segment.load(rowCounts: rowCounts)
    isOutdated = false
    counted = dataSource.inner
  }

  /// Makes the rows of an answer those that the table knows.
  func answer(_ rowCounts: [Int]) {
    let before = layer.loadedState?.layout
    load(rowCounts)
    if layer.loadedState?.layout == before {
      queueWithoutLayers?.didAnswerSameCounts()
    } else {
      noteLoaded()
    }
  }

  /// Notifies the child that the table has loaded its rows.
  func noteLoaded() { queueWithoutLayers?.didLoad() }

  /// The queue of a child without layers; layers notify their queue themselves.
  private var queueWithoutLayers: ChangeQueue? {
    child.changingLayers.isEmpty ? child.queue : nil
  }

  /// Follows a batch of the child, which the table shows from now on.
  func follow(_ update: CompositionChange.Update) {
    // A callback may have detached it.
    guard layer.current != nil else { return }
    let map = UpdateMap(update.batch, before: rowCounts, after: update.rowCountsAfter)
    layer.commit(layer.transition(following: map, around: nil))
  }
}

// Slots are compared by identity.
extension ChildSlot: Equatable {
  nonisolated static func == (one: ChildSlot, other: ChildSlot) -> Bool { one === other }
}

/// The layer without rows around a child.
private final class ChildLayer: TableLayer {
  private weak var child: LayeredTable?

  init(around child: LayeredTable) {
    self.child = child
    super.init(placed: .none, policy: .followContent, named: "child")
  }

  override func noteSelection(of indexPath: IndexPath) {
    child?.noteSelection(of: indexPath)
  }
}

/// The data source of a child without a data source.
final class NoRows: NSObject, UITableViewDataSource, RealTableReceiver {
  static let shared = NoRows()

  func numberOfSections(in tableView: UITableView) -> Int { 0 }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}
