/// Breaks text into lines as labels do: at spaces, and inside a word only if the word is longer
/// than a line.
enum TextWrapping {
  /// Breaks a text into lines.
  ///
  /// - Parameters:
  ///   - text: the text; its own line breaks are kept.
  ///   - width: the width of a line, in the unit of `measure`, at least 1.
  ///   - limit: the maximum number of lines, 0 for no limit.
  ///   - ellipsis: the end of the last line if there is more text.
  ///   - measure: returns the width of a character.
  /// - Complexity: O(characters).
  static func lines(
    of text: String, width: Int, limit: Int, ellipsis: String = "…",
    measure: (Character) -> Int
  ) -> [String] {
    var lines: [String] = []
    let paragraphs = text.split(separator: "\n", omittingEmptySubsequences: false)
    for paragraph in paragraphs {
      for line in wrap(paragraph, width: limit == 1 ? Int.max : width, measure: measure) {
        guard limit == 0 || lines.count < limit - 1 else {
          let rest = paragraph[line.startIndex...]
          let isAll = paragraph.endIndex == text.endIndex
          lines.append(
            truncate(
              isAll ? String(rest) : rest + ellipsis, to: width, ellipsis: ellipsis,
              measure: measure))
          return lines
        }
        lines.append(String(line))
      }
    }
    return lines
  }

  /// Returns a text on one line; text that is too long ends in the ellipsis.
  ///
  /// - Complexity: O(characters).
  static func truncate(
    _ text: String, to width: Int, ellipsis: String = "…", measure: (Character) -> Int
  ) -> String {
    let total = text.reduce(0) { $0 + measure($1) }
    guard total > width else { return text }
    let room = width - ellipsis.reduce(0) { $0 + measure($1) }
    guard room >= 0 else { return "" }
    var used = 0
    let kept = text.prefix {
      used += measure($0)
      return used <= room
    }
    return trimmingTrailingSpaces(kept) + ellipsis
  }

  private static func trimmingTrailingSpaces(_ text: Substring) -> Substring {
    var text = text
    while text.last == " " { text.removeLast() }
    return text
  }

  private static func wrap(
    _ paragraph: Substring, width: Int, measure: (Character) -> Int
  ) -> [Substring] {
    var lines: [Substring] = []
    var start = paragraph.startIndex
    var end = start
    var used = 0
    for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
      let length = word.reduce(0) { $0 + measure($1) }
      if used > 0, length <= width - used - 1 {
        used += 1 + length
        end = word.endIndex
        continue
      }
      if used > 0 { lines.append(paragraph[start..<end]) }
      start = word.startIndex
      used = 0
      var index = word.startIndex
      while index < word.endIndex {
        let step = measure(word[index])
        if used > 0, step > width - used {
          lines.append(paragraph[start..<index])
          start = index
          used = 0
        }
        used += step
        index = word.index(after: index)
      }
      end = word.endIndex
    }
    lines.append(paragraph[start..<end])
    return lines
  }
}
