import Foundation

/// Follows the app as it becomes active and stops being so, by UIKit's notifications.
final class AppObserver {
  private let tokens: [any NSObjectProtocol]

  /// Begins to follow the app.
  ///
  /// - Parameter isActive: Called with whether it is active, on the turn after this changes.
  @MainActor
  init(_ isActive: @escaping @MainActor @Sendable (Bool) -> Void) {
    let names = [
      ("UIApplicationWillResignActiveNotification", false),
      ("UIApplicationDidBecomeActiveNotification", true),
    ]
    tokens = names.map { name, value in
      NotificationCenter.default.addObserver(
        forName: Notification.Name(name), object: nil, queue: nil
      ) { _ in
        Task { @MainActor in isActive(value) }
      }
    }
  }

  deinit {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }
}
