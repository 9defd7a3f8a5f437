import Foundation

/// A table drawn with box characters.
@MainActor
struct TextPicture {
  static let leastColumns = 8
  private static let leastFrameColumns = 20

  /// The lines from top to bottom, each as wide as the picture.
  let lines: [String]

  /// Draws a scene.
  ///
  /// - Parameters:
  ///   - scene: the scene to draw.
  ///   - columns: the width of the picture, at least ``leastColumns``.
  ///   - inColor: whether rows are marked with their background colours.
  init(of scene: TableScene, columns: Int, inColor: Bool) {
    let wished = TextMargin(titles: scene.marginTitles, rows: scene.strips.map(\.margin))
    let margin =
      columns - wished.columns < Self.leastFrameColumns ? TextMargin(titles: [], rows: []) : wished
    let width = columns - margin.columns - 2
    var lines = [
      margin.titleLine + Self.edge("╭╮", width: width, isCut: scene.strips.first?.isCutAbove)
    ]
    var bottom: CGFloat = 0
    for (index, strip) in scene.strips.enumerated() {
      for _ in 0..<Self.lineCount(of: strip.visible.lowerBound - bottom) {
        lines.append(margin.line([]) + Self.framed(.inside(""), width: width))
      }
      bottom = max(bottom, strip.visible.upperBound)
      let next = index + 1 < scene.strips.count ? scene.strips[index + 1] : nil
      let isFollowedByRow = next.map { $0.isRow && $0.visible.lowerBound < bottom + 1 } ?? false
      let drawn = TextStrip(strip: strip, columns: width, hasSeparator: scene.hasSeparators)
      for (number, line) in drawn.visibleLines().enumerated() {
        let isStray = line == .separator && !isFollowedByRow
        let color = inColor && line != .separator ? strip.distinctColor : nil
        lines.append(
          TerminalColor.text(margin.line(number == 0 ? strip.margin : []), on: color)
            + Self.framed(isStray ? .inside("") : line, width: width, bar: color))
      }
    }
    for _ in 0..<Self.lineCount(of: scene.size.height - bottom) {
      lines.append(margin.line([]) + Self.framed(.inside(""), width: width))
    }
    lines.append(
      margin.line([]) + Self.edge("╰╯", width: width, isCut: scene.strips.last?.isCutBelow))
    self.lines = lines
  }

  private static func lineCount(of height: CGFloat) -> Int {
    Int((max(0, height) / TextStrip.pointsPerLine).rounded())
  }

  private static func edge(_ corners: String, width: Int, isCut: Bool?) -> String {
    let line = isCut ?? false ? "╌" : "─"
    return corners.prefix(1) + String(repeating: line, count: width) + corners.suffix(1)
  }

  private static func framed(
    _ line: TextStrip.Line, width: Int, bar: UIColor? = nil
  ) -> String {
    switch line {
    case .inside(let text):
      let filled = TextWidth.fill(text, to: width)
      guard bar != nil else { return "│" + filled + "│" }
      return "│" + TerminalColor.text(" ", on: bar) + filled.dropFirst() + "│"
    case .separator: return "├" + String(repeating: "┄", count: width) + "┤"
    case .rule(let title):
      guard !title.isEmpty, width > 6 else {
        return "┝" + String(repeating: "━", count: width) + "┥"
      }
      let short = TextWrapping.truncate(title, to: width - 4, measure: TextWidth.columns(of:))
      let rest = width - 3 - TextWidth.columns(of: short)
      return "┝━ " + short + " " + String(repeating: "━", count: rest) + "┥"
    }
  }
}
