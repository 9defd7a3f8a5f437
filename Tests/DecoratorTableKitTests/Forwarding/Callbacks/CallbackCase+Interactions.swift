import Foundation

@testable import DecoratorLayouts
@testable import DecoratorTableKit

#if HEADLESS_UIKIT
extension CallbackCase {
  @MainActor static let ofDelegateInteractions: [CallbackCase] = [
    CallbackCase(
      method: .editingStyle, subject: .row, seen: .always, answer: "insert",
      // A layer's deletion adds none to the rows of an app that deletes none, if the app can be
      // asked.
      absent: Expectation { $0.handlers != .none && $0.app == .lacks ? "none" : "delete" },
      additional: "none", handled: "insert", handler: "editingStyle"
    ) { $0.delegate?.tableView?($0.tableView, editingStyleForRowAt: $0.path) },
    CallbackCase(
      method: .titleForDeleteConfirmation, subject: .row, seen: .ifAppHasIt, answer: "title",
      additional: "nil", apps: mayBeNil
    ) {
      $0.delegate?.tableView?(
        $0.tableView, titleForDeleteConfirmationButtonForRowAt: $0.path)
    },
    CallbackCase(
      method: .editActions, subject: .row, seen: .ifAppHasIt, answer: "1 actions",
      additional: "nil", apps: mayBeNil
    ) { $0.delegate?.tableView?($0.tableView, editActionsForRowAt: $0.path) },
    CallbackCase(
      method: .leadingSwipeActions, subject: .row, seen: .ifAppHasItOrHandled,
      answer: "1 actions", absent: "nil", additional: "0 actions", handled: "2 actions",
      handler: "leadingSwipeActions", apps: mayBeNil
    ) {
      $0.delegate?.tableView?(
        $0.tableView, leadingSwipeActionsConfigurationForRowAt: $0.path)
    },
    CallbackCase(
      method: .trailingSwipeActions, subject: .row, seen: .ifAppHasItOrHandled,
      answer: "1 actions", absent: "nil", additional: "0 actions", handled: "2 actions",
      handler: "trailingSwipeActions", apps: mayBeNil
    ) {
      $0.delegate?.tableView?(
        $0.tableView, trailingSwipeActionsConfigurationForRowAt: $0.path)
    },
    CallbackCase(
      method: .shouldIndentWhileEditing, subject: .row, seen: .always, answer: "false",
      absent: "true", additional: "false"
    ) { $0.delegate?.tableView?($0.tableView, shouldIndentWhileEditingRowAt: $0.path) },
    CallbackCase(method: .willBeginEditing, subject: .row, seen: .ifAppHasIt) {
      $0.delegate?.tableView?($0.tableView, willBeginEditingRowAt: $0.path)
    },
    CallbackCase(method: .didEndEditing, subject: .row, seen: .ifAppHasIt) {
      $0.delegate?.tableView?($0.tableView, didEndEditingRowAt: $0.path)
    },
    CallbackCase(
      method: .shouldShowMenu, subject: .row, seen: .ifAppHasIt, answer: "true",
      additional: "false"
    ) { $0.delegate?.tableView?($0.tableView, shouldShowMenuForRowAt: $0.path) },
    CallbackCase(
      method: .canPerformAction, subject: .row, seen: .ifAppHasIt, answer: "true",
      additional: "false"
    ) {
      $0.delegate?.tableView?(
        $0.tableView, canPerformAction: Selector(("copy:")), forRowAt: $0.path, withSender: nil)
    },
    CallbackCase(method: .performAction, subject: .row, seen: .ifAppHasIt) {
      $0.delegate?.tableView?(
        $0.tableView, performAction: Selector(("copy:")), forRowAt: $0.path, withSender: nil)
    },
    CallbackCase(
      method: .canFocusRow, subject: .row, seen: .ifAppHasIt, answer: "false",
      additional: "false", handled: "true"
    ) { $0.delegate?.tableView?($0.tableView, canFocusRowAt: $0.path) },
    CallbackCase(
      method: .shouldUpdateFocus, subject: .table, seen: .ifAppHasIt, told: "[0, 1]",
      answer: "false"
    ) {
      guard let focus = FocusSample.taken() else { return "no focus" }
      return $0.delegate?.tableView?($0.tableView, shouldUpdateFocusIn: focus.context)
    },
    CallbackCase(
      method: .didUpdateFocus, subject: .table, seen: .ifAppHasIt, told: "[0, 1]"
    ) {
      guard let focus = FocusSample.taken() else { return "no focus" }
      return $0.delegate?.tableView?(
        $0.tableView, didUpdateFocusIn: focus.context, with: focus.coordinator)
    },
    CallbackCase(
      method: .preferredFocusedView, subject: .table, seen: .ifAppHasIt, told: "", answer: "d",
      apps: mayBeNil
    ) { $0.delegate?.indexPathForPreferredFocusedView?(in: $0.tableView) },
    CallbackCase(
      method: .selectionFollowsFocus, subject: .row, seen: .always, answer: "false",
      absent: "true", additional: "false"
    ) { $0.delegate?.tableView?($0.tableView, selectionFollowsFocusForRowAt: $0.path) },
    CallbackCase(
      method: .shouldSpringLoadRow, subject: .row, seen: .always, answer: "false",
      absent: "true", additional: "false"
    ) {
      $0.delegate?.tableView?($0.tableView, shouldSpringLoadRowAt: $0.path, with: SpringLoad())
    },
  ]

  @MainActor static let ofMenus: [CallbackCase] = [
    CallbackCase(
      method: .contextMenu, subject: .row, seen: .ifAppHasItOrHandled, answer: "menu of app",
      absent: "nil", additional: "nil", handled: Expectation { "menu of \($0.kind.rawValue)" },
      handler: "contextMenu", apps: mayBeNil
    ) {
      $0.delegate?.tableView?($0.tableView, contextMenuConfigurationForRowAt: $0.path, point: .zero)
    },
    CallbackCase(
      method: .contextMenuHighlightPreview, subject: .row, seen: .ifAppHasItOrHandled,
      told: "app", answer: "preview", absent: "nil", additional: "no menu", handled: "preview",
      handler: "highlightPreview", apps: mayBeNil
    ) { world in
      world.withMenu {
        world.delegate?.tableView?(
          world.tableView, previewForHighlightingContextMenuWithConfiguration: $0)
      }
    },
    CallbackCase(
      method: .contextMenuDismissPreview, subject: .row, seen: .ifAppHasItOrHandled,
      told: "app", answer: "preview", absent: "nil", additional: "no menu", handled: "preview",
      handler: "dismissPreview", apps: mayBeNil
    ) { world in
      world.withMenu {
        world.delegate?.tableView?(
          world.tableView, previewForDismissingContextMenuWithConfiguration: $0)
      }
    },
    CallbackCase(
      method: .contextMenuPreviewAction, subject: .row, seen: .ifAppHasItOrHandled, told: "app",
      additional: "no menu", handled: "done", handler: "previewAction"
    ) { world in
      world.withMenu {
        world.delegate?.tableView?(
          world.tableView, willPerformPreviewActionForMenuWith: $0, animator: MenuAnimator())
      }
    },
    CallbackCase(
      method: .willDisplayContextMenu, subject: .row, seen: .ifAppHasItOrHandled, told: "app",
      additional: "no menu", handled: "done", handler: "willDisplayContextMenu"
    ) { world in
      world.withMenu {
        world.delegate?.tableView?(world.tableView, willDisplayContextMenu: $0, animator: nil)
      }
    },
    CallbackCase(
      method: .willEndContextMenu, subject: .row, seen: .ifAppHasItOrHandled, told: "app",
      additional: "no menu", handled: "done", handler: "willEndContextMenu"
    ) { world in
      world.withMenu {
        world.delegate?.tableView?(
          world.tableView, willEndContextMenuInteraction: $0, animator: nil)
      }
    },
  ]
}

extension CallbackWorld {
  /// Makes a call about the menu of the row, which for a content row may be one that the app made
  /// by itself.
  fileprivate func withMenu(_ call: (UIContextMenuConfiguration) -> Any?) -> Any? {
    var menu: UIContextMenuConfiguration?
    if kind == .content, !knowsMenusItWasAskedFor {
      menu = UIContextMenuConfiguration(identifier: "app" as NSString)
    } else if isSeen(.contextMenu) != false {
      menu = delegate?.tableView?(
        tableView, contextMenuConfigurationForRowAt: path, point: .zero)
      log.clear()
    }
    return menu.map(call) ?? "no menu"
  }
}
#endif
