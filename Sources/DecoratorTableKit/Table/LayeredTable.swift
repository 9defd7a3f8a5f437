import Foundation

/// A table with layers of rows around its content: what ``DecoratedTable``, which is around one
/// source, and ``ComposedTable``, which is around several, have in common.
///
/// Layers are added, removed and explained here, and the table is attached and detached. Each layer
/// is outside the ones added before it, so the first is the innermost. Its rows are placed among
/// the content rows, and the next layer's among both.
///
/// Two coordinates: a *reuse* index path is a row of the table on screen, a *data* index path is a
/// row of the wrapped source, where nothing else counts. Code outside the decorators gets reuse
/// index paths from the table. The reuse index paths of a child of a ``ComposedTable`` are rows of
/// the table on screen as well, where the rows of its siblings count.
///
/// Ownership: a table holds its data source and delegate weakly, so keep this object. It retains
/// its layers, and it does not retain the table. When it is detached or deallocated, the table gets
/// all five of its own objects back: data source, delegate, prefetch data source, drag delegate and
/// drop delegate. If it is deallocated off the main thread, that happens at the main actor's next
/// turn.
///
/// A programmer error traps with a message that has its value, its cause and the remedy; the
/// debugger and the crash log have the call.
@MainActor
public class LayeredTable: TableLayerOwner {
  /// The objects that were wrapped first, if they are retained.
  let retained: TableObjects
  /// The objects that were adopted first, if there are any.
  let adopted: WeakTableObjects
  /// The objects that wrapped code has set instead.
  var replaced = WeakTableObjects()
  let ownership: InnerOwnership

  /// The objects of the layers that were added; nil while the table needs none of its own.
  var front: TableFront? {
    didSet { findLayers() }
  }
  /// Whether the table needs objects of its own even without layers.
  var keepsFront = false
  /// The layers around the content, innermost first: those that are stacked by hand, and those that
  /// were added.
  private(set) var layers: [TableLayer] = []
  /// The translation of rows through the layers.
  private(set) var stack = LayerStack([])
  /// The segments around the content, the outermost first.
  private(set) var segments: [Segment] = []
  let attachment = TableAttachment()

  /// The queue of changes of the table.
  private(set) lazy var queue = ChangeQueue(host: self)
  var showingOtherMethods = NextTurn()
  /// The kinds of objects to set again, since they wrap other ones.
  private var kindsToShow: Set<TableObjectKind> = []
  var showingKinds = NextTurn()
  var checkingAttachment = NextTurn()
  var checkingExternalChanges = NextTurn()
  var checkingHeights = NextTurn()
  var removingLastLayer = NextTurn()
  /// The last layer, which was removed and stays, without rows, while its views animate out.
  weak var layerAnimatingOut: TableLayer?

  /// Whether wrapped code gets the content table; true unless set.
  ///
  /// A plain data source, delegate, prefetch data source, drag or drop delegate then gets
  /// ``contentTableView`` in its callbacks. Set it to false for code that translates by itself: it
  /// gets the real table everywhere.
  ///
  /// With a table of an app's own subclass, wrapped code always gets that table, since it may use
  /// members that `UITableView` does not have. It is reported as
  /// ``TableAnomaly/tableOfSubclass(_:)``.
  public var providesContentTable = true {
    didSet { updateUseOfContentTable() }
  }

  /// Whether the table shows the rows of layers; true unless set.
  ///
  /// ```swift
  /// feed.isEnabled = false    // no ads, promos, separators
  /// ```
  ///
  /// If false, no layer adds a row or a section, and index paths are as without layers: all added
  /// rows are removed in one batch, supplies pause, and impressions end. Rows that a
  /// ``HidingLayer`` hides stay hidden. Layers may be changed and added meanwhile. Set to true
  /// again, the same rows are inserted in one batch: at their places if the content has not
  /// changed, and otherwise by the rules of the layers.
  ///
  /// An attached table is updated at once, or after the update under way. The rows on screen keep
  /// their places. Each child of a ``ComposedTable`` has its own `isEnabled`.
  public var isEnabled = true {
    didSet {
      if isEnabled != oldValue { showOrSuspendLayers() }
    }
  }

  /// The tracking of viewed rows, once a tracker is registered.
  package internal(set) var rowWatch: (any RowWatching)?

  /// The overlay of the inspector, created on first use.
  package var overlay: (any TableOverlay)?

  /// The composed table with this as a child, if any.
  weak var parent: (any TableParent)?
  /// Its slot there, once it has one.
  weak var place: (any ChildChangingView)? {
    didSet { isChild = place != nil }
  }
  /// Whether it has a slot there. Loading the weak reference takes longer than converting an index
  /// path through two layers.
  private(set) final var isChild = false
  /// Its reuse identifiers there, which it keeps when it is removed.
  var identifiers: SourceIdentifiers?

  /// The content table for the decorated table.
  var contentTable: ContentTableView?
  /// Whether an app has got the content table.
  var isContentTableKnown = false
  var hasReportedSubclass = false

  /// Wraps objects.
  ///
  /// - Parameters:
  ///   - retained: Those that are retained.
  ///   - adopted: Those that are the table's own, and held weakly; then there are no others.
  ///   - tableView: The table that they are adopted from.
  init(
    retained: TableObjects = TableObjects(), adopted: WeakTableObjects = WeakTableObjects(),
    of tableView: UITableView? = nil
  ) {
    self.retained = retained
    self.adopted = adopted
    ownership = tableView == nil ? .strong : .weak
    attachment.tableView = tableView
    if tableView != nil { attachment.adoptedKinds = wrapped().kinds }
    attachment.report = { [queue] in queue.report($0) }
    findLayers()
  }

  deinit {
    attachment.restoreFromAnywhere()
  }

  /// The table on screen that shows the rows, if there is one; for a child of a ``ComposedTable``,
  /// that of the composed table.
  public var tableView: UITableView? { attachedTable?.tableOnScreen }

  /// The table that this is attached to: the one on screen, or the content table of a child. Rows
  /// outside all layers are the rows of this table.
  package final var attachedTable: UITableView? { attachment.tableView }

  /// The data source for a table: that of the added layers, or else the wrapped one.
  package var dataSource: (any UITableViewDataSource)? {
    front?.dataSource ?? wrappedDataSource
  }

  /// The delegate for a table: that of the added layers, or else the wrapped one.
  package var delegate: (any UITableViewDelegate)? {
    front?.delegate ?? wrappedDelegate
  }

  // MARK: - Attaching

  /// Shows the decorated content in a table, in place of its present content.
  ///
  /// Attaching to another table detaches from the first.
  ///
  /// With a table of an app's own subclass, wrapped code gets that table, with the rows of all
  /// layers, which is reported as ``TableAnomaly/tableOfSubclass(_:)``. Such code translates the
  /// index paths of its calls by ``dataIndexPath(forReuse:)`` and ``reuseIndexPath(forData:)``.
  ///
  /// The cells of adapters and configurators are registered with the table once. Traps if one reuse
  /// identifier is for cells of two classes, or if another decorated table decorates the table.
  ///
  /// - Parameter tableView: The table. References to its present objects are stored, weakly, for
  ///   ``detach()``.
  public final func attach(to tableView: UITableView) {
    detach()
    attachment.tableView = tableView.realTable
    attach()
  }

  /// Shows the decorated content in the table that was adopted, or in the one that it was last
  /// attached to.
  ///
  /// Traps if there is no such table, or if it was deallocated, or if this is a child of a
  /// ``ComposedTable``, which attaches it; otherwise as `attach(to:)`.
  public final func attach() {
    if parent != nil, attachment.tableView?.childView == nil {
      misuse(
        """
        the table is a child of a composed table, which attaches it: attach that, or remove it \
        from its children first
        """)
    }
    guard let tableView = attachment.tableView else {
      misuse("there is no table: use attach(to:), or keep the adopted table alive")
    }
    refuseSecondDecoration(of: tableView)
    reportExternalChangesNow()
    willAttach(to: tableView)
    queue.forget()
    findLayers()
    for segment in segments { segment.appear() }
    assignQueue()
    updateUseOfContentTable()
    reportTableOfSubclass()
    AnomalyObservers.set({ [weak queue] in queue?.show(.anomaly($0)) }, for: tableView)
    (dataSource as? any CellRegistering)?.register(in: tableView)
    showObjects(in: tableView)
    overlay?.tableDidAttach()
  }

  /// Prepares the content for a table, before the objects of the table are set.
  func willAttach(to tableView: UITableView) {}

  /// Whether the table is attached, and no other code has replaced its objects since.
  ///
  /// Another object gets the rows of the table; ``TableAnomaly/objectReplaced(property:byClass:)``
  /// names it.
  ///
  /// Announce changes even if this is false: the table may still show the rows of the layers, and
  /// otherwise an announcement only calls its completion.
  public var isAttached: Bool { isDecorating && !attachment.isReplaced }

  /// Whether the table is attached and not detached. It is then updated, since a foreign object may
  /// wrap the layers and forward calls.
  var isDecorating: Bool { attachment.isAttached }

  /// Whether the table shows the rows of the layers, as far as is known. It does not if it was
  /// found to show those of another data source.
  var showsLayers: Bool {
    guard isDecorating else { return false }
    if let outermost = stack.outermost { return !outermost.state.isTransparent }
    return outermostSegment?.isTransparent != true
  }

  /// Traps if another decorated table decorates a table: two could not be detached in any order.
  final func refuseSecondDecoration(of tableView: UITableView) {
    let other = (tableView.dataSource as? AdditionalTableViewDataSourceImpl)?.segment.table
    if let other, other !== self, other.isDecorating {
      misuse(
        """
        the table is decorated already: add the rows to the DecoratedTable that decorates it, or \
        detach that one first
        """)
    }
  }

  /// Restores the table's own five objects, each only if the table still has ours.
  ///
  /// The decorated table can be attached again. Meanwhile there are no decorated rows, and so no
  /// translations and explanations.
  public func detach() {
    reportExternalChangesNow()
    if let tableView = attachedTable, isDecorating {
      AnomalyObservers.set(nil, for: tableView)
      // Impressions end.
      rowWatch?.scheduleUpdate()
    }
    attachment.detach()
    // Other code may retain them in a proxy, around which the next ones are wrapped.
    for kind in TableObjectKind.allCases { front?.releasePart(kind) }
    // The restored objects may be halves that are stacked by hand.
    let shown = (attachedTable?.dataSource as? AdditionalTableViewDataSourceImpl)?.segment
    for segment in segments where shown?.contains(segment) != true { segment.unload() }
  }

  /// Reads the content again, lays out every layer and shows the rows. The table's own
  /// `reloadData()` has the same effect; in a table that is not attached, this only calls that.
  ///
  /// In the middle of a change it waits for the end of that change, and replaces all changes that
  /// wait by then. Inside a block of announcements it replaces them. While the table has
  /// placeholders of a drop it waits until they are committed or deleted, since a reload would
  /// remove them.
  ///
  /// - Complexity: O(sections + irregular additional rows), and what the table does.
  public func reloadData() {
    guard isDecorating else {
      attachedTable?.reloadData()
      return
    }
    queue.reloadData()
  }

  // MARK: - As a child

  /// Makes the waiting changes of a child, up to the next update of its rows, and returns that; nil
  /// if there is none.
  func nextUpdate() -> ViewUpdate? { queue.processChanges() }

  /// Calls the completions of applied changes.
  func callCompletions() { queue.callCompletions() }

  /// Called when the table has counted the rows of all layers.
  func didCount() {}

  /// Notifies observers of a load, which the table around this has completed.
  func reportLoad() { queue.reportLoad() }

  /// Notifies the layers of other rows on screen, though the list was not scrolled.
  func rowsDidMoveOnScreen() {
    if let tableView = viewedTable?.tableOfLayers {
      for layer in layers { layer.noteScrolling(of: tableView) }
    }
    front?.segment.didScroll()
  }

  /// Adds the scheduled work of the children.
  func addPendingOfChildren(to work: inout PendingWork) {}

  // MARK: - Layers

  /// What diagnoses name instead of layers, if the table has objects of its own without any.
  var namesWithoutLayers: [String] { keepsFront ? ["viewed rows"] : [] }

  /// Determines the layers around the content, since they may have changed.
  func findLayers() {
    let way = (dataSource as? AdditionalTableViewDataSourceImpl)?.way
    stack = LayerStack(way?.layers ?? [])
    layers = stack.layers.reversed()
    segments = way?.segments ?? []
  }

  /// The outermost segment around the content, if there is any.
  var outermostSegment: Segment? { segments.first }

  /// The innermost segment around the content, if there is any.
  var innermostSegment: Segment? { segments.last }

  /// Reports if the layers are not attached by the next turn of the main actor.
  func checkAttachment() {
    guard ownership == .weak else { return }
    attachment.hasLayersToShow = true
    checkingAttachment.schedule { [weak self] in self?.attachment.reportMissingAttachment() }
  }

  /// Reports external changes of the table, at most once a turn.
  func reportExternalChanges() {
    guard isDecorating, !checkingExternalChanges.isScheduled else { return }
    // It stays scheduled until the end of the turn.
    checkingExternalChanges.schedule {}
    reportExternalChangesNow()
    checkForLoops()
  }

  func reportExternalChangesNow() { attachment.reportExternalChanges(having: wrapped().kinds) }

  /// Checks each of our five objects for a forwarding loop.
  private func checkForLoops() {
    for kind in TableObjectKind.allCases {
      let part = front?.existingPart(kind) ?? given(kind)
      (part as? ForwardingObject)?.checkForLoop()
    }
  }

  /// Traps if a reuse identifier is used for the cells of two classes.
  func checkCells() {
    _ = (dataSource as? any CellRegistering)?.cellRegistrations()
  }

  /// Makes the table read the methods of its objects again, as soon as neither a change nor an
  /// interaction is under way. Only objects with other methods are set again.
  func showOtherMethods() {
    guard attachment.showsOurs, let tableView = attachedTable else { return }
    if queue.isInTheMiddle {
      showingOtherMethods.schedule { [weak self] in self?.showOtherMethods() }
    } else if tableView.isInteracting {
      // The table does not report its end.
      showingOtherMethods.schedule(after: 50_000_000) { [weak self] in self?.showOtherMethods() }
    } else {
      readHeights(of: tableView)
      // A table may count its rows for that: those of its last update, though the source may have
      // changed further.
      let segment = front?.segment
      segment?.beginChange()
      keepingSelection { attachment.replaceThoseWithOtherMethods(makeObjects()) }
      segment?.endChange()
      forgetRowsOnScreen()
    }
  }

  /// Sets one of the table's objects again, since it wraps another one.
  func showAgain(_ kind: TableObjectKind) {
    guard attachment.showsOurs, let tableView = attachedTable else { return }
    guard !queue.isInTheMiddle else {
      kindsToShow.insert(kind)
      return showingKinds.schedule { [weak self] in self?.showKinds() }
    }
    if kind == .delegate { readHeights(of: tableView) }
    attachment.set(makeObjects(), [kind])
  }

  private func showKinds() {
    let kinds = kindsToShow
    kindsToShow = []
    for kind in kinds { showAgain(kind) }
  }

  /// Sets the table's objects for the present layers. It keeps a data source and a delegate whose
  /// methods are unchanged, since another one would reload it.
  func showObjectsAgain() {
    guard attachment.showsOurs, let tableView = attachedTable else { return }
    readHeights(of: tableView)
    attachment.setOthers(makeObjects())
    forgetRowsOnScreen()
  }

  /// Forgets the owners of cells if the table does not report displays any more: a cell that is
  /// reused would keep the owner that it had.
  private func forgetRowsOnScreen() {
    guard let front, front.delegate.answers(.willDisplayCell) == false else { return }
    front.segment.views.rows = DisplayedOwners()
  }
}

extension UITableView {
  /// Whether the user tracks, drags or edits, or the list decelerates, so that the table must not
  /// reload.
  fileprivate var isInteracting: Bool {
    isTracking || isDragging || isDecelerating || isEditing || hasActiveDrag || hasActiveDrop
  }
}
