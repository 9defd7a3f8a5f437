#if !os(iOS)
import CommandLineWords
import DecoratorTableKit
import Foundation
import Testing

@testable import museum

@MainActor
@Suite("The museum")
struct MuseumCommandTests {
  private func output(of words: [String]) throws -> String {
    var written = Data()
    try MuseumCommand(
      words: words, output: CommandOutput { data throws(CommandError) in written.append(data) }
    ).run()
    return String(decoding: written, as: UTF8.self)
  }

  @Test("Help names every option")
  func help() throws {
    let text = try output(of: ["--help"])
    for option in ["--steps", "--seed", "--lines", "--width", "--svg", "--help"] {
      #expect(text.contains("\(option) "))
    }
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }

  @Test("A picture of the last screen is written, with the rows that the text shows")
  func svg() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).svg")
    defer { try? FileManager.default.removeItem(at: file) }
    let text = try output(of: ["--steps", "1", "--svg", file.path])
    #expect(text == (try output(of: ["--steps", "1"])))
    let svg = try String(contentsOf: file, encoding: .utf8)
    #expect(svg.hasPrefix("<svg"))
    for row in ["numbers", "★ Lantern Books · sponsored"] {
      #expect(text.contains(row) && svg.contains(row))
    }
  }

  @Test("Each step is a picture with the batch that the table is sent")
  func steps() throws {
    let text = try output(of: [])
    #expect(text.count(of: "╭") == MuseumTour.stepCount + 1)
    for number in 1...MuseumTour.stepCount { #expect(text.contains("\n\(number) · ")) }
    #expect(text.count(of: "the table is sent: ") == MuseumTour.stepCount - 1)
    #expect(text.contains("8 · nothing is different") && text.contains("the table is sent nothing"))
    #expect(try output(of: ["--steps", "2"]).count(of: "╭") == 3)
  }

  @Test("The same seed gives the same pictures, another seed different ones")
  func seeds() throws {
    let first = try output(of: ["--seed", "4"])
    #expect(try output(of: ["--seed", "4"]) == first)
    #expect(try output(of: ["--seed", "5"]) != first)
  }

  @Test("The texts of the banners are not truncated")
  func banners() throws {
    let text = try output(of: ["--steps", "4"])
    #expect(!text.contains("…"))
  }

  @Test("Equal numbers are all shown, and advertisements are placed among the numbers only")
  func rows() throws {
    var tour = MuseumTour(seed: 3)
    let screen = MuseumScreen(tour.snapshot, lines: 80, width: 600)
    for step in 0...MuseumTour.stepCount {
      for section in 0..<screen.tableView.numberOfSections {
        let rows = (0..<screen.tableView.numberOfRows(inSection: section)).map {
          IndexPath(row: $0, section: section)
        }
        let texts = rows.compactMap { screen.tableView.cellForRow(at: $0)?.textLabel?.text }
        #expect(texts.count == rows.count)
        let ads = texts.filter { $0.hasPrefix("★") }
        let identity = screen.source.sectionIdentifier(for: section)
        #expect(ads.isEmpty == (identity != .numbers))
        guard identity == .numbers else { continue }
        #expect(texts.filter { $0 == "1" }.count == (step == 2 ? 0 : 4))
        #expect(texts.filter { $0 == "10" }.count == 2)
      }
      guard step < MuseumTour.stepCount else { return }
      _ = tour.make(step: step)
      screen.source.apply(tour.snapshot)
      screen.tableView.layoutIfNeeded()
    }
  }

  @Test("An invalid command line is refused")
  func refusals() throws {
    for words in [["--steps", "9"], ["--nonsense"], ["--width", "2"], ["--seed"], ["word"]] {
      #expect(throws: CommandError.self) { try output(of: words) }
    }
  }
}

extension String {
  fileprivate func count(of part: String) -> Int { components(separatedBy: part).count - 1 }
}
#endif
