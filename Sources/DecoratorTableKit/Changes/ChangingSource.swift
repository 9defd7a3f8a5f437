/// A source of rows that changes by itself, and queues each change until its turn comes.
@MainActor
protocol ChangingSource: AnyObject {
  /// Takes back a change that waits, since the view comes or goes. The source queues it again in
  /// the next turn of the main actor, before any other, wherever its rows are shown then.
  func withdraw(_ change: WaitingChange)
}
