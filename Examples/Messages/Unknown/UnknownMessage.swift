/// A message of a kind that the app does not know, sent by a newer one.
struct UnknownMessage: Message, Equatable {
  let sender: String
  let sent: SentTime
  /// What the kind is called.
  let kind: String
}
