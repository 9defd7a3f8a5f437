/// Makes text from files fit one line of a terminal.
enum OneLine {
  /// Returns a text without anything that moves a terminal's cursor, cut to a number of columns.
  ///
  /// - Complexity: O(characters).
  static func text(_ text: String, columns: Int) -> String {
    let printable = text.map { character in
      character.isNewline || character.unicodeScalars.contains { $0.properties.isControl }
        ? " " : character
    }
    guard printable.count > columns else { return String(printable) }
    return String(printable.prefix(columns - 1)) + "…"
  }
}

extension Unicode.Scalar.Properties {
  fileprivate var isControl: Bool { generalCategory == .control }
}
