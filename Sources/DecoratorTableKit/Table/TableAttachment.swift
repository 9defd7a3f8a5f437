import Foundation

/// The objects that a table had before it was decorated, and the way back to them.
///
/// All references are weak: neither the table nor what it had is kept alive.
@MainActor
final class TableAttachment {
  weak var tableView: UITableView?
  private(set) var isAttached = false
  /// Whether the table was decorated at some time.
  private(set) var wasAttached = false
  /// The view over the rows, which goes when the table is given back.
  weak var overlayView: UIView?
  /// A closure to call once, when the table is given back.
  var onDetach: (() -> Void)?

  private var dataSource = AttachedProperty(
    .dataSource, read: { $0.dataSource },
    write: { $0.dataSource = $1 as? any UITableViewDataSource })
  private var delegate = AttachedProperty(
    .delegate, read: { $0.delegate }, write: { $0.delegate = $1 as? any UITableViewDelegate })
  private var prefetchDataSource = AttachedProperty(
    .prefetchDataSource, read: { $0.prefetchDataSource },
    write: { $0.prefetchDataSource = $1 as? any UITableViewDataSourcePrefetching })
  private var dragDelegate = AttachedProperty(
    .dragDelegate, read: { $0.dragDelegate },
    write: { $0.dragDelegate = $1 as? any UITableViewDragDelegate })
  private var dropDelegate = AttachedProperty(
    .dropDelegate, read: { $0.dropDelegate },
    write: { $0.dropDelegate = $1 as? any UITableViewDropDelegate })

  /// The prefetch data source that the table had by itself.
  var originalPrefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    tableView.flatMap { prefetchDataSource.original(in: $0) }
      as? any UITableViewDataSourcePrefetching
  }

  /// The drag delegate that the table had by itself.
  var originalDragDelegate: (any UITableViewDragDelegate)? {
    tableView.flatMap { dragDelegate.original(in: $0) } as? any UITableViewDragDelegate
  }

  /// The drop delegate that the table had by itself.
  var originalDropDelegate: (any UITableViewDropDelegate)? {
    tableView.flatMap { dropDelegate.original(in: $0) } as? any UITableViewDropDelegate
  }

  /// The names of the objects that were adopted from the table, and have not been missed.
  var adoptedNames: Set<String> = []
  /// The names of the layers around the content.
  var layerNames: [String] = []
  /// A closure that reports anomalies, also while the decorated table goes away.
  var report: (TableAnomaly) -> Void = { _ in }

  /// Whether somebody else has given the table another object than ours.
  var isReplaced: Bool {
    guard isAttached, let tableView else { return false }
    return dataSource.isReplaced(in: tableView) || delegate.isReplaced(in: tableView)
      || prefetchDataSource.isReplaced(in: tableView) || dragDelegate.isReplaced(in: tableView)
      || dropDelegate.isReplaced(in: tableView)
  }

  /// Returns the anomalies of objects that somebody else has given the table, once for each.
  func takeReplacements(in tableView: UITableView) -> [TableAnomaly] {
    [
      dataSource.takeReplacement(in: tableView), delegate.takeReplacement(in: tableView),
      prefetchDataSource.takeReplacement(in: tableView),
      dragDelegate.takeReplacement(in: tableView), dropDelegate.takeReplacement(in: tableView),
    ].compactMap(\.self)
  }

  /// Whether the table still has our data source.
  var showsOurs: Bool {
    guard isAttached, let tableView else { return false }
    return dataSource.isOurs(in: tableView)
  }

  /// Shows the rows of other objects instead of those on screen.
  ///
  /// - Parameter makeObjects: Makes the objects, when what the table had by itself is known.
  func show(_ makeObjects: () -> TableObjects) {
    guard let tableView else { return }
    isAttached = true
    wasAttached = true
    dataSource.begin(in: tableView)
    replaceRows(of: tableView) { set(makeObjects()) }
  }

  /// Makes these objects the table's own.
  ///
  /// A table behaves differently for merely having somebody to ask about prefetching and dragging,
  /// so it keeps what it has where there is none to attach.
  func set(_ objects: TableObjects) {
    set(objects, .delegate)
    set(objects, .prefetchDataSource)
    set(objects, .dragDelegate)
    set(objects, .dropDelegate)
    set(objects, .dataSource)
  }

  /// Makes one of these objects the table's own.
  func set(_ objects: TableObjects, _ kind: TableObjectKind) {
    guard let tableView else { return }
    let isWithheld = objects.withheld.contains(kind)
    func attach(_ object: AnyObject?, _ property: inout AttachedProperty) {
      if isWithheld {
        property.attach(object, to: tableView)
      } else {
        property.attachIfAny(object, to: tableView)
      }
    }
    switch kind {
    case .dataSource: dataSource.attach(objects.dataSource, to: tableView)
    case .delegate: delegate.attach(objects.delegate, to: tableView)
    case .prefetchDataSource: attach(objects.prefetchDataSource, &prefetchDataSource)
    case .dragDelegate: attach(objects.dragDelegate, &dragDelegate)
    case .dropDelegate: attach(objects.dropDelegate, &dropDelegate)
    }
  }

  /// Makes those of the objects the table's own that have other methods than before. A table asks
  /// for the methods of an object when it is set, and may load everything again.
  ///
  /// - Parameters:
  ///   - objects: The objects, of the same layers as those that the table has.
  ///   - parts: The objects that the table has.
  /// - Returns: The objects that the table has then, which it does not retain.
  func replaceThoseWithOtherMethods(
    _ objects: TableObjects, keeping parts: TableObjects?
  ) -> TableObjects {
    guard let tableView else { return objects }
    var objects = objects
    if !delegate.isAs(objects.delegate, in: tableView) {
      delegate.attach(objects.delegate, to: tableView)
    }
    if prefetchDataSource.isAs(objects.prefetchDataSource, in: tableView) {
      objects.prefetchDataSource = parts?.prefetchDataSource
    } else {
      prefetchDataSource.attachIfAny(objects.prefetchDataSource, to: tableView)
    }
    if dragDelegate.isAs(objects.dragDelegate, in: tableView) {
      objects.dragDelegate = parts?.dragDelegate
    } else {
      dragDelegate.attachIfAny(objects.dragDelegate, to: tableView)
    }
    if dropDelegate.isAs(objects.dropDelegate, in: tableView) {
      objects.dropDelegate = parts?.dropDelegate
    } else {
      dropDelegate.attachIfAny(objects.dropDelegate, to: tableView)
    }
    if !dataSource.isAs(objects.dataSource, in: tableView) {
      dataSource.attach(objects.dataSource, to: tableView)
    }
    return objects
  }

  /// Gives the table back what it had, each object only if the table still has ours.
  func detach() {
    guard isAttached else { return }
    let showsOurs = showsOurs
    isAttached = false
    overlayView?.removeFromSuperview()
    onDetach?()
    onDetach = nil
    guard let tableView else { return }
    if showsOurs {
      // The table has no data source while the rows go; it is to be ours until then and not after.
      replaceRows(of: tableView) {
        dataSource.attach(nil, to: tableView)
        restore(tableView)
      }
    } else {
      restore(tableView)
    }
  }

  private func restore(_ tableView: UITableView) {
    delegate.detach(from: tableView)
    prefetchDataSource.detach(from: tableView)
    dragDelegate.detach(from: tableView)
    dropDelegate.detach(from: tableView)
    dataSource.detach(from: tableView)
  }

  /// Lets the rows on screen go before the objects change. Their owners are told that they are
  /// gone, in the index paths that they were shown at.
  private func replaceRows(of tableView: UITableView, _ change: () -> Void) {
    // One of several sources that has no place among them shows nothing.
    if tableView.share?.hasPlace == false { return change() }
    let offset = tableView.contentOffset
    tableView.dataSource = nil
    tableView.reloadData()
    // A table that is in no window shows nothing, and warns when it is laid out.
    if tableView.window != nil { tableView.layoutIfNeeded() }
    change()
    tableView.reloadData()
    if tableView.contentOffset != offset { tableView.contentOffset = offset }
  }

  /// Detaches when the owner goes away, on whatever thread that happens.
  nonisolated func restoreFromAnywhere() {
    if Thread.isMainThread {
      MainActor.assumeIsolated { restoreAfterOwner() }
    } else {
      Task { @MainActor in self.restoreAfterOwner() }
    }
  }

  private func restoreAfterOwner() {
    reportRelease()
    detach()
  }
}
