import Foundation

@testable import DecoratorLayouts
@testable import DecoratorTableKit

#if HEADLESS_UIKIT
extension SubsetApp {
  // MARK: - Menus

  @available(iOS, deprecated: 13.0)
  func tableView(
    _ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath
  ) -> Bool {
    answer(.shouldShowMenu, indexPath, true)
  }

  @available(iOS, deprecated: 13.0)
  func tableView(
    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool {
    answer(.canPerformAction, "\(action) \(text(indexPath))", true)
  }

  @available(iOS, deprecated: 13.0)
  func tableView(
    _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) {
    answer(.performAction, "\(action) \(text(indexPath))", ())
  }

  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    let menu = UIContextMenuConfiguration(
      identifier: NSString(string: text(indexPath)),
      actionProvider: { [log] _ in
        UIMenu(children: [UIAction(title: "Pin") { _ in log.note("menu action") }])
      })
    return answer(.contextMenu, indexPath, indexPath.row == 2 ? nil : menu)
  }

  private func name(_ configuration: UIContextMenuConfiguration) -> String {
    "\(configuration.identifier)"
  }

  func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    answer(.contextMenuHighlightPreview, name(configuration), nil)
  }

  func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    answer(.contextMenuDismissPreview, name(configuration), nil)
  }

  func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    answer(.contextMenuPreviewAction, name(configuration), ())
  }

  func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    answer(.willDisplayContextMenu, name(configuration), ())
  }

  func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    answer(.willEndContextMenu, name(configuration), ())
  }

  // MARK: - Focus and spring loading

  func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    answer(.canFocusRow, indexPath, indexPath.row != 2)
  }

  private func text(_ context: UITableViewFocusUpdateContext) -> String {
    let paths = [context.previouslyFocusedIndexPath, context.nextFocusedIndexPath]
    return paths.map { text($0.flatMap(dataIndexPath)) }.joined(separator: " to ")
  }

  func tableView(
    _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
  ) -> Bool {
    answer(
      .shouldUpdateFocus, text(context),
      context.nextFocusedIndexPath.flatMap(dataIndexPath)?.row != 3)
  }

  func tableView(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    answer(.didUpdateFocus, text(context), ())
  }

  func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
    answer(.preferredFocusedView, "", IndexPath(row: 1, section: 0))
  }

  func tableView(
    _ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath
  ) -> Bool {
    answer(.selectionFollowsFocus, indexPath, indexPath.row == 1)
  }

  func tableView(
    _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    answer(.shouldSpringLoadRow, indexPath, indexPath.row != 2)
  }

  // MARK: - Scrolling and zooming

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    answer(.didScroll, "\(scrollView.contentOffset.y)", ())
  }

  func scrollViewDidZoom(_ scrollView: UIScrollView) { answer(.didZoom, "", ()) }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    answer(.willBeginDragging, "", ())
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    answer(.willEndDragging, "\(targetContentOffset.pointee.y)", ())
    if methods.contains(.willEndDragging) { targetContentOffset.pointee.y = 60 }
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    answer(.didEndDragging, "\(decelerate)", ())
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    answer(.willBeginDecelerating, "", ())
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    answer(.didEndDecelerating, "", ())
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    answer(.didEndScrollingAnimation, "", ())
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    answer(.viewForZooming, "", nil)
  }

  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    answer(.willBeginZooming, "", ())
  }

  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {
    answer(.didEndZooming, "\(scale)", ())
  }

  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    answer(.shouldScrollToTop, "", false)
  }

  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { answer(.didScrollToTop, "", ()) }

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    answer(.didChangeAdjustedContentInset, "", ())
  }

  func accessibilityScrollStatus(for scrollView: UIScrollView) -> String? {
    answer(.accessibilityScrollStatus, "", "half way")
  }

  func accessibilityAttributedScrollStatus(for scrollView: UIScrollView) -> NSAttributedString? {
    answer(.accessibilityAttributedScrollStatus, "", NSAttributedString(string: "half way"))
  }
}
#endif
