extension UITableView {
  /// What the table is of another one, if it is that of one of several sources.
  var childView: (any ChildChangingView)? {
    (self as? ContentTableView)?.owner as? any ChildChangingView
  }
}
