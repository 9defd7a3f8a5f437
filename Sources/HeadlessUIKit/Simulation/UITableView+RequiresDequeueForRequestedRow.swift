extension UITableView {
  /// Whether it is a failure to dequeue a cell for a row other than the requested one.
  ///
  /// UIKit itself allows it, and the cell gets another row's height. Turn it on in tests of code
  /// that translates index paths: it detects a data path in place of a reuse path at once.
  public var requiresDequeueForRequestedRow: Bool {
    get { checksDequeuedRows }
    set { checksDequeuedRows = newValue }
  }
}
