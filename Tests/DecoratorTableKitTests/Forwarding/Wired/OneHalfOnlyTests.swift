import DecoratorTableKit
import Foundation
import Testing

#if HEADLESS_UIKIT
@Suite("Layers that are wired by hand with one half only")
@MainActor
struct OneHalfOnlyTests {
  @Test("A delegate that skips inner layers is the content's: it gets data index paths")
  func skippedInside() {
    let table = WiredTable(["1", "2", "3"])
    for number in 0..<3 { table.addDataSource(number) }
    table.addDelegate(2)
    table.show()
    #expect(table.tapAll() == ["3", "2", "1", "0", "1", "2", "3"])
    #expect(table.handed == [ObjectIdentifier(table.content)])
    table.content.selectRow(at: path(2), animated: false, scrollPosition: .none)
    #expect(table.tableView.indexPathForSelectedRow == path(5))
  }

  @Test("A delegate that skips a layer in the middle, likewise")
  func skippedBetween() {
    let table = WiredTable(["1", "2", "3"])
    for number in 0..<3 { table.addDataSource(number) }
    table.addDelegate(0)
    table.addDelegate(2)
    table.show()
    #expect(table.tapAll() == ["3", "2", "1", "0", "1", "2", "3"])
  }

  @Test("What an inner layer's rows can do is there without a delegate half, too")
  func skippedWithoutDelegate() {
    let table = WiredTable(["1", "2"])
    for number in 0..<2 { table.addDataSource(number) }
    table.delegate = nil
    table.layers[0].height(71)
    table.addDelegate(1)
    table.show()
    #expect(table.tableView.rectForRow(at: path(1)).height == 71)
    #expect(table.tapAll() == ["2", "1"])
  }

  @Test("So is what only that layer's rows can do")
  func onlyInside() throws {
    let table = WiredTable(["1", "2"])
    for number in 0..<2 { table.addDataSource(number) }
    table.delegate = nil
    table.layers[0].contextMenu { [UIAction(title: $0) { _ in }] }
    table.addDelegate(1)
    table.show()
    _ = try #require(table.tableView.simulateContextMenu(at: path(1)))
    #expect(table.tableView.simulateTapOnMenuAction(titled: "1"))
    #expect(table.tableView.simulateContextMenu(at: path(0)) == nil)
  }

  @Test("A delegate that skips the outermost layer, likewise")
  func skippedOutside() {
    let table = WiredTable(["1", "2", "3"])
    for number in 0..<3 { table.addDataSource(number) }
    table.addDelegate(1)
    table.show()
    #expect(table.tapAll() == ["3", "2", "1", "0", "1", "2", "3"])
    #expect(table.isBatch { table.layers[2].append("3b") })
    #expect(table.tapAll() == ["3", "2", "1", "3b", "0", "1", "2", "3"])
  }

  @Test("A data source that skips the outermost layer is reported")
  func dataSourceSkips() async throws {
    let listener = AnomalyListener { $0 == .dataSourceHalfMissing(layer: "outside") }
    let table = WiredTable(["inside", "outside"])
    table.addDataSource(0)
    let shown = table.dataSource
    table.addDataSource(1)
    let dropped = table.dataSource
    for number in 0..<2 { table.addDelegate(number) }
    table.dataSource = shown
    table.show()
    try await listener.wait()
    #expect(listener.anomalies == [.dataSourceHalfMissing(layer: "outside")])
    #expect(table.texts == ["inside", "a", "b", "c", "d"])
    #expect(table.tapAll() == ["inside", "0", "1", "2", "3"])
    listener.end()
    withExtendedLifetime(dropped) {}
  }

  @Test("A layer whose half is released and made again is shown again")
  func halfMadeAgain() {
    let table = WiredTable(["1", "2"], .dataSourceFirst)
    // The table gets no changes of its rows then, and shows what it has shown.
    table.delegate = nil
    #expect(table.tableView.delegate == nil)
    table.insert("x", at: 0)
    #expect(table.texts == ["2", "1", "x", "a", "b", "c", "d"])
    table.delegate = table.source
    for number in 0..<2 { table.addDelegate(number) }
    table.tableView.delegate = table.delegate
    #expect(table.tapAll() == ["2", "1", "0", "1", "2", "3", "4"])
    table.insert("y", at: 0)
    #expect(table.texts == ["2", "1", "y", "x", "a", "b", "c", "d"])
  }

  @Test("Released data source halves are shown empty, and the delegate does not stop the program")
  func dataSourceDropped() {
    let table = WiredTable(["1", "2"], .dataSourceFirst)
    let content = table.content
    table.dataSource = table.source
    #expect(table.tableView.dataSource == nil)
    table.tableView.reloadData()
    table.tableView.layoutIfNeeded()
    #expect(table.tableView.visibleCells.isEmpty)
    #expect(content.numberOfSections == table.tableView.numberOfSections)
    // The app shows its table without layers.
    table.tableView.dataSource = table.source
    table.tableView.delegate = table.source
    #expect(table.texts == ["a", "b", "c", "d"])
    // And with them again.
    for number in 0..<2 {
      table.addDataSource(number)
    }
    table.show()
    #expect(table.texts == ["2", "1", "a", "b", "c", "d"])
    #expect(table.tapAll() == ["2", "1", "0", "1", "2", "3"])
  }

  @Test("A source that is held weakly and released is shown empty")
  func sourceGone() {
    let layer = RowLayer(
      ["ad"], placed: .start, named: "ads", cell: .made { table, _, ad in textCell(table, ad) })
    var posts: PlainDataSource? = PlainDataSource([["a"]])
    let dataSource = posts.map {
      AdditionalTableViewDataSourceImpl(inner: $0, layer: layer, ownership: .weak)
    }
    let tableView = UITableView.forTests()
    tableView.dataSource = dataSource
    #expect(tableView.displayedTexts() == [["ad", "a"]])
    posts = nil
    tableView.reloadData()
    #expect(tableView.displayedTexts() == [])
  }
}
#endif
