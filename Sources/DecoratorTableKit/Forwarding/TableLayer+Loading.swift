import Foundation

// What the table knows of the layer, and when that is read.
extension TableLayer {
  /// The layer as the table knows it; nil before the table first asked.
  package var loadedState: LayerState? { isLoaded ? inForce : nil }

  /// The layout in force, which is the one that the table was told last; nil before the table first
  /// asked.
  package var current: TableLayout? { isLoaded ? inForce.layout : nil }

  /// Lays the layer out for content of these sizes, by inner section.
  ///
  /// A table asks for its counts when it likes, too. Such a question must not change rows that are
  /// not simply those of the rule, and leaves held rows alone. It is told from loading by its
  /// answer, which is that of before, while not all views have gone.
  func load(rowCounts: [Int]) {
    let before = inForce.layout
    let isSwitched = applySuspension()
    let isChanged = applyOwnChanges() || forgetsRows || isSwitched
    let isLikeBefore = isLoaded && !isChanged
    let areAllViewsEnded = layersOutwards.contains { $0.known.views.rows.areAllEnded }
    // A question for counts must change no row.
    let isKnownToLoad = !isLoaded || forgetsRows || areAllViewsEnded
    known.views.rows.noteLoading()
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
    mayHaveLoaded = queue?.isReloadUnconfirmed == true
  }

  /// Notes that the table asks for the cell of a row. If it shows the row, and is not in the middle
  /// of a change, it has loaded everything.
  func noteQuestion(of owner: RememberedOwner<IndexPath, AdditionalRow>) {
    guard mayHaveLoaded, readsCounts, let queue, queue.isReloadUnconfirmed,
      known.views.rows.isShown({ $0.isSame(as: owner) })
    else { return }
    queue.didAskAgain(in: self)
  }

  /// Forgets what the table knows, since there is no table any more. Waiting changes are made
  /// without telling anybody.
  func unload() {
    isLoaded = false
    isTransparent = true
    invalidateRemembered()
    applySuspension()
    applyOwnChanges()
    didUnload()
  }

  /// Returns whether the table shows the rows of another data source, which it was given since it
  /// asked for the counts of these. It is reported then.
  ///
  /// Nobody can say whose these rows are, so that the layers pass on what is asked about them until
  /// the table asks for their own counts again. The table says nothing of its data source, so this
  /// is called where one of its questions does not suit the rows that it was told of.
  @inline(never)
  func hasOtherRows(in tableView: UITableView) -> Bool {
    let outermost = outermost
    guard let source = outermost.source, source.isReplaced(in: tableView) else {
      return isTransparent
    }
    if let table = outermost.table {
      table.reportExternalChangesNow()
    } else {
      let other = tableView.dataSource.map { "\(type(of: $0))" } ?? "nil"
      outermost.reportOnce(.objectReplaced(property: "dataSource", byClass: other))
    }
    outermost.unload()
    for layer in outermost.layersInside { layer.unload() }
    return true
  }

  /// Makes another state the one that the table knows.
  package func adopt(_ state: LayerState) { inForce = state }

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
