import Foundation

// The layer as the table knows it, and when it is loaded.
extension TableLayer {
  /// The layer as the table knows it; nil before the first count.
  package var loadedState: LayerState? { isLoaded ? inForce : nil }

  /// The layout in force, which is that of the table's last update; nil before the first count.
  package var current: TableLayout? { isLoaded ? inForce.layout : nil }

  /// Lays the layer out for content of these sizes, by inner section, since the table counts.
  ///
  /// - Parameters:
  ///   - rowCounts: The number of rows of each section inside.
  ///   - areAllViewsEnded: Whether the table has ended the display of all its cells.
  /// - Returns: Whether the rows are as before.
  func load(rowCounts: [Int], areAllViewsEnded: Bool) -> Bool {
    let before = inForce.layout
    // Changes of a suspended layer are about the rows as they are, and not about those for which it
    // was laid out.
    if isSuspended { applyOwnChanges(around: rowCounts) }
    let isSwitched = applySuspension()
    let isChanged = applyOwnChanges(around: rowCounts) || forgetsRows || isSwitched
    let isLikeBefore = isLoaded && !isChanged
    // Counting must not change rows.
    let isKnownToLoad = !isLoaded || forgetsRows || areAllViewsEnded
    forgetsRows = false
    let isKept =
      isLoaded && !isChanged && (!inForce.isLaidOutByRule || isSettling)
      && inForce.layout.rows.elementsEqual(rowCounts) { $0.contentCount == $1 }
    if !isKept {
      isSettling = false
      let loads = queue?.loadDetection.loads
      let state =
        isSuspended
        ? .identity(rowCounts: rowCounts)
        : freshState(rowCounts: rowCounts, around: inside?.current)
      // The rule may have loaded the table in turn: the rows are those of that load.
      guard queue?.loadDetection.loads == loads else { return false }
      inForce = state
    }
    suspension?.isOutdated = true
    if isKnownToLoad, !isSuspended, let filling { inForce = filling.filled(inForce) }
    isLoaded = true
    isTransparent = false
    if inForce.layout != before { invalidateRemembered() }
    rowsDidChange(by: nil)
    return isLikeBefore && inForce.layout == before
  }

  /// Clears what the table knew of the rows, which it does not show any more. Waiting changes are
  /// applied.
  func unload() {
    isLoaded = false
    isTransparent = true
    invalidateRemembered()
    applySuspension()
    applyOwnChanges()
    didUnload()
  }

  /// Returns whether the table shows the rows of another data source; see
  /// ``Segment/hasOtherRows(in:)``.
  func hasOtherRows(in tableView: UITableView) -> Bool {
    segment?.hasOtherRows(in: tableView) == true
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
