#if DEBUG
import Foundation

/// The mark of one row: a text in its upper right corner, and a stripe along its left edge.
///
/// The text handles taps. Touches on the stripe pass through.
final class InspectorMark: UIControl {
  /// The row that is marked.
  private(set) var row: InspectedRow?
  /// The text of the mark.
  var text: String? { label.text }
  private let label = UILabel()
  private let stripe = UIView()

  private static let height: CGFloat = 16
  private static let padding: CGFloat = 8
  private static let distance: CGFloat = 3
  private static let stripeWidth: CGFloat = 4

  /// Creates a mark.
  ///
  /// - Parameter didTap: Called with the row of the table (reuse) when its mark is tapped.
  init(didTap: @escaping (IndexPath) -> Void) {
    super.init(frame: .zero)
    label.font = .systemFont(ofSize: 11, weight: .medium)
    label.textColor = .white
    label.textAlignment = .center
    for view in [label, stripe] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    let action = UIAction { [weak self] _ in if let row = self?.row { didTap(row.path) } }
    addAction(action, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  /// Marks a row with a frame, in the coordinates of the view around, in the colour of its owner.
  func mark(_ row: InspectedRow, at place: CGRect, in color: UIColor) {
    if row != self.row {
      self.row = row
      label.text = row.label
    }
    backgroundColor = color
    stripe.backgroundColor = color
    let height = min(Self.height, place.height)
    let width = min(
      label.intrinsicContentSize.width + 2 * Self.padding, place.width - 2 * Self.distance)
    frame = CGRect(
      x: place.maxX - Self.distance - width,
      y: place.minY + min(Self.distance, (place.height - height) / 2), width: max(width, 0),
      height: height)
    layer.cornerRadius = height / 2
    label.frame = bounds.insetBy(dx: min(Self.padding, bounds.width / 2), dy: 0)
    label.isHidden = label.frame.isEmpty
    stripe.frame = CGRect(
      x: place.minX - frame.minX, y: place.minY - frame.minY, width: Self.stripeWidth,
      height: place.height)
  }
}
#endif
