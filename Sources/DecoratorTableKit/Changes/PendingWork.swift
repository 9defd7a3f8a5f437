/// What a decorated table is going to do by itself, and what it waits for: a list for people, by
/// which a test lets a table settle.
///
/// Each part of a table adds what it has scheduled for later turns of the main actor, and the
/// changes that wait in its queue. What only the app or the passing of time can end, as a load,
/// stands apart. What somebody else runs is not known: a task of the app, or a notification that is
/// posted off the main thread.
package struct PendingWork {
  /// What the kit does by itself at a later turn of the main actor.
  package private(set) var steps: [String] = []
  /// What waits for the app, for the table, or for a time.
  package private(set) var waits: [String] = []
  /// Whether one of the steps is due at the next turn. All others take some time.
  package private(set) var isDueNow = false

  /// Adds what happens at a later turn, if it is scheduled.
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

  /// Adds what waits for the app, for the table, or for a time.
  package mutating func add(waiting wait: String) { waits.append(wait) }

  /// Adds the time that an alarm is set to.
  @MainActor
  package mutating func add(_ alarm: Alarm, of owner: String) {
    if let time = alarm.time { waits.append("\(owner) until \(time) s of its clock") }
  }
}
