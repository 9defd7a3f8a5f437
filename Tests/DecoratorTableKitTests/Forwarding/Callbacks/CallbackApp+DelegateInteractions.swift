import Foundation

@testable import DecoratorLayouts
@testable import DecoratorTableKit

#if HEADLESS_UIKIT
extension CallbackApp: UITableViewDelegate, UIScrollViewAccessibilityDelegate {
  private var swipeActions: UISwipeActionsConfiguration {
    UISwipeActionsConfiguration(
      actions: [UIContextualAction(style: .normal, title: nil) { _, _, _ in }])
  }

  func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  {
    answer(.editingStyle, text(indexPath), .insert, without: .delete)
  }

  func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    answer(.titleForDeleteConfirmation, text(indexPath), "title")
  }

  func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
    -> [UITableViewRowAction]?
  {
    answer(
      .editActions, text(indexPath), [UITableViewRowAction(style: .normal, title: nil) { _, _ in }])
  }

  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    answer(.leadingSwipeActions, text(indexPath), swipeActions)
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    answer(.trailingSwipeActions, text(indexPath), swipeActions)
  }

  func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath)
    -> Bool
  {
    answer(.shouldIndentWhileEditing, text(indexPath), false, without: true)
  }

  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    hear(.willBeginEditing, text(indexPath))
  }

  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    hear(.didEndEditing, indexPath.map(text) ?? "nil")
  }

  func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
    answer(.shouldShowMenu, text(indexPath), true, without: false)
  }

  func tableView(
    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool {
    answer(.canPerformAction, text(indexPath), true, without: false)
  }

  func tableView(
    _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) {
    hear(.performAction, text(indexPath))
  }

  func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    answer(.canFocusRow, text(indexPath), false, without: true)
  }

  func tableView(
    _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
  ) -> Bool {
    answer(
      .shouldUpdateFocus, context.nextFocusedIndexPath.map(text) ?? "nil", false, without: true)
  }

  func tableView(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    hear(.didUpdateFocus, context.nextFocusedIndexPath.map(text) ?? "nil")
  }

  func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
    answer(.preferredFocusedView, "", otherRow)
  }

  func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath)
    -> Bool
  {
    answer(.selectionFollowsFocus, text(indexPath), false, without: true)
  }

  func tableView(
    _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    answer(.shouldSpringLoadRow, text(indexPath), false, without: true)
  }

  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    answer(.contextMenu, text(indexPath), UIContextMenuConfiguration(identifier: "app" as NSString))
  }

  func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    answer(
      .contextMenuHighlightPreview, "\(configuration.identifier)", UITargetedPreview(view: UIView())
    )
  }

  func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    answer(
      .contextMenuDismissPreview, "\(configuration.identifier)", UITargetedPreview(view: UIView()))
  }

  func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    hear(.contextMenuPreviewAction, "\(configuration.identifier)")
  }

  func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    hear(.willDisplayContextMenu, "\(configuration.identifier)")
  }

  func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    hear(.willEndContextMenu, "\(configuration.identifier)")
  }
}
#endif
