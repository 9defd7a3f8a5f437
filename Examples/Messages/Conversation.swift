import DecoratorTableKit
import Foundation

/// A conversation, read from messages as they arrive: one JSON object a line, of various kinds.
@MainActor
struct Conversation {
  /// The messages of one day, in the order of sending.
  struct Day {
    /// The date.
    let date: String
    /// The day in the usual form.
    let name: String
    /// The messages of the day.
    var messages: [any Message]
  }

  /// The days with messages.
  private(set) var days: [Day] = []
  /// The position of the first unread message: its day and its row within the day (data).
  private(set) var firstUnread: RowPosition?
  /// The number of unread messages.
  private(set) var unreadCount = 0

  /// The fields that messages of all kinds have.
  private struct Envelope: Decodable {
    let kind: String
    let unread: Bool?
  }

  /// Reads a conversation.
  ///
  /// - Parameters:
  ///   - text: The messages, one a line.
  ///   - kinds: The known kinds. A message of any other kind becomes an ``UnknownMessage``.
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
    if days.last?.date != message.sent.date {
      days.append(Day(date: message.sent.date, name: message.sent.day, messages: []))
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
