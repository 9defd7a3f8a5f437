extension UITableView {
  /// Has cells of an identifier made from a class; the latest registration counts.
  ///
  /// - Parameters:
  ///   - cellClass: the class, `UITableViewCell` or below it; `nil` to take the registration back.
  ///   - identifier: the reuse identifier.
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
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

  /// Has cells of an identifier made from a nib; the latest registration counts.
  ///
  /// - Parameters:
  ///   - nib: the nib; `nil` to take the registration back.
  ///   - identifier: the reuse identifier.
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    registrations.cells[identifier] = nib.map { .nib($0) }
  }

  /// Has headers and footers of an identifier made from a class; the latest registration counts.
  ///
  /// - Parameters:
  ///   - aClass: the class, `UITableViewHeaderFooterView` or below it; `nil` to take the registration
  ///     back.
  ///   - identifier: the reuse identifier.
  public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
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

  /// Has headers and footers of an identifier made from a nib; the latest registration counts.
  ///
  /// - Parameters:
  ///   - nib: the nib; `nil` to take the registration back.
  ///   - identifier: the reuse identifier.
  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registrations.headerFooterViews[identifier] = nib.map { .nib($0) }
  }
}
