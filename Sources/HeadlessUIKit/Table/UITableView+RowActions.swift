import Foundation

extension UITableView {
  /// Returns the buttons that a swipe from the leading edge of a row reveals; nil if it cannot be
  /// swiped.
  func leadingActions(at indexPath: IndexPath) -> RevealedActions.Content? {
    let answer = askDelegate(DelegateMethod.leadingSwipeActionsConfigurationForRowAt) {
      $0.tableView(self, leadingSwipeActionsConfigurationForRowAt: indexPath)
    }
    guard let configuration = answer ?? nil, !configuration.actions.isEmpty else { return nil }
    return .contextual(configuration)
  }

  /// Returns the buttons that a swipe from the trailing edge of a row reveals; nil if it cannot be
  /// swiped.
  ///
  /// A configuration of any kind takes precedence over the actions of before iOS 11. Both take
  /// precedence over the editing style, which decides about the default deletion button.
  func trailingActions(at indexPath: IndexPath) -> RevealedActions.Content? {
    let answer = askDelegate(DelegateMethod.trailingSwipeActionsConfigurationForRowAt) {
      $0.tableView(self, trailingSwipeActionsConfigurationForRowAt: indexPath)
    }
    if let configuration = answer ?? nil {
      return configuration.actions.isEmpty ? nil : .contextual(configuration)
    }
    if answer == nil {
      let actions = askDelegate(DelegateMethod.editActionsForRowAt) {
        $0.tableView(self, editActionsForRowAt: indexPath)
      }
      if let actions = actions ?? nil { return actions.isEmpty ? nil : .rowActions(actions) }
    }
    guard dataSourceMayImplement(DataSourceMethod.commit),
      editingStyle(ofRow: indexPath) == .delete
    else { return nil }
    let title = askDelegate(DelegateMethod.titleForDeleteConfirmationButtonForRowAt) {
      $0.tableView(self, titleForDeleteConfirmationButtonForRowAt: indexPath)
    }
    return .deletion((title ?? nil) ?? "Delete")
  }

  /// Moves a row aside.
  func reveal(_ content: RevealedActions.Content, at indexPath: IndexPath, isFromSwipe: Bool) {
    let revealed = RevealedActions(
      content, at: indexPath, cell: displayed.cells[indexPath], isFromSwipe: isFromSwipe)
    revealedActions = revealed
    if isFromSwipe {
      askDelegate(DelegateMethod.willBeginEditingRowAt) {
        $0.tableView(self, willBeginEditingRowAt: indexPath)
      }
    }
    // The callee may have reloaded the table or ended the swipe.
    guard revealedActions === revealed, revealed.indexPath != nil else { return }
    revealed.cell?.setShowingDeleteConfirmation(true)
  }

  /// Moves back the row that has been moved aside, if any.
  func hideActions() {
    guard let revealed = revealedActions else { return }
    revealedActions = nil
    revealed.cell?.setShowingDeleteConfirmation(false)
    guard revealed.isFromSwipe else { return }
    askDelegate(DelegateMethod.didEndEditingRowAt) {
      $0.tableView(self, didEndEditingRowAt: revealed.indexPath)
    }
  }

  /// Performs the action of one of the buttons of the row that has been moved aside.
  func performRevealedAction(_ index: Int) {
    guard let revealed = revealedActions, let indexPath = revealed.indexPath else { return }
    switch revealed.content {
    case .contextual(let configuration):
      let action = configuration.actions[index]
      action.handler(action, revealed.cell ?? self) { [weak self, weak revealed] _ in
        guard let self, revealed != nil, self.revealedActions === revealed else { return }
        self.hideActions()
      }
    case .rowActions(let actions):
      // The row stays aside until the app ends the editing of the table.
      actions[index].handler(actions[index], indexPath)
    case .deletion:
      commit(.delete, at: indexPath)
      if revealedActions === revealed { hideActions() }
    }
  }

  /// Discards the state of rows that a reload may have replaced.
  func forgetInteractions() {
    revealedActions?.indexPath = nil
    revealedActions?.cell?.setShowingDeleteConfirmation(false)
    prefetchedRows = []
    if let row = highlightedRow, !hasRow(at: row) { highlightedRow = nil }
    if let row = focusedRow, !hasRow(at: row) { focusedRow = nil }
    if let row = lastFocusedRow, !hasRow(at: row) { lastFocusedRow = nil }
  }
}
