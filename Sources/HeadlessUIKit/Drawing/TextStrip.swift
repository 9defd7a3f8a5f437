import Foundation

/// A strip of a picture as lines of text.
@MainActor
struct TextStrip {
  enum Line: Hashable {
    /// Content between the frame's sides, padded to its full width.
    case inside(String)
    /// The line between two rows.
    case separator
    /// The heavy line of a header or footer, with its title in it.
    case rule(String)
  }

  static let pointsPerLine: CGFloat = 22
  /// The columns before a row's text: the colour bar, the selection mark, a space.
  private static let prefixColumns = 3

  let strip: DrawnStrip
  let columns: Int
  let hasSeparator: Bool

  /// Returns the lines of the strip's visible part: its share of all lines, and at least one.
  func visibleLines() -> [Line] {
    var lines = allLines()
    let share = strip.visibleHeight / max(1, strip.frame.height)
    let count = max(1, Int((share * CGFloat(lines.count)).rounded()))
    if count < lines.count, strip.isCutAbove, lines.last == .separator, count == 1 {
      lines.removeLast()
    }
    let above = strip.visible.lowerBound - strip.frame.minY
    let below = strip.frame.maxY - strip.visible.upperBound
    let hidden = lines.count - count
    let hiddenAbove = CGFloat(hidden) * above / max(1, above + below)
    return Array(lines.dropFirst(Int(hiddenAbove.rounded())).prefix(count))
  }

  private func allLines() -> [Line] {
    let height = Int((strip.frame.height / Self.pointsPerLine).rounded())
    if strip.kind == .sectionView { return sectionLines(count: height) }
    let accessory = accessoryText
    let room = max(1, columns - Self.prefixColumns - accessory.count - 1)
    let blocks = TextBlock.blocks(in: strip.view)
    let needed = blocks.reduce(0) { $0 + $1.lineCount }
    let count = max(1, height, needed)
    let hasSeparatorLine = hasSeparator && strip.isRow && count > max(1, needed)
    let inside = count - (hasSeparatorLine ? 1 : 0)
    let texts = blocks.flatMap { $0.lines(columns: room) }
    let blanksAbove = max(0, inside - texts.count) / 2
    let lines = (0..<inside).map { index -> Line in
      let isFirst = index == blanksAbove
      let text = texts.indices.contains(index - blanksAbove) ? texts[index - blanksAbove] : ""
      let mark = isFirst && strip.isSelected ? "►" : " "
      return .inside(
        shade + mark + " " + TextWidth.fill(text, to: room) + " "
          + (isFirst ? accessory : String(repeating: " ", count: accessory.count)))
    }
    return hasSeparatorLine ? lines + [.separator] : lines
  }

  private func sectionLines(count: Int) -> [Line] {
    let texts = TextBlock.blocks(in: strip.view).flatMap { $0.lines(columns: columns - 2) }
    var lines = texts.map { Line.inside(TextWidth.fill(" " + $0, to: columns)) }
    let title = texts.first.map { $0.trimmingCharacters(in: .whitespaces) } ?? ""
    if lines.isEmpty { lines = [.rule("")] } else { lines[0] = .rule(title) }
    let blank = Line.inside(String(repeating: " ", count: columns))
    return lines + Array(repeating: blank, count: max(0, count - lines.count))
  }

  private var accessoryText: String {
    guard let cell = strip.cell else { return "" }
    switch cell.isEditing ? cell.editingAccessoryType : cell.accessoryType {
    case .none: return ""
    case .disclosureIndicator: return "› "
    case .checkmark: return "✓ "
    case .detailButton: return "ⓘ "
    case .detailDisclosureButton: return "ⓘ› "
    }
  }

  /// A bar that is denser for darker colours.
  private var shade: String {
    guard let color = strip.distinctColor else { return " " }
    let luminance = color.luminanceOnWhite
    return luminance > 0.7 ? "░" : luminance > 0.35 ? "▒" : "▓"
  }
}
