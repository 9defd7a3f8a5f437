public import Foundation

/// A rectangle in a view that constraints can be about.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  /// The view that the guide belongs to.
  open weak var owningView: UIView?
  /// A name that identifies the guide.
  open var identifier = ""

  private let placing: @MainActor (UIView) -> CGRect

  /// Creates a guide without a view. Nothing is laid out by constraints: it stays empty.
  public override init() {
    placing = { _ in .zero }
    super.init()
  }

  init(in view: UIView, placing: @escaping @MainActor (UIView) -> CGRect) {
    self.placing = placing
    super.init()
    owningView = view
  }

  /// The rectangle, in the coordinates of its view.
  open var layoutFrame: CGRect { owningView.map { placing($0) } ?? .zero }

  /// The edge where lines begin.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: self, .leading) }
  /// The edge where lines end.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: self, .trailing) }
  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: self, .left) }
  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: self, .right) }
  /// The upper edge.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(of: self, .top) }
  /// The lower edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(of: self, .bottom) }
  /// The width.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(of: self, .width) }
  /// The height.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(of: self, .height) }
  /// The horizontal centre.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: self, .centerX) }
  /// The vertical centre.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(of: self, .centerY) }
}
