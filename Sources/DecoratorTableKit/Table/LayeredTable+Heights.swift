import Foundation

// An app may set the height properties of its table at any time: `viewDidLoad` often does so after
// it has attached the decorated table.
extension LayeredTable {
  /// The delegate of the layers, if there are layers.
  var outermostDelegate: AdditionalTableViewDelegateImpl? {
    delegate as? AdditionalTableViewDelegateImpl
  }

  /// Sets the objects of a table, which may ask for heights at once, and reads its properties again
  /// in the next turn.
  func showObjects(in tableView: UITableView) {
    // One of them may be in the middle of being added.
    let shown = layers.filter { !$0.isBeingAdded }
    for layer in shown { layer.isBeingAdded = true }
    attachment.show(rowsOnScreenStay: rememberRowsOnScreen(of: tableView)) {
      readHeights(of: tableView)
      return makeObjects()
    }
    for layer in shown { layer.isBeingAdded = false }
    checkingHeights.schedule { [weak self] in self?.noteTableHeights() }
  }

  /// Remembers the owners of the rows on screen, if the table shows those of the wrapped objects,
  /// or of layers around these.
  ///
  /// - Returns: Whether it does; false if there are no rows on screen.
  private func rememberRowsOnScreen(of tableView: UITableView) -> Bool {
    guard tableView.childView == nil, tableView.showsRows, let front = outermostDelegate else {
      return false
    }
    let shown = tableView.delegate as? AdditionalTableViewDelegateImpl
    if let shown, outermostSegment?.contains(shown.segment) == true {
      front.outermostSegment.takeViews(of: shown.outermostSegment)
      return true
    }
    guard tableView.dataSource === given(.dataSource), tableView.delegate === given(.delegate)
    else {
      return false
    }
    front.rememberContent(onScreenOf: tableView)
    return true
  }

  func noteTableHeights() {
    guard isDecorating, let tableView = attachedTable, let part = outermostDelegate,
      part.tableHeights != TableHeights(of: tableView)
    else { return }
    showOtherMethods()
  }

  /// Reads the height properties of the table for the delegate that is about to be set.
  func readHeights(of tableView: UITableView) {
    guard let part = outermostDelegate else { return }
    let heights = TableHeights(of: tableView)
    if part.tableHeights != heights { attachment.hasOtherHeights = true }
    // Even if they are unchanged: a layer may have been added inside.
    part.tableHeights = heights
  }
}
