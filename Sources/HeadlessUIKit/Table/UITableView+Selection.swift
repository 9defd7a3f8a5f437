import Foundation

extension UITableView {
  /// Selects a row, or none, without telling the delegate.
  func select(_ indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    loadIfNeeded()
    guard let indexPath else {
      for path in selectedRows { setSelected(false, at: path) }
      return
    }
    guard hasRow(at: indexPath) else {
      raiseOutOfBounds(indexPath)
      return
    }
    if !allowsMultipleSelectionNow {
      for path in selectedRows where path != indexPath { setSelected(false, at: path) }
    }
    setSelected(true, at: indexPath)
    if scrollPosition != .none {
      scroll(to: indexPath, scrollPosition, animated: animated)
    }
  }

  /// Whether the user can select rows in the present state.
  var allowsSelectionNow: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
      : allowsSelection
  }

  /// Whether several rows can be selected in the present state.
  var allowsMultipleSelectionNow: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// Highlights one row, or none.
  func setHighlightedRow(_ indexPath: IndexPath?) {
    if let old = highlightedRow { displayed.cells[old]?.setHighlighted(false, animated: false) }
    highlightedRow = indexPath
    if let indexPath { displayed.cells[indexPath]?.setHighlighted(true, animated: false) }
  }

  /// Selects or deselects a row after the user touched it; the delegate may intervene.
  ///
  /// A callback may reload the table. This continues as long as the rows still exist.
  ///
  /// - Returns: the selected row, which need not be the touched one; nil if none was selected, or
  ///   if it is gone again.
  @discardableResult
  func userTouchedRow(at indexPath: IndexPath) -> IndexPath? {
    let before = selectedRows
    var selected: IndexPath?
    if allowsMultipleSelectionNow, selectedRows.contains(indexPath) {
      userDeselectsRow(at: indexPath)
    } else {
      selected = userSelectsRow(at: indexPath)
    }
    if selectedRows != before {
      NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
    }
    return selected.flatMap { stillHasRow(at: $0) ? $0 : nil }
  }

  private func userSelectsRow(at touched: IndexPath) -> IndexPath? {
    let answer = askDelegate(DelegateMethod.willSelectRowAt) {
      $0.tableView(self, willSelectRowAt: touched)
    }
    // A missing answer is consent; an answer of nil is a veto.
    guard let indexPath = answer ?? touched, isThere(indexPath, answeredFor: touched) else {
      return nil
    }
    if !allowsMultipleSelectionNow {
      for path in selectedRows where path != indexPath && selectedRows.contains(path) {
        userDeselectsRow(at: path)
      }
    }
    guard stillHasRow(at: indexPath) else { return nil }
    setSelected(true, at: indexPath)
    askDelegate(DelegateMethod.didSelectRowAt) {
      $0.tableView(self, didSelectRowAt: indexPath)
    }
    return indexPath
  }

  private func userDeselectsRow(at selected: IndexPath) {
    let answer = askDelegate(DelegateMethod.willDeselectRowAt) {
      $0.tableView(self, willDeselectRowAt: selected)
    }
    // A reload has already removed the selection.
    guard let indexPath = answer ?? selected, selectedRows.contains(selected),
      isThere(indexPath, answeredFor: selected)
    else { return }
    setSelected(false, at: indexPath)
    askDelegate(DelegateMethod.didDeselectRowAt) {
      $0.tableView(self, didDeselectRowAt: indexPath)
    }
  }

  /// Returns whether the row in the delegate's answer exists. One that does not is a failure,
  /// unless it is the row in question and a reload has removed it.
  private func isThere(_ indexPath: IndexPath, answeredFor asked: IndexPath) -> Bool {
    if stillHasRow(at: indexPath) { return true }
    if indexPath != asked { raiseOutOfBounds(indexPath) }
    return false
  }

  /// Selects or deselects a row; its cell follows.
  func setSelected(_ selected: Bool, at indexPath: IndexPath) {
    if !selected {
      selectedRows.removeAll { $0 == indexPath }
    } else if !selectedRows.contains(indexPath) {
      selectedRows.append(indexPath)
    }
    displayed.cells[indexPath]?.setSelected(selected, animated: false)
  }
}
