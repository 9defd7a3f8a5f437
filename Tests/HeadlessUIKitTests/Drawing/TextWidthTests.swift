import Testing

@testable import HeadlessUIKit

@Suite("TextWidth")
struct TextWidthTests {
  @Test(
    "A character has the number of columns that a terminal uses for it",
    arguments: [
      ("a", 1), ("é", 1), ("e\u{301}", 1), ("–", 1), ("…", 1), ("│", 1), ("►", 1), ("✓", 1),
      ("日", 2), ("한", 2), ("ｶ", 1), ("Ａ", 2), ("、", 2), ("👍", 2), ("👍🏽", 2), ("👩‍👩‍👧‍👦", 2),
      ("🇫🇷", 2), ("❤️", 2), ("1️⃣", 2), ("⌚", 2), ("☝🏽", 2), ("क्ष", 2), ("ｶﾞ", 2), ("각", 2),
      ("\u{1100}\u{1161}\u{11A8}", 2), ("\u{200B}", 0), ("\u{301}", 0), ("\u{FEFF}", 0),
    ])
  func characters(text: String, columns: Int) {
    #expect(TextWidth.columns(of: text) == columns)
  }

  @Test("Characters that would move a terminal's cursor are left out")
  func printable() {
    #expect(TextWidth.printable("a\tb\u{1B}[1mc\r\nd\u{200B}e\u{A0}f\u{7F}") == "a b[1mc\nde f")
  }

  @Test("Filling cuts long texts between characters, and pads short ones")
  func filling() {
    #expect(TextWidth.fill("abc", to: 5) == "abc  ")
    #expect(TextWidth.fill("abcdef", to: 5) == "abcd…")
    #expect(TextWidth.fill("日本語", to: 5) == "日本…")
    #expect(TextWidth.fill("日本語", to: 4) == "日… ")
    #expect(TextWidth.fill("ab cdef", to: 4) == "ab… ")
    #expect(TextWidth.fill("👩‍👩‍👧‍👦👍", to: 3) == "👩‍👩‍👧‍👦…")
    #expect(TextWidth.fill("abc", to: 0) == "")
  }
}
