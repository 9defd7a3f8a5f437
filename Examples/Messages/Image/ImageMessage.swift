/// A message with a picture, which is made of characters here.
struct ImageMessage: Message, Equatable {
  let sender: String
  let sent: SentTime
  /// The lines of the picture, from the top.
  let picture: [String]
  /// What is to be seen.
  let caption: String
}
