/// An action for a later turn of the main actor, taken once however often it is scheduled until
/// then.
@MainActor
final class NextTurn {
  /// The number of actions that are scheduled.
  private var count = 0
  /// Whether the action is scheduled for some time after the next turn.
  private(set) var isDelayed = false

  /// Whether an action is scheduled.
  var isScheduled: Bool { count > 0 }

  /// Schedules an action, unless one is scheduled already.
  ///
  /// - Parameter delay: The delay in nanoseconds; as soon as possible if 0.
  func schedule(after delay: UInt64 = 0, _ action: @escaping @MainActor () -> Void) {
    guard !isScheduled else { return }
    isDelayed = delay > 0
    count += 1
    Task {
      if delay > 0 { try? await Task.sleep(nanoseconds: delay) }
      count -= 1
      action()
    }
  }

  /// Schedules an action that is taken even if others are scheduled.
  func scheduleAnother(_ action: @escaping @MainActor () -> Void) {
    isDelayed = false
    count += 1
    Task {
      count -= 1
      action()
    }
  }
}
