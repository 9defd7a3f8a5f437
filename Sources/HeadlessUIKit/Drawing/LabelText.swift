import Foundation

/// The text of a label, as far as it fits the label's frame.
@MainActor
enum LabelText {
  /// Returns the lines of a label in a frame of that size, in points, by the metric that sizes
  /// labels.
  ///
  /// - Complexity: O(characters).
  static func lines(of label: UILabel, in size: CGSize) -> [String] {
    let font = font(of: label)
    guard let text = label.text, !text.isEmpty, font.pointSize > 0 else { return [] }
    // Slightly more than the frame: the width was multiplied before and is divided here.
    let characters = (size.width + 0.001) / TextMetric.width(ofCharacters: 1, font: font)
    let fitting = max(1, Int((size.height + 0.001) / font.lineHeight))
    return TextWrapping.lines(
      of: text, width: max(1, Int(min(characters, 1_000_000))),
      limit: label.numberOfLines > 0 ? min(label.numberOfLines, fitting) : fitting,
      ellipsis: ellipsis(of: label), measure: { _ in 1 })
  }

  /// Returns the font of a label; a label without one would have the system's.
  static func font(of label: UILabel) -> UIFont {
    label.font ?? .systemFont(ofSize: UIFont.labelFontSize)
  }

  static func ellipsis(of label: UILabel) -> String {
    switch label.lineBreakMode {
    case .byWordWrapping, .byCharWrapping, .byClipping: ""
    case .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle: "…"
    }
  }
}
