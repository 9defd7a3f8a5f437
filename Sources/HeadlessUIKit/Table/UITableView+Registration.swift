extension UITableView {
  /// What `register(_:forCellReuseIdentifier:)` does with a class unless a subclass overrides it.
  func registerCells(of cellClass: AnyClass?, for identifier: String) {
    guard let cellClass else {
      registrations.cells[identifier] = nil
      return
    }
    guard let type = cellClass as? UITableViewCell.Type else {
      UIKitFailure.raise(
        "must pass a class of kind UITableViewCell (not \(cellClass))",
        name: UIKitFailure.invalidArgument)
      return
    }
    registrations.cells[identifier] = .type(type)
  }

  /// What `register(_:forHeaderFooterViewReuseIdentifier:)` does with a class unless a subclass overrides it.
  func registerHeaderFooterViews(of aClass: AnyClass?, for identifier: String) {
    guard let aClass else {
      registrations.headerFooterViews[identifier] = nil
      return
    }
    guard let type = aClass as? UITableViewHeaderFooterView.Type else {
      UIKitFailure.raise(
        "must pass a class of kind UITableViewHeaderFooterView (not \(aClass))",
        name: UIKitFailure.invalidArgument)
      return
    }
    registrations.headerFooterViews[identifier] = .type(type)
  }
}
