import Foundation

// The layer as the table knows it, and when it is loaded.
extension TableLayer {
  /// The layer as the table knows it; nil before the first count.
  package var loadedState: LayerState? { isLoaded ? inForce : nil }

  /// The layout in force, which is that of the table's last update; nil before the first count.
  package var current: TableLayout? { isLoaded ? inForce.layout : nil }

  /// Lays the layer out for content of these sizes, by inner section.
  ///
  /// A table may also count without loading. That must not change rows that differ from those of
  /// the rule, and keeps held rows. It is distinguished from a load by equal counts, while the
  /// display of some view has not ended.
  func load(rowCounts: [Int]) {
    let before = inForce.layout
    // Changes of a suspended layer are about the rows as they are, and not about those for which it
    // was laid out.
    if isSuspended { applyOwnChanges(around: rowCounts) }
    let isSwitched = applySuspension()
    let isChanged = applyOwnChanges(around: rowCounts) || forgetsRows || isSwitched
    let isLikeBefore = isLoaded && !isChanged
    let areAllViewsEnded = segment?.outwards.contains { $0.views.rows.areAllEnded } == true
    // Counting must not change rows.
    let isKnownToLoad = !isLoaded || forgetsRows || areAllViewsEnded
    if let segment, segment.outermostLayer === self { segment.views.rows.noteLoading() }
    forgetsRows = false
    let isKept =
      isLoaded && !isChanged && (!inForce.isLaidOutByRule || isSettling)
      && inForce.layout.rows.elementsEqual(rowCounts) { $0.contentCount == $1 }
    if !isKept {
      isSettling = false
      inForce =
        isSuspended
        ? .identity(rowCounts: rowCounts)
        : freshState(rowCounts: rowCounts, around: inside?.current)
    }
    suspension?.isOutdated = true
    if isKnownToLoad, !isSuspended, let filling { inForce = filling.filled(inForce) }
    isLoaded = true
    isTransparent = false
    if inForce.layout != before { invalidateRemembered() }
    rowsDidChange(by: nil)
    let queue = queue
    queue?.didAnswer(
      for: self, isAsBefore: isLikeBefore && inForce.layout == before,
      areAllViewsEnded: areAllViewsEnded)
  }

  /// Clears the state of the table, since there is no table any more. Waiting changes are applied.
  func unload() {
    isLoaded = false
    isTransparent = true
    invalidateRemembered()
    applySuspension()
    applyOwnChanges()
    didUnload()
  }

  /// Returns whether the table shows the rows of another data source, which was set since it
  /// counted the rows of these layers. If so, it is reported.
  ///
  /// The owners of these rows are unknown, so the layers forward all calls until the table counts
  /// their own rows again. A table does not announce a new data source, so this is called when one
  /// of its calls does not fit the known rows.
  @inline(never)
  func hasOtherRows(in tableView: UITableView) -> Bool {
    guard let segment = segment?.outermost, let source = segment.source,
      source.isReplaced(in: tableView)
    else { return isTransparent }
    let outermost = segment.outermostLayer
    if let table = outermost.table {
      table.reportExternalChangesNow()
    } else {
      let other = tableView.dataSource.map { "\(type(of: $0))" } ?? "nil"
      outermost.reportOnce(.objectReplaced(property: "dataSource", byClass: other))
    }
    for layer in [outermost] + outermost.layersInside { layer.unload() }
    return true
  }

  /// Returns the layout in force, reading the counts first if the table has not asked yet.
  func layout(for tableView: UITableView) -> TableLayout {
    loadIfNeeded(for: tableView)
    return inForce.layout
  }

  /// Reads the counts if the table has not asked yet.
  func loadIfNeeded(for tableView: UITableView) {
    guard !isLoaded else { return }
    guard let source else {
      misuse(
        """
        layer \(name) has no data source, or it is gone: make both halves of the layer with the \
        same TableLayer, and keep the data source
        """)
    }
    source.load(for: tableView)
  }
}
