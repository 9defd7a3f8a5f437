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
  /// - Returns: The call, which can be cancelled.
  func wake(at time: TimeInterval, _ action: @escaping @MainActor () -> Void) -> TableWake
}

/// A pending call of a clock.
@MainActor
public final class TableWake {
  private let onCancel: () -> Void

  /// Creates a call.
  ///
  /// - Parameter onCancel: Cancels it.
  public init(onCancel: @escaping () -> Void) {
    self.onCancel = onCancel
  }

  /// Cancels the call; does nothing if it was made.
  public func cancel() { onCancel() }
}
