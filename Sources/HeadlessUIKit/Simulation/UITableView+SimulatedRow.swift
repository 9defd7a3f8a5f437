import Foundation

extension UITableView {
  /// Lays the table out, as it is before any event, and checks that a row exists.
  ///
  /// - Parameter what: the attempted action, for the failure.
  func prepareSimulation(of what: String, at indexPath: IndexPath) -> Bool {
    layoutIfNeeded()
    guard !hasRow(at: indexPath) else { return true }
    UIKitFailure.raise(
      "Attempted to \(what) the row at \(described(indexPath)), which does not exist. "
        + describedForFailure, name: UIKitFailure.outOfRange)
    return false
  }

  /// Moves back the row that has been moved aside, as any touch elsewhere does.
  ///
  /// - Returns: whether there was one; the touch then does nothing else.
  func touchHidesActions() -> Bool {
    guard revealedActions != nil else { return false }
    hideActions()
    layoutIfNeeded()
    return true
  }
}
