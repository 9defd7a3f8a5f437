import Foundation

extension UITableView {
  /// The real table of a content table; the table itself for any other, and for the table of a
  /// child.
  package var realTable: UITableView {
    if let table = self as? ContentTableView, table.isChildTable { return self }
    return (self as? ForwardingTableView)?.real ?? self
  }

  /// The table on screen at the end of any chain of content tables.
  package var tableOnScreen: UITableView {
    (self as? ForwardingTableView)?.real?.tableOnScreen ?? self
  }

  /// The table that layers get where this one is to be answered: the one on screen.
  var tableOfLayers: UITableView { (self as? ContentTableView)?.findTableOfLayers() ?? self }

  /// Returns the row of the table on screen (reuse) that shows a row of this table; the row itself
  /// if none does.
  func rowOnScreen(_ indexPath: IndexPath) -> IndexPath {
    guard let table = self as? ContentTableView, table.isChildTable, indexPath.count == 2,
      let position = table.positionOnScreen(of: RowPosition(indexPath))
    else { return indexPath }
    return IndexPath(position)
  }

  /// Whether the table is of UIKit's own class, so that no code can expect more members.
  var isOfUIKit: Bool {
    // Not by the dynamic type, which key-value observing replaces.
    classForCoder == UITableView.self || self is ForwardingTableView
  }

  /// The offset inside the edges of the content that is nearest to the present one, to which a
  /// bouncing scroll view returns.
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
