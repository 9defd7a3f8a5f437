extension UIControl {
  /// Simulates a tap: a switch changes its value, any other control is touched inside. A control
  /// that cannot be used hears nothing, and neither does one that no touch reaches.
  ///
  /// UIKit's documentation of `hitTest(_:with:)`: touches do not reach a view that is hidden,
  /// nearly transparent or not interactive, nor what is in it.
  ///
  /// - Complexity: O(depth of the hierarchy).
  public func simulateTap() {
    guard isEnabled, isReachedByTouches else { return }
    sendActions(for: .touchDown)
    if let toggle = self as? UISwitch {
      toggle.setOn(!toggle.isOn, animated: true)
      sendActions(for: [.touchUpInside, .valueChanged, .primaryActionTriggered])
    } else {
      sendActions(for: [.touchUpInside, .primaryActionTriggered])
    }
  }
}
