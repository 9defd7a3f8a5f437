extension UIBarButtonItem {
  /// Simulates a tap: the primary action is performed. If the button is not enabled, nothing
  /// happens.
  public func simulateTap() {
    guard isEnabled else { return }
    primaryAction?.perform(sender: self)
  }
}
