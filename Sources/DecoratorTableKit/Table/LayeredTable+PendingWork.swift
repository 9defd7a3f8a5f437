// The scheduled work of a decorated table, for tests that let it settle.
extension LayeredTable {
  /// What the table is going to do by itself, and what it waits for: with its layers, its source,
  /// and the children of a composed table.
  package var pendingWork: PendingWork {
    var work = PendingWork()
    addPending(to: &work)
    return work
  }

  /// Lays the table out if it is on screen, as the main loop does when it has nothing else to do.
  package func layOutOnScreen() {
    guard let tableView = attachedTable?.tableOnScreen, tableView.window != nil else {
      return
    }
    tableView.layoutIfNeeded()
  }

  /// Adds the scheduled work of the table, its layers and its source, and what they wait for.
  func addPending(to work: inout PendingWork) {
    queue.addPending(to: &work)
    changingSource?.addPending(to: &work)
    for layer in layers { layer.addPending(to: &work) }
    rowWatch?.addPending(to: &work)
    work.add(showingOtherMethods, "telling the table which methods its objects have")
    work.add(showingKinds, "giving the table its objects again")
    work.add(checkingHeights, "a look at the properties of the table about heights")
    work.add(checkingAttachment, "a look whether the layers were attached")
    work.add(checkingExternalChanges, "the end of the turn for which the objects were looked at")
    work.add(removingLastLayer, "the end of the display of a removed layer's views")
    addPendingOfChildren(to: &work)
  }
}
