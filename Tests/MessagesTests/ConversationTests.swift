import DecoratorTableKit
import Testing

@testable import messages

@MainActor
@Suite("Reading a conversation")
struct ConversationTests {
  private static let text = """
    {"kind": "text", "sender": "Ada", "sent": "2026-03-06 21:40", "text": "First"}

    {"kind": "text", "sender": "You", "sent": "2026-03-07 07:00", "text": "Second"}
    {"kind": "image", "sender": "Ada", "sent": "2026-03-07 07:01", "caption": "Third", \
    "picture": ["*"], "unread": true}
    {"kind": "carrier pigeon", "sender": "Ben", "sent": "2026-03-08 08:02", "unread": true}
    """

  @Test("Messages are sorted by day, and the index path of the first unread one is returned")
  func days() throws {
    let conversation = try Conversation(Self.text, kinds: MessageKind.all)
    #expect(conversation.days.map(\.name) == ["6 March", "7 March", "8 March"])
    #expect(conversation.days.map(\.messages.count) == [1, 2, 1])
    #expect(conversation.firstUnread == RowPosition(section: 1, row: 1))
    #expect(conversation.unreadCount == 2)
    #expect(conversation.days[1].messages.map(\.isOwn) == [true, false])
  }

  @Test("The same day of another year is another day")
  func years() throws {
    let text = [2025, 2026].map {
      #"{"kind": "text", "sender": "Ada", "sent": "\#($0)-03-06 21:40", "text": "Happy birthday"}"#
    }
    let conversation = try Conversation(text.joined(separator: "\n"), kinds: MessageKind.all)
    #expect(conversation.days.map(\.name) == ["6 March", "6 March"])
    #expect(conversation.days.map(\.messages.count) == [1, 1])
  }

  @Test("Each message has the type of its kind, and one of an unknown kind has its name")
  func types() throws {
    let conversation = try Conversation(Self.text, kinds: MessageKind.all)
    let messages = conversation.days.flatMap(\.messages)
    #expect((messages[0] as? TextMessage)?.text == "First")
    #expect((messages[2] as? ImageMessage)?.picture == ["*"])
    #expect((messages[3] as? UnknownMessage)?.kind == "carrier pigeon")
    let older = try Conversation(Self.text, kinds: [.text])
    #expect((older.days[1].messages[1] as? UnknownMessage)?.kind == "image")
  }

  @Test("An empty text is an empty conversation")
  func empty() throws {
    let conversation = try Conversation("\n", kinds: MessageKind.all)
    #expect(conversation.days.isEmpty)
    #expect(conversation.firstUnread == nil)
  }

  @Test(
    "A broken line is reported with its number and the reason",
    arguments: [
      ("no JSON", "JSON"), (#"{"sender": "Ada"}"#, "kind"),
      (#"{"kind": "text", "sender": "Ada", "sent": "2026-03-06 21:40"}"#, "text"),
      (#"{"kind": "text", "sender": "Ada", "sent": "yesterday", "text": "?"}"#, "yesterday"),
      (#"{"kind": "new", "sent": "2026-03-06 21:40"}"#, "sender"),
    ])
  func broken(line: String, problem: String) throws {
    let error = try #require(throws: ConversationError.self) {
      try Conversation(Self.text + "\n" + line, kinds: MessageKind.all)
    }
    #expect(error.line == 6)
    #expect(error.problem.contains(problem))
  }

  @Test(
    "A time is read, or nil for an invalid one",
    arguments: [
      ("2026-03-07 08:57", "7 March 08:57"), ("2026-12-31 00:00", "31 December 00:00"),
      ("2024-02-29 23:59", "29 February 23:59"), ("2026-02-29 08:57", nil),
      ("2026-02-30 08:57", nil), ("2026-04-31 08:57", nil), ("2026-3-7 08:57", nil),
      (" 2026-03-07 08:57", nil), ("2026-03-07  08:57", nil), ("2026-03-07 08:57:00", nil),
      ("2026-13-07 08:57", nil), ("2026-00-07 08:57", nil), ("2026-03-32 08:57", nil),
      ("2026-03-07 24:00", nil), ("2026-03-07 08:60", nil), ("2026-03-07 8:57", nil),
      ("2026-03-07", nil), ("2026-03-07 08:57 ", nil), ("", nil),
    ] as [(String, String?)])
  func times(text: String, expected: String?) {
    #expect(SentTime(text).map { "\($0.day) \($0.clock)" } == expected)
  }
}
