/// A message with a video.
struct VideoMessage: Message, Equatable {
  let sender: String
  let sent: SentTime
  /// What is to be seen.
  let title: String
  /// How long it is.
  let seconds: Int

  /// How long it is, in minutes and seconds.
  var duration: String {
    "\(seconds / 60):\(seconds % 60 < 10 ? "0" : "")\(seconds % 60)"
  }
}
