import Foundation

extension UITableView {
  /// Returns a cell from the pool or a new one; `nil` if nothing is registered either.
  func dequeueCell(_ identifier: String) -> UITableViewCell? {
    if let cell = cellPool.take(identifier: identifier) {
      cell.prepareForReuse()
      return cell
    }
    let cell = makeCell(identifier: identifier)
    cell?.styleOfMaker = style
    return cell
  }

  /// Returns a cell for a row, from the pool or a new one, with the row's height.
  func dequeueCell(_ identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    checkRequest(identifier: identifier, for: indexPath)
    guard cellRegistrations[identifier] != nil else {
      UIKitFailure.raise(
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class "
          + "for the identifier or connect a prototype cell in a storyboard")
      return UITableViewCell(style: .default, reuseIdentifier: identifier)
    }
    let cell =
      cellToReconfigure(identifier, for: indexPath) ?? dequeueCell(identifier)
      ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
    // After the failure of a row that does not exist, nobody knows a height for it.
    if hasRow(at: indexPath), let height = delegateHeight(ofRow: indexPath), height >= 0 {
      cell.frame.size = CGSize(width: rowWidth, height: height)
    }
    return cell
  }

  /// Implements `dequeueReusableHeaderFooterView(withIdentifier:)`, which subclasses may override.
  func dequeueHeaderFooterView(_ identifier: String) -> UITableViewHeaderFooterView? {
    if let view = headerFooterPool.take(identifier: identifier) {
      view.prepareForReuse()
      return view
    }
    let view = makeHeaderFooterView(identifier: identifier)
    view?.styleOfMaker = style
    return view
  }

  private func makeHeaderFooterView(identifier: String) -> UITableViewHeaderFooterView? {
    switch headerFooterRegistrations[identifier] {
    case nil:
      return nil
    case .type(let type):
      return type.init(registeredFor: identifier)
    case .nib(let nib):
      let objects = nib.instantiate(withOwner: nil, options: nil)
      guard objects.count == 1, let view = objects.first as? UITableViewHeaderFooterView else {
        UIKitFailure.raise(
          "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one "
            + "top level object which must be a UITableViewHeaderFooterView instance")
        return nil
      }
      return view
    }
  }

  private func makeCell(identifier: String) -> UITableViewCell? {
    switch cellRegistrations[identifier] {
    case nil:
      return nil
    case .type(let type):
      return type.init(registeredFor: identifier)
    case .nib(let nib):
      let objects = nib.instantiate(withOwner: nil, options: nil)
      guard objects.count == 1, let cell = objects.first as? UITableViewCell else {
        UIKitFailure.raise(
          "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one "
            + "top level object which must be a UITableViewCell instance")
        return nil
      }
      cell.takeIdentifier(identifier)
      return cell
    }
  }

  private func checkRequest(identifier: String, for indexPath: IndexPath) {
    guard hasRow(at: indexPath) else {
      UIKitFailure.raise("request for rect at invalid index path (\(described(indexPath)))")
      return
    }
    guard let request = requestedRows.last else { return }
    if checksDequeuedRows, request.indexPath != indexPath {
      UIKitFailure.raise(
        "Attempted to dequeue a cell for index path \(described(indexPath)) while the table view "
          + "asks for \(described(request.indexPath)). Pass the index path that the table view "
          + "gave, not one that was translated. Cell identifier: \(identifier)")
    }
    if requestedRows[requestedRows.count - 1].dequeue(
      identifier, for: indexPath, strictly: checksDequeuedRows)
    {
      UIKitFailure.raise(
        "Attempted to dequeue multiple cells for the same index path, which is not allowed. If you "
          + "really need to dequeue more cells than the table view is requesting, use the "
          + "-dequeueReusableCellWithIdentifier: method (without an index path). Cell identifier: "
          + "\(identifier), index path: \(described(indexPath))")
    }
  }
}
