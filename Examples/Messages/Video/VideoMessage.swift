/// A message with a video.
nonisolated struct VideoMessage: Message, Equatable {
  let sender: String
  let sent: SentTime
  /// The title of the video.
  let title: String
  /// The length in seconds.
  let seconds: Int

  /// The length in minutes and seconds.
  var duration: String {
    "\(seconds / 60):\(seconds % 60 < 10 ? "0" : "")\(seconds % 60)"
  }
}
