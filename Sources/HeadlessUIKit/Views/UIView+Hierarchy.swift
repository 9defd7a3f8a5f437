public import Foundation

extension UIView {
  /// Whether the view is another one or somewhere inside it.
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

  /// The first view with that tag: this one or one inside it, nil if there is none.
  ///
  /// - Complexity: O(number of views in the view, at any depth).
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in subviews {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// A point of another view in this view's coordinates.
  ///
  /// - Parameters:
  ///   - point: the point, in points.
  ///   - view: the view in whose coordinates it is; nil for those of the root of this hierarchy.
  /// - Complexity: O(depth of the hierarchy).
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let theirs = view?.offsetFromRoot() ?? .zero
    let ours = offsetFromRoot()
    return CGPoint(x: point.x + theirs.x - ours.x, y: point.y + theirs.y - ours.y)
  }

  /// A point of this view in another view's coordinates; the reverse of `convert(_:from:)`.
  ///
  /// - Complexity: O(depth of the hierarchy).
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let theirs = view?.offsetFromRoot() ?? .zero
    let ours = offsetFromRoot()
    return CGPoint(x: point.x + ours.x - theirs.x, y: point.y + ours.y - theirs.y)
  }

  /// A rectangle of another view in this view's coordinates.
  ///
  /// - Complexity: O(depth of the hierarchy).
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  /// A rectangle of this view in another view's coordinates.
  ///
  /// - Complexity: O(depth of the hierarchy).
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  private func offsetFromRoot() -> CGPoint {
    var offset = CGPoint.zero
    var ancestor: UIView? = self
    while let current = ancestor {
      offset.x += current.frame.minX - current.bounds.minX
      offset.y += current.frame.minY - current.bounds.minY
      ancestor = current.superview
    }
    return offset
  }
}
