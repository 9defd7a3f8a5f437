public import Foundation

/// The progress of opening a view under a held drag.
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
  /// No drag is over the view.
  case inactive = 0
  /// The view can be opened.
  case possible = 1
  /// The view is about to open.
  case activating = 2
  /// The view has opened.
  case activated = 3
}

/// A drag that is held over a view in order to open it.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
  /// The progress of the opening.
  var state: UISpringLoadedInteractionEffectState { get }
  /// The view that shows the progress.
  var targetView: UIView? { get set }
  /// The app's identifier for the target.
  var targetItem: Any? { get set }

  /// Returns the finger's position, in points in the coordinates of a view, or of the window for
  /// nil.
  func location(in view: UIView?) -> CGPoint
}
