extension UIControl {
  /// Simulates a tap: a switch changes its value, any other control is touched inside. A control
  /// that cannot be used, or is in a hidden view, hears nothing.
  public func simulateTap() {
    guard isEnabled, isUserInteractionEnabled, !isInHiddenView else { return }
    sendActions(for: .touchDown)
    if let toggle = self as? UISwitch {
      toggle.setOn(!toggle.isOn, animated: true)
      sendActions(for: [.touchUpInside, .valueChanged, .primaryActionTriggered])
    } else {
      sendActions(for: [.touchUpInside, .primaryActionTriggered])
    }
  }

  private var isInHiddenView: Bool {
    var view: UIView? = self
    while let current = view {
      if current.isHidden { return true }
      view = current.superview
    }
    return false
  }
}
