/// A section of the list of chats. There is none without chats.
struct ChatSection: Equatable, Sendable {
  /// The title, which is the identity.
  let name: String
  /// The chats, from the top.
  var chats: [Chat]
}
