#if !os(iOS)
import CommandLineWords
import Foundation
import Testing

@testable import messages

@MainActor
@Suite("The messages")
struct MessagesCommandTests {
  private func output(of words: [String]) throws -> String {
    var written = Data()
    try MessagesCommand(
      words: words, output: CommandOutput { data throws(CommandError) in written.append(data) }
    ).run()
    return String(decoding: written, as: UTF8.self)
  }

  @Test("Help names every option and every kind")
  func help() throws {
    let text = try output(of: ["--help"])
    for option in ["--kinds", "--tap", "--lines", "--width", "--svg", "--help"] {
      #expect(text.contains("\(option) "))
    }
    for kind in MessageKind.all { #expect(text.contains(kind.name)) }
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 100 })
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
    for row in ["Unread"] {
      #expect(text.contains(row) && svg.contains(row))
    }
  }

  @Test("Without options there is a picture without the newest kind, and one with it")
  func pictures() throws {
    let parts = try output(of: []).components(separatedBy: "\n\n")
    try #require(parts.count == 2)
    let before = MessageKind.names(of: MessageKind.all.dropLast())
    let after = MessageKind.names(of: MessageKind.all)
    #expect(parts[0].hasPrefix("1 · The app knows \(before)\n"))
    #expect(
      parts[1].hasPrefix("2 · One line more in MessageKinds.swift, and it knows \(after)\n"))
    #expect(parts.allSatisfy { $0.count(of: "╭──") == 1 })
    #expect(!parts[1].contains("Unknown"))
  }

  @Test("The cell class of a message is printed, whether its kind is known or not")
  func cellNames() throws {
    let before = try output(of: ["--kinds", "text,image"])
    #expect(before.contains("[1, 3]  [1, 2]  UnknownMessageCell"))
    #expect(before.contains("│ A message of the kind “video”, which │"))
    let after = try output(of: ["--kinds", "text,image,video"])
    #expect(after.contains("[1, 2]  –       UnreadMarkerCell"))
    #expect(after.contains("[1, 3]  [1, 2]  VideoMessageCell"))
  }

  @Test("Without --tap the first message of the newest kind is tapped, if there is one")
  func standardTap() throws {
    #expect(
      try output(of: ["--kinds", "text,image,video"]).hasSuffix(
        """
        Tap on row [1, 3], the first message of the newest kind (--tap SECTION,ROW taps another)
          reuse [1, 3] → data [1, 2] → VideoMessage: plays the video “Casting off already” (0:42)

        """))
    let arguments = try MessagesArguments(parsing: ["--kinds", "video"])
    #expect(try !MessagesPictures(arguments, conversation: "").text.contains("Tap"))
  }

  @Test("From the image on, exactly this picture is drawn")
  func picture() throws {
    let text = try output(of: ["--kinds", "text,image,video"])
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let start = try #require(lines.lastIndex { $0.contains("╭─ Ada · 07:15") })
    #expect(
      lines[start..<start + 24].joined(separator: "\n") == """
        [1, 0]  [1, 0]  ImageMessageCell  │   ╭─ Ada · 07:15 ──────────────╮                       │
                                          │   │               \\  |  /      │                       │
                                          │   │       |\\       .---.       │                       │
                                          │   │       | \\   -- (   ) --    │                       │
                                          │   │    ___|__\\_                │                       │
                                          │   │ ~~~\\______/~~~~~~~~~~~~~~~ │                       │
                                          │   ├────────────────────────────┤                       │
                                          │   │ It does.                   │                       │
                                          │   ╰────────────────────────────╯                       │
                                          │                                                        │
        [1, 1]  [1, 1]  TextMessageCell   │                                      ╭─ You · 07:31 ─╮ │
                                          │                                      │ On my way!    │ │
                                          │                                      ╰───────────────╯ │
                                          │                                                        │
        [1, 2]  –       UnreadMarkerCell  │░                   2 unread messages                   │
        [1, 3]  [1, 2]  VideoMessageCell  │ ► ╭─ Ben · 08:57 ─────────────────╮                    │
                                          │   │                               │                    │
                                          │   │                ▷              │                    │
                                          │   │  ○────────────────────── 0:42 │                    │
                                          │   ├───────────────────────────────┤                    │
                                          │   │ Casting off already           │                    │
                                          │   ╰───────────────────────────────╯                    │
                                          │                                                        │
        [1, 4]  [1, 3]  TextMessageCell   │   ╭─ Ada · 08:59 ──────────────────────╮               │
        """)
  }

  @Test("The same command draws the same picture, in the requested width")
  func repeatable() throws {
    let words = ["--width", "100", "--lines", "30"]
    let text = try output(of: words)
    #expect(try output(of: words) == text)
    let framed = text.split(separator: "\n").filter { $0.hasSuffix("│") || $0.hasSuffix("╯") }
    #expect(framed.count > 50)
    #expect(framed.allSatisfy { $0.count == 100 })
  }

  @Test("The bubbles are complete in the narrowest picture, too")
  func narrow() throws {
    let text = try output(of: ["--width", "\(MessagesArguments.widthRange.lowerBound)"])
    #expect(!text.contains("…"))
    let wide = try output(of: [])
    #expect(text.count(of: "╭─") == wide.count(of: "╭─"))
    #expect(text.count(of: "─╮") == wide.count(of: "─╮"))
  }

  @Test("With --kinds there is one picture, with these kinds alone")
  func kinds() throws {
    let text = try output(of: ["--kinds", "image"])
    #expect(text.hasPrefix("The app knows image\n"))
    #expect(text.contains("ImageMessageCell") && !text.contains("TextMessageCell"))
    #expect(text.count(of: "UnknownMessageCell") == 5)
    #expect(text.contains("ImageMessage: opens the picture “It does.” by Ada"))
    #expect(try output(of: ["--kinds", "image,text"]).hasPrefix("The app knows text and image\n"))
  }

  @Test(
    "A tap is printed with its row in both coordinates and the action of its adapter",
    arguments: [
      ("0,1", "data [0, 1] → TextMessage: copies “I will be there if the weather holds.”"),
      ("1,2", "layer unread: cannot be selected"),
      ("1,3", "data [1, 2] → VideoMessage: plays the video “Casting off already” (0:42)"),
    ])
  func tap(row: String, report: String) throws {
    for lines in ["42", "10"] {
      let text = try output(of: ["--tap", row, "--lines", lines])
      #expect(text.hasSuffix(" → \(report)\n"))
      #expect(text.contains("►") == !report.hasPrefix("layer"))
    }
  }

  @Test(
    "An invalid command line is refused, and nothing is written",
    arguments: [
      ["--kinds", "text,pigeon"], ["--tap", "0,9"], ["--tap", "7,0"], ["--nonsense"],
    ])
  func refusals(words: [String]) throws {
    var written = 0
    let error = try #require(throws: CommandError.self) {
      try MessagesCommand(
        words: words, output: CommandOutput { data throws(CommandError) in written += data.count }
      ).run()
    }
    #expect(error.code == 64)
    #expect(written == 0)
  }

  @Test("Messages that cannot be read exit with 65")
  func brokenData() throws {
    let arguments = try MessagesArguments(parsing: [])
    let error = try #require(throws: CommandError.self) {
      try MessagesPictures(arguments, conversation: "\n{}")
    }
    #expect(error.code == 65)
    #expect(error.message.hasPrefix("line 2 is no message: "))
  }
}

extension String {
  fileprivate func count(of part: String) -> Int { components(separatedBy: part).count - 1 }
}
#endif
