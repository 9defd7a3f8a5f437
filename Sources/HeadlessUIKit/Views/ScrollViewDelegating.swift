/// Gives ``UIScrollView`` its `delegate`.
///
/// A table has a `delegate` of a narrower type, as in UIKit. Swift lets no class narrow the type of a
/// settable property that it inherits, but a property of a class goes before one that comes from a
/// protocol extension.
@MainActor
public protocol ScrollViewDelegating: AnyObject {}

extension ScrollViewDelegating where Self: UIScrollView {
  /// Told about every move. Not retained.
  ///
  /// A table that is known as a scroll view only has the same delegate. One that is set this way and is
  /// a `UITableViewDelegate` is the table's. Of any other, UIKit asks a table's methods all the same;
  /// here it is told of the moves, and the table's own `delegate` is nil.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { setScrollDelegate(newValue) }
  }
}
