// The methods of UIKit's protocols are documented by UIKit, and in the article about callbacks.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// Context menus. The owner of each is remembered from its configuration to its end.
extension AdditionalTableViewDelegateImpl {
  public func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    let owner = owner(of: indexPath, in: tableView)
    switch owner {
    case .layer(let owning, let row):
      let menu = owning.rowBehavior.menu(of: row, at: point, in: tableView.tableOfLayers)
      if let menu { outermostSegment.views.menus.remember(remembered(owner), of: menu) }
      return menu
    case .content(let path):
      guard let composed = way.composed else {
        return askInner(.contextMenu, tableView) {
          $0.tableView?($1, contextMenuConfigurationForRowAt: path, point: point)
        }
      }
      let child = composed.child(ofRow: path)
      let answer = callChild(.contextMenu, composed, child) {
        $0.part.tableView(
          $0.tableView, contextMenuConfigurationForRowAt: $0.place, point: point)
      }
      guard let answer else {
        recordAbsence(of: .contextMenu)
        return nil
      }
      if let menu = answer, let slot = child?.slot { composed.note(menu, of: slot) }
      return answer
    }
  }

  public func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    ask(.contextMenuHighlightPreview, configuration, tableView) {
      $0.rowBehavior.events.contextMenuHighlightPreview?($1, $2, configuration)
    } inner: {
      $0.tableView?(
        $1, previewForHighlightingContextMenuWithConfiguration: configuration)
    }
  }

  public func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    ask(.contextMenuDismissPreview, configuration, tableView) {
      $0.rowBehavior.events.contextMenuDismissPreview?($1, $2, configuration)
    } inner: {
      $0.tableView?(
        $1, previewForDismissingContextMenuWithConfiguration: configuration)
    }
  }

  public func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    notify(.contextMenuPreviewAction, configuration, tableView) {
      $0.rowBehavior.events.contextMenuPreviewAction?($1, $2, configuration, animator)
    } inner: {
      $0.tableView?(
        $1, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
  }

  public func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    notify(.willDisplayContextMenu, configuration, tableView) {
      $0.rowBehavior.events.willDisplayContextMenu?($1, $2, configuration, animator)
    } inner: {
      $0.tableView?($1, willDisplayContextMenu: configuration, animator: animator)
    }
  }

  public func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    notify(.willEndContextMenu, configuration, tableView) {
      $0.rowBehavior.events.willEndContextMenu?($1, $2, configuration, animator)
    } inner: {
      $0.tableView?(
        $1, willEndContextMenuInteraction: configuration, animator: animator)
    }
    forget(configuration)
  }

  private func forget(_ menu: UIContextMenuConfiguration) {
    _ = outermostSegment.views.menus.forget(menu)
    guard let composed = way.composed else { return }
    composed.child(of: menu)?.slot.front.delegate.forget(menu)
    composed.forget(menu)
  }

  /// Returns the row of a layer that owns a menu; nil if the content owns it.
  private func owner(
    of menu: UIContextMenuConfiguration
  ) -> (layer: TableLayer, row: AdditionalRow)? {
    guard case .layer(let owner, let row)? = outermostSegment.views.menus.owner(of: menu)?.owner
    else { return nil }
    return (owner, row)
  }

  /// Calls the owner of a menu. Nil from the app's object is a valid answer.
  private func ask<Value>(
    _ method: ForwardedMethod, _ menu: UIContextMenuConfiguration, _ tableView: UITableView,
    layer: (TableLayer, UITableView, AdditionalRow) -> Value?,
    inner call: (any UITableViewDelegate, UITableView) -> Value?
  ) -> Value? {
    if let owner = owner(of: menu) { return layer(owner.layer, tableView.tableOfLayers, owner.row) }
    guard let composed = way.composed else { return askInner(method, tableView, call) }
    guard let child = composed.child(of: menu) else { return nil }
    let answer = callChild(method, composed, child) {
      $0.part.ask(method, menu, $0.tableView, layer: layer, inner: call)
    }
    return conclude(method, answer, otherwise: nil)
  }

  /// Notifies the owner of a menu.
  private func notify(
    _ method: ForwardedMethod, _ menu: UIContextMenuConfiguration, _ tableView: UITableView,
    layer: (TableLayer, UITableView, AdditionalRow) -> Void?,
    inner call: (any UITableViewDelegate, UITableView) -> Void?
  ) {
    if let owner = owner(of: menu) {
      _ = layer(owner.layer, tableView.tableOfLayers, owner.row)
      return
    }
    guard let composed = way.composed else { return forward(method, tableView, call) }
    guard let child = composed.child(of: menu) else { return }
    let done: Void? = callChild(method, composed, child) {
      $0.part.notify(method, menu, $0.tableView, layer: layer, inner: call)
    }
    conclude(method, done, otherwise: ())
  }
}
