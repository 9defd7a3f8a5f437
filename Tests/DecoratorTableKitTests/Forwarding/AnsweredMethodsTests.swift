import Foundation
import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit

@Suite("Which methods a layer has for its own rows")
@MainActor
struct AnsweredMethodsTests {
  private typealias Setting = (inout AdditionalRowEvents) -> Void

  /// A way to set each handler, by the name of the handler.
  private let handlers: [String: (method: ForwardedMethod, set: Setting)] = [
    "height": (.heightForRow, { $0.height = { _ in 1 } }),
    "estimatedHeight": (.estimatedHeightForRow, { $0.estimatedHeight = { _ in 1 } }),
    "willDisplay": (.willDisplayCell, { $0.willDisplay = { _, _, _ in } }),
    "didEndDisplaying": (.didEndDisplayingCell, { $0.didEndDisplaying = { _, _, _ in } }),
    "endOfDisplay": (.didEndDisplayingCell, { $0.endOfDisplay = { _ in nil } }),
    "modelView": (.didEndDisplayingCell, { $0.modelView = { _ in nil } }),
    "prefetch": (.prefetchRows, { $0.prefetch = { _, _ in } }),
    "cancelPrefetching": (.cancelPrefetching, { $0.cancelPrefetching = { _, _ in } }),
    "didSelect": (.didSelectRow, { $0.didSelect = { _, _, _ in } }),
    "primaryAction": (.performPrimaryAction, { $0.primaryAction = { _, _, _ in } }),
    "accessoryTap": (.accessoryButtonTapped, { $0.accessoryTap = { _, _, _ in } }),
    "dragItems": (.itemsForAddingToDrag, { $0.dragItems = { _, _, _ in [] } }),
    "canEdit": (.canEditRow, { $0.canEdit = { _ in true } }),
    "commit": (.commitEditing, { $0.commit = { _, _, _ in } }),
    "editingStyle": (.editingStyle, { $0.editingStyle = { _ in .delete } }),
    "canCommit": (.editingStyle, { $0.canCommit = { _ in true } }),
    "canSwipe": (.canEditRow, { $0.canSwipe = { _ in true } }),
    "leadingSwipeActions": (.leadingSwipeActions, { $0.leadingSwipeActions = { _, _ in nil } }),
    "trailingSwipeActions": (.trailingSwipeActions, { $0.trailingSwipeActions = { _, _ in nil } }),
    "contextMenu": (.contextMenu, { $0.contextMenu = { _, _, _ in nil } }),
    "menuElements": (.contextMenu, { $0.menuElements = { _ in [] } }),
    "contextMenuHighlightPreview": (
      .contextMenuHighlightPreview, { $0.contextMenuHighlightPreview = { _, _, _ in nil } }
    ),
    "contextMenuDismissPreview": (
      .contextMenuDismissPreview, { $0.contextMenuDismissPreview = { _, _, _ in nil } }
    ),
    "contextMenuPreviewAction": (
      .contextMenuPreviewAction, { $0.contextMenuPreviewAction = { _, _, _, _ in } }
    ),
    "willDisplayContextMenu": (
      .willDisplayContextMenu, { $0.willDisplayContextMenu = { _, _, _, _ in } }
    ),
    "headerView": (.viewForHeader, { $0.sections.headerView = { _, _ in nil } }),
    "footerView": (.viewForFooter, { $0.sections.footerView = { _, _ in nil } }),
    "headerHeight": (.heightForHeader, { $0.sections.headerHeight = { _ in 1 } }),
    "footerHeight": (.heightForFooter, { $0.sections.footerHeight = { _ in 1 } }),
  ]

  @Test("Each handler answers its method, and a table is notified when one is added or removed")
  func each() {
    let none = AdditionalRowEvents()
    #expect(ForwardedMethod.allCases.filter(none.answers) == [])
    for (name, (method, set)) in handlers {
      var events = none
      set(&events)
      #expect(events.answers(method), "\(name)")
      #expect(events.answersOtherMethods(than: none), "\(name)")
      #expect(none.answersOtherMethods(than: events), "\(name)")
      var again = events
      set(&again)
      #expect(!again.answersOtherMethods(than: events), "\(name)")
    }
  }

  @Test("A handler of a method that there is already makes no other methods")
  func same() {
    var ends = AdditionalRowEvents()
    ends.didEndDisplaying = { _, _, _ in }
    var both = ends
    both.willDisplay = { _, _, _ in }
    #expect(!both.answersOtherMethods(than: ends))
  }

  @Test("No handler is missing")
  func complete() {
    let events = AdditionalRowEvents()
    let names = [Mirror(reflecting: events), Mirror(reflecting: events.sections)]
      .flatMap { $0.children.compactMap(\.label) }
    // These only limit another handler, add to what it does, or end what it began, or a table does
    // not ask for them.
    let others = [
      "sections", "canSelect", "willEndContextMenu", "menuPreview", "makeCell", "accessory",
      "hasAccessory",
    ]
    #expect(names.filter { !others.contains($0) }.sorted() == handlers.keys.sorted())
  }
}
