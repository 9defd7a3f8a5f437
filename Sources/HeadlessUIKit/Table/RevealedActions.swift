import Foundation

/// The buttons of a row that has been moved aside.
@MainActor
final class RevealedActions {
  /// What the buttons are.
  enum Content {
    /// Those of a configuration.
    case contextual(UISwipeActionsConfiguration)
    /// Those that an app of before iOS 11 gave.
    case rowActions([UITableViewRowAction])
    /// The one that deletes, with its title.
    case deletion(String)
  }

  /// The row as it is counted now; nil once it is gone, or the table has been reloaded.
  var indexPath: IndexPath?
  /// The cell that was moved aside.
  weak var cell: UITableViewCell?
  /// What the buttons are.
  let content: Content
  /// Whether a swipe moved the cell aside, and not the control of editing.
  let isFromSwipe: Bool

  /// Creates the buttons of a row.
  init(_ content: Content, at indexPath: IndexPath, cell: UITableViewCell?, isFromSwipe: Bool) {
    self.content = content
    self.indexPath = indexPath
    self.cell = cell
    self.isFromSwipe = isFromSwipe
  }

  /// The texts on the buttons, from the edge of the table inwards; empty for one without text.
  var titles: [String] {
    switch content {
    case .contextual(let configuration): configuration.actions.map { $0.title ?? "" }
    case .rowActions(let actions): actions.map { $0.title ?? "" }
    case .deletion(let title): [title]
    }
  }
}
