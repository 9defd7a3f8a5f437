import DecoratorTableKit
import Foundation

/// A clock that a test moves on.
@MainActor
final class ManualClock: TableClock {
  private(set) var now: TimeInterval = 0
  private var calls: [(number: Int, time: TimeInterval, action: @MainActor () -> Void)] = []
  private var count = 0

  /// The number of calls that are to come.
  var timerCount: Int { calls.count }

  func wake(at time: TimeInterval, _ action: @escaping @MainActor () -> Void) -> TableWake {
    count += 1
    let number = count
    calls.append((number, time, action))
    return TableWake { [weak self] in self?.calls.removeAll { $0.number == number } }
  }

  /// Lets time pass, and makes the calls whose time has come.
  func pass(_ seconds: TimeInterval) {
    let end = now + seconds
    while let next = calls.filter({ $0.time <= end }).min(by: { $0.time < $1.time }) {
      calls.removeAll { $0.number == next.number }
      now = max(now, next.time)
      next.action()
    }
    now = end
  }
}
