/// A view that a table makes and reuses: a cell, a header or a footer.
@MainActor
package protocol ReusableView: UIView {
  /// Registers a class in a table, to make the views from it.
  static func register(
    _ viewClass: AnyClass, in tableView: UITableView, reuseIdentifier: String)

  /// Registers a nib in a table, to make the views from it.
  static func register(_ nib: UINib, in tableView: UITableView, reuseIdentifier: String)
}

extension UITableViewCell: ReusableView {
  package static func register(
    _ viewClass: AnyClass, in tableView: UITableView, reuseIdentifier: String
  ) {
    tableView.register(viewClass, forCellReuseIdentifier: reuseIdentifier)
  }

  package static func register(_ nib: UINib, in tableView: UITableView, reuseIdentifier: String) {
    tableView.register(nib, forCellReuseIdentifier: reuseIdentifier)
  }
}

extension UITableViewHeaderFooterView: ReusableView {
  package static func register(
    _ viewClass: AnyClass, in tableView: UITableView, reuseIdentifier: String
  ) {
    tableView.register(viewClass, forHeaderFooterViewReuseIdentifier: reuseIdentifier)
  }

  package static func register(_ nib: UINib, in tableView: UITableView, reuseIdentifier: String) {
    tableView.register(nib, forHeaderFooterViewReuseIdentifier: reuseIdentifier)
  }
}
