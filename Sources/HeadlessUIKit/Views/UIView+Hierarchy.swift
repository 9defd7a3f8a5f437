public import Foundation

extension UIView {
  /// Returns whether the view is another view or inside it, at any depth.
  ///
  /// - Complexity: O(depth of the hierarchy).
  public func isDescendant(of view: UIView) -> Bool {
    var ancestor: UIView? = self
    while let current = ancestor {
      if current === view { return true }
      ancestor = current.superview
    }
    return false
  }

  /// Converts a point from another view's coordinates to this view's.
  ///
  /// - Parameters:
  ///   - point: the point, in points.
  ///   - view: the view whose coordinates the point is in; nil for the root of this hierarchy.
  /// - Complexity: O(depth of the hierarchy).
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let theirs = view?.offsetFromRoot() ?? .zero
    let ours = offsetFromRoot()
    return CGPoint(x: point.x + theirs.x - ours.x, y: point.y + theirs.y - ours.y)
  }

  /// Converts a point from this view's coordinates to another view's; the reverse of
  /// `convert(_:from:)`.
  ///
  /// - Complexity: O(depth of the hierarchy).
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let theirs = view?.offsetFromRoot() ?? .zero
    let ours = offsetFromRoot()
    return CGPoint(x: point.x + ours.x - theirs.x, y: point.y + ours.y - theirs.y)
  }

  /// Converts a rectangle from another view's coordinates to this view's.
  ///
  /// - Complexity: O(depth of the hierarchy).
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  /// Converts a rectangle from this view's coordinates to another view's.
  ///
  /// - Complexity: O(depth of the hierarchy).
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  // UIKit converts by the layers of views, which know nothing of overridden properties.
  private func offsetFromRoot() -> CGPoint {
    var offset = CGPoint.zero
    var ancestor: UIView? = self
    while let current = ancestor {
      offset.x += current.storedFrame.minX - current.storedBounds.minX
      offset.y += current.storedFrame.minY - current.storedBounds.minY
      ancestor = current.superview
    }
    return offset
  }
}
