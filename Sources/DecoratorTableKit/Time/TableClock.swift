import Foundation

/// The clock of supplies and viewability.
///
/// Use your own where a test controls the time: `ManualClock` of `DecoratorTableTesting` advances
/// only when the test says so.
@MainActor
public protocol TableClock: AnyObject {
  /// The time in seconds, since any fixed moment. It never decreases.
  var now: TimeInterval { get }

  /// Calls a closure once, at a time.
  ///
  /// - Parameters:
  ///   - time: A time of this clock, in seconds; as soon as possible if it has passed.
  ///   - action: The closure.
  /// - Returns: A closure that cancels the call, and does nothing once it was made.
  func wake(
    at time: TimeInterval, _ action: @escaping @MainActor () -> Void
  ) -> @MainActor () -> Void
}
