#if !os(iOS)
import CommandLineWords
import Foundation
import Testing

@testable import compose

@MainActor
@Suite("A home screen of several sources")
struct ComposeCommandTests {
  private func output(of words: [String]) throws -> String {
    var written = Data()
    try ComposeCommand(words: words) { data throws(CommandError) in written.append(data) }.run()
    return String(decoding: written, as: UTF8.self)
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

  @Test("There is the first screen and a frame for each change, each with what the table is sent")
  func frames() throws {
    let text = try output(of: ["--frames", "5", "--rows", "6", "--width", "80"])
    #expect(text.components(separatedBy: "╭").count == 7)
    for number in 1...5 { #expect(text.contains("\n\(number) · ")) }
    #expect(text.components(separatedBy: "the table is sent").count >= 6)
    #expect(text.contains("stories") && text.contains("feed"))
  }

  @Test("Each row of the last screen is listed, with its child and its row there")
  func list() throws {
    struct Row: Decodable {
      let row: [Int]
      let child: String?
      let layer: String
      let data: [Int]?
    }
    let text = try output(of: ["--frames", "0", "--json"])
    let rows = try text.split(separator: "\n").map {
      try JSONDecoder().decode(Row.self, from: Data($0.utf8))
    }
    // A greeting around all, two people, six posts and two advertisements.
    #expect(rows.count == 11)
    #expect(rows[0].child == nil && rows[0].layer == "greeting" && rows[0].data == nil)
    #expect(rows.filter { $0.child == "stories" }.map(\.data) == [[0, 0], [0, 1]])
    let feed = rows.filter { $0.child == "feed" }
    #expect(feed.filter { $0.layer == "ads" }.map(\.row) == [[1, 2], [1, 6]])
    #expect(feed.compactMap(\.data) == (0..<6).map { [0, $0] })
  }

  @Test("A row is explained from the table to the source")
  func explanation() throws {
    let text = try output(of: ["--frames", "0", "--explain", "1,3"])
    #expect(text.contains("is row [0, 3] of child feed"))
    #expect(text.contains("ads"))
    let error = #expect(throws: CommandError.self) {
      try output(of: ["--frames", "0", "--explain", "9,0"])
    }
    #expect(error?.code == 64)
  }

  @Test("The same seed gives the same frames, another one others")
  func seeds() throws {
    let words = ["--frames", "20", "--seed"]
    let first = try output(of: words + ["4"])
    #expect(try output(of: words + ["4"]) == first)
    #expect(try output(of: words + ["5"]) != first)
  }

  @Test("Each source has its own cells, all of which it calls “cell”")
  func cells() throws {
    let life = ComposeLife(seed: 2, rows: 60, width: 320)
    var seen: Set<String> = []
    for _ in 0..<200 {
      _ = life.step()
      life.screen.tableView.layoutIfNeeded()
      for cell in life.screen.tableView.visibleCells {
        let text = cell.textLabel?.text ?? ""
        let name = "\(type(of: cell))"
        if text.hasPrefix("◉") { #expect(cell is StoryCell, "\(text) in a \(name)") }
        if text.hasPrefix("post") { #expect(cell is PostCell, "\(text) in a \(name)") }
        if text.hasPrefix("☐") || text.hasPrefix("☑") {
          #expect(cell is SettingCell, "\(text) in a \(name)")
        }
        seen.insert(name)
      }
    }
    #expect(seen.isSuperset(of: ["StoryCell", "PostCell", "SettingCell"]))
  }

  @Test("A picture of the last screen is written")
  func picture() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).svg")
    defer { try? FileManager.default.removeItem(at: file) }
    _ = try output(of: ["--frames", "3", "--svg", file.path])
    let svg = try String(contentsOf: file, encoding: .utf8)
    #expect(svg.contains("<svg") && svg.contains("stories"))
  }

  @Test("A check says how much it has looked at, and finds nothing", arguments: 1...4)
  func check(seed: Int) throws {
    let text = try output(of: ["--check", "--steps", "300", "--seed", "\(seed)"])
    #expect(text.hasPrefix("seed \(seed): 300 changes\n"))
    #expect(text.split(separator: "\n").count == 3)
  }
}
#endif
