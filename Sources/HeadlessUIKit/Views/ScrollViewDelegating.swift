/// Gives ``UIScrollView`` its `delegate`.
///
/// A table has a `delegate` of a narrower type, as in UIKit. Swift lets no class narrow the type of a
/// settable property that it inherits, but a property of a class goes before one that comes from a
/// protocol extension.
@MainActor
public protocol ScrollViewDelegating: AnyObject {}

extension ScrollViewDelegating where Self: UIScrollView {
  /// Told about every move. Not retained.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}
