extension UITableView {
  /// Whether dequeuing a cell for any other row than the one being asked for is a failure.
  ///
  /// UIKit itself lets it pass, and the cell gets another row's height. Switch it on in tests of code
  /// that translates index paths: a data path that is passed where a reuse path belongs is found at
  /// once.
  public var requiresDequeueForRequestedRow: Bool {
    get { checksDequeuedRows }
    set { checksDequeuedRows = newValue }
  }
}
