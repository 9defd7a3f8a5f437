public import Foundation

/// The place that a lifted view comes from or goes to.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
  /// The view that defines the coordinates of the place.
  public let container: UIView
  /// The centre of the lifted view, in points in the container's coordinates.
  public let center: CGPoint

  /// Creates a target.
  public init(container: UIView, center: CGPoint) {
    self.container = container
    self.center = center
    super.init()
  }
}
