import Foundation

extension UITableView.Temper {
  /// A scroll that was simulated continues to decelerate, and ends in a later turn.
  ///
  /// UIKit's documentation: `scrollViewDidEndDecelerating` is called when the movement comes to a
  /// halt, long after the finger has gone. Updates arrive meanwhile.
  public static let scrollsOn = Self(rawValue: 1 << 9)

  /// As ``scrollsOn``, and a running scroll overwrites an offset that was set meanwhile.
  ///
  /// Public threads about it: openradar 16724593, Texture #2080, cmux #7109.
  public static let takesOffsetsBack = Self(rawValue: 1 << 10)
}

extension UITableView {
  /// Whether a scroll goes on when the finger has gone.
  var keepsScrolling: Bool { !temper.isDisjoint(with: [.scrollsOn, .takesOffsetsBack]) }

  /// Lets a scroll that a finger has ended run on.
  ///
  /// - Returns: whether it does; if not, it is over.
  func continueScroll() -> Bool {
    guard keepsScrolling else { return false }
    _ = fire(.scrollsOn)
    isDecelerating = true
    runningScrollOffset = contentOffset.y
    endLater()
    return true
  }

  /// Brings a running scroll to its halt.
  func endScroll() {
    guard let offset = runningScrollOffset else { return }
    runningScrollOffset = nil
    if contentOffset.y != offset, fire(.takesOffsetsBack) {
      contentOffset.y = clampedOffset(offset)
      layoutIfNeeded()
    }
    isDecelerating = false
    scrollDelegate?.scrollViewDidEndDecelerating?(self)
  }
}
