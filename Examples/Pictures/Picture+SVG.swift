extension Picture {
  private static let columnWidth = 148
  private static let gap = 16
  private static let rowHeight = 24
  private static let headingHeight = 40
  private static let margin = 16
  private static let columnsInARow = 5

  /// Returns the picture as SVG.
  func svg(in palette: Palette) -> String {
    let perLine = min(columns.count, Self.columnsInARow)
    let lines = stride(from: 0, to: columns.count, by: perLine).map {
      columns[$0..<min($0 + perLine, columns.count)]
    }
    let heights = lines.map { Self.headingHeight + Self.height(of: $0) }
    let width = 2 * Self.margin + perLine * (Self.columnWidth + Self.gap) - Self.gap
    let height = 2 * Self.margin + heights.reduce(0, +)
    var parts = [
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)" role="img" font-size="13" \
      font-family="system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif">
       <title>\(columns.map(\.heading).joined(separator: ", "))</title>
      """
    ]
    var top = Self.margin
    for (line, height) in zip(lines, heights) {
      for (number, column) in line.enumerated() {
        let left = Self.margin + number * (Self.columnWidth + Self.gap)
        parts += Self.drawing(of: column, left: left, top: top, in: palette)
      }
      top += height
    }
    return (parts + ["</svg>\n"]).joined(separator: "\n")
  }

  private static func height(of line: ArraySlice<PictureColumn>) -> Int {
    (line.map(\.rows.count).max() ?? 0) * rowHeight
  }

  private static func drawing(
    of column: PictureColumn, left: Int, top: Int, in palette: Palette
  ) -> [String] {
    let heading = """
       <text x="\(left)" y="\(top + 26)" fill="\(palette.text)" font-weight="600">\
      \(column.heading)</text>
      """
    return [heading]
      + column.rows.enumerated().map { number, row in
        let y = top + headingHeight + number * rowHeight
        let (text, fill, colour) =
          switch row {
          case .content(let text): (text, palette.content, palette.text)
          case .newContent(let text): (text, palette.new, palette.text)
          case .additional(let text): (text, palette.additional, palette.additionalText)
          }
        return """
           <rect x="\(left)" y="\(y)" width="\(columnWidth)" height="\(rowHeight)" \
          fill="\(fill)" stroke="\(palette.line)"/>
           <text x="\(left + 10)" y="\(y + 17)" fill="\(colour)">\(text)</text>
           <text x="\(left + columnWidth - 10)" y="\(y + 17)" fill="\(palette.quietText)" \
          text-anchor="end">\(number)</text>
          """
      }
  }
}
