#if !os(iOS)
import CommandLineWords
import Foundation
import Testing

@testable import ads

@MainActor
@Suite("Advertisements from a network, and a reader")
struct AdsCommandTests {
  private struct Event: Decodable {
    var time: Double
    var kind: String
    var ad: Int?
    var slot: Int?
    var seconds: Double?
  }

  private struct Summary: Decodable {
    struct Counts: Decodable {
      var requests, filled, empty, failed, shown, seen, viewed, expired, wasted, jumps: Int
      var jumpsAfterTouch: Int
      var fillRate, viewableRate, meanTimeToFill, firstScreenFill: Double
      var timeToFirst: Double?
    }
    var summary: Counts
  }

  private func output(of words: [String]) async throws -> String {
    var written = Data()
    try await AdsCommand(
      words: words, output: CommandOutput { data throws(CommandError) in written.append(data) }
    ).run()
    return String(decoding: written, as: UTF8.self)
  }

  /// The events of a reading, and its summary.
  private func reading(
    seed: Int, seconds: Int = 40
  ) async throws -> ([Event], Summary.Counts) {
    let text = try await output(of: ["--json", "--seconds", "\(seconds)", "--seed", "\(seed)"])
    let lines = text.split(separator: "\n").map { Data($0.utf8) }
    let last = try #require(lines.last)
    return (
      try lines.dropLast().map { try JSONDecoder().decode(Event.self, from: $0) },
      try JSONDecoder().decode(Summary.self, from: last).summary
    )
  }

  @Test("Help names every option")
  func help() async throws {
    let text = try await output(of: ["--help"])
    for option in [
      "--seconds", "--seed", "--speed", "--width", "--svg", "--json", "--check", "--steps",
      "--arrivals", "--help",
    ] {
      #expect(text.contains("\(option) "))
    }
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }

  @Test("A screen every fifteen seconds, a line for each event, and a summary are printed")
  func lines() async throws {
    let text = try await output(of: ["--seconds", "16", "--width", "70"])
    #expect(text.components(separatedBy: "row  owner").count == 3)
    #expect(text.contains("is asked for, above row"))
    #expect(text.contains(" is shown in row "))
    #expect(text.contains("\n    after the first touch              0\n"))
    #expect(text.contains("rows on screen make way: the list was not touched yet"))
  }

  @Test("The same seed gives the same lines, another seed different ones")
  func seeds() async throws {
    let words = ["--seconds", "4", "--seed"]
    let lines = try await output(of: words + ["4"])
    #expect(try await output(of: words + ["4"]) == lines)
    #expect(try await output(of: words + ["5"]) != lines)
  }

  @Test(
    "The summary is the sum of the events, and no row jumps after a touch",
    arguments: Thinning.oneOf(1...2))
  func summary(seed: Int) async throws {
    let (events, summary) = try await reading(seed: seed, seconds: Thinning.isDebug ? 20 : 40)
    func count(_ kinds: String...) -> Int { events.filter { kinds.contains($0.kind) }.count }
    #expect(summary.requests == count("asked", "retried"))
    #expect(summary.filled == count("arrived"))
    #expect(summary.empty == count("nothing"))
    #expect(summary.failed == count("failed", "timedOut"))
    #expect(summary.shown == count("shown"))
    #expect(summary.viewed == count("viewed"))
    #expect(summary.expired == count("expired"))
    #expect(summary.viewed <= summary.seen && summary.seen <= summary.shown)
    #expect(summary.wasted == summary.filled - summary.seen)
    let times = events.filter { $0.kind == "arrived" }.compactMap(\.seconds)
    #expect(
      abs(summary.meanTimeToFill - times.reduce(0, +) / Double(max(times.count, 1))) < 1e-9)
    #expect(summary.filled > 3)
    #expect(summary.jumps == count("jump") && summary.jumps <= 2)
    #expect(summary.jumpsAfterTouch == 0)
    // The reader reads for a second and a half before the first touch.
    #expect(summary.timeToFirst.map { $0 < 1.5 } == true)
    #expect(summary.firstScreenFill >= 0.5 && summary.firstScreenFill <= 1)
    // What was viewed was shown before, for a second at least, and each is viewed once.
    let viewed = events.filter { $0.kind == "viewed" }
    #expect(Set(viewed.compactMap(\.ad)).count == viewed.count)
    #expect(viewed.allSatisfy { $0.seconds.map { $0 > 0.999 } ?? false })
  }

  @Test("The picture is a complete SVG document")
  func picture() async throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("ads-\(UUID().uuidString).svg")
    defer { try? FileManager.default.removeItem(at: file) }
    let seconds = Thinning.isDebug ? 12 : 40
    let (_, summary) = try await reading(seed: 1, seconds: seconds)
    _ = try await output(of: ["--seconds", "\(seconds)", "--seed", "1", "--svg", file.path])
    let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    let parser = XMLCheck(text)
    #expect(parser.isBalanced)
    #expect(text.contains("<polygon points=") && text.contains(">row 0</text>"))
    #expect(!text.contains("nan") && !text.contains("inf"))
    // What was viewed has a dot each, and what has arrived a smaller one, as in the legend.
    #expect(text.components(separatedBy: #"r="4.5""#).count - 2 == summary.viewed)
    #expect((2...summary.filled).contains(text.components(separatedBy: #"r="2.5""#).count - 2))
  }

  @Test("A picture that cannot be written has its own exit code, and nothing is printed")
  func unwritable() async throws {
    var written = Data()
    let command = try AdsCommand(
      words: ["--seconds", "1", "--svg", "/no/such/folder/a.svg"],
      output: CommandOutput { data throws(CommandError) in written.append(data) })
    let error = await #expect(throws: CommandError.self) { try await command.run() }
    #expect(error?.code == 73)
    #expect(written.isEmpty)
  }

  @Test(
    "A check reports what it has compared, in tables whose temper the seed chooses",
    arguments: Thinning.oneOf(1...3))
  func check(seed: Int) async throws {
    let text = try await output(of: ["--check", "--steps", "60", "--seed", "\(seed)"])
    #expect(text.hasPrefix("seed \(seed): 60 steps, habits of the table: "))
    #expect(text.contains("slots on screen are filled: "))
    let lines = text.split(separator: "\n")
    #expect(lines.count == 5)
    #expect(lines[4].hasPrefix("  rows on screen made way "))
    let numbers = lines[2].split(separator: " ").compactMap { Int($0) }
    #expect(numbers.count == 2 && numbers[1] >= 60 && numbers[0] > 40 * numbers[1])
  }

  @Test("A check runs until the given number of ads has arrived")
  func arrivals() async throws {
    let text = try await output(of: ["--check", "--steps", "1", "--arrivals", "20"])
    let line = text.split(separator: "\n").dropLast().last
    let count = line?.split(separator: " ").first.flatMap { Int($0) }
    #expect((20...24).contains(count ?? 0))
  }
}

/// Whether each element of a document ends.
private struct XMLCheck {
  let isBalanced: Bool

  init(_ text: String) {
    let tags = text.split(separator: "<")
    let ends = tags.count { $0.hasPrefix("/") }
    let complete = tags.count { $0.contains("/>") }
    isBalanced = tags.count == complete + 2 * ends && !text.contains("&")
  }
}
#endif
