/// What all kinds of messages have in common.
protocol Message: Decodable {
  /// Who has sent it.
  var sender: String { get }
  /// When it was sent.
  var sent: SentTime { get }
}

extension Message {
  /// Whether the user has sent it.
  var isOwn: Bool { sender == "You" }
}
