/// A source of rows that queues its own changes until their turn.
@MainActor
protocol ChangingSource: AnyObject {
  /// Returns a waiting change to the source, since the view is attached or detached. The source
  /// queues it again in the next turn of the main actor, before all others, in the queue of that
  /// time.
  func withdraw(_ change: WaitingChange)
}
