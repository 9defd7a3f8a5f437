import DecoratorTableKit
import Foundation
import Testing

#if HEADLESS_UIKIT
@Suite("A drag that a second row is added to")
@MainActor
struct DragOfSeveralRowsTests {
  private final class App: NSObject, UITableViewDragDelegate, UITableViewDropDelegate {
    let log = CallLog()
    /// Whether rows can be added to a drag that has begun.
    var addsRows = true

    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider())] }

    func tableView(
      _ tableView: UITableView, itemsForAddingTo session: any UIDragSession,
      at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem] {
      log.note("add \(RowPosition(indexPath))")
      return addsRows ? [UIDragItem(itemProvider: NSItemProvider())] : []
    }

    func tableView(
      _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
      log.note("over \(destinationIndexPath.map { "\(RowPosition($0))" } ?? "nil")")
      return UITableViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
    }

    func tableView(
      _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
    ) {
      let sources = coordinator.items.map {
        $0.sourceIndexPath.map { "\(RowPosition($0))" } ?? "nil"
      }
      let destination = coordinator.destinationIndexPath.map { "\(RowPosition($0))" } ?? "nil"
      log.note("drop \(sources.joined(separator: " ")) at \(destination)")
    }
  }

  private let keeper = Keeper()
  private let app = App()
  private let posts = PlainDataSource([["a", "b", "c", "d"]])

  /// top, a, ad 0, b, ad 1, c, d.
  private func makeTable() -> UITableView {
    let table = DecoratedTable(dataSource: posts, dragDelegate: app, dropDelegate: app)
    keeper.keep(table)
    table.addRows(
      ["ad 0", "ad 1"], named: "ads", placed: .before(contentRows: [1, 2]), policy: .followRule
    ) { tableView, _, ad in textCell(tableView, ad) }
    table.addRows(["top"], named: "top", placed: .start) { tableView, _, text in
      textCell(tableView, text)
    }
    let tableView = UITableView.forTests()
    table.attach(to: tableView)
    #expect(tableView.displayedTexts() == [["top", "a", "ad 0", "b", "ad 1", "c", "d"]])
    return tableView
  }

  @Test("Once it is added, no row is left out when the destination is counted")
  func added() throws {
    let tableView = makeTable()
    let session = try #require(tableView.simulateDrag(from: path(1)))
    #expect(tableView.simulateAdding(path(3), to: session))
    #expect(app.log.lines == ["add [0, 1]"])
    app.log.clear()
    _ = tableView.simulateDrop(session, through: [path(2)], at: path(4))
    #expect(app.log.lines == ["over [0, 1]", "over [0, 2]", "drop [0, 0] [0, 1] at [0, 2]"])
  }

  @Test("A row of another child than the dragged one is not added")
  func ofAnotherChild() throws {
    let other = App()
    let children = zip([app, other], [["a", "b"], ["c"]]).map { app, texts in
      DecoratedTable(dataSource: PlainDataSource([texts]), dragDelegate: app)
    }
    let table = ComposedTable(.bySections, children)
    let tableView = UITableView.forTests()
    table.attach(to: tableView)
    let session = try #require(tableView.simulateDrag(from: path(0)))
    #expect(!tableView.simulateAdding(path(0, 1), to: session))
    #expect(tableView.simulateAdding(path(1), to: session))
    #expect(app.log.lines == ["add [0, 1]"])
    #expect(other.log.lines == [])
  }

  @Test("As long as it is not added, the first one is left out")
  func notAdded() throws {
    app.addsRows = false
    let tableView = makeTable()
    let session = try #require(tableView.simulateDrag(from: path(1)))
    #expect(!tableView.simulateAdding(path(3), to: session))
    app.log.clear()
    _ = tableView.simulateDrop(session, through: [path(2)], at: path(4))
    #expect(app.log.lines == ["over [0, 0]", "over [0, 1]", "drop [0, 0] at [0, 1]"])
  }
}
#endif
