import Testing

@testable import messages

@Suite("Speech bubbles")
struct BubbleTests {
  @Test("A bubble is as wide as its widest line, with its parts one below the other")
  func text() {
    let bubble = Bubble(title: "Ada", ["Have you", "seen it?"], ["a caption"])
    #expect(
      bubble.text == """
        ╭─ Ada ─────╮
        │ Have you  │
        │ seen it?  │
        ├───────────┤
        │ a caption │
        ╰───────────╯
        """)
    #expect(bubble.height == Bubble.height(ofLines: 6))
  }

  @Test(
    "All lines are equally long, for any content", arguments: ["", "a", "a longer line of words"])
  func lengths(line: String) {
    let lengths = Bubble(title: "Ada · 07:15", [line]).text.split(separator: "\n").map(\.count)
    #expect(Set(lengths).count == 1)
  }

  @Test("A word that is too long for a line is cut")
  func cut() {
    let long = String(repeating: "x", count: 100)
    let lines = Bubble(title: long, [long]).text.split(separator: "\n")
    #expect(lines.allSatisfy { $0.count == Bubble.greatestWidth + 4 && $0.count > 4 })
    #expect(lines[0].contains("…") && lines[1].contains("…"))
  }

  @Test("Words are kept together, and none is lost")
  func words() {
    let text = "Run, and we hold the gangway for you. The captain says two minutes, not more."
    let lines = Bubble.lines(of: text)
    #expect(lines.count == 3)
    #expect(lines.allSatisfy { $0.count <= Bubble.greatestWidth })
    #expect(lines.joined(separator: " ") == text)
    #expect(Bubble.lines(of: "").isEmpty)
  }
}
