import Foundation

// How layers are added to a table, and removed from it.
//
// In a table on screen this is an ordinary change of rows. A layer is added suspended, and then its
// rows are inserted in one batch; they are deleted in one batch, and then it is removed. The table
// keeps its objects. Only for the first layer, and after the last one, they change, while it has
// the same rows as before; and not even then if it needs objects of its own without layers.
extension LayeredTable {
  /// Adds a layer outside all others, and shows it if a table is attached.
  func append(_ layer: TableLayer) {
    nameLayer(layer)
    layer.isToBeSuspended = !isEnabled && layer.canBeTurnedOff
    guard let tableView = attachedTable, let counts = rowCountsAtRest(in: tableView) else {
      wrap(in: layer)
      note(layer)
      guard attachment.showsOurs else { return checkAttachment() }
      return attach()
    }
    let registered = front?.dataSource.cellRegistrations() ?? Registrations()
    let isFirst = front == nil
    wrap(in: layer)
    guard let front else { return }
    if isFirst { begin(front, withRows: counts, of: tableView) }
    layer.beginSuspended(around: counts)
    note(layer)
    reportTableOfSubclass()
    front.dataSource.register(notIn: registered)
    layer.isBeingAdded = true
    keepingSelection {
      showObjectsAgain()
      if isFirst { parent?.didSetOwnObjects(of: front.segment, in: self) }
    }
    // The layer adds and hides nothing yet, so sections have the same numbers on both sides.
    front.delegate.showHeaders(onScreenOf: tableView, to: layer)
    // A callback may have turned the table off, or removed the layer.
    if layer.table === self { showOrSuspend(layer) }
    layer.isBeingAdded = false
    overlay?.tableDidAttach()
  }

  /// Returns the number of rows of each section outside all layers, if the rows of another layer
  /// can be inserted as a batch; nil if the table has to load.
  private func rowCountsAtRest(in tableView: UITableView) -> [Int]? {
    guard showsLayersAtRest else { return nil }
    if let front { return front.segment.outerRowCounts }
    guard layers.isEmpty else { return nil }
    // A table that shows no row has nothing to keep.
    guard place?.isOutdated != true, tableView.window != nil, tableView.tableOnScreen.showsRows
    else { return nil }
    // Without layers, the queue does not find a change that was not announced.
    let known = (0..<tableView.numberOfSections).map { tableView.numberOfRows(inSection: $0) }
    return countContentRows() == known ? known : nil
  }

  /// Whether the table shows rows of layers, is not in the middle of a change or callback, and has
  /// no unannounced change of the content, so that the rows of another layer can be inserted as a
  /// batch.
  private var showsLayersAtRest: Bool {
    (attachment.showsOurs || isShownByOthers) && showsLayers && !queue.isInTheMiddle
      && queue.unannouncedChange == nil
  }

  /// Whether the table has a data source of other code, which asks ours for the rows.
  private var isShownByOthers: Bool {
    guard let front, !isChild, let tableView = attachedTable else { return false }
    return isDecorating && !front.dataSource.isReplaced(in: tableView)
  }

  /// The layers that were added, the innermost first.
  var addedLayers: [TableLayer] { front?.segment.layers ?? [] }

  /// Puts a layer around all others.
  private func wrap(in layer: TableLayer) {
    if layer.source != nil {
      misuse(
        """
        layer \(layer.name) has a data source half that the app has made: wrap that, or add a layer \
        without halves
        """)
    }
    layer.refuse(inside: layers.last)
    let front = front ?? makeFront()
    front.segment.append(layer)
    findLayers()
  }

  /// Makes the objects of the layers, around what is wrapped.
  private func makeFront() -> TableFront {
    let segment = Segment()
    segment.table = self
    segment.tableQueue = queue
    segment.noteSelection = { [weak self] in self?.noteSelection(of: $0) }
    let front = TableFront(of: segment)
    for kind in [TableObjectKind.dataSource, .delegate] {
      front.part(kind).wrap(object: given(kind), ownership: ownership(of: kind))
    }
    self.front = front
    return front
  }

  /// Notes that the objects of the layers are set on a table that shows the same rows already.
  private func begin(_ front: TableFront, withRows rowCounts: [Int], of tableView: UITableView) {
    if isChild {
      // The composed table knows the rows, and does not count them again.
      front.dataSource.begin(withRowsOf: tableView)
    } else {
      front.delegate.rememberContent(onScreenOf: tableView)
    }
    if front.segment.layers.isEmpty { front.segment.begin(withRows: rowCounts) }
  }

  /// Gives the table objects of its own, also without layers, and keeps them.
  ///
  /// - Parameter change: Changes what these observe.
  func keepFront(_ change: (Segment) -> Void) {
    keepsFront = true
    noteNames()
    if let front {
      change(front.segment)
      front.segment.invalidateWays()
      guard attachment.showsOurs, !queue.isInTheMiddle else { return showOtherMethods() }
      return keepingSelection { showObjectsAgain() }
    }
    let rowCounts = attachedTable.flatMap { rowCountsAtRest(in: $0) }
    let front = makeFront()
    change(front.segment)
    front.segment.invalidateWays()
    guard attachment.showsOurs else { return checkAttachment() }
    guard let tableView = attachedTable, let rowCounts else { return attach() }
    begin(front, withRows: rowCounts, of: tableView)
    updateUseOfContentTable()
    reportTableOfSubclass()
    keepingSelection {
      showObjectsAgain()
      parent?.didSetOwnObjects(of: front.segment, in: self)
    }
    overlay?.tableDidAttach()
  }

  /// Notes a layer that has been added.
  private func note(_ layer: TableLayer) {
    layer.table = self
    layer.showUnobservedAnomalies()
    layer.eventsDidChange = { [weak self] in self?.showOtherMethods() }
    layer.filling?.layerWasAdded()
    noteNames()
    updateUseOfContentTable()
    checkCells()
  }

  /// Notes the names of the layers for diagnoses.
  private func noteNames() {
    attachment.layerNames = addedLayers.isEmpty ? namesWithoutLayers : addedLayers.map(\.name)
  }

  /// Makes a change that may reload the same rows, as a data source with other methods does, and
  /// keeps the selection.
  func keepingSelection(_ change: () -> Void) {
    let selected = queue.view?.selectedRows ?? []
    change()
    guard let view = queue.view else { return }
    // The rows on screen must keep their places when the rows of the layer are inserted.
    if queue.finishLoading(view) { view.layOutVisibleRows() }
    if !selected.isEmpty, view.selectedRows.isEmpty { view.select(selected) }
  }

  // MARK: - Turning all layers on and off

  /// Shows the rows of a layer, unless the table is turned off.
  private func showOrSuspend(_ layer: TableLayer) {
    layer.suspend(
      !isEnabled && layer.canBeTurnedOff, keepingScrollPosition: layer.keepsScrollPosition)
  }

  /// Suspends all layers that can be turned off, or shows their rows again.
  func showOrSuspendLayers() {
    for layer in layers where layer.canBeTurnedOff && layer.leaving == nil {
      layer.isToBeSuspended = !isEnabled
    }
    guard let outermost = layers.last else { return }
    guard isDecorating, outermost.isLoaded else {
      for layer in layers { layer.applySuspension() }
      return
    }
    queue.enqueue(
      WaitingChange(origin: .layer(outermost)) { [weak self] _ in
        let isAnyToChange = self?.layers.contains { $0.isSuspended != $0.isToBeSuspended }
        guard isAnyToChange == true else { return .unseen {} }
        return .batch(PreparedBatch(subject: .layers, keepsScrollPosition: true)) {}
      } completion: { _ in
      })
  }

  // MARK: - Removing

  /// Removes a layer from the table: first its rows, in one batch, then the layer.
  ///
  /// An attached table is updated at once, or after the update under way.
  ///
  /// - Parameter layer: The layer. Nothing happens if it is not in this table.
  /// - Complexity: O(layers + additional rows)
  func removeLayer(_ layer: TableLayer) {
    guard layer.table === self else { return }
    layer.table = nil
    // One that is leaving was to be added again.
    guard layer.leaving == nil, addedLayers.contains(where: { $0 === layer }) else { return }
    layer.leaving = self
    layer.suspend(true, keepingScrollPosition: layer.keepsScrollPosition) { [weak self] in
      self?.removeWithoutRows(layer)
    }
    if let inside = layer.layerDirectlyInside { removeLayer(inside) }
  }

  /// Removes a layer without rows from between its neighbours.
  ///
  /// The last layer stays until its rows have animated out: the end of their display is reported
  /// then, and the app's own delegate, which the table gets next, has no such rows.
  ///
  /// - Parameter remainingLooks: How often to look again for the end of the animations. It may not
  ///   be reported at all.
  private func removeWithoutRows(_ layer: TableLayer, remainingLooks: Int = 40) {
    guard let front, addedLayers.contains(where: { $0 === layer }) else { return }
    let isLast = addedLayers.count == 1 && !keepsFront
    if remainingLooks > 0, isLast, waitsForEndOfDisplay(of: layer) {
      layerAnimatingOut = layer
      return removingLastLayer.schedule(after: 50_000_000) { [weak self] in
        guard let self, let layer = layerAnimatingOut else { return }
        removeWithoutRows(layer, remainingLooks: remainingLooks - 1)
      }
    }
    if layerAnimatingOut === layer { layerAnimatingOut = nil }
    if isLast {
      // Other code may still retain the objects, and with them the segment and the layer.
      layer.segment = nil
      self.front = nil
      outermostSegment?.takeViews(of: front.segment)
      front.segment.leaveTable()
    } else {
      front.segment.remove(layer)
      findLayers()
    }
    release(layer)
    keepingSelection {
      showObjectsAgain()
      if isLast { parent?.didReleaseOwnObjects(of: front.segment, in: self) }
    }
    // The table may have called the layer once more while its objects were set.
    layer.unload()
    layer.filling?.layerWasRemoved()
    // Without layers, updates are forwarded to the table, so it has to know the rows before.
    if isLast, isDecorating { _ = attachedTable?.numberOfSections }
    layer.leaving = nil
    layer.table?.append(layer)
  }

  /// Adds a layer again that was removed: at once if only its views still animate out, and
  /// otherwise once its rows are deleted.
  func addAgain(_ layer: TableLayer) {
    layer.table = self
    if layerAnimatingOut === layer { removeWithoutRows(layer) }
  }

  /// Whether the table still reports the end of the display of a layer's views, and the layer was
  /// not added to it again.
  private func waitsForEndOfDisplay(of layer: TableLayer) -> Bool {
    guard isDecorating, layer.table !== self, let front,
      front.segment.outermost.views.areShown(of: layer)
    else { return false }
    let methods: [ForwardedMethod] = [
      .didEndDisplayingCell, .didEndDisplayingHeaderView, .didEndDisplayingFooterView,
    ]
    return methods.contains { front.delegate.answers($0) != false }
  }

  /// Releases a layer, which may be added again.
  private func release(_ layer: TableLayer) {
    layer.eventsDidChange = nil
    layer.isToBeSuspended = false
    noteNames()
  }
}
