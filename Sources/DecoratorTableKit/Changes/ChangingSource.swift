/// A source of rows that changes by itself, and queues each change until its turn comes.
@MainActor
protocol ChangingSource: AnyObject {
  /// Queues a change wherever the rows of the source are shown now.
  func enqueue(_ change: WaitingChange)
}
