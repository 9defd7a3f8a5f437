import Foundation

/// The size of text.
///
/// There are no typefaces here: a character is half as wide as the font's size, and a line is 1.2
/// times as high. Lines wrap at spaces; a word that is longer than the line is broken.
enum TextMetric {
  static func width(ofCharacters count: Int, font: UIFont) -> CGFloat {
    CGFloat(count) * font.pointSize * 0.5
  }

  /// - Parameters:
  ///   - text: the text; its own line breaks are kept.
  ///   - width: the width to wrap at, in points; 0 or less and infinity do not wrap.
  ///   - lineLimit: the maximum number of lines, 0 for no limit.
  /// - Complexity: O(characters).
  static func size(
    of text: String, font: UIFont, wrappingAt width: CGFloat, lineLimit: Int
  ) -> CGSize {
    guard !text.isEmpty else { return .zero }
    let columns = columns(in: width, font: font)
    var lines = 0
    var longest = 0
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let wrapped = wrap(paragraph, columns: lineLimit == 1 ? Int.max : columns)
      lines += wrapped.lines
      longest = max(longest, wrapped.longest)
    }
    if lineLimit > 0 { lines = min(lines, lineLimit) }
    return CGSize(
      width: self.width(ofCharacters: min(longest, columns), font: font),
      height: (CGFloat(lines) * font.lineHeight).rounded(.up))
  }

  private static func columns(in width: CGFloat, font: UIFont) -> Int {
    guard width > 0, width < 1_000_000, font.pointSize > 0 else { return Int.max }
    return max(1, Int(width / (font.pointSize * 0.5)))
  }

  private static func wrap(_ paragraph: Substring, columns: Int) -> (lines: Int, longest: Int) {
    var lines = 1
    var column = 0
    var longest = 0
    for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
      var length = word.count
      if column > 0, length <= columns - column - 1 {
        column += 1 + length
      } else {
        if column > 0 { lines += 1 }
        while length > columns {
          lines += 1
          length -= columns
          longest = columns
        }
        column = length
      }
      longest = max(longest, column)
    }
    return (lines, longest)
  }
}
