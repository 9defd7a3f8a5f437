/// Something to do on a later turn of the main actor, once, however often it is asked for until then.
@MainActor
final class NextTurn {
  private var isScheduled = false

  /// Schedules an action, unless one is scheduled already.
  ///
  /// - Parameter delay: How much later, in nanoseconds; as soon as possible if 0.
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
