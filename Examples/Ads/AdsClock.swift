import DecoratorTableKit
import Foundation

/// A clock that a program moves on.
@MainActor
final class AdsClock: TableClock {
  private(set) var now: TimeInterval = 0
  private var calls: [Int: (time: TimeInterval, action: @MainActor () -> Void)] = [:]
  private var callCount = 0

  func wake(at time: TimeInterval, _ action: @escaping @MainActor () -> Void) -> TableWake {
    callCount += 1
    let number = callCount
    calls[number] = (time, action)
    return TableWake { [weak self] in self?.calls[number] = nil }
  }

  /// Lets time pass, in seconds, and makes the calls whose time has come.
  func pass(_ seconds: TimeInterval) {
    let end = now + seconds
    while let next = nextCall(until: end) {
      now = max(now, next.value.time)
      calls[next.key] = nil
      next.value.action()
    }
    now = end
  }

  private func nextCall(
    until end: TimeInterval
  ) -> (key: Int, value: (time: TimeInterval, action: @MainActor () -> Void))? {
    calls.filter { $0.value.time <= end }
      .min { ($0.value.time, $0.key) < ($1.value.time, $1.key) }
  }
}
