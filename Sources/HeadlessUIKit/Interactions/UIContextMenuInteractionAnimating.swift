public import Foundation

/// The movement with which a menu opens or closes. There is none here: animations run at once.
@MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// The controller of the view next to the menu.
  var previewViewController: UIViewController? { get }

  /// Adds a change that is to be seen gradually.
  func addAnimations(_ animations: @escaping () -> Void)

  /// Adds what is to be done when the movement is over.
  func addCompletion(_ completion: @escaping () -> Void)
}
