extension UIAlertController {
  /// Simulates a tap on one of the buttons: the alert goes away, then the button's handler is
  /// called. A tap on one that is not enabled, or of an alert that is not presented, does nothing.
  public func simulateTap(on action: UIAlertAction) {
    guard actions.contains(action), action.isEnabled, let presentingViewController else { return }
    presentingViewController.dismiss(animated: true)
    action.handler?(action)
  }
}
