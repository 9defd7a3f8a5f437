#if os(Linux) || os(macOS)
import Foundation
import Testing

@testable import messages

@MainActor
@Suite("The code of a kind of messages outside of its own files")
struct OneLineTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Examples/Messages")

  /// The source files of the example, by their paths in its folder.
  private func sources() throws -> [String: String] {
    let files = FileManager.default.enumerator(atPath: Self.folder.path)
    var sources: [String: String] = [:]
    while let path = files?.nextObject() as? String {
      guard path.hasSuffix(".swift") else { continue }
      sources[path] = try String(
        contentsOf: Self.folder.appendingPathComponent(path), encoding: .utf8)
    }
    return sources
  }

  @Test("Outside of their folder videos are mentioned in one line of one file only")
  func oneLine() throws {
    let lines = try sources().filter { !$0.key.hasPrefix("Video/") }.flatMap { path, text in
      text.split(separator: "\n").filter { $0.lowercased().contains("video") }
        .map { "\(path): \($0)" }
    }
    #expect(lines == ["MessageKinds.swift:     .video,"])
  }

  @Test("No kind's types are named outside of its folder")
  func types() throws {
    let sources = try sources()
    for kind in MessageKind.all.map(\.name.capitalized) {
      #expect(sources.keys.count { $0.hasPrefix("\(kind)/") } >= 3)
      for (path, text) in sources where !path.hasPrefix("\(kind)/") {
        #expect(!text.contains("\(kind)Message"), "\(path)")
      }
    }
  }

  @Test("The kinds are listed once, a line for each")
  func list() throws {
    let text = try #require(try sources()["MessageKinds.swift"])
    let listed = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { $0.hasPrefix(".") }
    #expect(listed == MessageKind.all.map { ".\($0.name)," })
    #expect(listed.starts(with: [".text,", ".image,", ".video,"]))
  }

  /// The lines of the README's first example in a language.
  private func readMe(_ language: String) throws -> [Substring] {
    let text = try String(
      contentsOf: Self.folder.appendingPathComponent("README.md"), encoding: .utf8)
    let start = try #require(text.range(of: "```\(language)\n")?.upperBound)
    let end = try #require(text.range(of: "```", range: start..<text.endIndex)?.lowerBound)
    return text[start..<end].split(separator: "\n")
  }

  @Test("The README shows this line as the whole change")
  func shownInReadMe() throws {
    let changed = try readMe("diff")
      .filter {
        ($0.hasPrefix("+") || $0.hasPrefix("-")) && !["+++", "---"].contains($0.prefix(3))
      }
    #expect(changed == ["+    .video,"])
  }

  @Test("The README has the code of the video kind")
  func kindInReadMe() throws {
    let source = try #require(try sources()["Video/MessageKind+Video.swift"])
    let shown = try readMe("swift").map { "  \($0)\n" }.joined()
    #expect(source.contains(shown))
  }
}
#endif
