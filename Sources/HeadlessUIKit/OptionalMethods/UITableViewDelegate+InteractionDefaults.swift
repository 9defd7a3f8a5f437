public import Foundation

// What stands in for an optional method of actions, menus and the focus that a conformer does not
// implement: it says so, and returns what UIKit goes by without it.
extension UITableViewDelegate {
  /// Stands in where not implemented.
  public func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
    -> [UITableViewRowAction]?
  {
    OptionalMethod.recordAbsence(of: DelegateMethod.editActionsForRowAt, by: self)
    return nil
  }

  /// Stands in where not implemented.
  public func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    OptionalMethod.recordAbsence(
      of: DelegateMethod.leadingSwipeActionsConfigurationForRowAt, by: self)
    return nil
  }

  /// Stands in where not implemented.
  public func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    OptionalMethod.recordAbsence(
      of: DelegateMethod.trailingSwipeActionsConfigurationForRowAt, by: self)
    return nil
  }

  /// Stands in where not implemented.
  public func tableView(
    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool {
    OptionalMethod.recordAbsence(of: DelegateMethod.canPerformAction, by: self)
    return false
  }

  /// Stands in where not implemented.
  public func tableView(
    _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) {
    OptionalMethod.recordAbsence(of: DelegateMethod.performAction, by: self)
  }

  /// Stands in where not implemented.
  public func tableView(
    _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
  ) -> Bool {
    OptionalMethod.recordAbsence(of: DelegateMethod.shouldUpdateFocusIn, by: self)
    return true
  }

  /// Stands in where not implemented.
  public func tableView(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    OptionalMethod.recordAbsence(of: DelegateMethod.didUpdateFocusIn, by: self)
  }

  /// Stands in where not implemented.
  public func tableView(
    _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    OptionalMethod.recordAbsence(of: DelegateMethod.shouldSpringLoadRowAt, by: self)
    return true
  }

  /// Stands in where not implemented.
  public func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    OptionalMethod.recordAbsence(of: DelegateMethod.contextMenuConfigurationForRowAt, by: self)
    return nil
  }

  /// Stands in where not implemented.
  public func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    OptionalMethod.recordAbsence(
      of: DelegateMethod.previewForHighlightingContextMenuWithConfiguration, by: self)
    return nil
  }

  /// Stands in where not implemented.
  public func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    OptionalMethod.recordAbsence(
      of: DelegateMethod.previewForDismissingContextMenuWithConfiguration, by: self)
    return nil
  }

  /// Stands in where not implemented.
  public func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    OptionalMethod.recordAbsence(of: DelegateMethod.willPerformPreviewActionForMenuWith, by: self)
  }

  /// Stands in where not implemented.
  public func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    OptionalMethod.recordAbsence(of: DelegateMethod.willDisplayContextMenu, by: self)
  }

  /// Stands in where not implemented.
  public func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    OptionalMethod.recordAbsence(of: DelegateMethod.willEndContextMenuInteraction, by: self)
  }
}
