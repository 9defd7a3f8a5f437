import DecoratorTableKit
import Foundation
import Testing

#if HEADLESS_UIKIT
@Suite("Prefetching, dragging and dropping")
@MainActor
struct PrefetchDragDropTests {
  private final class App: NSObject, UITableViewDataSourcePrefetching, UITableViewDragDelegate,
    UITableViewDropDelegate
  {
    let log = CallLog()
    var intent = UITableViewDropProposal.Intent.insertAtDestinationIndexPath
    var perform: (any UITableViewDropCoordinator) -> Void = { _ in }

    private func text(_ paths: [IndexPath]) -> String {
      paths.map { "\(RowPosition($0))" }.joined(separator: " ")
    }

    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
      log.note("prefetch \(text(indexPaths))")
    }

    func tableView(
      _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
    ) { log.note("cancel \(text(indexPaths))") }

    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] {
      log.note("drag \(RowPosition(indexPath))")
      return [UIDragItem(itemProvider: NSItemProvider())]
    }

    func tableView(
      _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
      log.note("over \(destinationIndexPath.map { "\(RowPosition($0))" } ?? "nil")")
      return UITableViewDropProposal(operation: .copy, intent: intent)
    }

    func tableView(
      _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
    ) {
      let sources = coordinator.items.map {
        $0.sourceIndexPath.map { "\(RowPosition($0))" } ?? "nil"
      }
      let destination = coordinator.destinationIndexPath.map { "\(RowPosition($0))" } ?? "nil"
      log.note("drop \(sources.joined(separator: " ")) at \(destination)")
      perform(coordinator)
    }
  }

  private let keeper = Keeper()
  private let app = App()
  private let posts = EditableApp([["a", "b", "c", "d"]])

  /// top, a, ad 0, b, ad 1, c, d.
  private func table(
    _ change: (inout AdditionalRowEvents) -> Void = { _ in }
  ) -> (DecoratedTable, UITableView) {
    let table = DecoratedTable(
      dataSource: posts, prefetchDataSource: app, dragDelegate: app, dropDelegate: app)
    keeper.keep(table)
    var events = AdditionalRowEvents()
    change(&events)
    let layer = RowLayer(
      ["ad 0", "ad 1"], placed: .before(contentRows: [1, 2]), policy: .followRule, named: "ads",
      cell: .made { tableView, _, ad in textCell(tableView, ad) })
    layer.events = events
    table.add(layer)
    table.addRows(["top"], named: "top", placed: .start) { tableView, _, text in
      textCell(tableView, text)
    }
    let tableView = UITableView.forTests()
    table.attach(to: tableView)
    tableView.layoutIfNeeded()
    return (table, tableView)
  }

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  @Test("Announcements are split by owner, in order, and no object is called without rows")
  func prefetching() {
    var layerRows: [String] = []
    let (_, tableView) = table {
      $0.prefetch = { _, rows in layerRows.append("prefetch \(rows.count)") }
      $0.cancelPrefetching = { _, rows in layerRows.append("cancel \(rows.count)") }
    }
    let source = tableView.prefetchDataSource
    source?.tableView(tableView, prefetchRowsAt: [6, 4, 3, 2, 1].map(path))
    #expect(app.log.lines == ["prefetch [0, 3] [0, 1] [0, 0]"])
    #expect(layerRows == ["prefetch 2"])
    source?.tableView(tableView, prefetchRowsAt: [path(2)])
    source?.tableView(tableView, prefetchRowsAt: [path(0)])
    #expect(app.log.lines.count == 1)
    // Rows that were deleted have no owner.
    source?.tableView?(tableView, cancelPrefetchingForRowsAt: [path(99), path(3), path(4)])
    #expect(app.log.lines.last == "cancel [0, 1]")
    #expect(layerRows == ["prefetch 2", "prefetch 1", "cancel 1"])
  }

  @Test("Additional rows are dragged only if their layer returns drag items")
  func dragging() {
    let (_, tableView) = table {
      $0.dragItems = { _, row, _ in
        row == .amongContent(index: 0) ? [UIDragItem(itemProvider: NSItemProvider())] : []
      }
    }
    #expect(tableView.simulateDrag(from: path(0)) == nil)
    #expect(tableView.simulateDrag(from: path(4)) == nil)
    #expect(app.log.lines.isEmpty)
    #expect(tableView.simulateDrag(from: path(2)) != nil)
    #expect(tableView.simulateDrag(from: path(5)) != nil)
    #expect(app.log.lines == ["drag [0, 2]"])
  }

  @Test("A drop from elsewhere has the number of content rows above it as its destination")
  func dropping() {
    let (_, tableView) = table()
    for (row, content) in [0, 0, 1, 1, 2, 2, 3, 4].enumerated() {
      app.log.clear()
      let session = SimulatedDropSession(items: [UIDragItem(itemProvider: NSItemProvider())])
      _ = tableView.simulateDrop(session, at: path(row))
      #expect(app.log.lines == ["over [0, \(content)]", "drop nil at [0, \(content)]"])
    }
    app.log.clear()
    let session = SimulatedDropSession(items: [UIDragItem(itemProvider: NSItemProvider())])
    _ = tableView.simulateDrop(session, at: nil)
    #expect(app.log.lines == ["over nil", "drop nil at nil"])
  }

  @Test("A row of the table itself is left out when its destination is counted")
  func droppingOwnRow() throws {
    let (_, tableView) = table()
    let session = try #require(tableView.simulateDrag(from: path(1)))
    app.log.clear()
    _ = tableView.simulateDrop(session, through: [path(2), path(3)], at: path(5))
    #expect(
      app.log.lines == ["over [0, 0]", "over [0, 1]", "over [0, 2]", "drop [0, 0] at [0, 2]"])
  }

  @Test("A row of the table itself is left out wherever it is dropped")
  func droppingOwnRowAnywhere() throws {
    for (row, content) in [0, 0, 0, 1, 1, 2, 3].enumerated() {
      let (_, tableView) = table()
      let session = try #require(tableView.simulateDrag(from: path(1)))
      app.log.clear()
      _ = tableView.simulateDrop(session, at: path(row))
      #expect(app.log.lines == ["over [0, \(content)]", "drop [0, 0] at [0, \(content)]"])
    }
  }

  @Test("A row that is being dragged is followed through what is announced meanwhile")
  func changesDuringDrag() throws {
    let (table, tableView) = table()
    let session = try #require(tableView.simulateDrag(from: path(1)))
    posts.sections[0].insert("new", at: 0)
    table.insertRows(at: [path(0)], with: .none)
    #expect(tableView.displayedTexts() == [["top", "new", "ad 0", "a", "ad 1", "b", "c", "d"]])
    app.log.clear()
    tableView.simulateDragOver(session, through: [path(2), path(4)])
    #expect(app.log.lines == ["over [0, 1]", "over [0, 1]"])
    posts.sections[0].remove(at: 1)
    table.deleteRows(at: [path(1)], with: .none)
    app.log.clear()
    // No row is left out any more.
    tableView.simulateDragOver(session, through: [path(5)])
    #expect(app.log.lines == ["over [0, 2]"])
  }

  @Test("A row that is being dragged, and is gone when the table has loaded, leaves no gap")
  func loadDuringDrag() throws {
    let (table, tableView) = table()
    let session = try #require(tableView.simulateDrag(from: path(6)))
    posts.sections[0] = ["a", "b"]
    table.reloadData()
    #expect(tableView.displayedTexts() == [["top", "a", "ad 0", "b", "ad 1"]])
    app.log.clear()
    tableView.simulateDragOver(session, through: [path(1), path(3)])
    #expect(app.log.lines == ["over [0, 0]", "over [0, 1]"])
  }

  @Test("A move that is not made leaves the row that is being dragged where it was")
  func refusedMove() throws {
    let source = PlainDataSource([["a", "b", "c", "d"]])
    let table = DecoratedTable(dataSource: source, dragDelegate: app, dropDelegate: app)
    keeper.keep(table)
    table.addRows(["ad"], placed: .before(contentRows: [1])) { tableView, _, ad in
      textCell(tableView, ad)
    }
    let tableView = UITableView.forTests()
    table.attach(to: tableView)
    tableView.layoutIfNeeded()
    let session = try #require(tableView.simulateDrag(from: path(0)))
    tableView.dataSource?.tableView?(tableView, moveRowAt: path(0), to: path(4))
    #expect(tableView.displayedTexts() == [["a", "ad", "b", "c", "d"]])
    app.log.clear()
    tableView.simulateDragOver(session, through: [path(1)])
    #expect(app.log.lines == ["over [0, 0]"])
  }

  @Test("Nothing is dropped into an additional row, but it can be dropped beside one")
  func droppingInto() {
    app.intent = .insertIntoDestinationIndexPath
    let (_, tableView) = table()
    func proposal(_ row: Int) -> UITableViewDropProposal? {
      let session = SimulatedDropSession(items: [])
      return tableView.dropDelegate?.tableView?(
        tableView, dropSessionDidUpdate: session, withDestinationIndexPath: path(row))
    }
    #expect(proposal(0)?.intent == .insertAtDestinationIndexPath)
    #expect(proposal(2)?.intent == .insertAtDestinationIndexPath)
    #expect(proposal(3)?.intent == .insertIntoDestinationIndexPath)
  }

  @Test("What is dropped into a row below hidden ones is dropped into that row")
  func droppingIntoBelowHidden() {
    app.intent = .insertIntoDestinationIndexPath
    let table = DecoratedTable(dataSource: posts, dropDelegate: app)
    keeper.keep(table)
    table.hideRows { $0.row == 1 || $0.row == 2 }
    let tableView = UITableView.forTests()
    table.attach(to: tableView)
    tableView.layoutIfNeeded()
    let session = SimulatedDropSession(items: [UIDragItem(itemProvider: NSItemProvider())])
    _ = tableView.simulateDrop(session, at: path(1))
    #expect(app.log.lines.last == "drop nil at [0, 3]")
    app.intent = .insertAtDestinationIndexPath
    let other = SimulatedDropSession(items: [UIDragItem(itemProvider: NSItemProvider())])
    _ = tableView.simulateDrop(other, at: path(1))
    #expect(app.log.lines.last == "drop nil at [0, 1]")
  }

  @Test("A placeholder is made, and becomes a row, in the source's own coordinates")
  func placeholder() throws {
    let (table, tableView) = table()
    var inserted: [IndexPath] = []
    app.perform = { [posts] coordinator in
      guard let destination = coordinator.destinationIndexPath,
        let item = coordinator.items.first
      else { return }
      let context = coordinator.drop(
        item.dragItem,
        to: coordinator.makePlaceholder(
          insertionIndexPath: destination, reuseIdentifier: "text", rowHeight: 40))
      let isInserted = context.commitInsertion { path in
        inserted.append(path)
        posts.sections[path.section].insert("new", at: path.row)
      }
      #expect(isInserted)
      _ = coordinator.drop(item.dragItem, toRowAt: destination)
    }
    let session = SimulatedDropSession(items: [UIDragItem(itemProvider: NSItemProvider())])
    let held = table.holdRow(atData: IndexPath(row: 2, section: 0))
    _ = tableView.simulateDrop(session, at: path(5))
    #expect(inserted == [IndexPath(row: 2, section: 0)])
    #expect(held?.dataIndexPath == IndexPath(row: 3, section: 0))
    // Of the places above and below the additional row there, it is the one it was dropped at.
    #expect(tableView.displayedTexts() == [["top", "a", "ad 0", "b", "ad 1", "new", "c", "d"]])
    #expect(table.reuseIndexPath(forData: IndexPath(row: 2, section: 0)) == path(5))
  }

  @Test("A table loads nothing again while it keeps a placeholder", arguments: [false, true])
  func reloadWithPlaceholder(byMistake: Bool) async throws {
    let (table, tableView) = table()
    var loads = 0
    table.observe { if case .didLoad = $0 { loads += 1 } }
    var context: (any UITableViewDropPlaceholderContext)?
    app.perform = { coordinator in
      guard let item = coordinator.items.first else { return }
      context = coordinator.drop(
        item.dragItem,
        to: coordinator.makePlaceholder(
          insertionIndexPath: IndexPath(row: 4, section: 0), reuseIdentifier: "text", rowHeight: 40)
      )
    }
    let session = SimulatedDropSession(items: [UIDragItem(itemProvider: NSItemProvider())])
    _ = tableView.simulateDrop(session, at: path(7))
    #expect(tableView.hasUncommittedUpdates)
    var isCompleted = false
    if byMistake {
      table.performBatchUpdates {
        table.deleteRows(at: [IndexPath(row: 99, section: 0)], with: .none)
      } completion: { _ in
        isCompleted = true
      }
    } else {
      table.reloadData()
    }
    try await Task.sleep(nanoseconds: 120_000_000)
    #expect(loads == 0)
    #expect(!isCompleted)
    #expect(tableView.hasUncommittedUpdates)
    let isInserted = try #require(context).commitInsertion { path in
      posts.sections[path.section].insert("new", at: path.row)
    }
    #expect(isInserted)
    for _ in 0..<500 where loads == 0 { try await Task.sleep(nanoseconds: 10_000_000) }
    #expect(loads == 1)
    #expect(isCompleted == byMistake)
    #expect(
      tableView.displayedTexts()[0].filter { $0.count == 1 || $0 == "new" }
        == ["a", "b", "c", "d", "new"])
  }
}
#endif
