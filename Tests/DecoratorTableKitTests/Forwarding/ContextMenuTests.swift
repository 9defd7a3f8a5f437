import DecoratorTableKit
import Foundation
import Testing

#if HEADLESS_UIKIT
@Suite("Context menus")
@MainActor
struct ContextMenuTests {
  private let keeper = Keeper()

  private final class MenuDelegate: NSObject, UITableViewDelegate {
    let log = CallLog()

    func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      log.note("menu \(RowPosition(indexPath))")
      return UIContextMenuConfiguration(identifier: nil)
    }

    func tableView(
      _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { log.note("display") }

    func tableView(
      _ tableView: UITableView,
      willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { log.note("end") }
  }

  @Test("The events of a menu reach the object that made it, and no other")
  func makers() {
    let delegate = MenuDelegate()
    let mine = CallLog()
    var events = AdditionalRowEvents()
    events.contextMenu = { _, row, _ in
      mine.note("menu \(row)")
      return UIContextMenuConfiguration(identifier: nil)
    }
    events.willDisplayContextMenu = { _, row, _, _ in mine.note("display \(row)") }
    events.willEndContextMenu = { _, row, _, _ in mine.note("end \(row)") }
    events.contextMenuPreviewAction = { _, row, _, _ in mine.note("preview \(row)") }
    events.contextMenuHighlightPreview = { _, row, _ in
      mine.note("highlight \(row)")
      return nil
    }
    let table = DecoratedTable(dataSource: PlainDataSource([["a", "b"]]), delegate: delegate)
    keeper.keep(table)
    let layer = RowLayer(
      ["ad"], placed: .before(1), named: "ads",
      cell: .made { tableView, _, ad in textCell(tableView, ad) })
    layer.events = events
    table.add(layer)
    table.addRows(["top"], named: "top", placed: .start) { tableView, _, text in
      textCell(tableView, text)
    }
    let tableView = UITableView.forTests()
    table.attach(to: tableView)
    #expect(tableView.simulateContextMenu(at: IndexPath(row: 0, section: 0)) == nil)

    _ = tableView.simulateContextMenu(at: IndexPath(row: 3, section: 0))
    tableView.simulateDismissalOfMenu()
    #expect(delegate.log.lines == ["menu [0, 1]", "display", "end"])
    #expect(mine.lines.isEmpty)

    delegate.log.clear()
    _ = tableView.simulateContextMenu(at: IndexPath(row: 2, section: 0))
    tableView.simulateTapOnMenuPreview()
    let row = AdditionalRow.amongContent(index: 0)
    #expect(
      mine.lines == [
        "menu \(row)", "highlight \(row)", "display \(row)", "preview \(row)", "end \(row)",
      ])
    #expect(delegate.log.lines.isEmpty)
  }
}
#endif
