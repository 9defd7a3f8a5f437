#if !os(iOS)
import CommandLineWords
import Testing

@Suite("Output in a terminal")
struct TerminalTests {
  @Test(
    "A terminal gets colours, unless it has none or they are switched off",
    arguments: [
      (true, ["TERM": "xterm"], true), (true, ["TERM": "xterm", "NO_COLOR": ""], true),
      (true, ["TERM": "xterm", "NO_COLOR": "1"], false), (true, ["TERM": "dumb"], false),
      (true, [:], false), (false, ["TERM": "xterm"], false),
    ])
  func colors(isTerminal: Bool, environment: [String: String], expected: Bool) {
    #expect(Terminal.hasColors(isTerminal: isTerminal, environment) == expected)
  }

  @Test("Progress is shown after a second, at most five times a second, and is then erased")
  func progress() {
    var (now, written) = (10.0, [String]())
    var progress = ProgressLine("rows", of: 50, seconds: { now }, write: { written.append($0) })
    for row in 0..<50 {
      progress.show(row)
      now += 0.0625
    }
    progress.end()
    progress.end()
    #expect(written.first == "\r\u{1B}[K16 of 50 rows …")
    #expect(written.dropFirst().first == "\r\u{1B}[K20 of 50 rows …")
    #expect(written.last == "\r\u{1B}[K")
    #expect(written.count == 10)
  }

  @Test("Work of less than a second, or without a terminal, shows no progress")
  func silence() {
    var (now, written) = (0.0, [String]())
    var quick = ProgressLine("rows", of: nil, seconds: { now }, write: { written.append($0) })
    quick.show(1)
    now = 0.9
    quick.show(2)
    quick.end()
    var questions = 0
    var unseen = ProgressLine(
      "rows", of: nil,
      seconds: {
        questions += 1
        return 100
      }, write: nil)
    unseen.show(1)
    unseen.end()
    #expect(written.isEmpty)
    #expect(questions == 0)
  }
}
#endif
