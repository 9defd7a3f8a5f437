/// The scheduled work of a decorated table, and what it waits for: a readable list, by which a test
/// lets a table settle.
///
/// Each part of a table adds what it has scheduled for later turns of the main actor, and the
/// changes that wait in its queue. Work that only the app or the passing of time can end, such as a
/// load, is listed separately. Work of other code is not known: a task of the app, or a
/// notification that is posted off the main thread.
package struct PendingWork {
  /// The kit's work at later turns of the main actor.
  package private(set) var steps: [String] = []
  /// Work that waits for the app, for the table, or for a time.
  package private(set) var waits: [String] = []
  /// Whether one of the steps is due at the next turn. All others take some time.
  package private(set) var isDueNow = false

  /// Adds an action for a later turn, if it is scheduled.
  @MainActor
  package mutating func add(_ turn: NextTurn, _ step: @autoclosure () -> String) {
    guard turn.isScheduled else { return }
    steps.append(step())
    if !turn.isDelayed { isDueNow = true }
  }

  /// Adds changes of one kind that wait in a queue.
  mutating func add(_ count: Int, _ one: String, _ several: String) {
    if count > 0 { steps.append("\(count) \(count == 1 ? one : several)") }
  }

  /// Adds work that waits for the app, for the table, or for a time.
  package mutating func add(waiting wait: String) { waits.append(wait) }

  /// Adds the time that an alarm is set to.
  @MainActor
  package mutating func add(_ alarm: Alarm, of owner: String) {
    if let time = alarm.time { waits.append("\(owner) until \(time) s of its clock") }
  }
}
