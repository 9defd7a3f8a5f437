/// A text message.
nonisolated struct TextMessage: Message, Equatable {
  let sender: String
  let sent: SentTime
  /// The text of the message.
  let text: String
}
