import DecoratorTableKit
import Foundation

/// A conversation, read from messages as they arrive: one JSON object a line, each of some kind.
@MainActor
struct Conversation {
  /// The messages of one day, in the order in which they were sent.
  struct Day {
    /// The day, as people write it.
    let name: String
    /// What was sent on that day.
    var messages: [any Message]
  }

  /// The days on which something was sent.
  private(set) var days: [Day] = []
  /// Where the first message is that the user has not read: its day and its row in it (data).
  private(set) var firstUnread: RowPosition?
  /// How many messages the user has not read.
  private(set) var unreadCount = 0

  /// What every message says of itself, whatever its kind.
  private struct Envelope: Decodable {
    let kind: String
    let unread: Bool?
  }

  /// Reads a conversation.
  ///
  /// - Parameters:
  ///   - text: A message a line.
  ///   - kinds: The kinds that are known. A message of any other becomes an ``UnknownMessage``.
  init(_ text: String, kinds: [MessageKind]) throws(ConversationError) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where !line.isEmpty {
      do {
        let data = Data(line.utf8)
        let envelope = try JSONDecoder().decode(Envelope.self, from: data)
        let kind = kinds.first { $0.name == envelope.kind } ?? .unknown
        append(try kind.message(from: data), isUnread: envelope.unread ?? false)
      } catch {
        throw ConversationError(line: index + 1, problem: "\(error)")
      }
    }
  }

  private mutating func append(_ message: any Message, isUnread: Bool) {
    if days.last?.name != message.sent.day {
      days.append(Day(name: message.sent.day, messages: []))
    }
    days[days.count - 1].messages.append(message)
    guard isUnread else { return }
    unreadCount += 1
    if firstUnread == nil {
      firstUnread = RowPosition(
        section: days.count - 1, row: days[days.count - 1].messages.count - 1)
    }
  }
}
