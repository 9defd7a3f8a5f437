import Foundation

extension UITableView {
  /// The table that this one stands for, or this table if it stands for none. The table of one of
  /// several sources is a real one to all who know it.
  package var realTable: UITableView {
    if let table = self as? ContentTableView, table.isChildTable { return self }
    return (self as? ForwardingTableView)?.real ?? self
  }

  /// The table on screen that this one stands for, or has a share in, by however many others.
  package var tableOnScreen: UITableView {
    (self as? ForwardingTableView)?.real?.tableOnScreen ?? self
  }

  /// Whether the table is of UIKit's own class, so that no code can expect more of it.
  var isOfUIKit: Bool {
    // Not the dynamic type, which key-value observing replaces.
    classForCoder == UITableView.self || self is ForwardingTableView
  }

  /// The place inside the edges of the content that is nearest to the offset, as a scroll view that
  /// bounces returns to it.
  var nearestOffsetInsideEdges: CGPoint {
    let inset = adjustedContentInset
    let last = CGPoint(
      x: max(-inset.left, contentSize.width + inset.right - bounds.width),
      y: max(-inset.top, contentSize.height + inset.bottom - bounds.height))
    return CGPoint(
      x: min(max(contentOffset.x, -inset.left), last.x),
      y: min(max(contentOffset.y, -inset.top), last.y))
  }
}
