import Foundation

/// Something that the system tells an app.
enum AppEvent: String, Sendable {
  case willResignActive = "UIApplicationWillResignActiveNotification"
  case didBecomeActive = "UIApplicationDidBecomeActiveNotification"
  case memoryIsShort = "UIApplicationDidReceiveMemoryWarningNotification"
}

/// Hears what the system tells the app, by UIKit's notifications.
final class AppObserver {
  private let center: NotificationCenter
  private let tokens: [any NSObjectProtocol]

  /// Begins to hear of events.
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
      center.addObserver(
        forName: Notification.Name(event.rawValue), object: nil, queue: nil
      ) { _ in
        Task { @MainActor in handler(event) }
      }
    }
  }

  deinit {
    for token in tokens { center.removeObserver(token) }
  }
}
