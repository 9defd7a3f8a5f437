public import Foundation

/// The animation of a menu that opens or closes. Here, animations run at once.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// The view controller of the menu's preview.
  var previewViewController: UIViewController? { get }

  /// Adds changes to animate.
  func addAnimations(_ animations: @escaping () -> Void)

  /// Adds a closure to call when the animation ends.
  func addCompletion(_ completion: @escaping () -> Void)
}
