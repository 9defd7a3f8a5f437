public import Foundation

/// Where a lifted view comes from or goes to.
@MainActor
open class UIPreviewTarget: NSObject {
  /// The view in whose coordinates the place is.
  public let container: UIView
  /// The place of the lifted view's middle, in points in the container's coordinates.
  public let center: CGPoint

  /// Creates a target.
  public init(container: UIView, center: CGPoint) {
    self.container = container
    self.center = center
    super.init()
  }
}
