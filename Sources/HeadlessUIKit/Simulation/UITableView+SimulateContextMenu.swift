public import Foundation

extension UITableView {
  /// Simulates a long press on a row, which opens its menu.
  ///
  /// A menu that is already open closes first.
  ///
  /// - Parameters:
  ///   - indexPath: the row, in the table's own coordinates (reuse coordinates).
  ///   - point: the position of the press, in points in the table's coordinates; nil for the row's
  ///     centre.
  /// - Returns: the delegate's configuration; nil if the row has no menu.
  public func simulateContextMenu(at indexPath: IndexPath, point: CGPoint? = nil)
    -> UIContextMenuConfiguration?
  {
    guard prepareSimulation(of: "press", at: indexPath), !touchHidesActions() else { return nil }
    simulateDismissalOfMenu()
    let row = rectForRow(at: indexPath)
    let answer = askDelegate(DelegateMethod.contextMenuConfigurationForRowAt) {
      $0.tableView(
        self, contextMenuConfigurationForRowAt: indexPath,
        point: point ?? CGPoint(x: row.midX, y: row.midY))
    }
    guard let configuration = answer ?? nil else { return nil }
    askDelegate(DelegateMethod.previewForHighlightingContextMenuWithConfiguration) {
      $0.tableView(self, previewForHighlightingContextMenuWithConfiguration: configuration)
    }
    let menu = OpenMenu(configuration)
    openMenu = menu
    let animator = SimulatedMenuAnimator(previewViewController: menu.preview)
    askDelegate(DelegateMethod.willDisplayContextMenu) {
      $0.tableView(self, willDisplayContextMenu: configuration, animator: animator)
    }
    animator.run()
    layoutIfNeeded()
    return configuration
  }

  /// Simulates a tap on an action of the open menu, which closes first.
  ///
  /// A title that neither the menu nor its submenus have is a failure. A disabled or hidden action
  /// is not performed, and the menu stays open.
  ///
  /// - Parameter title: the action's title.
  /// - Returns: whether the action was performed.
  public func simulateTapOnMenuAction(titled title: String) -> Bool {
    guard let action = openMenu?.menu?.action(titled: title) else {
      UIKitFailure.raise(
        "Attempted to choose \"\(title)\", which no open menu offers. Open a menu first. "
          + describedForFailure)
      return false
    }
    guard action.attributes.isDisjoint(with: [.disabled, .hidden]) else { return false }
    simulateDismissalOfMenu()
    action.perform(sender: nil)
    layoutIfNeeded()
    return true
  }

  /// Simulates a tap on the preview of the open menu.
  ///
  /// Does nothing if no menu is open.
  public func simulateTapOnMenuPreview() {
    guard let menu = openMenu else { return }
    let animator = SimulatedMenuAnimator(previewViewController: menu.preview)
    askDelegate(DelegateMethod.willPerformPreviewActionForMenuWith) {
      $0.tableView(
        self, willPerformPreviewActionForMenuWith: menu.configuration, animator: animator)
    }
    endMenu(menu, animator)
  }

  /// Simulates a tap outside the open menu, which closes it.
  ///
  /// Does nothing if no menu is open.
  public func simulateDismissalOfMenu() {
    guard let menu = openMenu else { return }
    askDelegate(DelegateMethod.previewForDismissingContextMenuWithConfiguration) {
      $0.tableView(self, previewForDismissingContextMenuWithConfiguration: menu.configuration)
    }
    endMenu(menu, SimulatedMenuAnimator(previewViewController: menu.preview))
  }

  private func endMenu(_ menu: OpenMenu, _ animator: SimulatedMenuAnimator) {
    openMenu = nil
    askDelegate(DelegateMethod.willEndContextMenuInteraction) {
      $0.tableView(self, willEndContextMenuInteraction: menu.configuration, animator: animator)
    }
    animator.run()
    layoutIfNeeded()
  }
}

extension UIMenu {
  /// Returns the first action with a title in the menu and its submenus.
  func action(titled title: String) -> UIAction? {
    for child in children {
      if let action = child as? UIAction, action.title == title { return action }
      if let action = (child as? UIMenu)?.action(titled: title) { return action }
    }
    return nil
  }
}
