/// A message of words.
struct TextMessage: Message, Equatable {
  let sender: String
  let sent: SentTime
  /// What it says.
  let text: String
}
