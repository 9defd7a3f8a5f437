extension UITableView {
  /// The slot of a child's table in a composed table; nil for other tables.
  var childView: (any ChildChangingView)? {
    (self as? ContentTableView)?.owner as? any ChildChangingView
  }
}
