/// The reason why a conversation cannot be read.
struct ConversationError: Error {
  /// The invalid line, counted from 1.
  let line: Int
  /// The problem of the line.
  let problem: String
}
