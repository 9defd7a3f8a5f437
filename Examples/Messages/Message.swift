/// The common properties of all kinds of messages.
protocol Message: Decodable {
  /// The sender of the message.
  var sender: String { get }
  /// The time of sending.
  var sent: SentTime { get }
}

extension Message {
  /// Whether the user sent the message.
  var isOwn: Bool { sender == "You" }
}
