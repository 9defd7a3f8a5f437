import DecoratorTableKit
import Foundation

/// A clock that stands still, and never calls.
@MainActor
final class StandingClock: TableClock {
  let now: TimeInterval = 0

  func wake(
    at time: TimeInterval, _ action: @escaping @MainActor () -> Void
  ) -> @MainActor () -> Void {
    {}
  }
}
