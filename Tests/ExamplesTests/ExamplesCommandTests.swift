#if !os(iOS)
import CommandLineWords
import Foundation
import Testing

@testable import examples

@MainActor
@Suite("The list of the examples")
struct ExamplesCommandTests {
  private func output(of words: [String]) throws -> String {
    var written = Data()
    try ExamplesCommand(
      words: words, output: CommandOutput { data throws(CommandError) in written.append(data) }
    ).run()
    return String(decoding: written, as: UTF8.self)
  }

  private func repositoryFile(_ path: String) throws -> String {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  @Test("Each example is a line with the command that runs it")
  func list() throws {
    let lines = try output(of: []).components(separatedBy: "\n")
    for (example, line) in zip(Example.allCases, lines) {
      #expect(line.hasPrefix("swift run \(example.name) "))
      #expect(line.hasSuffix(example.summary))
      #expect(line.count <= 100)
    }
    #expect(lines.count == Example.allCases.count + 3)
  }

  @Test("The README lists the same commands with the same words")
  func readme() throws {
    let readme = try repositoryFile("README.md")
    let listed = readme.components(separatedBy: "\n").filter {
      $0.hasPrefix("swift run ") && $0.contains("#")
    }
    let expected = Example.allCases.map { "swift run \($0.name) # \($0.summary)" }
    let found = listed.map { line in
      line.split(separator: "#", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
        .joined(separator: " # ")
    }
    #expect(found.filter { !$0.hasPrefix("swift run examples") } == expected)
  }

  @Test("The package has a command of each name, and no other example")
  func package() throws {
    let package = try repositoryFile("Package.swift")
    for example in Example.allCases {
      #expect(package.contains("name: \"\(example.name)\","))
    }
    let commands = package.components(separatedBy: ".executableTarget(").dropFirst().count {
      $0.components(separatedBy: "path: \"").dropFirst().first?.hasPrefix("Examples/") == true
    }
    #expect(commands == Example.allCases.count + ["examples", "pictures"].count)
  }

  @Test("Help has the form of the other commands' help, and other arguments are refused")
  func help() throws {
    let text = try output(of: ["--help"])
    #expect(text.hasPrefix("usage: examples [options]\n"))
    #expect(text.contains("  --help  this text\n"))
    #expect(text.hasSuffix("\nexit codes: 64 bad command line, 73 cannot write\n"))
    let error = #expect(throws: CommandError.self) { try output(of: ["--all"]) }
    #expect(error?.code == 64)
  }
}
#endif
