import DecoratorTableKit
import DecoratorTableSources
import Foundation

/// The screen: a table of rows that describe themselves, room by room, with the shop's offers in
/// between.
@MainActor
final class GalleryScreen {
  /// The table on screen.
  let tableView: UITableView
  /// The rows with the offers around them.
  let table: DecoratedTable
  /// The rows.
  let source: ListTableViewDataSource

  /// Shows the gallery.
  ///
  /// - Parameters:
  ///   - size: The size of the screen, in points.
  ///   - actions: The actions that the user's touches trigger.
  init(size: CGSize, actions: GalleryActions) {
    var cells = CellAdapterMap()
    cells.add(HeaderFooterAdapter<RoomHeader, Room>())
    source = ListTableViewDataSource(GalleryRooms.list(actions: actions), cells: cells)
    table = DecoratedTable(dataSource: source)
    table.addRows(GalleryRooms.offers, named: "offers", placed: .end, cell: .class(OfferCell.self))
      .height(2 * ImageCell.heightOfLine)
      .onSelect { offer, _ in actions.perform("puts \(offer.name) into the basket") }

    tableView = UITableView(frame: CGRect(origin: .zero, size: size), style: .plain)
    #if HEADLESS_UIKIT
    tableView.simulateWindow()
    #endif
    table.attach(to: tableView)
  }
}
