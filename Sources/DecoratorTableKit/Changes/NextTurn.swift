/// An action for a later turn of the main actor, taken once however often it is scheduled until
/// then.
@MainActor
final class NextTurn {
  private var isScheduled = false

  /// Schedules an action, unless one is scheduled already.
  ///
  /// - Parameter delay: The delay in nanoseconds; as soon as possible if 0.
  func schedule(after delay: UInt64 = 0, _ action: @escaping @MainActor () -> Void) {
    guard !isScheduled else { return }
    isScheduled = true
    Task {
      if delay > 0 { try? await Task.sleep(nanoseconds: delay) }
      isScheduled = false
      action()
    }
  }
}
