import Foundation

/// Something that the system tells an app.
enum AppEvent: Sendable {
  case willResignActive
  case didBecomeActive
  case memoryIsShort
  /// VoiceOver has moved to another element.
  case accessibilityFocusMoved

  /// The notification that UIKit posts about it.
  @MainActor
  var notification: Notification.Name {
    #if HEADLESS_UIKIT
    // There is no app here: code that stands in for one posts the names that UIKit gives them.
    let name =
      switch self {
      case .willResignActive: "UIApplicationWillResignActiveNotification"
      case .didBecomeActive: "UIApplicationDidBecomeActiveNotification"
      case .memoryIsShort: "UIApplicationDidReceiveMemoryWarningNotification"
      case .accessibilityFocusMoved: "UIAccessibilityElementFocusedNotification"
      }
    return Notification.Name(name)
    #else
    return switch self {
    case .willResignActive: UIApplication.willResignActiveNotification
    case .didBecomeActive: UIApplication.didBecomeActiveNotification
    case .memoryIsShort: UIApplication.didReceiveMemoryWarningNotification
    case .accessibilityFocusMoved: UIAccessibility.elementFocusedNotification
    }
    #endif
  }
}

/// Calls a handler for what the system tells the app, by UIKit's notifications.
final class AppObserver {
  private let center: NotificationCenter
  private let tokens: [any NSObjectProtocol]

  /// Begins to observe events.
  ///
  /// - Parameters:
  ///   - events: The events.
  ///   - center: The centre that posts them.
  ///   - handler: Called with each of them, on the turn after it.
  @MainActor
  init(
    of events: [AppEvent], from center: NotificationCenter,
    _ handler: @escaping @MainActor @Sendable (AppEvent) -> Void
  ) {
    self.center = center
    tokens = events.map { event in
      center.addObserver(forName: event.notification, object: nil, queue: nil) { _ in
        Task { @MainActor in handler(event) }
      }
    }
  }

  deinit {
    for token in tokens { center.removeObserver(token) }
  }
}
