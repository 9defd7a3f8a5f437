/// An action for a later turn of the main actor, run once however often it is scheduled until then.
///
/// A table has many of them, most of which are never scheduled: memory is allocated at the first
/// schedule.
@MainActor
package struct NextTurn {
  private final class Schedule {
    /// The number of actions that are scheduled.
    var count = 0
    /// Whether the action is scheduled for some time after the next turn.
    var isDelayed = false
  }

  private var schedule: Schedule?

  /// Creates an action that is not scheduled.
  package init() {}

  /// Whether an action is scheduled.
  var isScheduled: Bool { (schedule?.count ?? 0) > 0 }

  /// Whether the action is scheduled for some time after the next turn.
  var isDelayed: Bool { schedule?.isDelayed == true }

  /// Schedules an action, unless one is scheduled already.
  ///
  /// - Parameter delay: The delay in nanoseconds; as soon as possible if 0.
  package mutating func schedule(
    after delay: UInt64 = 0, _ action: @escaping @MainActor () -> Void
  ) {
    if !isScheduled { add(after: delay, action) }
  }

  /// Schedules an action that runs even if others are scheduled.
  mutating func scheduleAnother(_ action: @escaping @MainActor () -> Void) {
    add(after: 0, action)
  }

  private mutating func add(after delay: UInt64, _ action: @escaping @MainActor () -> Void) {
    let schedule = self.schedule ?? Schedule()
    self.schedule = schedule
    schedule.isDelayed = delay > 0
    schedule.count += 1
    Task {
      if delay > 0 { try? await Task.sleep(nanoseconds: delay) }
      schedule.count -= 1
      action()
    }
  }
}
