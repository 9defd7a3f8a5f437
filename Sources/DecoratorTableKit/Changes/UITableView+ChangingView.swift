import Foundation

extension UITableView: ChangingView {
  var rowCounts: [Int] { (0..<numberOfSections).map(numberOfRows(inSection:)) }

  func finishLoading() { _ = rowCounts }

  var isInWindow: Bool { window != nil }

  func reloadData(following row: (RowPosition) -> RowPosition?) {
    let selected = (indexPathsForSelectedRows ?? []).compactMap { row(RowPosition($0)) }
    reloadData()
    for row in selected { selectRow(at: IndexPath(row), animated: false, scrollPosition: .none) }
  }

  func perform(
    _ update: AppliedUpdate, shownWith animations: TableAnimations, commit: @escaping () -> Void,
    completion: ((Bool) -> Void)?
  ) {
    performBatchUpdates(
      {
        commit()
        self.tell(update.table, shownWith: animations)
      }, completion: completion)
  }

  private func tell(_ update: BatchUpdate, shownWith animations: TableAnimations) {
    for (animation, sections) in update.deletedSections.grouped(by: {
      animations.animation(ofSectionBefore: $0)
    }) {
      deleteSections(IndexSet(sections), with: animation)
    }
    for (animation, sections) in update.insertedSections.grouped(by: {
      animations.animation(ofSectionAfter: $0)
    }) {
      insertSections(IndexSet(sections), with: animation)
    }
    for move in update.movedSections { moveSection(move.source, toSection: move.target) }
    for (animation, sections) in update.reloadedSections.grouped(by: {
      animations.animation(ofSectionBefore: $0)
    }) {
      reloadSections(IndexSet(sections), with: animation)
    }
    for (animation, rows) in update.deletedRows.grouped(by: {
      animations.animation(ofRowBefore: $0)
    }) {
      deleteRows(at: rows.map(IndexPath.init), with: animation)
    }
    for (animation, rows) in update.insertedRows.grouped(by: {
      animations.animation(ofRowAfter: $0)
    }) {
      insertRows(at: rows.map(IndexPath.init), with: animation)
    }
    for move in update.movedRows {
      moveRow(at: IndexPath(move.source), to: IndexPath(move.target))
    }
    for (animation, rows) in update.reloadedRows.grouped(by: {
      animations.animation(ofRowBefore: $0)
    }) {
      reloadRows(at: rows.map(IndexPath.init), with: animation)
    }
    if !update.reconfiguredRows.isEmpty {
      reconfigureRows(at: update.reconfiguredRows.map(IndexPath.init))
    }
  }

  var selectedRows: [RowPosition] { (indexPathsForSelectedRows ?? []).map(RowPosition.init) }

  func select(_ rows: [RowPosition]) {
    // Several may be selected from before, though no further one could be.
    let allowed = (allowsMultipleSelection, allowsMultipleSelectionDuringEditing)
    if rows.count > 1 {
      allowsMultipleSelection = true
      allowsMultipleSelectionDuringEditing = true
    }
    for row in rows { deselectRow(at: IndexPath(row), animated: false) }
    for row in rows { selectRow(at: IndexPath(row), animated: false, scrollPosition: .none) }
    if rows.count > 1 {
      allowsMultipleSelection = allowed.0
      allowsMultipleSelectionDuringEditing = allowed.1
    }
  }

  func withoutAnimation(_ calls: () -> Void) { UIView.performWithoutAnimation(calls) }

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
    // A table that is in no window is not visible, and warns when it is laid out.
    if isInWindow { layoutIfNeeded() }
  }
}

extension Array {
  /// Returns the elements by key, in their order, and the keys in the order of their first
  /// elements.
  ///
  /// - Complexity: O(*n* · *k*) for *k* keys, which are few.
  fileprivate func grouped<Key: Equatable>(by key: (Element) -> Key) -> [(Key, [Element])] {
    var groups: [(key: Key, elements: [Element])] = []
    for element in self {
      let key = key(element)
      if let index = groups.firstIndex(where: { $0.key == key }) {
        groups[index].elements.append(element)
      } else {
        groups.append((key, [element]))
      }
    }
    return groups
  }
}
