import Foundation

extension UITableView: ChangingView {
  var rowCounts: [Int] {
    // The closure of a `map` is checked to be on the main actor, for each section.
    var rowCounts: [Int] = []
    let sectionCount = numberOfSections
    rowCounts.reserveCapacity(sectionCount)
    for section in 0..<sectionCount { rowCounts.append(numberOfRows(inSection: section)) }
    return rowCounts
  }

  func finishLoading() { _ = numberOfSections }

  /// Whether the table is in a window. If not, it is not visible, and must not be laid out.
  var isInWindow: Bool { window != nil }

  /// Reloads the table after a change that is not visible; selected rows stay selected.
  ///
  /// - Parameter row: Returns the new position of a row; nil if it was removed.
  func reloadData(following row: (RowPosition) -> RowPosition?) {
    let selected = (indexPathsForSelectedRows ?? []).compactMap { row(RowPosition($0)) }
    reloadData()
    select(selected)
  }

  var selectedRows: [RowPosition] { (indexPathsForSelectedRows ?? []).map(RowPosition.init) }

  // A table may deselect rows when multiple selection is switched off: UIKit's documentation does
  // not say. So the property is set only if it does not allow the rows to select.
  func select(_ rows: [RowPosition]) {
    let isAllowed = rows.count < 2 || allowsSeveralSelectedRows
    // Several rows may be selected already, though no further one could be.
    if !isAllowed { allowsSeveralSelectedRows = true }
    for row in rows { deselectRow(at: IndexPath(row), animated: false) }
    for row in rows { selectRow(at: IndexPath(row), animated: false, scrollPosition: .none) }
    guard !isAllowed, let last = rows.last else { return }
    allowsSeveralSelectedRows = false
    if indexPathForSelectedRow == nil {
      selectRow(at: IndexPath(last), animated: false, scrollPosition: .none)
    }
  }

  /// Whether several rows can be selected in the present state of the table.
  private var allowsSeveralSelectedRows: Bool {
    get { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }
    set {
      if isEditing {
        allowsMultipleSelectionDuringEditing = newValue
      } else {
        allowsMultipleSelection = newValue
      }
    }
  }

  var isScrolling: Bool { isDragging || isDecelerating }

  var visibleRows: [RowPosition] { (indexPathsForVisibleRows ?? []).map(RowPosition.init) }

  func upperEdge(of row: RowPosition) -> CGFloat { rectForRow(at: IndexPath(row)).minY }

  var verticalOffset: CGFloat {
    get { contentOffset.y }
    set { contentOffset = CGPoint(x: contentOffset.x, y: newValue) }
  }

  var verticalOffsetLimits: ClosedRange<CGFloat> {
    let inset = adjustedContentInset
    let top = -inset.top
    return top...max(top, contentSize.height + inset.bottom - bounds.height)
  }

  func layOutVisibleRows() {
    // UIKit warns when a table in no window is laid out.
    if isInWindow { layoutIfNeeded() }
  }

  func layOutRows() { layoutIfNeeded() }
}
