import Foundation
import Testing

@testable import HeadlessUIKit

@Suite("TextWrapping")
struct TextWrappingTests {
  private func wrap(_ text: String, _ width: Int, limit: Int = 0) -> [String] {
    TextWrapping.lines(of: text, width: width, limit: limit, measure: TextWidth.columns(of:))
  }

  @Test("Lines break at spaces, and inside a word only if it is longer than a line")
  func breaking() {
    #expect(wrap("one two three", 7) == ["one two", "three"])
    #expect(wrap("one twothreefour", 7) == ["one", "twothre", "efour"])
    #expect(wrap("日本語です", 5) == ["日本", "語で", "す"])
    #expect(wrap("a\n\nb", 5) == ["a", "", "b"])
    #expect(wrap("", 5) == [""])
  }

  @Test("The last line that is allowed shows as much of the rest as fits")
  func limits() {
    #expect(wrap("one two three four", 7, limit: 2) == ["one two", "three…"])
    #expect(wrap("one two three four", 10, limit: 2) == ["one two", "three four"])
    #expect(wrap("one two three", 7, limit: 1) == ["one tw…"])
    #expect(wrap("one\ntwo", 7, limit: 1) == ["one…"])
    #expect(wrap("onetwo", 6, limit: 1) == ["onetwo"])
  }

  @Test("Random texts have as many lines as the labels' own metric counts", arguments: 1...40)
  @MainActor
  func againstMetric(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<50 {
      let text = RandomText.make(from: ["a", "b", " ", " ", "\n"], using: &random)
      let font = UIFont.systemFont(ofSize: CGFloat(Int.random(in: 8...30, using: &random)))
      let columns = Int.random(in: 1...30, using: &random)
      let limit = Int.random(in: 0...4, using: &random)
      let width = TextMetric.width(ofCharacters: columns, font: font)
      let size = TextMetric.size(of: text, font: font, wrappingAt: width, lineLimit: limit)
      let lines = TextWrapping.lines(of: text, width: columns, limit: limit, measure: { _ in 1 })
      guard !text.isEmpty else { continue }
      #expect(size.height == (CGFloat(lines.count) * font.lineHeight).rounded(.up), "\(text)")
      #expect(lines.allSatisfy { $0.count <= columns }, "\(text)")
    }
  }

  @Test("Wrapping without a limit loses nothing but spaces, also in scripts of wide characters")
  func nothingIsLost() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<500 {
      let text = RandomText.make(from: RandomText.alphabet, using: &random)
      let lines = wrap(text, Int.random(in: 2...20, using: &random))
      #expect(lines.joined().filter { $0 != " " } == text.filter { $0 != " " && $0 != "\n" })
    }
  }
}
