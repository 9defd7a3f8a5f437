#if HEADLESS_UIKIT
import CommandLineWords
import DecoratorTableKit
import Foundation

/// Touches a row in every way, and records the effects.
@MainActor
struct GalleryTouches {
  /// The effects, one line for each.
  private(set) var lines: [String] = []

  /// Touches a row.
  ///
  /// - Parameters:
  ///   - position: The row (reuse).
  ///   - screen: The screen.
  ///   - log: The log of the app's actions.
  mutating func make(
    at position: RowPosition, on screen: GalleryScreen, _ log: GalleryLog
  ) throws(CommandError) {
    let table = screen.tableView
    guard position.section < table.numberOfSections,
      position.row < table.numberOfRows(inSection: position.section)
    else { throw .usage("--touch \(position.section),\(position.row): there is no such row") }
    let path = IndexPath(position)
    // Scrolling may miss the row, because rows that were never visible have estimated heights.
    for _ in 0..<10 where !table.bounds.contains(table.rectForRow(at: path)) {
      table.scrollToRow(at: path, at: .none, animated: false)
      table.layoutIfNeeded()
    }
    table.simulateTap(at: path)
    add("tap", log)
    if table.cellForRow(at: path)?.accessoryType == .detailDisclosureButton {
      table.simulateTapOnAccessory(at: path)
      add("detail button", log)
    }
    let buttons = table.simulateSwipe(at: path)
    table.simulateDismissalOfActions()
    for (index, button) in buttons.enumerated() {
      _ = table.simulateSwipe(at: path)
      table.simulateTapOnAction(at: index)
      add("swipe, \(button)", log)
    }
    if table.simulateContextMenu(at: path) != nil {
      _ = table.simulateTapOnMenuAction(titled: GalleryRows.copyTitle)
      add("press, \(GalleryRows.copyTitle)", log)
    }
  }

  private mutating func add(_ touch: String, _ log: GalleryLog) {
    let gap = String(repeating: " ", count: max(1, 16 - touch.count))
    lines.append("  \(touch)\(gap)\(log.consume())")
  }
}
#endif
