/// The way that a menu disappears after a tap on its preview.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// The menu fades.
  case dismiss = 0
  /// The preview grows into the content that it previews.
  case pop = 1
}

/// The animation from a menu's preview to the content.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// The way that the menu disappears.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}
