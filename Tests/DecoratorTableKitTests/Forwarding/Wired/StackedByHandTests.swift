import DecoratorTableKit
import Foundation
import Testing

#if HEADLESS_UIKIT
@Suite("Halves that are stacked by hand are one stack of layers")
@MainActor
struct StackedByHandTests {
  @Test("The halves can be made in any order", arguments: WiredTable.Order.allCases)
  func orders(order: WiredTable.Order) {
    let table = WiredTable(["1", "2", "3"], order)
    #expect(table.texts == ["3", "2", "1", "a", "b", "c", "d"])
    #expect(table.tapAll() == ["3", "2", "1", "0", "1", "2", "3"])
    #expect(table.isBatch { table.insert("x", at: 2) })
    #expect(table.texts == ["3", "2", "1", "a", "b", "x", "c", "d"])
    #expect(table.tapAll() == ["3", "2", "1", "0", "1", "2", "3", "4"])
    #expect(table.handed == [ObjectIdentifier(table.content)])
    #expect(table.content.numberOfRows(inSection: 0) == 5)
  }

  @Test("The delegate halves can be stacked in another order than the data source halves")
  func otherOrder() {
    let table = WiredTable(["1", "2", "3"])
    for number in 0..<3 { table.addDataSource(number) }
    for number in [2, 0, 1] { table.addDelegate(number) }
    table.show()
    #expect(table.texts == ["3", "2", "1", "a", "b", "c", "d"])
    #expect(table.tapAll() == ["3", "2", "1", "0", "1", "2", "3"])
    table.layers[1].append("2b")
    #expect(table.tapAll() == ["3", "2", "1", "0", "2b", "1", "2", "3"])
  }

  // MARK: - Changes

  @Test("A change of any of the layers is one batch", arguments: 0..<3)
  func ownChange(number: Int) {
    let table = WiredTable(["1", "2", "3"], .dataSourceFirst)
    table.tableView.selectRow(at: path(3), animated: false, scrollPosition: .none)
    table.layers[number].append("new")
    #expect(table.texts.filter { $0 != "new" } == ["3", "2", "1", "a", "b", "c", "d"])
    #expect(table.texts.contains("new"))
    // The table has not loaded everything again.
    let selected = table.tableView.indexPathForSelectedRow
    #expect(selected.map { table.texts[$0.row] } == "a")
    #expect(table.content.indexPathForSelectedRow == path(0))
    table.layers[number].models = []
    #expect(table.texts.count == 6)
    #expect(table.tapAll().suffix(4) == ["0", "1", "2", "3"])
  }

  @Test("A layer changes where its row is, and the others know it at once")
  func screenPaths() {
    let table = WiredTable(["1", "2", "3"], .dataSourceFirst)
    table.layers[0].append("1b")
    table.layers[1].append("2b")
    table.layers[2].append("3b")
    let texts = table.texts
    let content = table.content
    for (row, text) in ["a", "b", "c", "d"].enumerated() {
      let outer = texts.firstIndex(of: text) ?? -1
      #expect(content.rectForRow(at: path(row)).minY == CGFloat(40 * outer))
      #expect(content.cellForRow(at: path(row))?.textLabel?.text == text)
    }
  }

  @Test("What the app announces is applied before what a layer has changed in the same turn")
  func announcementFirst() async {
    let table = WiredTable(["1", "2"], .dataSourceFirst)
    table.tableView.selectRow(at: path(5), animated: false, scrollPosition: .none)
    table.source.sections[0].remove(at: 1)
    table.layers[0].append("1b")
    table.content.deleteRows(at: [path(1)], with: .none)
    for _ in 0..<3 { await nextTurn() }
    #expect(table.texts == ["2", "1", "a", "c", "1b", "d"])
    #expect(table.tableView.indexPathForSelectedRow == path(5))
  }

  @Test(
    "A layer that changes while the model is not as announced reloads the table, and reports it")
  func unannounced() async throws {
    let listener = AnomalyListener { $0.kind == .inconsistentUpdate }
    let table = WiredTable(["1", "2"], .dataSourceFirst)
    table.source.sections[0] = ["x"]
    table.layers[0].models = []
    try await listener.wait()
    await wait { table.tableView.numberOfRows(inSection: 0) == 2 }
    #expect(table.texts == ["2", "x"])
    listener.end()
  }

  @Test("A reload after unannounced changes of app and layers shows them, and nothing is reported")
  func reloading() async {
    let table = WiredTable(["1", "2"], .dataSourceFirst)
    let anomalies = TableAnomaly.recording {
      table.source.sections[0] = ["x"]
      table.layers[0].models = []
      table.tableView.reloadData()
      #expect(table.texts == ["2", "x"])
    }
    for _ in 0..<3 { await nextTurn() }
    #expect(table.texts == ["2", "x"])
    #expect(anomalies.isEmpty)
  }

  @Test("Layers that change while the table asks are shown at the next turn")
  func changeInCallback() async {
    let table = WiredTable(["1", "2"], .dataSourceFirst)
    table.source.didSelect = { [layers = table.layers] _, _ in
      layers[0].append("1b")
      layers[1].append("2b")
    }
    var isChanged = false
    table.source.willCount = { [layers = table.layers] _ in
      guard !isChanged else { return }
      isChanged = true
      layers[1].append("2b")
      layers[0].append("1b")
    }
    table.tableView.reloadData()
    table.tableView.layoutIfNeeded()
    for _ in 0..<3 { await nextTurn() }
    #expect(table.texts == ["2", "1", "a", "2b", "b", "1b", "c", "d"])
  }

  // MARK: - A proxy of other code

  @Test("An object that merely passes on what it is asked changes nothing")
  func proxy() {
    let table = WiredTable(["1", "2"])
    for number in 0..<2 {
      table.addDataSource(number)
      table.addDelegate(number)
    }
    table.dataSource = PassingSource(table.dataSource)
    table.delegate = table.delegate.map(PassingDelegate.init)
    table.show()
    #expect(table.tapAll() == ["2", "1", "0", "1", "2", "3"])
    #expect(table.isBatch { table.insert("x", at: 4) })
    #expect(table.isBatch { table.layers[0].append("1b") })
    #expect(table.texts == ["2", "1", "a", "b", "1b", "c", "d", "x"])
    #expect(table.handed == [ObjectIdentifier(table.content)])
  }
}
#endif
