import Foundation

/// Somebody else's delegate, which takes the place of the one that a table has and forwards
/// everything to it.
///
/// Ownership: the table retains it; it does not retain the delegate that it displaces.
@MainActor
final class ForeignDelegate: NSObject, UITableViewDelegate, UIScrollViewAccessibilityDelegate {
  private(set) weak var displaced: (any UITableViewDelegate)?

  /// Creates the delegate that stands before another one.
  init(displacing delegate: any UITableViewDelegate) {
    displaced = delegate
  }

  private func forward<Value>(
    _ selector: Selector, standIn: Value, _ call: (any UITableViewDelegate) -> Value
  ) -> Value {
    guard let displaced else {
      OptionalMethod.recordAbsence(of: selector, by: self)
      return standIn
    }
    let answer = OptionalMethod.call(displaced, selector) { call(displaced) }
    if !answer.isImplemented { OptionalMethod.recordAbsence(of: selector, by: self) }
    return answer.value
  }

  // The optional methods of both protocols come here.

  func accessibilityScrollStatus(for scrollView: UIScrollView) -> String? {
    forwardAboutStatus(ScrollAccessibilityMethod.accessibilityScrollStatus) {
      $0.accessibilityScrollStatus(for: scrollView)
    }
  }

  func accessibilityAttributedScrollStatus(for scrollView: UIScrollView) -> NSAttributedString? {
    forwardAboutStatus(ScrollAccessibilityMethod.accessibilityAttributedScrollStatus) {
      $0.accessibilityAttributedScrollStatus(for: scrollView)
    }
  }

  private func forwardAboutStatus<Value>(
    _ selector: Selector, _ call: (any UIScrollViewAccessibilityDelegate) -> Value?
  ) -> Value? {
    forward(selector, standIn: nil) { displaced in
      guard let speaking = displaced as? any UIScrollViewAccessibilityDelegate else {
        OptionalMethod.recordAbsence(of: selector, by: displaced)
        return nil
      }
      return call(speaking)
    }
  }
}

extension ForeignDelegate: SelectorResponding {
  func response(to selector: Selector) -> Bool? {
    guard let displaced else { return false }
    return OptionalMethod.response(of: displaced, to: selector)
  }
}
