public import Foundation

/// A view that can open under a held drag.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
  /// Whether the view opens under a held drag.
  var isSpringLoaded: Bool { get set }
}

extension UITableView: UISpringLoadedInteractionSupporting {}
