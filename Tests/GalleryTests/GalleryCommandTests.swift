#if !os(iOS)
import CommandLineWords
import Foundation
import Testing

@testable import gallery

@MainActor
@Suite("The gallery")
struct GalleryCommandTests {
  private func output(of words: [String]) throws -> String {
    var written = Data()
    try GalleryCommand(
      words: words, output: CommandOutput { data throws(CommandError) in written.append(data) }
    ).run()
    return String(decoding: written, as: UTF8.self)
  }

  @Test("Help names every option")
  func help() throws {
    let text = try output(of: ["--help"])
    for option in ["--touch", "--lines", "--width", "--svg", "--help"] {
      #expect(text.contains("\(option) "))
    }
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 101 })
  }

  @Test("A picture of the last screen is written, with the rows that the text shows")
  func svg() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).svg")
    defer { try? FileManager.default.removeItem(at: file) }
    let text = try output(of: ["--svg", file.path])
    #expect(text == (try output(of: [])))
    let svg = try String(contentsOf: file, encoding: .utf8)
    #expect(svg.hasPrefix("<svg"))
    for row in ["The sea", "Room 1"] {
      #expect(text.contains(row) && svg.contains(row))
    }
  }

  @Test("Without options exactly this picture is drawn")
  func picture() throws {
    #expect(
      try output(of: []) == """
        row     data    cell       ╭───────────────────────────────────────────────────╮
                                   ┝━ Room 1 · By day ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┥
        [0, 0]  [0, 0]  TextCell   │   The sea                                         │
                                   │   It was painted from the pier, in any weather    │
                                   │   and at any hour.                                │
                                   ├┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┤
        [0, 1]  [0, 1]  ImageCell  │   ╔════════════════════════════╗                › │
                                   │   ║                 \\ | /      ║                  │
                                   │   ║     |\\     |\\   - O -      ║                  │
                                   │   ║     | \\    | \\  / | \\      ║                  │
                                   │   ║   __|__\\_ _|__\\_           ║                  │
                                   │   ║~~~\\_____/~\\____/~~~~~~~~~~~║                  │
                                   │   ╚════════════════════════════╝                  │
                                   │   Harbour, 1931                                   │
                                   ├┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┤
        [0, 2]  [0, 2]  ImageCell  │ ► ╔════════════════════════════╗               ⓘ› │
                                   │   ║  / / / / / / / / / / / / / ║                  │
                                   │   ║ / / / / |\\ / / / / / / / / ║                  │
                                   │   ║/ / / / /| \\ / / / / / / / /║                  │
                                   │   ║ ^^\\__  _|__\\_   __/^\\  __/^║                  │
                                   │   ║~~~~~~\\_\\____/__/~~~~~\\/~~~~║                  │
                                   │   ╚════════════════════════════╝                  │
                                   │   Storm, 1934                                     │
                                   ├┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┤
        [0, 3]  –       OfferCell  │░  ★ In the shop: a postcard, 2 crowns             │
                                   │                                                   │
                                   ┝━ Room 2 · By night ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┥
        [1, 0]  [1, 0]  ImageCell  │   ╔════════════════════════════╗                › │
                                   │   ║  .      *        .     (   ║                  │
                                   │   ║      .        *       (    ║                  │
                                   │   ║   *     ___________    (   ║                  │
                                   │   ║ _______/ o  o  o  o\\_____  ║                  │
                                   │   ║ \\________________________/ ║                  │
                                   │   ║~~~~~~~~~~~~~~~~~~~~~~~~~~~~║                  │
                                   │   ╚════════════════════════════╝                  │
                                   │   Night ferry, 1936                               │
                                   ├┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┤
        [1, 1]  [1, 1]  TextCell   │   The lights                                      │
                                   │   Each is one stroke. The keeper said that she    │
                                   │   had counted them, and that one was missing.     │
                                   ├┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┤
        [1, 2]  –       OfferCell  │░  ★ In the shop: an umbrella, 35 crowns           │
                                   │                                                   │
                                   │                                                   │
                                   ╰───────────────────────────────────────────────────╯
        Touches of row [0, 2] (--touch SECTION,ROW touches another)
          tap             opens “Storm”, then counts a visitor who may buy
          detail button   says that “Storm” costs 1200 crowns
          swipe, Share    shares “Storm”
          swipe, Buy      buys “Storm” for 1200 crowns
          press, Copy     copies “Storm”

        """)
  }

  @Test("The same command draws the same picture, in the requested width")
  func repeatable() throws {
    let words = ["--width", "72", "--lines", "20"]
    let text = try output(of: words)
    #expect(try output(of: words) == text)
    let framed = text.split(separator: "\n").filter { $0.hasSuffix("│") || $0.hasSuffix("╯") }
    #expect(framed.count >= 18)
    #expect(framed.allSatisfy { $0.count == 72 })
    #expect(!text.contains("…"))
  }

  @Test("The frames are complete in the narrowest picture, too")
  func narrow() throws {
    let text = try output(of: ["--width", "\(GalleryArguments.widthRange.lowerBound)"])
    for line in text.split(separator: "\n") {
      #expect(line.contains("╔") == line.contains("╗"))
      #expect(line.contains("╚") == line.contains("╝"))
      #expect([0, 2].contains(line.count { $0 == "║" }))
    }
    #expect(!text.contains("…"))
  }

  @Test(
    "Each touch of a row is printed, also of a row out of view",
    arguments: [
      ("0,0", ["tap             nothing", "press, Copy     copies “It was painted"]),
      (
        "0,1",
        [
          "tap             opens “Harbour”", "swipe, Share    shares “Harbour”",
          "press, Copy     copies “Harbour”",
        ]
      ),
      ("0,3", ["tap             puts a postcard into the basket"]),
      ("1,2", ["tap             puts an umbrella into the basket"]),
    ])
  func touches(row: String, expected: [String]) throws {
    for lines in ["43", "10"] {
      let text = try output(of: ["--touch", row, "--lines", lines])
      let told = try #require(text.components(separatedBy: "Touches of row ").last)
        .split(separator: "\n").dropFirst()
      #expect(told.count == expected.count)
      for (line, start) in zip(told, expected) { #expect(line.hasPrefix("  \(start)")) }
      #expect(text.contains("►") == !expected[0].hasSuffix("nothing"))
    }
  }

  @Test(
    "An invalid command line is refused, and nothing is written",
    arguments: [["--touch", "0,4"], ["--touch", "2,0"], ["--touch", "x"], ["--nonsense"]])
  func refusals(words: [String]) throws {
    var written = 0
    let error = try #require(throws: CommandError.self) {
      try GalleryCommand(
        words: words, output: CommandOutput { data throws(CommandError) in written += data.count }
      ).run()
    }
    #expect(error.code == 64)
    #expect(written == 0)
  }
}
#endif
