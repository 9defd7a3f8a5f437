extension UIBarButtonItem {
  /// Simulates a tap: the primary action is performed, or the target is called if there is none. If
  /// the button is not enabled, nothing happens.
  public func simulateTap() {
    guard isEnabled else { return }
    if let primaryAction {
      primaryAction.perform(sender: self)
    } else if let target, let action {
      action.perform(on: target, sender: self)
    }
  }
}
