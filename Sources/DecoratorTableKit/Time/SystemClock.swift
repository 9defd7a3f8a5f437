import Foundation

/// The time since the system started, without the time that it slept.
@MainActor
public final class SystemClock: TableClock {
  /// Creates a clock.
  public init() {}

  /// The time since the system started, in seconds, without the time that it slept.
  public var now: TimeInterval { ProcessInfo.processInfo.systemUptime }

  /// Calls a closure once, on the main actor, at a time.
  ///
  /// - Parameters:
  ///   - time: A time of this clock, in seconds.
  ///   - action: The closure.
  /// - Returns: The call, which can be cancelled.
  public func wake(at time: TimeInterval, _ action: @escaping @MainActor () -> Void) -> TableWake {
    let delay = max(time - now, 0)
    let task = Task {
      // No program waits for more than thirty years.
      try? await Task.sleep(nanoseconds: UInt64(min(delay, 1e9) * 1e9))
      if !Task.isCancelled { action() }
    }
    return TableWake { task.cancel() }
  }
}
