import Foundation

// The table of a child as its queue of changes sees it.
extension ChildSlot: ChildChangingView {
  private var real: UITableView? { number == nil ? nil : composed?.attachedTable }

  var isAnswering: Bool { composed?.queue.isInTheMiddle == true }

  var hasPlace: Bool { number != nil && composed?.place?.hasPlace != false }

  var hasUncommittedUpdates: Bool { real?.hasUncommittedUpdates == true }

  /// Makes the table on screen count now, and not in the middle of the child's change.
  func finishLoading() { real?.tableOnScreen.finishLoading() }

  func noteWaitingChanges() { composed?.noteWaitingChanges(of: self) }

  func applyChildren() { composed?.applyChildren() }

  /// Whether a block of the child is open, for which the other children wait.
  var isBlockOpen: Bool { number != nil && child.queue.isBlockOpen }

  func noteOpenBlock() { composed?.noteOpenBlock(of: self) }

  /// Does nothing: the composed table reads the titles of all children, once a batch.
  func reloadSectionIndexTitles() {}

  // MARK: - Selection

  var selectedRows: [RowPosition] { table?.selectedRows ?? [] }

  func select(_ rows: [RowPosition]) { table?.select(rows) }

  // MARK: - Scrolling

  var isScrolling: Bool { real?.isScrolling == true }

  /// The rows of the child on screen. If all of them are above it, the last one: changes above the
  /// screen move the rows on it.
  var visibleRows: [RowPosition] {
    guard let table, let real, let first = real.visibleRows.first else { return [] }
    let visible = table.visibleRows
    guard visible.isEmpty, let section = rowCounts.lastIndex(where: { $0 > 0 }) else {
      return visible
    }
    let last = RowPosition(section: section, row: rowCounts[section] - 1)
    guard let place = shownPosition(ofContent: last), place < first else { return [] }
    return [last]
  }

  func upperEdge(of row: RowPosition) -> CGFloat { table?.upperEdge(of: row) ?? 0 }

  var verticalOffset: CGFloat {
    get { real?.verticalOffset ?? 0 }
    set { real?.verticalOffset = newValue }
  }

  var verticalOffsetLimits: ClosedRange<CGFloat> { real?.verticalOffsetLimits ?? 0...0 }

  func layOutVisibleRows() { real?.layOutVisibleRows() }

  func layOutRows() { real?.layOutRows() }
}
