extension UITapGestureRecognizer {
  /// Simulates the taps that are recognized, as many as are required, on the recognizer's view.
  ///
  /// The targets are called, with the state `ended`. None is called if the recognizer is not
  /// enabled, or if it is on no view that touches reach.
  ///
  /// - Complexity: O(depth of the hierarchy).
  public func simulateTap() {
    guard isEnabled, view?.isReachedByTouches == true else { return }
    state = .ended
    tellTargets()
    state = .possible
  }
}
