extension UITableView {
  /// Implements `register(_:forCellReuseIdentifier:)` for a class, which subclasses may override.
  func registerCells(of cellClass: AnyClass?, for identifier: String) {
    let type = cellClass as? UITableViewCell.Type
    if let cellClass, type == nil {
      raiseWrongClass(cellClass, kind: "UITableViewCell")
    } else {
      cellRegistrations.register(type, for: identifier)
    }
  }

  /// Implements `register(_:forHeaderFooterViewReuseIdentifier:)` for a class, which subclasses may
  /// override.
  func registerHeaderFooterViews(of aClass: AnyClass?, for identifier: String) {
    let type = aClass as? UITableViewHeaderFooterView.Type
    if let aClass, type == nil {
      raiseWrongClass(aClass, kind: "UITableViewHeaderFooterView")
    } else {
      headerFooterRegistrations.register(type, for: identifier)
    }
  }

  private func raiseWrongClass(_ aClass: AnyClass, kind: String) {
    UIKitFailure.raise(
      "must pass a class of kind \(kind) (not \(aClass))", name: UIKitFailure.invalidArgument)
  }
}
