#if !os(iOS)
import DecoratorTableKit
import Foundation
import Testing

@testable import messages

@MainActor
@Suite("The messages on screen")
struct MessagesScreenTests {
  private final class Log {
    var effects: [String] = []
  }

  private func screen(
    of text: String, kinds: [MessageKind] = MessageKind.all, log: Log = Log(),
    height: CGFloat = 4000
  ) throws -> MessagesScreen {
    let screen = MessagesScreen(
      try Conversation(text, kinds: kinds), kinds: kinds, size: CGSize(width: 500, height: height),
      actions: MessageActions { log.effects.append($0) })
    screen.tableView.layoutIfNeeded()
    return screen
  }

  private func paths(of table: UITableView) -> [IndexPath] {
    (0..<table.numberOfSections).flatMap { section in
      (0..<table.numberOfRows(inSection: section)).map { IndexPath(row: $0, section: section) }
    }
  }

  @Test("Each message has the cell of its kind, and the marker has its own")
  func cellClasses() throws {
    let screen = try screen(of: SampleConversation.text())
    let classes = try paths(of: screen.tableView).map {
      type(of: try #require(screen.tableView.cellForRow(at: $0)))
    }
    let expected: [UITableViewCell.Type] = [
      TextMessageCell.self, TextMessageCell.self, ImageMessageCell.self, TextMessageCell.self,
      UnreadMarkerCell.self, VideoMessageCell.self, TextMessageCell.self,
    ]
    #expect(classes.map(ObjectIdentifier.init) == expected.map(ObjectIdentifier.init))
  }

  @Test("Each row is as high as what it shows, and no more than a line higher")
  func heights() throws {
    let screen = try screen(of: SampleConversation.text())
    for path in paths(of: screen.tableView) {
      let cell = try #require(screen.tableView.cellForRow(at: path))
      guard let text = cell.textLabel?.text, cell is BubbleCell else { continue }
      let lines = text.split(separator: "\n").count
      #expect(abs(cell.frame.height - Bubble.height(ofLines: lines)) < Bubble.lineHeight / 2)
    }
  }

  @Test("A tap on a message calls its adapter with the message in its own type")
  func selection() throws {
    let log = Log()
    let screen = try screen(of: SampleConversation.text(), log: log)
    for path in paths(of: screen.tableView) { screen.tableView.simulateTap(at: path) }
    #expect(
      log.effects == [
        "copies “The ferry leaves at nine. Pier three, by the crane.”",
        "copies “I will be there if the weather holds.”",
        "opens the picture “It does.” by Ada",
        "copies “On my way!”",
        "plays the video “Casting off already” (0:42)",
        "copies “Run, and we hold the gangway for you. The captain says two minutes, not more.”",
      ])
  }

  @Test("A reused cell shows nothing of the previous message")
  func reuse() throws {
    let lines = (0..<60).map { number in
      let sender = number.isMultiple(of: 3) ? "You" : "Ada"
      return """
        {"kind": "text", "sender": "\(sender)", "sent": "2026-03-06 21:40", "text": "No. \(number)"}
        """
    }
    let screen = try screen(of: lines.joined(separator: "\n"), height: 200)
    for number in 0..<60 {
      let path = IndexPath(row: number, section: 0)
      for _ in 0..<2 {
        screen.tableView.scrollToRow(at: path, at: .top, animated: false)
        screen.tableView.layoutIfNeeded()
      }
      let label = try #require(screen.tableView.cellForRow(at: path)?.textLabel)
      #expect(label.text?.contains("No. \(number) ") == true)
      #expect(label.textAlignment == (number.isMultiple(of: 3) ? .right : .left))
    }
  }

  @Test("The marker counts the unread messages and is above the first of them")
  func marker() throws {
    let message = #"{"kind": "text", "sender": "A", "sent": "2026-03-06 21:40", "text": "t"}"#
    let unread = message.replacingOccurrences(of: "}", with: #", "unread": true}"#)
    for count in 0..<3 {
      let text = ([message, message] + Array(repeating: unread, count: count))
        .joined(separator: "\n")
      let screen = try screen(of: text)
      #expect(screen.tableView.numberOfRows(inSection: 0) == 2 + count + (count > 0 ? 1 : 0))
      let cell = screen.tableView.cellForRow(at: IndexPath(row: 2, section: 0))
      #expect(
        cell?.textLabel?.text
          == [nil, "1 unread message", "2 unread messages"][count])
      let list = screen.source.list
      #expect(list.sectionCount == 1 && list.rowCount(inSection: 0) == 2 + count)
    }
  }

  @Test("A kind that is added changes its own rows and no others")
  func otherRows() throws {
    let text = try SampleConversation.text()
    let kinds: [[MessageKind]] = [[.text, .image], [.text, .image, .video]]
    let rows = try kinds.map { kinds in
      let screen = try screen(of: text, kinds: kinds)
      return try paths(of: screen.tableView).map { path in
        let cell = try #require(screen.tableView.cellForRow(at: path))
        return "\(type(of: cell)): \(cell.textLabel?.text ?? "")"
      }
    }
    try #require(rows.map(\.count) == [7, 7])
    #expect((0..<7).filter { rows[0][$0] != rows[1][$0] } == [5])
    #expect(rows[0][5].hasPrefix("UnknownMessageCell: "))
    #expect(rows[1][5].hasPrefix("VideoMessageCell: "))
  }

  @Test("A kind that the example does not have needs only an entry in the list of kinds")
  func anotherKind() throws {
    let log = Log()
    let text = """
      {"kind": "text", "sender": "Ada", "sent": "2026-03-06 21:40", "text": "Listen!"}
      {"kind": "voice", "sender": "Ada", "sent": "2026-03-06 21:41", "seconds": 7}
      """
    let without = try screen(of: text)
    let path = IndexPath(row: 1, section: 0)
    #expect(without.tableView.cellForRow(at: path) is UnknownMessageCell)
    let with = try screen(of: text, kinds: MessageKind.all + [.voice], log: log)
    let cell = try #require(with.tableView.cellForRow(at: path) as? VoiceMessageCell)
    #expect(cell.textLabel?.text?.contains("speaks for 7 seconds") == true)
    with.tableView.simulateTap(at: path)
    #expect(log.effects == ["speaks for 7 seconds"])
  }
}
#endif
