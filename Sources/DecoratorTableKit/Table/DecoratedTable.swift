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
/// Each layer stands outside the ones added before it, so the first is the innermost: its rows are
/// placed among the content rows, the next layer's among both.
///
/// Two coordinates: a *reuse* index path is a row of the table on screen, a *data* index path is a
/// row of the wrapped source, nothing else counted. What code outside the decorators gets from the
/// table is a reuse path.
///
/// Ownership: a table holds its data source and delegate weakly, so keep the `DecoratedTable`. It
/// retains its layers and, if it was made with
/// ``init(dataSource:delegate:prefetchDataSource:dragDelegate:dropDelegate:)``, what they wrap; what it
/// adopts from a table it holds weakly, as the table itself does. It does not retain the table. When
/// it is detached, or goes away, the table has all five of its own objects back: data source,
/// delegate, prefetch data source, drag delegate and drop delegate; if it goes away off the main
/// thread, at the main actor's next turn.
///
/// Change: the layouts in force are those of the rows that the table was told last. After a change of
/// the content, announce it here with the calls that a table has for it, in data index paths, or
/// reload the table; until then, translations and explanations are about the rows before. So they are
/// inside a block of announcements; once the table is told, at its end, they are about the rows after,
/// also in the callbacks in which the table asks for them.
@MainActor
public final class DecoratedTable: TableLayerOwner {
  /// The two halves of one layer.
  struct Halves {
    let dataSource: ForwardingTableViewDataSource
    let delegate: ForwardingTableViewDelegate

    /// The layer that they share.
    var layer: TableLayer { dataSource.layer }
  }

  let wrapped: () -> TableObjects
  let ownership: InnerOwnership

  /// Both halves of each layer, innermost first.
  private(set) var halves: [Halves] = []
  let attachment = TableAttachment()
  /// What the table has of the layers, which it does not retain.
  private var attachedParts: TableObjects?

  /// Tells the table of changes, one after the other.
  private(set) lazy var queue = ChangeQueue(host: self)
  /// Whether the table is going to be asked to look at the methods of its objects again.
  private var isShowingOtherMethods = false

  /// Hears of every change of the rows before and after it is applied, of loading, and of anomalies;
  /// for tests and logs. It must not change anything.
  ///
  /// A table without layers is not asked by anybody but itself: what it loads again without
  /// ``reloadData()`` is not heard of.
  public var updateObserver: ((DecoratedTableEvent) -> Void)? {
    get { queue.observer }
    set { queue.observer = newValue }
  }

  /// Wraps a data source and a delegate, which the decorated table retains.
  ///
  /// - Parameters:
  ///   - dataSource: The source of the content, as it stands.
  ///   - delegate: The delegate of the content, as it stands, if there is one. If nil, a
  ///     ``ListTableViewDataSource`` is given its own.
  ///   - prefetchDataSource: Who prefetches for the content. If nil, what a table has by itself when it
  ///     is decorated goes on, told of content rows in content coordinates; likewise for dragging and
  ///     dropping.
  ///   - dragDelegate: Who gives drag items for the content.
  ///   - dropDelegate: Who takes drops for the content.
  public init(
    dataSource: any UITableViewDataSource, delegate: (any UITableViewDelegate)? = nil,
    prefetchDataSource: (any UITableViewDataSourcePrefetching)? = nil,
    dragDelegate: (any UITableViewDragDelegate)? = nil,
    dropDelegate: (any UITableViewDropDelegate)? = nil
  ) {
    let delegate = delegate ?? ListTableViewDelegate(ofDataSource: dataSource)
    let objects = TableObjects(
      dataSource: dataSource, delegate: delegate, prefetchDataSource: prefetchDataSource,
      dragDelegate: dragDelegate, dropDelegate: dropDelegate)
    wrapped = { objects }
    ownership = .strong
  }

  /// Wraps what a table has now, which is usually its controller and is held weakly.
  ///
  /// - Parameter tableView: A table with a data source; traps if it has none. Attach to it with
  ///   ``attach()``.
  public init(adopting tableView: UITableView) {
    guard tableView.dataSource != nil else {
      misuse(
        "the table has no data source to adopt: set it before, or use init(dataSource:delegate:)")
    }
    wrapped = TableObjects.adopted(from: tableView)
    ownership = .weak
    attachment.tableView = tableView
    refuseSecondDecoration(of: tableView)
  }

  deinit {
    attachment.restoreFromAnywhere()
  }

  /// The table that is decorated, if there is one.
  public var tableView: UITableView? { attachment.tableView }

  /// What a table asks: the outermost layer, or the wrapped data source if there is none.
  public var dataSource: (any UITableViewDataSource)? {
    halves.last?.dataSource ?? wrapped().dataSource
  }

  /// What a table tells: the outermost layer, or the wrapped delegate if there is none.
  public var delegate: (any UITableViewDelegate)? {
    halves.last?.delegate ?? wrapped().delegate
  }

  // MARK: - Attaching

  /// Shows the decorated content in a table, instead of what it showed before.
  ///
  /// Attaching to another table detaches from the first.
  ///
  /// The table is told where the cells of adapters and configurators come from, once. Traps if a reuse
  /// identifier stands for the cells of two classes.
  ///
  /// - Parameter tableView: The table; its present objects are remembered, weakly, for ``detach()``.
  public func attach(to tableView: UITableView) {
    detach()
    attachment.tableView = tableView
    attach()
  }

  /// Shows the decorated content in the table that was adopted, or in the one that it was last
  /// attached to.
  ///
  /// Traps if there is none, or none any more.
  public func attach() {
    guard let tableView = attachment.tableView else {
      misuse("there is no table: use attach(to:), or keep the adopted table alive")
    }
    refuseSecondDecoration(of: tableView)
    queue.forget()
    shareQueue()
    AnomalyObservers.set({ [weak queue] in queue?.observer?(.anomaly($0)) }, for: tableView)
    (dataSource as? any CellRegistering)?.register(in: tableView)
    attachment.show { prepareObjects(for: tableView) }
  }

  /// Whether the table was given the decorated content by ``attach(to:)`` and not taken back by
  /// ``detach()``.
  public var isAttached: Bool { attachment.isAttached }

  /// The objects to give to a table. Setting them says to it afresh which methods there are.
  private func prepareObjects(for tableView: UITableView) -> TableObjects {
    for half in halves {
      half.delegate.tableEstimatesRowHeights = tableView.estimatedRowHeight != 0
    }
    let objects = makeObjects()
    // Without layers these are the wrapped objects themselves, which may belong to somebody else.
    attachedParts = halves.isEmpty ? nil : objects
    return objects
  }

  /// Two decorated tables around one table could not be taken off in any order.
  private func refuseSecondDecoration(of tableView: UITableView) {
    let other = (tableView.dataSource as? ForwardingTableViewDataSource)?.layer.table
    if let other, other !== self, other.isAttached {
      misuse(
        """
        the table is decorated already: add the rows to the DecoratedTable that decorates it, or \
        detach that one first
        """)
    }
  }

  /// Gives the table its own five objects back, each only if it still has ours.
  ///
  /// The decorated table can be attached again. Meanwhile there are no decorated rows, and so no
  /// translations and explanations.
  public func detach() {
    if let tableView, isAttached { AnomalyObservers.set(nil, for: tableView) }
    attachment.detach()
    queue.forget()
    for half in halves { half.layer.unload() }
  }

  /// Reads the content afresh, lays out every layer and shows the rows. The table's own
  /// `reloadData()` does the same.
  ///
  /// In the middle of a change it waits for its end, and is what becomes of all that waits by then;
  /// inside a block of announcements it takes their place. While the table has placeholders of a drop
  /// it waits until they are committed or deleted, since a table that loads loses them.
  ///
  /// - Complexity: O(sections + irregular additional rows), and what the table does.
  public func reloadData() {
    guard isAttached, !halves.isEmpty else {
      tableView?.reloadData()
      return queue.didLoad()
    }
    queue.reloadData()
  }

  // MARK: - Layers

  /// Adds a layer outside all others, and shows it at once if a table is attached.
  func append(_ new: Halves) {
    let layer = new.layer
    if !layer.hasGivenName { layer.name = unusedName(for: layer) }
    guard !isUsed(name: layer.name) else {
      misuse(
        "there is a layer named \(layer.name) already: names tell layers apart in explanations")
    }
    halves.append(new)
    layer.tableQueue = queue
    layer.table = self
    layer.eventsDidChange = { [weak self] in self?.showOtherMethods() }
    checkCells()
    if attachment.showsOurs { attach() }
  }

  /// A name for a layer that was given none: "layer 1", or that of its kind, as "placeholder 2".
  private func unusedName(for layer: TableLayer) -> String {
    let isOfKind = layer.name != TableLayer.noName
    if isOfKind, !isUsed(name: layer.name) { return layer.name }
    let kind = isOfKind ? layer.name : "layer"
    var number = isOfKind ? 2 : 1
    while isUsed(name: "\(kind) \(number)") { number += 1 }
    return "\(kind) \(number)"
  }

  private func isUsed(name: String) -> Bool {
    name == RowExplanation.contentName || halves.contains { $0.layer.name == name }
  }

  /// Makes a layer none of this table's any more.
  func forget(layerAt index: Int) {
    let layer = halves.remove(at: index).layer
    layer.tableQueue = nil
    layer.eventsDidChange = nil
    layer.table = nil
  }

  /// Traps if a reuse identifier stands for the cells of two classes.
  func checkCells() { _ = (dataSource as? any CellRegistering)?.cellRegistrations }

  /// Has the table ask which methods there are, as soon as it is not in the middle of something.
  private func showOtherMethods() {
    guard queue.isInTheMiddle else { return showObjectsAgain() }
    guard !isShowingOtherMethods else { return }
    isShowingOtherMethods = true
    Task { [weak self] in
      self?.isShowingOtherMethods = false
      self?.showOtherMethods()
    }
  }

  /// Gives the table its objects again, since they have other methods, or are others.
  func showObjectsAgain() {
    guard attachment.showsOurs, let tableView else { return }
    attachment.set(prepareObjects(for: tableView))
  }
}
