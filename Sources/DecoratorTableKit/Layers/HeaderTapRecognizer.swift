/// Recognizes a tap on the header of a section, and calls a closure.
///
/// Buttons and other controls in a header keep their touches, as with any recognizer.
final class HeaderTapRecognizer: UITapGestureRecognizer {
  private let didTap: (UIView) -> Void

  /// Creates a recognizer with a closure to call with its view when that is tapped.
  init(_ didTap: @escaping (UIView) -> Void) {
    self.didTap = didTap
    super.init(target: nil, action: nil)
    addTarget(self, action: Self.action)
  }

  private func recognize() {
    if let view { didTap(view) }
  }

  #if HEADLESS_UIKIT
  private static let action = Selector(("headerWasTapped"))
  #else
  private static let action = #selector(headerWasTapped)

  @objc private func headerWasTapped() { recognize() }
  #endif
}

#if HEADLESS_UIKIT
extension HeaderTapRecognizer: SelectorPerforming {
  func performAction(_ action: Selector, sender: Any?) { recognize() }
}
#endif
