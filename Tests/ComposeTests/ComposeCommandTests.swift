#if !os(iOS)
import CommandLineWords
import DecoratorTableKit
import Foundation
import Testing

@testable import compose

@MainActor
@Suite("A home screen of several sources")
struct ComposeCommandTests {
  private func output(of words: [String]) throws -> String {
    var written = Data()
    try ComposeCommand(
      words: words, output: CommandOutput { data throws(CommandError) in written.append(data) }
    ).run()
    return String(decoding: written, as: UTF8.self)
  }

  private struct Row: Decodable {
    struct Place: Decodable, Equatable {
      let name: String
      let row: [Int]
    }

    let row: [Int]
    let child: String?
    let layer: String
    let data: [Int]?
    let layers: [Place]
  }

  /// The rows after some frames.
  private func rows(after frames: Int) throws -> [Row] {
    let text = try output(of: ["--frames", "\(frames)", "--json"])
    return try text.split(separator: "\n").map {
      try JSONDecoder().decode(Row.self, from: Data($0.utf8))
    }
  }

  @Test("Help names every option")
  func help() throws {
    let text = try output(of: ["--help"])
    for option in [
      "--frames", "--seed", "--rows", "--width", "--svg", "--explain", "--json", "--check",
      "--steps", "--help",
    ] {
      #expect(text.contains("\(option) "))
    }
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }

  @Test("The first screen and each change are frames, with the batch that the table is sent")
  func frames() throws {
    let text = try output(of: ["--frames", "5", "--rows", "6", "--width", "80"])
    #expect(text.components(separatedBy: "╭").count == 7)
    for number in 1...5 { #expect(text.contains("\n\(number) · ")) }
    #expect(text.components(separatedBy: "the table is sent").count == 6)
  }

  @Test("The story has each kind of event, and the table is sent one batch for each")
  func story() throws {
    let lines = try output(of: []).components(separatedBy: "\n").filter {
      $0.contains(" · ") && !$0.contains("│") || $0.hasPrefix("  the table")
    }
    let expected = [
      "1 · the feed arrives", "sent: +§1",
      "2 · the search opens", "sent: +§0 -[0, 0]",
      "3 · “b” is typed, so that the search is for “b”", "sent: -[0, 2] -[0, 3]",
      "4 · “e” is typed, so that the search is for “be”", "sent: -[0, 2]",
      "5 · “r” is typed, so that the search is for “ber”", "sent: -[0, 2]",
      "6 · Brussels is a place now", "sent nothing",
      "7 · “x” is typed, so that the search is for “berx”", "sent: -[0, 2] -[0, 3] +[0, 2]",
      "8 · a letter is deleted, so that the search is for “ber”", "sent: -[0, 2] +[0, 2] +[0, 3]",
      "9 · the search closes", "sent: -§0 +[0, 0]",
      "10 · “Privacy” is tapped and collapses", "sent: -[3, 0] -[3, 1] -[3, 2]",
      "11 · “Melody” is tapped", "sent: ~[2, 1]",
      "12 · the feed fails, and a row to try again is there instead", "sent: -§1 +§1",
      "13 · the row to try again is tapped, and the feed is there again", "sent: -§1 +§1",
      "14 · at once: post 5 comes to row 0 of the feed; Eve has a story; the sources change places: "
        + "feed, stories, settings", "sent: -§0 +§1 +[0, 0] +[0, 1]",
      "15 · “Privacy” is tapped and expands", "sent: +[3, 0] +[3, 1] +[3, 2]",
    ]
    #expect(lines.map { $0.replacingOccurrences(of: "  the table is ", with: "") } == expected)
  }

  @Test("Each row of the last screen is listed, with its child, its row there and its layers")
  func list() throws {
    let rows = try rows(after: 1)
    // A greeting around all, two people, four posts and an advertisement, five settings.
    #expect(rows.count == 13)
    #expect(rows[0].child == nil && rows[0].layer == "greeting" && rows[0].data == nil)
    #expect(rows[0].layers == [Row.Place(name: "greeting", row: [0, 0])])
    #expect(rows.filter { $0.child == "stories" }.map(\.data) == [[0, 0], [0, 1]])
    let feed = rows.filter { $0.child == "feed" }
    #expect(feed.filter { $0.layer == "ads" }.map(\.row) == [[1, 2]])
    #expect(feed.compactMap(\.data) == (0..<4).map { [0, $0] })
    let names = ["greeting", "ads", "content"]
    let places = [[1, 3], [0, 3], [0, 2]]
    #expect(feed[3].layers == zip(names, places).map { Row.Place(name: $0, row: $1) })
    let settings = rows.filter { $0.child == "settings" }
    #expect(settings.map(\.row) == [[2, 0], [2, 1], [3, 0], [3, 1], [3, 2]])
    #expect(settings.map(\.data) == [[0, 0], [0, 1], [1, 0], [1, 1], [1, 2]])
  }

  @Test("Places that the search does not find are hidden, and the others keep their data rows")
  func listOfFound() throws {
    let found = try rows(after: 6).filter { $0.child == "search" }
    #expect(found.map(\.layer) == ["field", "content", "content"])
    #expect(found.map(\.data) == [nil, [0, 4], [0, 5]])
    let nothing = try rows(after: 7).filter { $0.child == "search" }
    #expect(nothing.map(\.layer) == ["field", "nothing"])
    #expect(try rows(after: 9).allSatisfy { $0.child != "search" })
  }

  @Test("A feed that fails is one row, and a tap on it loads the feed again")
  func retry() throws {
    func sources(after frames: Int) throws -> [String] {
      try rows(after: frames).compactMap(\.child).filter { ["feed", "retry"].contains($0) }
    }
    #expect(try sources(after: 0) == [])
    #expect(try sources(after: 11) == Array(repeating: "feed", count: 5))
    #expect(try sources(after: 12) == ["retry"])
    #expect(try sources(after: 13) == Array(repeating: "feed", count: 5))
  }

  @Test("A section that is collapsed keeps its header, whose arrow turns")
  func collapsing() throws {
    func headers(after frames: Int) throws -> [String] {
      let text = try output(of: ["--frames", "\(frames)"])
      let screen = text.components(separatedBy: "╭").last ?? ""
      return screen.split(separator: "\n").filter { $0.contains("━") }
        .map { String($0.split(separator: "━")[1].dropFirst(1).dropLast(1)) }
    }
    #expect(try headers(after: 9) == ["▾ Sound", "▾ Privacy"])
    #expect(try headers(after: 10) == ["▾ Sound", "▸ Privacy"])
    #expect(
      try rows(after: 10).filter { $0.child == "settings" }.map(\.data) == [[0, 0], [0, 1]])
    #expect(try headers(after: 15) == ["▾ Sound", "▾ Privacy"])
  }

  @Test("A row is explained from the table to the source")
  func explanation() throws {
    let text = try output(of: ["--frames", "5", "--explain", "0,2"])
    let parts = text.components(separatedBy: "row [0, 2] is content").dropFirst()
    let lines = parts.joined(separator: "row [0, 2] is content").split(separator: "\n")
    let expected = [
      ", data row [0, 1]", "  greeting  [0, 2]", "  content   [0, 1]",
      "in child search:", "row [0, 2] is content, data row [0, 4]",
      "  field    [0, 1]", "  nothing  [0, 0]", "  filter   [0, 0]", "  content  [0, 4]",
    ]
    #expect(lines.map { String($0) } == expected)
    let error = #expect(throws: CommandError.self) {
      try output(of: ["--frames", "0", "--explain", "9,0"])
    }
    #expect(error?.code == 64)
  }

  @Test("The same seed gives the same frames after the story, another seed different ones")
  func seeds() throws {
    let words = ["--frames", "30", "--seed"]
    let first = try output(of: words + ["4"])
    #expect(try output(of: words + ["4"]) == first)
    #expect(try output(of: words + ["5"]) != first)
  }

  @Test("Sources that share the identifier “cell” get their own cells, and so does each model")
  func cells() throws {
    let life = ComposeLife(seed: 2, rows: 60, width: 320)
    let beginnings = [
      ("◉", "StoryCell"), ("post", "PostCell"), ("◆", "PlaceCell"), ("↻", "RetryCell"),
      ("☐", "SwitchCell"), ("☑", "SwitchCell"), ("Melody", "ChoiceCell"), ("★", "AdCell"),
    ]
    var seen: Set<String> = []
    for _ in 0..<300 {
      _ = life.step()
      life.screen.tableView.layoutIfNeeded()
      for cell in life.screen.tableView.visibleCells {
        let text = cell.textLabel?.text ?? ""
        let name = "\(type(of: cell))"
        for (beginning, expected) in beginnings where text.hasPrefix(beginning) {
          #expect(name == expected, "\(text)")
          seen.insert(name)
        }
      }
    }
    #expect(seen == Set(beginnings.map(\.1)))
  }

  @Test("A row that is not on a small screen is scrolled to before it is tapped")
  func smallScreen() throws {
    let screen = ComposeScreen(rows: 4, width: 320)
    var shown: [String?] { screen.tableView.visibleCells.map { $0.textLabel?.text } }
    #expect(!shown.contains("Delete after: a day"))
    _ = screen.perform(.settingIsTapped(RowPosition(section: 1, row: 2)))
    #expect(shown.contains("Delete after: a month"))
    _ = screen.perform(.headerIsTapped(section: 0))
    #expect(screen.tableView.headerView(forSection: 1)?.textLabel?.text == "▸ Sound")
  }

  /// The picture after some frames.
  private func picture(after frames: Int) throws -> String {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).svg")
    defer { try? FileManager.default.removeItem(at: file) }
    _ = try output(of: ["--frames", "\(frames)", "--svg", file.path])
    return try String(contentsOf: file, encoding: .utf8)
  }

  @Test("A picture of the last screen is written")
  func picture() throws {
    let svg = try picture(after: 3)
    for text in ["<svg", "stories", "search", "Search: b", "Barcelona", "▾ Privacy"] {
      #expect(svg.contains(text))
    }
    #expect(!svg.contains("Athens"))
  }

  @Test("The picture in the documentation is the fifth frame")
  func pictureOfDocumentation() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/DecoratorTableKit/DecoratorTableKit.docc/Resources")
      .appendingPathComponent("compose.svg")
    let known = try String(contentsOf: file, encoding: .utf8)
    #expect(known == (try picture(after: 5)), "write it again: compose --frames 5 --svg FILE")
  }

  @Test("A check reports how much it has compared, and finds no difference", arguments: 1...2)
  func check(seed: Int) throws {
    let text = try output(of: ["--check", "--steps", "100", "--seed", "\(seed)"])
    #expect(text.hasPrefix("seed \(seed): 100 changes\n"))
    #expect(text.split(separator: "\n").count == 3)
  }
}
#endif
