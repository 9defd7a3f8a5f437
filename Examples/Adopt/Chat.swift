/// A chat with somebody.
struct Chat: Equatable, Sendable {
  /// The number of the chat, which is its identity.
  let id: Int
  /// The name of the other.
  let name: String
  /// The day of the last message.
  var day: String
  /// The number of messages that nobody has read.
  var unreadCount = 0
  /// Whether the chat stands among those at the top.
  var isPinned = false
}
