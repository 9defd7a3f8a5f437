/// How a menu goes away whose preview was tapped.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// It fades.
  case dismiss = 0
  /// The preview grows into what it shows.
  case pop = 1
}

/// The movement from a menu's preview to what it shows.
@MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// How the menu goes away.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}
