/// The common properties of all kinds of messages.
nonisolated protocol Message: Decodable {
  /// The sender of the message.
  var sender: String { get }
  /// The time of sending.
  var sent: SentTime { get }
}

nonisolated extension Message {
  /// Whether the user sent the message.
  var isOwn: Bool { sender == "You" }
}
