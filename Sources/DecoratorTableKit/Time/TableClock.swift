import Foundation

/// A clock by which rows arrive, go stale, and are viewed.
///
/// Give one of your own where a test is to own the time: `ManualClock` of `DecoratorTableTesting`
/// stands still until the test advances it.
@MainActor
public protocol TableClock: AnyObject {
  /// The time in seconds, from any moment on. It never runs backwards.
  var now: TimeInterval { get }

  /// Calls a closure once, when a time has come.
  ///
  /// - Parameters:
  ///   - time: A time of this clock, in seconds; as soon as possible if it has passed.
  ///   - action: The closure.
  /// - Returns: What to cancel the call with.
  func wake(at time: TimeInterval, _ action: @escaping @MainActor () -> Void) -> TableWake
}

/// A call that a clock is going to make.
@MainActor
public final class TableWake {
  private let onCancel: () -> Void

  /// Creates a call.
  ///
  /// - Parameter onCancel: Takes it back.
  public init(onCancel: @escaping () -> Void) {
    self.onCancel = onCancel
  }

  /// Takes the call back; does nothing if it was made.
  public func cancel() { onCancel() }
}
