#if !os(iOS)
import CommandLineWords
import Foundation
import Testing

@testable import adopt

@MainActor
@Suite("A controller bare and adopted")
struct AdoptCommandTests {
  private func output(of words: [String]) throws -> String {
    var written = Data()
    try AdoptCommand(
      words: words, output: CommandOutput { data throws(CommandError) in written.append(data) }
    ).run()
    return String(decoding: written, as: UTF8.self)
  }

  @Test("Help names every option")
  func help() throws {
    let text = try output(of: ["--help"])
    for option in ["--touches", "--seed", "--width", "--svg", "--help"] {
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
    for row in ["Today"] {
      #expect(text.contains(row) && svg.contains(row))
    }
  }

  @Test("The script ends with these pictures, and with logs that are equal")
  func script() throws {
    let text = try output(of: [])
    #expect(
      text.hasPrefix(
        """
        bare                                     adopted
        ╭─────────────────────────────────────╮  ╭─────────────────────────────────────╮
        ┝━ Pinned ━━━━━━━━━━━━━━━━━━━━━━━━━━━━┥  ┝━ Pinned ━━━━━━━━━━━━━━━━━━━━━━━━━━━━┥
        │   Anna                              │  │   ── Today                          │
        │   Hans                              │  │   Anna                              │
        ┝━ Recent ━━━━━━━━━━━━━━━━━━━━━━━━━━━━┥  │   ── Sunday                         │
        │   Mia (2)                           │  │   Hans                              │
        │   Jakob                             │  ┝━ Recent ━━━━━━━━━━━━━━━━━━━━━━━━━━━━┥
        │   David (2)                         │  │   ── Today                          │
        │   Frieda                            │  │   Mia (2)                           │
        │   Klara                             │  │   ── Saturday                       │
        │   Leo                               │  │   Jakob                             │
        │                                     │  │   ── Today                          │
        │                                     │  │   ★ Ad: coffee                      │
        │                                     │  │   David (2)                         │
        │                                     │  │   Frieda                            │
        │                                     │  │   ── Saturday                       │
        │                                     │  │   Klara                             │
        │                                     │  │   ── Friday                         │
        │                                     │  │   ★ Ad: umbrellas                   │
        │                                     │  │   Leo                               │
        ╰─────────────────────────────────────╯  ╰─────────────────────────────────────╯

        """))
    #expect(text.hasSuffix("\n33 lines, equal\n"))
    #expect(try output(of: []) == text)
  }

  @Test("Random touches result in equal logs", arguments: Thinning.oneOf(1...4))
  func random(seed: Int) throws {
    let text = try output(of: ["--touches", "200", "--seed", "\(seed)"])
    #expect(text.hasSuffix(" lines, equal\n"))
  }

  @Test("An invalid command line is refused, and nothing is written")
  func refusal() throws {
    var written = 0
    let error = try #require(throws: CommandError.self) {
      let output = CommandOutput { data throws(CommandError) in written += data.count }
      try AdoptCommand(words: ["--touches", "0"], output: output).run()
    }
    #expect(error.code == 64)
    #expect(written == 0)
  }
}
#endif
