import Foundation

extension UITableView {
  /// Selects a row, or none, without a word to the delegate.
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

  /// Makes one row look touched, or none.
  func setHighlightedRow(_ indexPath: IndexPath?) {
    if let old = highlightedRow { displayed.cells[old]?.setHighlighted(false, animated: false) }
    highlightedRow = indexPath
    if let indexPath { displayed.cells[indexPath]?.setHighlighted(true, animated: false) }
  }

  /// Selects or deselects a row because the user touched it; the delegate has a say in it.
  func userTouchedRow(at indexPath: IndexPath) {
    let before = selectedRows
    if allowsMultipleSelectionNow, selectedRows.contains(indexPath) {
      userDeselectsRow(at: indexPath)
    } else {
      userSelectsRow(at: indexPath)
    }
    guard selectedRows != before else { return }
    NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
  }

  private func userSelectsRow(at touched: IndexPath) {
    let answer = askDelegate(DelegateMethod.willSelectRowAt) {
      $0.tableView(self, willSelectRowAt: touched)
    }
    // No answer is consent; an answer of nil is a veto.
    guard let indexPath = answer ?? touched else { return }
    guard hasRow(at: indexPath) else {
      raiseOutOfBounds(indexPath)
      return
    }
    if !allowsMultipleSelectionNow {
      for path in selectedRows where path != indexPath { userDeselectsRow(at: path) }
    }
    setSelected(true, at: indexPath)
    askDelegate(DelegateMethod.didSelectRowAt) {
      $0.tableView(self, didSelectRowAt: indexPath)
    }
  }

  private func userDeselectsRow(at selected: IndexPath) {
    let answer = askDelegate(DelegateMethod.willDeselectRowAt) {
      $0.tableView(self, willDeselectRowAt: selected)
    }
    guard let indexPath = answer ?? selected else { return }
    setSelected(false, at: indexPath)
    askDelegate(DelegateMethod.didDeselectRowAt) {
      $0.tableView(self, didDeselectRowAt: indexPath)
    }
  }

  /// Puts a row into the selection or takes it out; its cell follows.
  func setSelected(_ selected: Bool, at indexPath: IndexPath) {
    if !selected {
      selectedRows.removeAll { $0 == indexPath }
    } else if !selectedRows.contains(indexPath) {
      selectedRows.append(indexPath)
    }
    displayed.cells[indexPath]?.setSelected(selected, animated: false)
  }
}
