import Foundation

@testable import DecoratorTableKit

#if HEADLESS_UIKIT
extension AdditionalRowEvents {
  /// All the handlers that there are, each of which notes that it was called.
  static func all(of layer: String, log: CallLog) -> AdditionalRowEvents {
    func note<Value>(_ name: String, _ value: Value) -> Value {
      log.note("\(layer): \(name)")
      return value
    }
    func note(_ name: String) { log.note("\(layer): \(name)") }
    var events = AdditionalRowEvents()
    events.height = { _ in note("height", 66) }
    events.estimatedHeight = { _ in note("estimatedHeight", 66) }
    events.willDisplay = { _, _, _ in note("willDisplay") }
    events.didEndDisplaying = { _, _, _ in note("didEndDisplaying") }
    events.prefetch = { _, rows in note("prefetch \(rows.count)") }
    events.cancelPrefetching = { _, rows in note("cancelPrefetching \(rows.count)") }
    // The row's path in the table is the same wherever the layer is.
    events.didSelect = { _, _, path in note("didSelect \(RowPosition(path))") }
    events.primaryAction = { _, _, path in note("primaryAction \(RowPosition(path))") }
    events.accessoryTap = { _, _, path in note("accessoryTap \(RowPosition(path))") }
    events.dragItems = { _, _, _ in
      note("dragItems", (0..<2).map { _ in UIDragItem(itemProvider: NSItemProvider()) })
    }
    events.canEdit = { _ in note("canEdit", true) }
    events.commit = { _, style, _ in note("commit \(style)") }
    events.editingStyle = { _ in note("editingStyle", .insert) }
    let actions = (0..<2).map { _ in
      UIContextualAction(style: .normal, title: nil) { _, _, _ in }
    }
    events.leadingSwipeActions = { _, _ in
      note("leadingSwipeActions", UISwipeActionsConfiguration(actions: actions))
    }
    events.trailingSwipeActions = { _, _ in
      note("trailingSwipeActions", UISwipeActionsConfiguration(actions: actions))
    }
    events.contextMenu = { _, _, _ in
      note("contextMenu", UIContextMenuConfiguration(identifier: layer as NSString))
    }
    events.contextMenuHighlightPreview = { _, _, _ in
      note("highlightPreview", UITargetedPreview(view: UIView()))
    }
    events.contextMenuDismissPreview = { _, _, _ in
      note("dismissPreview", UITargetedPreview(view: UIView()))
    }
    events.contextMenuPreviewAction = { _, _, _, _ in note("previewAction") }
    events.willDisplayContextMenu = { _, _, _, _ in note("willDisplayContextMenu") }
    events.willEndContextMenu = { _, _, _, _ in note("willEndContextMenu") }
    events.sections = AdditionalSectionEvents(
      headerView: { _, section in note("headerView \(section)", UIView()) },
      footerView: { _, section in note("footerView \(section)", UIView()) },
      headerHeight: { section in note("headerHeight \(section)", 66) },
      footerHeight: { section in note("footerHeight \(section)", 66) })
    return events
  }
}
#endif
