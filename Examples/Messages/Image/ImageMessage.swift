/// A message with a picture, which consists of characters here.
nonisolated struct ImageMessage: Message, Equatable {
  let sender: String
  let sent: SentTime
  /// The lines of the picture, from the top.
  let picture: [String]
  /// A description of the picture.
  let caption: String
}
