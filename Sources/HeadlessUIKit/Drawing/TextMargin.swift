/// The columns of text at the left of a picture.
struct TextMargin {
  private static let greatestColumnWidth = 24
  private static let gap = "  "

  private let titles: [String]
  private let widths: [Int]

  /// Measures the columns.
  ///
  /// - Parameters:
  ///   - titles: the columns' titles.
  ///   - rows: the margins of all rows.
  /// - Complexity: O(characters).
  init(titles: [String], rows: [[String]]) {
    self.titles = titles
    let count = rows.reduce(titles.count) { max($0, $1.count) }
    widths = (0..<count).map { column in
      let texts = ([titles] + rows).compactMap { $0.indices.contains(column) ? $0[column] : nil }
      let widest = texts.map { TextWidth.columns(of: Self.oneLine($0)) }.max() ?? 0
      return min(widest, Self.greatestColumnWidth)
    }
  }

  /// The width of all columns and the gaps after them, in columns.
  var columns: Int { widths.reduce(0) { $0 + $1 + Self.gap.count } }

  /// The line with the titles.
  var titleLine: String { line(titles) }

  /// Returns a line of the margin, as wide as ``columns``.
  func line(_ texts: [String]) -> String {
    widths.enumerated().map { column, width in
      let text = texts.indices.contains(column) ? Self.oneLine(texts[column]) : ""
      let short = TextWrapping.truncate(text, to: width, measure: TextWidth.columns(of:))
      return TextWidth.fill(short, to: width) + Self.gap
    }.joined()
  }

  private static func oneLine(_ text: String) -> String {
    String(TextWidth.printable(text).map { $0 == "\n" ? " " : $0 })
  }
}
