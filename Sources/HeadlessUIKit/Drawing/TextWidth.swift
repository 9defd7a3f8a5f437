/// The number of columns that a text takes in a terminal.
enum TextWidth {
  /// Returns the width of a text, in columns.
  ///
  /// - Complexity: O(characters).
  static func columns(of text: some StringProtocol) -> Int {
    text.reduce(0) { $0 + columns(of: $1) }
  }

  /// Returns the width of a character: 2 for emoji and East Asian wide characters, 0 for an
  /// invisible one, and the sum over the letters of a cluster.
  static func columns(of character: Character) -> Int {
    let scalars = character.unicodeScalars
    if let first = scalars.first, first.isASCII, scalars.count == 1 { return 1 }
    if scalars.contains(where: { $0 == "\u{FE0F}" || $0.properties.isEmojiPresentation }) {
      return 2
    }
    return scalars.reduce(0) { $0 + columns(of: $1) }
  }

  /// Returns a text without anything that would move a terminal's cursor: each white space becomes
  /// one space, and invisible characters are removed. Line feeds stay.
  ///
  /// - Complexity: O(characters).
  static func printable(_ text: String) -> String {
    String(
      text.compactMap { character -> Character? in
        if character.isNewline { return "\n" }
        if character.isWhitespace { return " " }
        if let ascii = character.asciiValue, ascii < 0x20 || ascii == 0x7F { return nil }
        return columns(of: character) == 0 ? nil : character
      })
  }

  /// Returns a text, cut or padded with spaces to that many columns.
  ///
  /// - Complexity: O(characters).
  static func fill(_ text: String, to columns: Int) -> String {
    let short = TextWrapping.truncate(text, to: columns, measure: Self.columns(of:))
    return short + String(repeating: " ", count: max(0, columns - Self.columns(of: short)))
  }

  private static func columns(of scalar: Unicode.Scalar) -> Int {
    // A Korean syllable's vowel and final consonant share the columns of its first consonant.
    if (0x1160...0x11FF).contains(scalar.value) || (0xD7B0...0xD7FF).contains(scalar.value) {
      return 0
    }
    switch scalar.properties.generalCategory {
    case .control, .format, .nonspacingMark, .enclosingMark, .spacingMark, .lineSeparator,
      .paragraphSeparator:
      return 0
    default:
      return isWide(scalar) ? 2 : 1
    }
  }

  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x1100 else { return false }
    return wideRanges.contains { $0.contains(scalar.value) }
  }

  // Unicode's East Asian Width classes W and F, without emoji; neighbours are joined over gaps that
  // hold no characters.
  private static let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x3247, 0x3250...0x33FF,
    0x3400...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF,
    0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF,
    0x1AFF0...0x1B2FF, 0x1F200...0x1F265, 0x20000...0x3FFFD,
  ]
}
