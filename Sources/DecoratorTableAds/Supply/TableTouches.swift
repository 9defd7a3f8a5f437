import Foundation

/// Calls a closure when the reader touches a table, or VoiceOver moves into it.
///
/// The table's own flags tell of a finger that scrolls, but not of one that taps. So a recognizer
/// is added to the table. It recognizes each touch at once, and blocks neither the table nor other
/// recognizers.
@MainActor
final class TableTouches {
  private weak var tableView: UITableView?
  private let recognizer: TouchRecognizer
  private let focusObserver: AppObserver

  /// Begins to observe a table on screen.
  init(
    on tableView: UITableView, notificationCenter center: NotificationCenter,
    _ didTouch: @escaping @MainActor @Sendable () -> Void
  ) {
    self.tableView = tableView
    recognizer = TouchRecognizer(didTouch)
    focusObserver = AppObserver(of: [.accessibilityFocusMoved], from: center) {
      [weak tableView] _ in
      if let tableView, tableView.hasAccessibilityFocus { didTouch() }
    }
    tableView.addGestureRecognizer(recognizer)
  }

  /// Removes the recognizer from the table.
  func stop() { tableView?.removeGestureRecognizer(recognizer) }
}

extension UITableView {
  /// Whether the element with VoiceOver's focus is in the table. An element that is not a view may
  /// be.
  fileprivate var hasAccessibilityFocus: Bool {
    #if HEADLESS_UIKIT
    return true
    #else
    guard let element = UIAccessibility.focusedElement(using: nil) else { return false }
    return (element as? UIView)?.isDescendant(of: self) ?? true
    #endif
  }
}

/// Recognizes a finger as soon as it is down, beside all other recognizers.
private final class TouchRecognizer: UILongPressGestureRecognizer, UIGestureRecognizerDelegate {
  fileprivate let didTouch: () -> Void

  init(_ didTouch: @escaping () -> Void) {
    self.didTouch = didTouch
    super.init(target: nil, action: nil)
    minimumPressDuration = 0
    cancelsTouchesInView = false
    delegate = self
    addTarget(self, action: Self.action)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }

  #if HEADLESS_UIKIT
  private static let action = Selector(("tableWasTouched"))
  #else
  private static let action = #selector(tableWasTouched)

  @objc private func tableWasTouched() { didTouch() }
  #endif
}

#if HEADLESS_UIKIT
extension TouchRecognizer: SelectorPerforming {
  func performAction(_ action: Selector, sender: Any?) { didTouch() }
}
#endif
