public import Foundation

/// How far the opening of something has come that a drag is held over.
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
  /// Nothing is held over it.
  case inactive = 0
  /// It can be opened.
  case possible = 1
  /// It is about to open.
  case activating = 2
  /// It opened.
  case activated = 3
}

/// A drag that is held over something which opens by itself.
@MainActor
public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
  /// How far the opening has come.
  var state: UISpringLoadedInteractionEffectState { get }
  /// The view that shows it.
  var targetView: UIView? { get set }
  /// What the app wants to know the target by.
  var targetItem: Any? { get set }

  /// The place of the finger, in points in the coordinates of a view; in a window's for nil.
  func location(in view: UIView?) -> CGPoint
}
