import Foundation

/// The original objects of a decorated table, and their restoration.
///
/// All references are weak: neither the table nor its objects are retained.
@MainActor
final class TableAttachment {
  weak var tableView: UITableView?
  private(set) var isAttached = false
  /// Whether the table was decorated at some time.
  private(set) var wasAttached = false
  /// Whether layers were added since the table was decorated last.
  var hasLayersToShow = false
  /// Whether the app has set heights of the table since it read all heights last.
  var hasOtherHeights = false
  /// The view over the rows, which is removed on detach.
  weak var overlayView: UIView?
  /// A closure to call once, on detach.
  var onDetach: (() -> Void)?

  private let properties = ByKind { AttachedProperty($0) }
  private var dataSource: AttachedProperty { properties[.dataSource] }

  /// The kinds of the objects that were adopted from the table, and are not reported as
  /// deallocated.
  var adoptedKinds: Set<TableObjectKind> = []
  /// The names of the layers around the content.
  var layerNames: [String] = []
  /// A closure that reports anomalies, also while the decorated table is being deallocated.
  var report: (TableAnomaly) -> Void = { _ in }

  /// Whether other code has replaced an object of ours.
  var isReplaced: Bool {
    guard isAttached, let tableView else { return false }
    return TableObjectKind.allCases.contains { properties[$0].isReplaced(in: tableView) }
  }

  /// Returns the original object of a kind.
  func original(_ kind: TableObjectKind) -> AnyObject? {
    guard let tableView else { return nil }
    return properties[kind].original(in: tableView)
  }

  /// Returns the anomalies of objects that other code has set, once for each.
  func consumeReplacements(in tableView: UITableView) -> [TableAnomaly] {
    TableObjectKind.allCases.compactMap { properties[$0].consumeReplacement(in: tableView) }
  }

  /// Whether the table still has our data source.
  var showsOurs: Bool {
    guard isAttached, let tableView else { return false }
    return dataSource.isOurs(in: tableView)
  }

  /// Replaces the objects of the table, and with that its rows.
  ///
  /// - Parameters:
  ///   - staysOnScreen: Whether the rows on screen are rows of the new objects, too, which are
  ///     notified of the end of their display.
  ///   - makeObjects: Makes the objects, when the original objects of the table are known.
  func show(rowsOnScreenStay staysOnScreen: Bool, _ makeObjects: () -> TableObjects) {
    guard let tableView else { return }
    isAttached = true
    wasAttached = true
    hasLayersToShow = false
    dataSource.begin(in: tableView)
    func change() {
      let objects = makeObjects()
      hasOtherHeights = false
      set(objects)
    }
    guard staysOnScreen else { return replaceRows(of: tableView, change) }
    change()
    tableView.reloadData()
  }

  /// Sets objects on the table: all of these, or those of some kinds.
  func set(_ objects: TableObjects, _ kinds: [TableObjectKind] = TableObjectKind.allCases) {
    guard let tableView else { return }
    for kind in TableObjectKind.inOrderOfSetting where kinds.contains(kind) {
      attach(objects, properties[kind], to: tableView)
    }
  }

  /// Sets these objects on the table, except a data source or a delegate that was set before and
  /// has unchanged methods.
  func setOthers(_ objects: TableObjects) {
    guard let tableView else { return }
    let kinds = TableObjectKind.allCases.filter { kind in
      let (property, object) = (properties[kind], objects[kind])
      return kind.isOptional || !property.isLast(object) || !property.isAs(object, in: tableView)
    }
    set(objects, kinds)
  }

  /// Sets one of these objects on the table.
  ///
  /// A table behaves differently merely because it has objects for prefetching and dragging, so it
  /// keeps its own if there is none to set.
  private func attach(
    _ objects: TableObjects, _ property: AttachedProperty, to tableView: UITableView
  ) {
    let kind = property.kind
    let asksForHeights = hasOtherHeights && property.changesEstimates(with: objects[kind])
    if objects[kind] != nil || !kind.isOptional || objects.withheld.contains(kind) {
      property.attach(objects[kind], to: tableView)
    } else {
      property.detach(from: tableView)
    }
    if asksForHeights {
      hasOtherHeights = false
      askForHeights(of: tableView)
    }
  }

  /// Sets those of the objects that have other methods than before. A table reads the methods of an
  /// object when it is set, and may reload.
  ///
  /// - Parameter objects: The objects, of the same layers as the present ones.
  func replaceThoseWithOtherMethods(_ objects: TableObjects) {
    guard let tableView else { return }
    for kind in TableObjectKind.inOrderOfSetting
    where !properties[kind].isAs(objects[kind], in: tableView) {
      attach(objects, properties[kind], to: tableView)
    }
  }

  /// Invalidates the heights that a table has estimated: a batch reads them again, even an empty
  /// one. A table in no window reads them when it is laid out.
  private func askForHeights(of tableView: UITableView) {
    guard tableView.window != nil, tableView.childView == nil, !tableView.hasUncommittedUpdates
    else {
      return
    }
    UIView.performWithoutAnimation { tableView.performBatchUpdates(nil) }
  }

  /// Restores the original objects, each only if the table still has ours.
  func detach() {
    guard isAttached else { return }
    let showsOurs = showsOurs
    isAttached = false
    overlayView?.removeFromSuperview()
    onDetach?()
    onDetach = nil
    guard let tableView else { return }
    if showsOurs {
      // The table has no data source while the rows are removed; it must be ours until then and not
      // after.
      replaceRows(of: tableView) {
        dataSource.attach(nil, to: tableView)
        restore(tableView)
      }
    } else {
      restore(tableView)
    }
  }

  private func restore(_ tableView: UITableView) {
    for kind in TableObjectKind.inOrderOfSetting { properties[kind].detach(from: tableView) }
  }

  /// Removes the rows on screen before the objects change. Their owners are notified of the end of
  /// display, with the index paths at which they were shown, and of nothing else: the list is where
  /// it was afterwards.
  private func replaceRows(of tableView: UITableView, _ change: () -> Void) {
    // The table of a child without a place shows nothing.
    if tableView.childView?.hasPlace == false { return change() }
    let (offset, delegate) = (tableView.contentOffset, tableView.delegate)
    let displayEnds = DisplayEnds(for: delegate)
    tableView.dataSource = nil
    // A table may load when its delegate is set, and must not load these rows again.
    if tableView.childView == nil, delegate != nil { tableView.delegate = displayEnds }
    tableView.reloadData()
    // A table in no window shows nothing, and UIKit warns when it is laid out. One that counts the
    // rows of a child must not be laid out.
    if tableView.window != nil, tableView.childView?.isAnswering != true {
      tableView.layoutIfNeeded()
    }
    if tableView.contentOffset != offset { tableView.contentOffset = offset }
    if tableView.delegate === displayEnds { tableView.delegate = delegate }
    change()
    tableView.reloadData()
    // Something else may have moved it meanwhile.
    if tableView.contentOffset != offset { tableView.contentOffset = offset }
  }

  /// Detaches when the owner is deallocated, on any thread.
  nonisolated func restoreFromAnywhere() {
    MainActorCall.perform {
      let wasAttached = self.isAttached
      self.reportRelease()
      self.detach()
      // The restored objects may go away next, and the table needs them for the cells of its rows.
      guard wasAttached, let tableView = self.tableView, tableView.childView == nil else { return }
      if tableView.window != nil { tableView.layoutIfNeeded() }
    }
  }
}

/// A delegate that passes on the ends of displays, and nothing else.
@MainActor
private final class DisplayEnds: NSObject, UITableViewDelegate {
  private weak var delegate: (any UITableViewDelegate)?

  init(for delegate: (any UITableViewDelegate)?) { self.delegate = delegate }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    delegate?.tableView?(tableView, didEndDisplaying: cell, forRowAt: indexPath)
  }

  func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) {
    delegate?.tableView?(tableView, didEndDisplayingHeaderView: view, forSection: section)
  }

  func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) {
    delegate?.tableView?(tableView, didEndDisplayingFooterView: view, forSection: section)
  }
}
