/// Texts of characters that are hard to draw.
enum RandomText {
  static let alphabet: [Character] = [
    "a", "W", "é", "e\u{301}", " ", " ", "日", "本", "👍🏽", "👩‍👩‍👧‍👦", "🇫🇷", "❤️", "…", "\n", "&", "<", "\"",
  ]

  static func make(
    from alphabet: [Character], using random: inout SeededGenerator
  ) -> String {
    let length = Int.random(in: 0...60, using: &random)
    return String((0..<length).map { _ in alphabet.randomElement(using: &random) ?? "a" })
  }
}
