extension UIView {
  /// Whether a touch on the view reaches it: neither it nor a view around it is hidden, nearly
  /// transparent or not interactive.
  ///
  /// - Complexity: O(depth of the hierarchy).
  var isReachedByTouches: Bool {
    var view: UIView? = self
    while let current = view {
      guard current.takesTouches else { return false }
      view = current.superview
    }
    return true
  }
  /// Whether touches may be for the view or what is in it: it is neither hidden, nor nearly
  /// transparent, nor not interactive.
  var takesTouches: Bool { !isHidden && alpha >= 0.01 && isUserInteractionEnabled }
}
