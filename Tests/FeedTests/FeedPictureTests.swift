#if HEADLESS_UIKIT
import CommandLineWords
import Foundation
import Testing

@testable import feed

@MainActor
@Suite("The picture")
struct FeedPictureTests {
  @Test("It shows the rows in view in order, each with its paths and its owner in the margin")
  func rowsInView() throws {
    let lines = try CommandRun.lines(of: ["--rows", "6", "--width", "90"])
    let rows = lines.filter { $0.hasPrefix("[") }
    let starts = [
      "[0, 0]  separators 0  –       │░  Sunday 15 March",
      "[0, 1]  content       [0, 0]  │   Iris Waterhouse",
      "[0, 2]  content       [0, 1]  │   Priya Ramanan",
      "[0, 3]  ads 0         –       │░  ★ Brindle & Moth · sponsored",
      "[0, 4]  content       [0, 2]  │ ► Dewi Prasetya",
      "[0, 5]  content       [0, 3]  │   Mirela Oanta",
      "[0, 6]  content       [0, 4]  │   Yuki Hamasaki",
    ]
    #expect(rows.count == starts.count)
    for (row, start) in zip(rows, starts) { #expect(row.hasPrefix(start)) }
    #expect(lines.contains { $0.contains("│   Snow on the pass this morning, blue sky by noon.") })
  }

  @Test("It has the requested width, and nothing below it is wider", arguments: [60, 80, 100, 133])
  func width(columns: Int) throws {
    let lines = try CommandRun.lines(of: ["--width", "\(columns)", "--rows", "20", "--tap", "4"])
    let picture = lines.prefix { !$0.hasPrefix("Tap") }
    #expect(picture.count > 40)
    #expect(picture.allSatisfy { $0.count == columns })
    #expect(lines.allSatisfy { $0.count <= columns })
  }

  @Test("A row that is scrolled to is at the top")
  func scrolls() throws {
    let lines = try CommandRun.lines(of: ["--scroll", "100", "--rows", "5"])
    #expect(lines.first { $0.hasPrefix("[") }?.hasPrefix("[0, 100]") == true)
  }

  @Test("No text moves the cursor of the terminal")
  func controlCharacters() throws {
    let post =
      #"{"id":"p","author":"A\u001b[2J","text":"x\ny\u0007\u009bz","date":"2026-03-03"}"#
    try TemporaryFile.with(post) { posts in
      let output = try CommandRun.output(of: ["--posts", posts])
      #expect(output.contains("“x y"))
      #expect(
        output.unicodeScalars.allSatisfy {
          $0 == "\n" || $0.properties.generalCategory != .control
        })
    }
  }

  @Test("Without posts there is an empty picture, no tap, and no row to name")
  func empty() throws {
    try TemporaryFile.with("[]") { none in
      let lines = try CommandRun.lines(of: ["--posts", none, "--ads", none, "--rows", "3"])
      #expect(lines.count > 2)
      #expect(!lines.contains { $0.hasPrefix("[") || $0.contains("Tap") })
      let error = #expect(throws: CommandError.self) {
        try CommandRun.output(of: ["--posts", none, "--ads", none, "--tap", "0"])
      }
      #expect(error == .usage("--tap 0: the table has no rows"))
    }
  }

  @Test("The explanation gives the row's path at every layer")
  func explains() throws {
    let lines = try CommandRun.lines(of: ["--explain", "13"])
    #expect(
      Array(lines.suffix(4)) == [
        "row [0, 13] is content, data row [0, 9]", "  ads         [0, 13]",
        "  separators  [0, 11]", "  content     [0, 9]",
      ])
  }

  @Test("The SVG is written to the given file, with the rows in view")
  func svg() throws {
    let path = TemporaryFile.newPath("svg")
    defer { try? FileManager.default.removeItem(atPath: path) }
    #expect(try CommandRun.output(of: ["--svg", path]).contains("Iris Waterhouse"))
    let svg = try String(contentsOfFile: path, encoding: .utf8)
    #expect(svg.hasPrefix("<svg") || svg.hasPrefix("<?xml"))
    for text in ["Sunday 15 March", "Iris Waterhouse", "Brindle &amp; Moth", "separators 0"] {
      #expect(svg.contains(text))
    }
  }

  #if DEBUG
  @Test("With --inspect each row of the SVG has a mark with its paths and its owner, and no margin")
  func inspects() throws {
    let path = TemporaryFile.newPath("svg")
    defer { try? FileManager.default.removeItem(atPath: path) }
    let words = ["--rows", "6", "--scroll", "10", "--svg", path]
    let text = try CommandRun.output(of: words)
    let bare = try String(contentsOfFile: path, encoding: .utf8)
    #expect(try CommandRun.output(of: words + ["--inspect"]) == text)
    let svg = try String(contentsOfFile: path, encoding: .utf8)
    for mark in ["[0, 12] → [0, 8] · content", "[0, 11] · separators 1", "No anomalies"] {
      #expect(svg.contains(">\(mark)<"))
      #expect(!bare.contains(mark))
    }
    #expect(bare.contains(">reuse<"))
    #expect(!svg.contains(">reuse<"))
  }
  #else
  @Test("In a release build --inspect exits with 69")
  func inspects() {
    let error = #expect(throws: CommandError.self) {
      try CommandRun.output(of: ["--svg", "/no/such/folder/feed.svg", "--inspect"])
    }
    #expect(error?.code == 69)
  }
  #endif

  nonisolated private static var pictures: [(file: String, words: [String])] {
    let feed = ("feed.svg", ["--rows", "14", "--width", "84", "--tap", "9"])
    #if DEBUG
    return [feed, ("inspector.svg", ["--rows", "10", "--width", "66", "--inspect"])]
    #else
    return [feed]
    #endif
  }

  @Test("The pictures in the documentation are those that the command draws", arguments: pictures)
  func picturesOfDocumentation(name: String, words: [String]) throws {
    let path = TemporaryFile.newPath("svg")
    defer { try? FileManager.default.removeItem(atPath: path) }
    _ = try CommandRun.output(of: words + ["--svg", path])
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/DecoratorTableKit/DecoratorTableKit.docc/Resources")
      .appendingPathComponent(name)
    let known = try String(contentsOf: file, encoding: .utf8)
    #expect(
      try String(contentsOfFile: path, encoding: .utf8) == known,
      "write it again: feed \(words.joined(separator: " ")) --svg FILE")
  }

  @Test("An SVG that cannot be written exits with 73 before anything is printed")
  func unwritableSVG() throws {
    var written = Data()
    let error = #expect(throws: CommandError.self) {
      let output = CommandOutput { data throws(CommandError) in written.append(data) }
      try FeedCommand(words: ["--svg", "/no/such/folder/feed.svg"], output: output).run()
    }
    #expect(error?.code == 73)
    #expect(written.isEmpty)
  }
}
#endif
