extension UITableView {
  /// Simulates a tap on the header of a section, which its tap recognizers recognize.
  ///
  /// The table is laid out before and after, as between two events. A section without a header on
  /// screen is a failure.
  ///
  /// - Parameter section: the section, in the table's own coordinates (reuse coordinates).
  /// - Complexity: O(depth of the hierarchy), and what the recognizers do.
  public func simulateTapOnHeader(ofSection section: Int) {
    layoutIfNeeded()
    guard let header = displayed.headers[section] ?? nil else {
      UIKitFailure.raise(
        "Attempted to tap the header of section \(section), which is not on screen. "
          + describedForFailure, name: UIKitFailure.outOfRange)
      return
    }
    for case let recognizer as UITapGestureRecognizer in header.gestureRecognizers ?? [] {
      recognizer.simulateTap()
    }
    layoutIfNeeded()
  }
}
