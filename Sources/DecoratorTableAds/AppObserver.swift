import Foundation

/// A system event that an app can observe.
enum AppEvent: Sendable {
  case willResignActive
  case didBecomeActive
  case memoryIsShort
  /// VoiceOver has moved its focus to another element.
  case accessibilityFocusMoved

  /// The notification that UIKit posts about it.
  @MainActor
  var notification: Notification.Name {
    #if HEADLESS_UIKIT
    // There is no app here: tests post notifications of UIKit's names.
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

/// Calls a handler for system events, which UIKit posts as notifications.
final class AppObserver {
  private let center: NotificationCenter
  private let tokens: [any NSObjectProtocol]

  /// Begins to observe events. The handler is called on the next turn of the main actor.
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
