/// A view that a table makes and uses again: a cell, a header or a footer.
@MainActor
protocol ReusableView: UIView {
  /// Tells a table to make the views from a class.
  static func register(
    _ viewClass: AnyClass, in tableView: UITableView, reuseIdentifier: String)

  /// Tells a table to make the views from a nib.
  static func register(_ nib: UINib, in tableView: UITableView, reuseIdentifier: String)
}

extension UITableViewCell: ReusableView {
  static func register(
    _ viewClass: AnyClass, in tableView: UITableView, reuseIdentifier: String
  ) {
    tableView.register(viewClass, forCellReuseIdentifier: reuseIdentifier)
  }

  static func register(_ nib: UINib, in tableView: UITableView, reuseIdentifier: String) {
    tableView.register(nib, forCellReuseIdentifier: reuseIdentifier)
  }
}

extension UITableViewHeaderFooterView: ReusableView {
  static func register(
    _ viewClass: AnyClass, in tableView: UITableView, reuseIdentifier: String
  ) {
    tableView.register(viewClass, forHeaderFooterViewReuseIdentifier: reuseIdentifier)
  }

  static func register(_ nib: UINib, in tableView: UITableView, reuseIdentifier: String) {
    tableView.register(nib, forHeaderFooterViewReuseIdentifier: reuseIdentifier)
  }
}
