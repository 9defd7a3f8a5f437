#if DEBUG
import Foundation

/// The texts at the lower edge of a table's visible part. Touches pass through.
final class InspectorBadge: UIView {
  private let labels = [UILabel(), UILabel()]

  private static let padding = CGSize(width: 12, height: 6)
  private static let distance: CGFloat = 8

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    backgroundColor = UIColor(white: 0.1, alpha: 0.88)
    layer.cornerRadius = 8
    for label in labels {
      label.font = .systemFont(ofSize: 11, weight: .medium)
      label.textColor = .white
      label.numberOfLines = 2
      addSubview(label)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// The texts that are shown, from the top.
  var lines: [String] { labels.compactMap(\.text) }

  /// Shows two texts at the lower edge of a rectangle, in the coordinates of the view around.
  func show(_ lines: [String], in area: CGRect) {
    let room = CGSize(
      width: max(area.width - 2 * (Self.distance + Self.padding.width), 0),
      height: .greatestFiniteMagnitude)
    var size = CGSize(width: 0, height: Self.padding.height)
    for (label, line) in zip(labels, lines) {
      if label.text != line { label.text = line }
      let needed = label.sizeThatFits(room)
      let width = min(needed.width, room.width)
      label.frame = CGRect(
        x: Self.padding.width, y: size.height, width: width, height: needed.height)
      size = CGSize(width: max(size.width, width), height: label.frame.maxY)
    }
    size.width += 2 * Self.padding.width
    size.height += Self.padding.height
    frame = CGRect(
      x: area.midX - size.width / 2, y: area.maxY - Self.distance - size.height,
      width: size.width, height: size.height)
  }
}
#endif
