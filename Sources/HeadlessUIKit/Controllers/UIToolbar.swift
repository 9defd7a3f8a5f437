/// A bar of buttons below a view. It is drawn nowhere here, and only stored.
open class UIToolbar: UIView {
  /// The buttons.
  open var items: [UIBarButtonItem]?
  /// Whether what is below shines through.
  open var isTranslucent = true
  /// The colour of the bar.
  open var barTintColor: UIColor?

  /// Replaces the buttons.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    self.items = items
  }
}
