extension UIView {
  /// Whether a touch on the view reaches it: neither it nor a view around it is hidden, nearly
  /// transparent or not interactive.
  ///
  /// - Complexity: O(depth of the hierarchy).
  var isReachedByTouches: Bool {
    var view: UIView? = self
    while let current = view {
      if current.isHidden || current.alpha < 0.01 || !current.isUserInteractionEnabled {
        return false
      }
      view = current.superview
    }
    return true
  }
}
