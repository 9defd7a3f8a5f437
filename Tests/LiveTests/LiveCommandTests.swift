#if !os(iOS)
import CommandLineWords
import Foundation
import Testing

@testable import live

@MainActor
@Suite("The live feed")
struct LiveCommandTests {
  private func output(of words: [String]) throws -> String {
    var written = Data()
    try LiveCommand(
      words: words, output: CommandOutput { data throws(CommandError) in written.append(data) }
    ).run()
    return String(decoding: written, as: UTF8.self)
  }

  @Test("Help names every option")
  func help() throws {
    let text = try output(of: ["--help"])
    for option in [
      "--frames", "--seed", "--speed", "--rows", "--width", "--svg", "--check", "--steps", "--help",
    ] {
      #expect(text.contains("\(option) "))
    }
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }

  @Test("A picture of the last screen is written, with the rows that the text shows")
  func svg() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).svg")
    defer { try? FileManager.default.removeItem(at: file) }
    let text = try output(of: ["--frames", "3", "--svg", file.path])
    #expect(text == (try output(of: ["--frames", "3"])))
    let svg = try String(contentsOf: file, encoding: .utf8)
    #expect(svg.hasPrefix("<svg"))
    for row in ["Try the evening edition"] {
      #expect(text.contains(row) && svg.contains(row))
    }
  }

  @Test("The first screen and each change are frames, with the batch that the table is sent")
  func frames() throws {
    let text = try output(of: ["--frames", "5", "--rows", "4", "--width", "70"])
    #expect(text.count(of: "╭") == 6)
    for number in 1...5 { #expect(text.contains("\n\(number) · ")) }
    #expect(text.count(of: "the table is sent") >= 5)
  }

  @Test("The same seed gives the same frames, another seed different ones")
  func seeds() throws {
    let words = ["--frames", "20", "--seed"]
    let first = try output(of: words + ["4"])
    #expect(try output(of: words + ["4"]) == first)
    #expect(try output(of: words + ["5"]) != first)
  }

  @Test("The promo stays at its row, the last row is the end, and no advertisement is shown twice")
  func policies() throws {
    let feed = LiveFeed(seed: 3, rows: 60, width: 320)
    for _ in 0..<200 {
      _ = feed.step()
      feed.screen.tableView.layoutIfNeeded()
      let texts = feed.screen.tableView.visibleCells.compactMap { $0.textLabel?.text }
      #expect(texts.count == feed.screen.tableView.numberOfRows(inSection: 0))
      #expect(texts.last == "— you have seen it all —")
      let posts = texts.filter { $0.contains(": ") }
      #expect(posts == feed.screen.source.posts.map { "\($0.author): \($0.text)" })
      let ads = texts.filter { $0.hasPrefix("★") }
      let vendors = feed.screen.ads.models.map { "★ \($0.vendor) · sponsored" }
      #expect(ads.count <= vendors.count)
      // The row is one of the layer's own coordinates: the end stands outside it and below.
      if posts.count + ads.count > 3 { #expect(texts[3] == "Try the evening edition") }
    }
  }

  @Test("A check reports how much it has compared, and finds no difference")
  func check() throws {
    let steps = Thinning.isDebug ? 60 : 300
    let text = try output(of: ["--check", "--steps", "\(steps)", "--seed", "7"])
    #expect(text.hasPrefix("seed 7: \(steps) changes\n"))
    #expect(text.split(separator: "\n").count == 3)
  }
}

extension String {
  fileprivate func count(of part: String) -> Int { components(separatedBy: part).count - 1 }
}
#endif
