public import Foundation

/// A view that opens what a drag is held over.
@MainActor
public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
  /// Whether it does.
  var isSpringLoaded: Bool { get set }
}

extension UITableView: UISpringLoadedInteractionSupporting {}
