/// A row on screen that a tracker observes.
struct WatchedRow {
  /// The number of the row as long as it shows the same.
  let number: Int
  let subject: WatchedSubject
}
