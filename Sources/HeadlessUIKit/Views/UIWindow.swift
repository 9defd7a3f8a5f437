public import Foundation

/// The root of a screen's views. Nothing is on a screen here; the type exists for
/// ``UIView/window``.
open class UIWindow: UIView {
  open override var window: UIWindow? { self }

  /// Creates a window with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    didMoveTree(toWindow: true)
  }

  /// Creates a window; nothing is decoded from the coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    didMoveTree(toWindow: true)
  }
}
