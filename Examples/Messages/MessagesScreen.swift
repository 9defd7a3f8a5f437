import DecoratorTableKit
import DecoratorTableSources
import Foundation

/// The screen: a table of messages by day, with a marker above the unread ones.
///
/// It needs no data source of its own, no switch over kinds and no cast.
@MainActor
final class MessagesScreen {
  /// The table on screen.
  let tableView: UITableView
  /// The messages with the marker around them.
  let table: DecoratedTable
  /// The messages.
  let source: ListTableViewDataSource

  /// Shows a conversation.
  ///
  /// - Parameters:
  ///   - conversation: The conversation.
  ///   - kinds: The known kinds of messages.
  ///   - size: The size of the screen, in points.
  ///   - actions: The app's response to the selection of a message.
  init(
    _ conversation: Conversation, kinds: [MessageKind], size: CGSize, actions: MessageActions
  ) {
    var cells = CellAdapterMap()
    for kind in kinds + [.unknown] { kind.add(to: &cells, actions: actions) }

    var list = HeterogeneousList()
    for day in conversation.days { list.appendSection(day.messages, header: day.name) }

    source = ListTableViewDataSource(list, cells: cells)
    table = DecoratedTable(dataSource: source)
    if let first = conversation.firstUnread {
      table.addRows(
        [UnreadMarker(count: conversation.unreadCount)], named: "unread",
        placed: .before(first.row).inSection(first.section), policy: .followContent,
        cell: .class(UnreadMarkerCell.self)
      )
      .height(Bubble.lineHeight)
    }

    tableView = UITableView(frame: CGRect(origin: .zero, size: size), style: .plain)
    tableView.separatorStyle = .none
    #if HEADLESS_UIKIT
    tableView.simulateWindow()
    #endif
    table.attach(to: tableView)
  }
}
