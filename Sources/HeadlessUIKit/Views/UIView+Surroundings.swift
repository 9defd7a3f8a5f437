import Foundation

extension UIView {
  /// Simulates bars that cover a part of the view; a view inside has what they cover of it.
  ///
  /// - Parameter insets: what bars cover at each edge, in points.
  /// - Complexity: O(number of views in the view, at any depth).
  public func simulateSafeArea(_ insets: UIEdgeInsets) {
    takeSafeArea(insets)
    passSafeAreaOn()
  }

  /// Gives the views inside what bars cover of them.
  func passSafeAreaOn() {
    for subview in subviewsByStorage {
      subview.takeSafeArea(safeArea(of: subview))
      subview.passSafeAreaOn()
    }
  }

  /// Returns what of the covered edges lies over one of the subviews.
  func safeArea(of subview: UIView) -> UIEdgeInsets {
    guard let own = rareIfMade?.safeAreaInsets, own != .zero else { return .zero }
    let place = subview.storedFrame.offsetBy(dx: -storedBounds.minX, dy: -storedBounds.minY)
    return UIEdgeInsets(
      top: max(0, own.top - max(0, place.minY)), left: max(0, own.left - max(0, place.minX)),
      bottom: max(0, own.bottom - max(0, storedBounds.height - place.maxY)),
      right: max(0, own.right - max(0, storedBounds.width - place.maxX)))
  }

  /// Simulates other surroundings of the view, and tells it and the views inside if they changed.
  ///
  /// - Parameter traits: the traits that the view has; those that are not set are those of the
  ///   superview.
  /// - Complexity: O(number of views in the view, at any depth).
  public func simulateTraits(_ traits: UITraitCollection) {
    let previous = traitCollection
    rare.traits = traits
    traitsDidChange(from: previous)
  }

  private func traitsDidChange(from previous: UITraitCollection) {
    let present = traitCollection
    guard
      present.preferredContentSizeCategory != previous.preferredContentSizeCategory
        || present.userInterfaceStyle != previous.userInterfaceStyle
    else { return }
    traitCollectionDidChange(previous)
    for subview in subviewsByStorage where subview.rareIfMade?.traits == nil {
      subview.traitsDidChange(from: previous)
    }
  }
}
