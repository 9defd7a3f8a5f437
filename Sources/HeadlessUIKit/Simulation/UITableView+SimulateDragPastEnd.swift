public import Foundation

extension UITableView {
  /// Simulates a finger that drags the content past one of its ends, and lets it spring back.
  ///
  /// The delegate is notified of the drag and of both moves. UIKit has the content follow the
  /// finger by a part of its way; here the distance is what the content moves.
  ///
  /// - Parameters:
  ///   - distance: how far past the end the content is dragged, in points; negative for the
  ///     beginning, positive for the end.
  ///   - body: what happens while the finger holds the content there.
  public func simulateDrag(pastEndBy distance: CGFloat, _ body: () -> Void = {}) {
    layoutIfNeeded()
    let edge = distance < 0 ? -adjustedContentInset.top : lowestOffset
    guard beginDragging(to: CGPoint(x: contentOffset.x, y: edge)) else { return }
    contentOffset = CGPoint(x: contentOffset.x, y: edge + distance)
    layoutIfNeeded()
    body()
    endDragging(decelerating: true)
    scrollDelegate?.scrollViewWillBeginDecelerating?(self)
    contentOffset = CGPoint(x: contentOffset.x, y: edge)
    layoutIfNeeded()
    isDecelerating = false
    scrollDelegate?.scrollViewDidEndDecelerating?(self)
  }
}
