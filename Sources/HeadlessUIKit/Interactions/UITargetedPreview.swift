public import Foundation

/// A view that is lifted out of another, with its place there.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
  /// The lifted view.
  public let view: UIView
  /// The look of the lifted view.
  public let parameters: UIPreviewParameters
  /// The place that the lifted view comes from or goes to.
  public let target: UIPreviewTarget

  /// The lifted view's size, in points.
  open var size: CGSize { view.bounds.size }

  /// Creates a preview.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    self.parameters = parameters
    self.target = target
    super.init()
  }

  /// Creates a preview of a view at its own place.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    let center = CGPoint(x: view.frame.midX, y: view.frame.midY)
    self.init(
      view: view, parameters: parameters,
      target: UIPreviewTarget(container: view.superview ?? view, center: center))
  }

  /// Creates a preview of a view at its own place, with its own look.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }
}
