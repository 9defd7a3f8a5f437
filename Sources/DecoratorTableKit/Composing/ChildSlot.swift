import Foundation

/// The place of a child in a composed table.
///
/// It stands around the outermost layer of the child as one more layer, without rows of its own,
/// which knows what the table was told of the child. The child is attached to a table of its own,
/// a ``ContentTableView`` that stands for the real one. So whatever a decorated table does with its
/// table, the child does with its share of another one.
@MainActor
final class ChildSlot: ComposedChild {
  let child: any TableChild
  private(set) weak var composed: ComposedTable?
  /// The number of the child from the top, in force; nil while the table does not show it.
  var number: Int?
  /// The table as the child knows it.
  private(set) var table: ContentTableView?

  /// Whether changes of the child wait for the next turn of the table.
  var hasWaitingChanges = false
  var loadingLater = NextTurn()
  /// The data source that counted the rows that the table knows.
  private weak var counted: AnyObject?
  /// Whether the child has other rows than the table was told of, since it loads them or has
  /// another data source. Nothing about rows is asked of it until the table is told.
  private(set) var isOutdated = false

  let layer: TableLayer
  let dataSource: AdditionalTableViewDataSourceImpl
  let delegate: AdditionalTableViewDelegateImpl
  // Most children have none of these objects.
  private var prefetching = MadeWhenNeeded<ForwardingTableViewDataSourcePrefetching>()
  private var dragging = MadeWhenNeeded<ForwardingTableViewDragDelegate>()
  private var dropping = MadeWhenNeeded<ForwardingTableViewDropDelegate>()

  init(_ child: any TableChild, in composed: ComposedTable) {
    self.child = child
    self.composed = composed
    layer = ChildLayer(around: child)
    dataSource = AdditionalTableViewDataSourceImpl(
      inner: NoRows.shared, layer: layer, ownership: .weak)
    delegate = AdditionalTableViewDelegateImpl(inner: nil, layer: layer)
    layer.tableQueue = child.decoratedTable.queue
    child.decoratedTable.parent = composed
    delegate.deletesOtherRows = { [weak self, weak composed] in
      guard let self, let composed else { return false }
      return composed.shown.contains {
        $0 !== self && $0.dataSource.answers(.commitEditing) == true
      }
    }
  }

  var prefetchDataSource: ForwardingTableViewDataSourcePrefetching {
    prefetching.get { ForwardingTableViewDataSourcePrefetching(inner: nil, layer: layer) }
  }
  var dragDelegate: ForwardingTableViewDragDelegate {
    dragging.get { ForwardingTableViewDragDelegate(inner: nil, layer: layer) }
  }
  var dropDelegate: ForwardingTableViewDropDelegate {
    dropping.get { ForwardingTableViewDropDelegate(inner: nil, layer: layer) }
  }

  /// Returns the outermost part of the child that is an object of a kind; nil if it was not needed
  /// so far.
  func existingPart(_ kind: TableObjectKind) -> (any LayerPart)? {
    switch kind {
    case .dataSource: dataSource
    case .delegate: delegate
    case .prefetchDataSource: prefetching.made
    case .dragDelegate: dragging.made
    case .dropDelegate: dropping.made
    }
  }

  /// The number of rows of each section of the child, as the table knows them.
  var rowCounts: [Int] { layer.current?.outerRowCounts ?? [] }

  var composedContent: ComposedContent? { (child as? ComposedTable)?.content }

  /// Gives the child a table, which stands for a real one.
  func attach(to tableView: UITableView) {
    let table = ContentTableView.child(
      of: tableView, host: self, identifiers: identifiers(in: tableView))
    self.table = table
    child.decoratedTable.place = self
    child.show(in: table)
  }

  /// Returns the reuse identifiers of the child: those that it had when it was here before.
  private func identifiers(in tableView: UITableView) -> SourceIdentifiers {
    let table = child.decoratedTable
    let shared =
      composed?.identifiers(of: tableView) ?? SharedIdentifiers(of: tableView.tableOnScreen)
    if let known = table.identifiers, known.shared === shared { return known }
    let identifiers = shared.makeSource()
    table.identifiers = identifiers
    return identifiers
  }

  /// Takes the table away from the child.
  func detach() {
    number = nil
    child.detachFromTable()
    child.decoratedTable.place = nil
    layer.unload()
    table?.removeFromSuperview()
    table = nil
  }

  /// Takes the tables away from children on whatever thread theirs goes away.
  nonisolated static func detachFromAnyThread(_ slots: [ChildSlot]) {
    if Thread.isMainThread {
      MainActor.assumeIsolated { for slot in slots { slot.detach() } }
    } else {
      Task { @MainActor in for slot in slots { slot.detach() } }
    }
  }

  // MARK: - What the table knows

  // There are three moments at which the table learns of rows of the child: it counts them, the
  // child tells of a batch, or the child loads. Only then does the layer change, inside the batch
  // if there is one, and the composition with it.

  /// Notes that the child loads its rows.
  func noteLoading() { isOutdated = true }

  /// Notes that the child has given its table a data source.
  func noteDataSource() {
    isOutdated = dataSource.inner !== counted
    // A table loads by itself when it has another one, unless it is loaded before. A child without
    // a place is counted when it gets one.
    if isOutdated, number != nil { loadLater() }
  }

  /// Counts the rows that the child has now, of which the table may not know yet. In the middle of
  /// a change they are those that the table knows.
  ///
  /// The child's own layers are loaded by that.
  func countRows() -> [Int] {
    guard let table, layer.readsCounts else { return rowCounts }
    return dataSource.contentRowCounts(in: table)
  }

  /// Makes rows that were counted those that the table knows.
  func load(_ rowCounts: [Int]) {
    layer.load(rowCounts: rowCounts)
    isOutdated = false
    counted = dataSource.inner
  }

  /// Makes rows that the table has asked for those that it knows.
  func answer(_ rowCounts: [Int]) {
    let before = layer.loadedState?.layout
    load(rowCounts)
    if layer.loadedState?.layout == before {
      queueWithoutLayers?.didAnswerSameCounts()
    } else {
      noteLoaded()
    }
  }

  /// Tells the child that the table has loaded its rows.
  func noteLoaded() { queueWithoutLayers?.didLoad() }

  /// The queue of the child if that has no layers, which say by themselves what they have read.
  private var queueWithoutLayers: ChangeQueue? {
    child.decoratedTable.changingLayers.isEmpty ? child.decoratedTable.queue : nil
  }

  /// Follows a batch of the child, of which the table knows from now on.
  func follow(_ update: CompositionChange.Update) {
    // A callback may have taken it away.
    guard layer.current != nil else { return }
    let map = UpdateMap(update.batch, before: rowCounts, after: update.rowCountsAfter)
    layer.commit(layer.transition(following: map, around: nil))
  }
}

// Lists of slots that are the same are found to be so at once.
extension ChildSlot: Equatable {
  nonisolated static func == (one: ChildSlot, other: ChildSlot) -> Bool { one === other }
}

/// The layer without rows around a child.
private final class ChildLayer: TableLayer {
  private weak var child: (any TableChild)?

  init(around child: any TableChild) {
    self.child = child
    super.init(placed: .none, policy: .followContent, named: "child")
  }

  override func noteSelection(of indexPath: IndexPath) {
    child?.decoratedTable.noteSelection(of: indexPath)
  }
}

/// An object that is made when it is asked for first.
@MainActor
private struct MadeWhenNeeded<Object> {
  /// The object, if it was asked for.
  private(set) var made: Object?

  mutating func get(_ make: () -> Object) -> Object {
    if let made { return made }
    let object = make()
    made = object
    return object
  }
}

/// The data source of a child that has none, or none any more.
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
