import Foundation

/// The buttons of a row that has been moved aside.
@MainActor
final class RevealedActions {
  /// The kinds of buttons.
  enum Content {
    /// The buttons of a configuration.
    case contextual(UISwipeActionsConfiguration)
    /// The buttons of an app of before iOS 11.
    case rowActions([UITableViewRowAction])
    /// The deletion button, with its title.
    case deletion(String)
  }

  /// The row's present path; nil once it is gone or the table has been reloaded.
  var indexPath: IndexPath?
  /// The cell that was moved aside.
  weak var cell: UITableViewCell?
  /// The buttons.
  let content: Content
  /// Whether a swipe moved the cell aside, rather than an editing control.
  let isFromSwipe: Bool

  /// Creates the buttons of a row.
  init(_ content: Content, at indexPath: IndexPath, cell: UITableViewCell?, isFromSwipe: Bool) {
    self.content = content
    self.indexPath = indexPath
    self.cell = cell
    self.isFromSwipe = isFromSwipe
  }

  /// The titles of the buttons, from the edge of the table inwards; empty for one without text.
  var titles: [String] {
    switch content {
    case .contextual(let configuration): configuration.actions.map { $0.title ?? "" }
    case .rowActions(let actions): actions.map { $0.title ?? "" }
    case .deletion(let title): [title]
    }
  }
}
