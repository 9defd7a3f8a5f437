extension UITableView {
  /// Whether it is a failure to dequeue a cell for a row other than the requested one, or a second
  /// one for that row.
  ///
  /// UIKit itself allows the first, and the cell gets another row's height. Turn it on in tests of
  /// code that translates index paths: it detects a data path in place of a reuse path at once. A
  /// second cell of the same identifier is always a failure, as in UIKit. One of another identifier
  /// is what a shipped app dequeues, and what another one was stopped for: here by this mode alone.
  public var requiresDequeueForRequestedRow: Bool {
    get { checksDequeuedRows }
    set { checksDequeuedRows = newValue }
  }
}
