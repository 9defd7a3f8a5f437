import Foundation

/// The time since the system started, without the time that it slept.
@MainActor
package final class SystemClock: TableClock {
  package init() {}

  package var now: TimeInterval { ProcessInfo.processInfo.systemUptime }

  package func wake(
    at time: TimeInterval, _ action: @escaping @MainActor () -> Void
  ) -> @MainActor () -> Void {
    let delay = max(time - now, 0)
    let task = Task {
      // No program waits for more than thirty years.
      try? await Task.sleep(nanoseconds: UInt64(min(delay, 1e9) * 1e9))
      if !Task.isCancelled { action() }
    }
    return { task.cancel() }
  }
}
