/// A row on screen that a tracker observes.
struct WatchedRow {
  /// The number of the row as long as it shows the same.
  let number: Int
  let subject: WatchedSubject
  /// Whether it plays. It is stored here as well, since it is read at each update.
  let isPlaying: Bool

  init(number: Int, subject: WatchedSubject) {
    self.number = number
    self.subject = subject
    isPlaying = subject.isPlaying
  }
}
