extension UITableView {
  /// What the table is of another one, if it is that of one of several sources.
  var share: (any SharingView)? { (self as? ContentTableView)?.owner as? any SharingView }
}
