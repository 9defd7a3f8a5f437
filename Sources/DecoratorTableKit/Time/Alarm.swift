import Foundation

/// A single pending call of a clock, which can be rescheduled.
@MainActor
package final class Alarm {
  private let clock: any TableClock
  /// The time of the pending call; nil if there is none.
  private(set) var time: TimeInterval?
  private var cancel: (@MainActor () -> Void)?

  package init(_ clock: any TableClock) {
    self.clock = clock
  }

  /// Whether a call is pending.
  var isSet: Bool { cancel != nil }

  /// Sets the alarm to another time, or to none.
  package func set(to newTime: TimeInterval?, _ action: @escaping @MainActor () -> Void) {
    guard newTime != time else { return }
    cancel?()
    cancel = nil
    time = newTime
    guard let newTime else { return }
    cancel = clock.wake(at: newTime) { [weak self] in
      self?.cancel = nil
      self?.time = nil
      action()
    }
  }
}
