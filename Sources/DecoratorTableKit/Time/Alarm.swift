import Foundation

/// A single pending call of a clock, which can be rescheduled.
@MainActor
package final class Alarm {
  private let clock: any TableClock
  /// The time of the pending call; nil if there is none.
  private(set) var time: TimeInterval?
  private var wake: TableWake?

  package init(_ clock: any TableClock) {
    self.clock = clock
  }

  /// Whether a call is pending.
  var isSet: Bool { wake != nil }

  /// Sets the alarm to another time, or to none.
  package func set(to newTime: TimeInterval?, _ action: @escaping @MainActor () -> Void) {
    guard newTime != time else { return }
    wake?.cancel()
    wake = nil
    time = newTime
    guard let newTime else { return }
    wake = clock.wake(at: newTime) { [weak self] in
      self?.wake = nil
      self?.time = nil
      action()
    }
  }
}
