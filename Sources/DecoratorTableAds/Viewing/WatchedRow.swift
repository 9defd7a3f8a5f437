/// A row on screen that a question is about.
struct WatchedRow {
  /// A number that is the row's own as long as it shows the same.
  let number: Int
  let subject: WatchedSubject
  /// Whether it plays. It is kept here, too, since it is read at each look.
  let isPlaying: Bool

  init(number: Int, subject: WatchedSubject) {
    self.number = number
    self.subject = subject
    isPlaying = subject.isPlaying
  }
}
