/// Why a conversation cannot be read.
struct ConversationError: Error {
  /// The line that is no message, counted from 1.
  let line: Int
  /// What is wrong with it.
  let problem: String
}
