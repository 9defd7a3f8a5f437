import Foundation

/// Something that the system tells an app.
enum AppEvent: String, Sendable {
  case willResignActive = "UIApplicationWillResignActiveNotification"
  case didBecomeActive = "UIApplicationDidBecomeActiveNotification"
  case memoryIsShort = "UIApplicationDidReceiveMemoryWarningNotification"
}

/// Hears what the system tells the app, by UIKit's notifications.
final class AppObserver {
  private let tokens: [any NSObjectProtocol]

  /// Begins to hear of events.
  ///
  /// - Parameters:
  ///   - events: The events.
  ///   - handler: Called with each of them, on the turn after it.
  @MainActor
  init(of events: [AppEvent], _ handler: @escaping @MainActor @Sendable (AppEvent) -> Void) {
    tokens = events.map { event in
      NotificationCenter.default.addObserver(
        forName: Notification.Name(event.rawValue), object: nil, queue: nil
      ) { _ in
        Task { @MainActor in handler(event) }
      }
    }
  }

  deinit {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }
}
