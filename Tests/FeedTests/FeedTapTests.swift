#if HEADLESS_UIKIT
import Testing

@testable import feed

@MainActor
@Suite("A tap")
struct FeedTapTests {
  @Test("On a post it calls the posts' own delegate, with the index path in the list of posts")
  func post() throws {
    let (marked, report) = try tap(row: 12)
    #expect(marked.count == 1)
    #expect(marked.first?.hasPrefix("[0, 12]") == true)
    #expect(
      report == [
        "Tap on row 12", "  reuse [0, 12] → content → data [0, 8] → post-216",
        "  The posts' own delegate is told of [0, 8] and opens Kofi Asante-Brew:",
        "  “Moved my desk to the kitchen window. Output: halved. Birds seen: 31.”",
      ])
  }

  @Test("On an advertisement it calls the layer's closure and not the posts' delegate")
  func advertisement() throws {
    let (marked, report) = try tap(row: 10)
    #expect(marked.first?.hasPrefix("[0, 10]") == true)
    #expect(
      report == [
        "Tap on row 10", "  reuse [0, 10] → ads 1 → no data path → ad-02",
        "  The ads' layer is told of [0, 10] and visits Kestrel Cycles:",
        "  “Hub gears serviced while you wait. Coffee included, small talk optional.”",
      ])
  }

  @Test("On a separator it selects nothing and calls no delegate")
  func separator() throws {
    let (marked, report) = try tap(row: 11)
    #expect(marked.isEmpty)
    #expect(
      report == [
        "Tap on row 11", "  reuse [0, 11] → separators 1 → no data path → Saturday 14 March",
        "  The row cannot be selected: nobody is told.",
      ])
  }

  @Test("On a row out of view it scrolls there first")
  func outOfView() throws {
    let (marked, report) = try tap(row: 200)
    #expect(marked.first?.hasPrefix("[0, 200]") == true)
    #expect(report.first == "Tap on row 200")
  }

  @Test(
    "Unless a row is named, it is on the first post in view below an advertisement",
    arguments: [
      ([], 4, "the first post in view below an advertisement"),
      (["--scroll", "4"], 12, "the first post in view below an advertisement"),
      (["--ads", "/dev/null"], 1, "the first post in view"),
      (["--place", "end"], 1, "the first post in view"),
    ])
  func standard(words: [String], row: Int, reason: String) throws {
    let lines = try CommandRun.lines(of: words)
    #expect(lines.contains("Tap on row \(row), \(reason) (--tap ROW taps another)"))
    #expect(lines.contains { $0.hasPrefix("[0, \(row)]") && $0.contains("►") })
  }

  private func tap(row: Int) throws -> (marked: [String], report: [String]) {
    let lines = try CommandRun.lines(of: ["--tap", "\(row)"])
    let report = lines.drop { !$0.hasPrefix("Tap") }
    return (lines.filter { $0.contains("►") }, Array(report))
  }
}
#endif
