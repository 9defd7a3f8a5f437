/// A message of a kind that the app does not know, sent by a newer version.
nonisolated struct UnknownMessage: Message, Equatable {
  let sender: String
  let sent: SentTime
  /// The name of the kind.
  let kind: String
}
