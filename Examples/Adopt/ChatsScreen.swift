import DecoratorTableKit
import Foundation

/// The screen of the chats, as the app shows it without other rows.
@MainActor
final class ChatsScreen {
  /// The table on screen.
  let tableView: UITableView
  /// The chats.
  let store: ChatStore
  /// Their controller.
  let controller: ChatsController
  /// The rows around the chats, if there are any.
  var feed: DecoratedTable?

  /// The height of a line of a picture, in points.
  static let rowHeight: CGFloat = 22

  /// Shows chats on a screen of a size in points, in rows of a height in points.
  init(_ chats: [Chat], size: CGSize, rowHeight: CGFloat = ChatsScreen.rowHeight) {
    tableView = UITableView(frame: CGRect(origin: .zero, size: size), style: .plain)
    tableView.rowHeight = rowHeight
    tableView.estimatedRowHeight = 0
    tableView.sectionHeaderHeight = Self.rowHeight
    tableView.estimatedSectionHeaderHeight = 0
    tableView.allowsMultipleSelectionDuringEditing = true
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "chat")
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "other")
    store = ChatStore(chats)
    controller = ChatsController(store: store)
    controller.tableView = tableView
    tableView.dataSource = controller
    tableView.delegate = controller
    #if HEADLESS_UIKIT
    tableView.simulateWindow()
    #endif
  }

  /// Returns where a chat is on screen (reuse), given its index path in the store (data).
  func place(ofChat indexPath: IndexPath) -> IndexPath {
    feed?.reuseIndexPath(forData: indexPath) ?? indexPath
  }
}
