import Foundation

/// The positions of a view's subviews in a picture.
///
/// Labels without a frame form a column in the middle, as they do where a cell sizes itself.
@MainActor
enum PlacedSubviews {
  private static let sideMargin: CGFloat = 16

  /// Returns the visible subviews with their frames in the view's coordinates, rearmost first.
  ///
  /// - Complexity: O(number of subviews and characters in labels without a place).
  static func of(_ view: UIView) -> [(view: UIView, frame: CGRect)] {
    let width = max(0, view.bounds.width - 2 * sideMargin)
    let column = view.subviews.filter { $0.needsPlace }
      .map { (view: $0, height: $0.sizeThatFits(CGSize(width: width, height: 0)).height) }
    let columnHeight = column.reduce(0) { $0 + $1.height }
    var top = (view.bounds.height - columnHeight) / 2
    return view.subviews.filter { $0.isDrawn && $0.alpha > 0 }.map { subview in
      guard let height = column.first(where: { $0.view === subview })?.height else {
        return (subview, subview.frame)
      }
      defer { top += height }
      return (subview, CGRect(x: sideMargin, y: top, width: width, height: height))
    }
  }

  /// Returns the labels with text in a view, at any depth, with their frames in the view's
  /// coordinates.
  ///
  /// - Complexity: O(number of views in the view, at any depth).
  static func labels(in view: UIView) -> [(label: UILabel, frame: CGRect)] {
    of(view).flatMap { child, frame -> [(label: UILabel, frame: CGRect)] in
      if let label = child as? UILabel {
        return label.text?.isEmpty ?? true ? [] : [(label, frame)]
      }
      return labels(in: child).map { ($0.label, $0.frame.offsetBy(dx: frame.minX, dy: frame.minY)) }
    }
  }

  /// Returns whether a view contains a visible picture, at any depth.
  ///
  /// - Complexity: O(number of views in the view, at any depth).
  static func hasPicture(in view: UIView) -> Bool {
    of(view).contains { child, frame in
      if let picture = child as? UIImageView { return picture.image != nil && !frame.isEmpty }
      return hasPicture(in: child)
    }
  }
}

extension UIView {
  fileprivate var needsPlace: Bool {
    guard let label = self as? UILabel else { return false }
    return frame.isEmpty && !isHidden && alpha > 0 && label.text?.isEmpty == false
  }
}
