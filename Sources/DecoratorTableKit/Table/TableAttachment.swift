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
  /// Whether layers were added since the table was decorated last.
  var hasLayersToShow = false
  /// Whether the app has set heights of the table since that asked for all heights last.
  var hasOtherHeights = false
  /// The view over the rows, which goes when the table is given back.
  weak var overlayView: UIView?
  /// A closure to call once, when the table is given back.
  var onDetach: (() -> Void)?

  private let properties = ByKind { AttachedProperty($0) }
  private var dataSource: AttachedProperty { properties[.dataSource] }

  /// The kinds of the objects that were adopted from the table, and have not been missed.
  var adoptedKinds: Set<TableObjectKind> = []
  /// The names of the layers around the content.
  var layerNames: [String] = []
  /// A closure that reports anomalies, also while the decorated table goes away.
  var report: (TableAnomaly) -> Void = { _ in }

  /// Whether somebody else has given the table another object than ours.
  var isReplaced: Bool {
    guard isAttached, let tableView else { return false }
    return TableObjectKind.allCases.contains { properties[$0].isReplaced(in: tableView) }
  }

  /// Returns the object of a kind that the table had by itself.
  func original(_ kind: TableObjectKind) -> AnyObject? {
    guard let tableView else { return nil }
    return properties[kind].original(in: tableView)
  }

  /// Returns the anomalies of objects that somebody else has given the table, once for each.
  func consumeReplacements(in tableView: UITableView) -> [TableAnomaly] {
    var anomalies: [TableAnomaly] = []
    for kind in TableObjectKind.allCases {
      if let anomaly = properties[kind].consumeReplacement(in: tableView) {
        anomalies.append(anomaly)
      }
    }
    return anomalies
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
    hasLayersToShow = false
    dataSource.begin(in: tableView)
    replaceRows(of: tableView) {
      let objects = makeObjects()
      hasOtherHeights = false
      set(objects)
    }
  }

  /// Makes objects the table's own: all of these, or those of some kinds.
  func set(_ objects: TableObjects, _ kinds: [TableObjectKind] = TableObjectKind.allCases) {
    guard let tableView else { return }
    for kind in TableObjectKind.inOrderOfSetting where kinds.contains(kind) {
      attach(objects, properties[kind], to: tableView)
    }
  }

  /// Makes these objects the table's own, without setting a data source or a delegate again that it
  /// was given before and that has the methods that it had.
  func setOthers(_ objects: TableObjects) {
    guard let tableView else { return }
    let kinds = TableObjectKind.allCases.filter { kind in
      let (property, object) = (properties[kind], objects[kind])
      return kind.isOptional || !property.isLast(object) || !property.isAs(object, in: tableView)
    }
    set(objects, kinds)
  }

  /// Gives the table one of these objects.
  ///
  /// A table behaves differently for merely having somebody to ask about prefetching and dragging,
  /// so it keeps what it has where there is none to attach.
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
    for kind in TableObjectKind.inOrderOfSetting {
      let property = properties[kind]
      if property.isAs(objects[kind], in: tableView) {
        objects[kind] = parts?[kind]
      } else {
        attach(objects, property, to: tableView)
      }
    }
    return objects
  }

  /// Lets a table forget the heights that it has estimated: a batch asks for them again, also one
  /// without changes. A table that is in no window asks when it is laid out.
  private func askForHeights(of tableView: UITableView) {
    guard tableView.window != nil, tableView.childView == nil, !tableView.hasUncommittedUpdates
    else {
      return
    }
    UIView.performWithoutAnimation { tableView.performBatchUpdates(nil) }
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
    for kind in TableObjectKind.inOrderOfSetting { properties[kind].detach(from: tableView) }
  }

  /// Lets the rows on screen go before the objects change. Their owners are told that they are
  /// gone, in the index paths that they were shown at.
  private func replaceRows(of tableView: UITableView, _ change: () -> Void) {
    // One of several sources that has no place among them shows nothing.
    if tableView.childView?.hasPlace == false { return change() }
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
