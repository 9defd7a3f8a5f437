/// A hidden view in a table that observes whether the table is in a window: only subviews are
/// notified of it.
final class WindowObserver: UIView {
  private let didChange: () -> Void
  private var isInWindow: Bool

  /// Observes a table until the view is removed from it.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - didChange: Called when the table has come into a window, or has left it.
  init(in tableView: UITableView, _ didChange: @escaping () -> Void) {
    self.didChange = didChange
    isInWindow = tableView.window != nil
    super.init(frame: .zero)
    isHidden = true
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
    tableView.insertSubview(self, at: 0)
  }

  required init?(coder: NSCoder) { nil }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    guard superview != nil, (window != nil) != isInWindow else { return }
    isInWindow = window != nil
    didChange()
  }
}
