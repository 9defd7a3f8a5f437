import Foundation

/// The front door: wraps a table's data source and delegate, adds layers of rows around them, and
/// translates between the two index paths of a row.
///
/// ```swift
/// let feed = DecoratedTable(adopting: tableView)       // whatever it shows now, unchanged
/// feed.addRows(ads, named: "ads", placed: .every(6, after: 2)) { tableView, indexPath, ad in
///   let cell = tableView.dequeueReusableCell(withIdentifier: "ad", for: indexPath)
///   cell.textLabel?.text = ad.text
///   return cell
/// }
/// feed.attach()
/// ```
///
/// Each layer stands outside the ones added before it, so the first is the innermost. Its rows are
/// placed among the content rows, and the next layer's among both.
///
/// Two coordinates: a *reuse* index path is a row of the table on screen, a *data* index path is a
/// row of the wrapped source, where nothing else counts. Code outside the decorators gets reuse
/// index paths from the table.
///
/// A source may have layers around it already, which an app has stacked by hand. They are layers of
/// the table like those that are added: the wrapped source is the one inside all of them.
///
/// Ownership: a table holds its data source and delegate weakly, so keep the `DecoratedTable`. It
/// retains its layers, and it does not retain the table. It retains what it wraps if it was made
/// with ``init(dataSource:delegate:prefetchDataSource:dragDelegate:dropDelegate:)``. It
/// holds weakly what it adopts from a table, as the table itself does. When it is detached, or goes
/// away, the table has all five of its own objects back: data source, delegate, prefetch data
/// source, drag delegate and drop delegate. If it goes away off the main thread, that happens at
/// the main actor's next turn.
///
/// Change: the layouts in force are those of the rows that the table was told last. After a change
/// of the content, announce it here with the calls that a table has for it, in data index paths, or
/// reload the table. Until then, and inside a block of announcements, translations and explanations
/// are about the rows before. They are about the rows after once the table is told, also in the
/// callbacks in which the table asks for them.
///
/// A mistake that stops the program is described with its value, its cause and the remedy; the
/// debugger and the crash log have the call.
@MainActor
public final class DecoratedTable: TableLayerOwner {
  /// The two halves of one layer.
  struct Halves {
    let dataSource: AdditionalTableViewDataSourceImpl
    let delegate: AdditionalTableViewDelegateImpl
    /// The layer that both halves share.
    let layer: TableLayer
  }

  /// The objects that were wrapped first, if they are retained.
  let retained: TableObjects
  /// The objects that were adopted first, if there are any.
  let adopted: WeakTableObjects
  /// What wrapped code has set instead of some of them.
  var replaced = WeakTableObjects()
  let ownership: InnerOwnership

  /// Both halves of each layer that was added, innermost first.
  var halves: [Halves] = [] {
    didSet { findLayers() }
  }
  /// The layers around the content, innermost first: those that an app has stacked by hand, and
  /// those that were added.
  private(set) var layers: [TableLayer] = []
  /// The way of rows through the layers.
  private(set) var stack = LayerStack([])
  let attachment = TableAttachment()
  /// The outermost parts of the layers, which the table does not retain.
  private var attachedParts: TableObjects?

  /// The queue that tells the table of changes, one after the other.
  private(set) lazy var queue = ChangeQueue(host: self)
  var showingOtherMethods = NextTurn()
  /// The objects that are to be given again, since they wrap other ones.
  private var kindsToShow: Set<TableObjectKind> = []
  var showingKinds = NextTurn()
  var lookingForAttachment = NextTurn()
  var lookingAtNeighbours = NextTurn()
  var lookingAtHeights = NextTurn()
  private var hasLookedAtNeighbours = false

  /// Whether wrapped code is handed a table in its own index paths; true unless set.
  ///
  /// A plain data source, delegate, prefetch data source, drag or drop delegate is then handed
  /// ``contentTableView`` in its callbacks. Set it to false for code that translates by itself: it
  /// is handed the real table everywhere.
  ///
  /// A table of an app's own subclass is always handed itself, since code may expect more of it
  /// than `UITableView` has; ``TableAnomaly/tableOfSubclass(_:)`` says so.
  public var handsContentTable = true {
    didSet { handOutContentTable() }
  }

  /// Whether the table shows what the layers add; true unless set.
  ///
  /// ```swift
  /// feed.isEnabled = false    // no ads, promos, separators
  /// ```
  ///
  /// Where it is false, no layer adds a row or a section, and index paths are as without layers: in
  /// one batch all added rows go, supplies pause, and what a person was looking at has been seen.
  /// What a ``HidingLayer`` hides stays hidden. Layers may be changed and added meanwhile. Set to
  /// true again, the same rows come back in one batch: to their places if the content has not
  /// changed, and otherwise where the rules of the layers put them.
  ///
  /// A table that is attached is told at once, or after the update that it is in the middle of.
  /// What is on screen stays where it is.
  public var isEnabled = true {
    didSet {
      if isEnabled != oldValue { showOrSuspendLayers() }
    }
  }

  /// What watches the rows on screen, once somebody wants to know what a person has seen.
  package internal(set) var rowWatch: (any RowWatching)?

  /// What lies over the rows on screen, once somebody has asked for it.
  package var overlay: (any TableOverlay)?

  /// The composed table that this is a child of, if any.
  weak var parent: (any TableParent)?
  /// Its place there, from the time at which it has one.
  weak var place: (any SharingView)?
  /// The reuse identifiers that it has there, which it keeps when it leaves.
  var identifiers: SourceIdentifiers?

  /// The table as the content knows it, for the table that is decorated.
  var contentTable: ContentTableView?
  /// Whether an app has asked for that table.
  var isContentTableKnown = false
  var hasReportedSubclass = false

  /// Wraps a data source and a delegate, which the decorated table retains.
  ///
  /// - Parameters:
  ///   - dataSource: The source of the content, as it stands. Traps for a
  ///     ``SelfUpdatingTableViewDataSource``.
  ///   - delegate: The delegate of the content, as it stands, if there is one. If nil, a
  ///     ``ListTableViewDataSource`` is given its own.
  ///   - prefetchDataSource: The prefetch data source of the content. If nil, the one that a table
  ///     has by itself goes on when the table is decorated, told of content rows in content
  ///     coordinates. The same goes for dragging and dropping.
  ///   - dragDelegate: The drag delegate of the content.
  ///   - dropDelegate: The drop delegate of the content.
  public init(
    dataSource: any UITableViewDataSource, delegate: (any UITableViewDelegate)? = nil,
    prefetchDataSource: (any UITableViewDataSourcePrefetching)? = nil,
    dragDelegate: (any UITableViewDragDelegate)? = nil,
    dropDelegate: (any UITableViewDropDelegate)? = nil
  ) {
    refuseSelfUpdating(dataSource)
    let delegate = delegate ?? (dataSource as? any DelegateProviding)?.makeDelegate()
    retained = TableObjects { kind in
      switch kind {
      case .dataSource: dataSource
      case .delegate: delegate
      case .prefetchDataSource: prefetchDataSource
      case .dragDelegate: dragDelegate
      case .dropDelegate: dropDelegate
      }
    }
    adopted = WeakTableObjects()
    ownership = .strong
    attachment.report = { [queue] in queue.report($0) }
    findLayers()
  }

  /// Wraps what a table has now, which is usually its controller and is held weakly.
  ///
  /// Wrapped code that calls its table needs one of UIKit's own class: a table of a subclass is
  /// handed to it as it is, with the rows of all layers. See ``handsContentTable``.
  ///
  /// - Parameter tableView: A table with a data source. Traps if it has none or a
  ///   ``SelfUpdatingTableViewDataSource``, or if another decorated table decorates it. Attach to
  ///   it with `attach()`.
  public init(adopting tableView: UITableView) {
    let tableView = tableView.realTable
    guard tableView.dataSource != nil else {
      misuse(
        "the table has no data source to adopt: set it before, or use init(dataSource:delegate:)")
    }
    refuseSelfUpdating(tableView.dataSource)
    retained = TableObjects()
    adopted = WeakTableObjects.adopted(from: tableView)
    ownership = .weak
    attachment.tableView = tableView
    attachment.adoptedKinds = wrapped().kinds
    attachment.report = { [queue] in queue.report($0) }
    findLayers()
    refuseSecondDecoration(of: tableView)
  }

  deinit {
    attachment.restoreFromAnywhere()
  }

  /// The table that is decorated, if there is one.
  public var tableView: UITableView? { attachment.tableView }

  /// The data source for a table: the outermost layer, or the wrapped data source if there is none.
  package var dataSource: (any UITableViewDataSource)? {
    halves.last?.dataSource ?? wrappedDataSource
  }

  /// The delegate for a table: the outermost layer, or the wrapped delegate if there is none.
  package var delegate: (any UITableViewDelegate)? {
    halves.last?.delegate ?? wrappedDelegate
  }

  // MARK: - Attaching

  /// Shows the decorated content in a table, instead of what it showed before.
  ///
  /// Attaching to another table detaches from the first.
  ///
  /// Where the table is of an app's own subclass, wrapped code is handed it as it is, with the rows
  /// of all layers, and ``TableAnomaly/tableOfSubclass(_:)`` says so. Such code translates what it
  /// calls on its table by ``dataIndexPath(forReuse:)`` and ``reuseIndexPath(forData:)``.
  ///
  /// The table is told once where the cells of adapters and configurators come from. Traps if a
  /// reuse identifier stands for the cells of two classes, or if another decorated table decorates
  /// the table.
  ///
  /// - Parameter tableView: The table. Its present objects are remembered, weakly, for
  ///   ``detach()``.
  public func attach(to tableView: UITableView) {
    detach()
    attachment.tableView = tableView.realTable
    attach()
  }

  /// Shows the decorated content in the table that was adopted, or in the one that it was last
  /// attached to.
  ///
  /// Traps if there is no such table, or none any more, or if this is a child of a
  /// ``ComposedTable``, which attaches it; otherwise as `attach(to:)`.
  public func attach() {
    guard let tableView = attachment.tableView else {
      misuse("there is no table: use attach(to:), or keep the adopted table alive")
    }
    refuseSecondDecoration(of: tableView)
    if parent != nil, tableView.share == nil {
      misuse(
        """
        the table is a child of a composed table, which attaches it: attach that, or remove it \
        from its children first
        """)
    }
    reportNeighboursNow()
    queue.forget()
    findLayers()
    for layer in layers { layer.passesOn = false }
    shareQueue()
    handOutContentTable()
    reportTableOfSubclass()
    AnomalyObservers.set({ [weak queue] in queue?.show(.anomaly($0)) }, for: tableView)
    (dataSource as? any CellRegistering)?.register(in: tableView)
    showObjects(in: tableView)
    overlay?.tableDidAttach()
  }

  /// Whether the table was given the decorated content by `attach(to:)`, not taken back by
  /// ``detach()``, and not given other objects by somebody else since.
  ///
  /// Another object is told of the rows of the table;
  /// ``TableAnomaly/objectReplaced(property:byClass:)`` tells which it is.
  ///
  /// Announce changes whatever this says. The table may show the rows of the layers still, and
  /// where it does not, an announcement has no effect but its completion.
  public var isAttached: Bool { isDecorating && !attachment.isReplaced }

  /// Whether the table was given the decorated content and not taken back. It is told of changes
  /// then, since somebody else's object may stand around the layers and pass on what it is asked.
  var isDecorating: Bool { attachment.isAttached }

  /// Whether the table shows the rows of the layers, as far as is known. It does not if it was
  /// noticed to show those of another data source.
  var showsLayers: Bool { isDecorating && stack.layers.first?.passesOn != true }

  /// Makes the objects to give to a table. Setting them tells the table afresh which methods there
  /// are.
  func prepareObjects() -> TableObjects {
    let objects = makeObjects()
    // Without layers these are the wrapped objects themselves, which may belong to somebody else.
    attachedParts = halves.isEmpty ? nil : objects
    return objects
  }

  /// Traps if another decorated table decorates a table: two could not be taken off in any order.
  private func refuseSecondDecoration(of tableView: UITableView) {
    let other = (tableView.dataSource as? AdditionalTableViewDataSourceImpl)?.layer.table
    if let other, other !== self, other.isDecorating {
      misuse(
        """
        the table is decorated already: add the rows to the DecoratedTable that decorates it, or \
        detach that one first
        """)
    }
  }

  /// Gives the table its own five objects back, each only if the table still has ours.
  ///
  /// The decorated table can be attached again. Meanwhile there are no decorated rows, and so no
  /// translations and explanations.
  public func detach() {
    reportNeighboursNow()
    if let tableView, isDecorating { AnomalyObservers.set(nil, for: tableView) }
    attachment.detach()
    // The table may have its halves back that were stacked by hand.
    let shown = (tableView?.dataSource as? AdditionalTableViewDataSourceImpl)?.way.layers ?? []
    for layer in layers where !shown.contains(where: { $0 === layer }) { layer.unload() }
  }

  /// Reads the content afresh, lays out every layer and shows the rows. The table's own
  /// `reloadData()` does the same, and is all that this does in a table that is not attached.
  ///
  /// In the middle of a change it waits for the end of that change, and takes the place of all that
  /// waits by then. Inside a block of announcements it takes their place. While the table has
  /// placeholders of a drop it waits until they are committed or deleted, since a table that loads
  /// loses them.
  ///
  /// - Complexity: O(sections + irregular additional rows), and what the table does.
  public func reloadData() {
    guard isDecorating else {
      tableView?.reloadData()
      return
    }
    queue.reloadData()
  }

  // MARK: - Layers

  /// Finds the layers around the content, since others may be there.
  func findLayers() {
    let outermost = dataSource as? AdditionalTableViewDataSourceImpl
    stack = LayerStack(outermost?.way.layers ?? [])
    layers = stack.layers.reversed()
  }

  /// Gives a layer that is to be added a name, unless it has one. Traps if another one has it.
  func nameLayer(_ layer: TableLayer) {
    if !layer.hasGivenName { layer.name = unusedName(for: layer) }
    guard layer.name != RowExplanation.contentName else {
      misuse(
        """
        a layer cannot be named \(layer.name), as explanations name the wrapped source: give it \
        another name
        """)
    }
    guard !isUsed(name: layer.name) else {
      misuse(
        """
        there is a layer named \(layer.name) already: give each a name of its own, which tells \
        them apart in explanations
        """)
    }
  }

  /// Returns a name for a layer that was given none: "layer 1", or that of its kind, as
  /// "placeholder 2".
  private func unusedName(for layer: TableLayer) -> String {
    let isOfKind = layer.name != TableLayer.noName
    if isOfKind, !isUsed(name: layer.name) { return layer.name }
    let kind = isOfKind ? layer.name : "layer"
    var number = isOfKind ? 2 : 1
    while isUsed(name: "\(kind) \(number)") { number += 1 }
    return "\(kind) \(number)"
  }

  private func isUsed(name: String) -> Bool {
    // A layer that is on its way out belongs to no table any more.
    halves.contains { $0.layer.table != nil && $0.layer.name == name }
  }

  /// Reports, if need be, that nobody has attached the layers by the next turn of the main actor.
  func lookForAttachment() {
    guard ownership == .weak else { return }
    attachment.hasLayersToShow = true
    lookingForAttachment.schedule { [weak self] in self?.attachment.reportMissingAttachment() }
  }

  /// Reports what somebody else has done to the table, at most once a turn.
  func reportNeighbours() {
    guard isDecorating, !hasLookedAtNeighbours else { return }
    hasLookedAtNeighbours = true
    lookingAtNeighbours.schedule { [weak self] in self?.hasLookedAtNeighbours = false }
    reportNeighboursNow()
    lookForLoops()
  }

  func reportNeighboursNow() { attachment.reportNeighbours(having: wrapped().kinds) }

  /// Finds out, for each of our five objects, whether what it forwards comes back to it.
  private func lookForLoops() {
    for kind in TableObjectKind.allCases {
      let part: AnyObject? =
        switch kind {
        case .dataSource: dataSource
        case .delegate: delegate
        case .prefetchDataSource, .dragDelegate, .dropDelegate: attachedParts?[kind]
        }
      (part as? ForwardingObject)?.lookForLoop()
    }
  }

  /// Traps if a reuse identifier stands for the cells of two classes.
  func checkCells() {
    _ = (dataSource as? any CellRegistering)?.cellRegistrations()
  }

  /// Lets the table ask again which methods there are, as soon as neither it nor the user is in the
  /// middle of something. Only the objects with other methods are set again.
  func showOtherMethods() {
    guard attachment.showsOurs, let tableView else { return }
    if queue.isInTheMiddle {
      showingOtherMethods.schedule { [weak self] in self?.showOtherMethods() }
    } else if tableView.isInHands {
      // The table does not say when that ends.
      showingOtherMethods.schedule(after: 50_000_000) { [weak self] in self?.showOtherMethods() }
    } else {
      takeHeights(of: tableView)
      let parts = attachedParts
      let objects = prepareObjects()
      // A table may count its rows for that: those that it was told of, though the source may be
      // further on.
      let outermost = halves.last?.layer
      outermost?.beginChange()
      attachedParts = attachment.replaceThoseWithOtherMethods(objects, keeping: parts)
      outermost?.endChange()
    }
  }

  /// Gives the table one of its objects again, since it wraps another one.
  func showAgain(_ kind: TableObjectKind) {
    guard attachment.showsOurs, let tableView else { return }
    guard !queue.isInTheMiddle else {
      kindsToShow.insert(kind)
      return showingKinds.schedule { [weak self] in self?.showKinds() }
    }
    if kind == .delegate { takeHeights(of: tableView) }
    var parts = attachedParts
    let objects = prepareObjects()
    // The table keeps the other ones that it has, which nobody else retains.
    parts?[kind] = objects[kind]
    if !halves.isEmpty { attachedParts = parts ?? objects }
    attachment.set(objects, [kind])
  }

  private func showKinds() {
    let kinds = kindsToShow
    kindsToShow = []
    for kind in kinds { showAgain(kind) }
  }

  /// Gives the table its objects for the layers that there are now. It keeps a data source and a
  /// delegate that go on to have the same methods, since it loads everything for another one.
  func showObjectsAgain() {
    guard attachment.showsOurs, let tableView else { return }
    takeHeights(of: tableView)
    attachment.setOthers(prepareObjects())
  }
}
