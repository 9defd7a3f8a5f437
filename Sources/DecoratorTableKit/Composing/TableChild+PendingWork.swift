extension TableChild {
  /// What the table is going to do by itself, and what it waits for: with its layers, its source,
  /// and the children of a composed table.
  package var pendingWork: PendingWork {
    var work = PendingWork()
    addPending(to: &work)
    return work
  }

  /// Lays the table out if it is on screen, as the main loop does when it has nothing else to do.
  package func layOutOnScreen() {
    guard let tableView = decoratedTable.tableView?.tableOnScreen, tableView.window != nil else {
      return
    }
    tableView.layoutIfNeeded()
  }

  func addPending(to work: inout PendingWork) {
    decoratedTable.addPending(to: &work)
    (self as? ComposedTable)?.addPendingOfChildren(to: &work)
  }
}

extension ComposedTable {
  fileprivate func addPendingOfChildren(to work: inout PendingWork) {
    work.add(applyingLater, "the turn of changes of children")
    work.add(showingMethods, "telling the table which methods its children have")
    work.add(notifyingChildren, "a look of the children at what is on screen")
    work.add(reloadingMoved, "the cell of a row that was dragged to another child")
    for slot in all {
      work.add(slot.loadingLater, "a load of a child with another data source")
      slot.child.addPending(to: &work)
    }
  }
}
