/// Gives ``UIScrollView`` its `delegate`.
///
/// As in UIKit, a table has a `delegate` of a narrower type. In Swift a class cannot narrow the
/// type of an inherited settable property. A property of a class does, however, take precedence
/// over one from a protocol extension.
@preconcurrency @MainActor
public protocol ScrollViewDelegating: AnyObject {}

extension ScrollViewDelegating where Self: UIScrollView {
  /// The object that is notified of every move; not retained.
  ///
  /// A table has the same delegate when it is used as a scroll view. A `UITableViewDelegate` that
  /// is set this way becomes the table's delegate. UIKit calls a table's methods on any other
  /// object too. Here it is notified of the moves only, and the table's own `delegate` is nil.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { setScrollDelegate(newValue) }
  }
}
