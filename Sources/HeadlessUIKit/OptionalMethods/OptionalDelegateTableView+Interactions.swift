public import Foundation

// Actions, menus and the focus.
extension OptionalDelegateTableView {
  /// The buttons that a swipe over a row shows; nil for the default one.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
    -> [UITableViewRowAction]?
  {
    OptionalMethod.flattened(of: receiver, DelegateMethod.editActionsForRowAt) {
      receiver.tableView(tableView, editActionsForRowAt: indexPath)
    }
  }

  /// What a swipe from the leading edge of a row offers; nil for nothing.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    OptionalMethod.flattened(of: receiver, DelegateMethod.leadingSwipeActionsConfigurationForRowAt)
    {
      receiver.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
    }
  }

  /// What a swipe from the trailing edge of a row offers; nil for deletion, no actions for nothing.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    OptionalMethod.flattened(of: receiver, DelegateMethod.trailingSwipeActionsConfigurationForRowAt)
    {
      receiver.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
    }
  }

  /// Whether the editing menu of a row offers an action.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool? {
    OptionalMethod.value(of: receiver, DelegateMethod.canPerformAction) {
      receiver.tableView(
        tableView, canPerformAction: action, forRowAt: indexPath, withSender: sender)
    }
  }

  /// An action of the editing menu of a row was chosen.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Void? {
    OptionalMethod.value(of: receiver, DelegateMethod.performAction) {
      receiver.tableView(tableView, performAction: action, forRowAt: indexPath, withSender: sender)
    }
  }

  /// Whether the focus may move so; true where not implemented.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
  ) -> Bool? {
    OptionalMethod.value(of: receiver, DelegateMethod.shouldUpdateFocusIn) {
      receiver.tableView(tableView, shouldUpdateFocusIn: context)
    }
  }

  /// The focus moved.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) -> Void? {
    OptionalMethod.value(of: receiver, DelegateMethod.didUpdateFocusIn) {
      receiver.tableView(tableView, didUpdateFocusIn: context, with: coordinator)
    }
  }

  /// Whether a row opens when something is held over it; true where not implemented.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool? {
    OptionalMethod.value(of: receiver, DelegateMethod.shouldSpringLoadRowAt) {
      receiver.tableView(tableView, shouldSpringLoadRowAt: indexPath, with: context)
    }
  }

  /// The menu of a row, nil for none; the point is in the table's coordinates.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    OptionalMethod.flattened(of: receiver, DelegateMethod.contextMenuConfigurationForRowAt) {
      receiver.tableView(tableView, contextMenuConfigurationForRowAt: indexPath, point: point)
    }
  }

  /// What is lifted out of the table as a menu opens; nil for the row's cell.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    OptionalMethod.flattened(
      of: receiver, DelegateMethod.previewForHighlightingContextMenuWithConfiguration
    ) {
      receiver.tableView(
        tableView, previewForHighlightingContextMenuWithConfiguration: configuration)
    }
  }

  /// What a menu goes back to as it closes; nil for the row's cell.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    OptionalMethod.flattened(
      of: receiver, DelegateMethod.previewForDismissingContextMenuWithConfiguration
    ) {
      receiver.tableView(tableView, previewForDismissingContextMenuWithConfiguration: configuration)
    }
  }

  /// The preview of a menu was tapped.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) -> Void? {
    OptionalMethod.value(of: receiver, DelegateMethod.willPerformPreviewActionForMenuWith) {
      receiver.tableView(
        tableView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
  }

  /// A menu opens.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) -> Void? {
    OptionalMethod.value(of: receiver, DelegateMethod.willDisplayContextMenu) {
      receiver.tableView(tableView, willDisplayContextMenu: configuration, animator: animator)
    }
  }

  /// A menu closes.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) -> Void? {
    OptionalMethod.value(of: receiver, DelegateMethod.willEndContextMenuInteraction) {
      receiver.tableView(
        tableView, willEndContextMenuInteraction: configuration, animator: animator)
    }
  }
}
