import DecoratorTableKit
import Foundation
import Testing

#if HEADLESS_UIKIT
@Suite("Halves that are wired by hand in several tables")
@MainActor
struct WiredInSeveralTablesTests {
  @Test("Two tables on one data source show its rows, and the last to load gets changes")
  func twoTables() {
    let table = WiredTable(["1", "2"], .dataSourceFirst)
    let other = UITableView.forTests()
    other.dataSource = table.dataSource
    other.delegate = table.delegate
    #expect(other.displayedTexts() == [["2", "1", "a", "b", "c", "d"]])
    #expect(table.texts == ["2", "1", "a", "b", "c", "d"])
    other.simulateTap(at: path(3))
    table.tableView.simulateTap(at: path(0))
    table.tableView.reloadData()
    #expect(table.tapAll() == ["2", "1", "0", "1", "2", "3"])
    table.insert("x", at: 0)
    #expect(table.texts == ["2", "1", "x", "a", "b", "c", "d"])
    other.reloadData()
    #expect(other.displayedTexts() == [["2", "1", "x", "a", "b", "c", "d"]])
  }

  @Test("Two outer halves around one inner half, in two tables: each shows its own rows")
  func twoAroundOne() {
    let table = WiredTable(["1", "2", "3"])
    table.addDataSource(0)
    let shared = table.dataSource
    table.addDelegate(0)
    let sharedDelegate = table.delegate
    table.addDataSource(1)
    table.addDelegate(1)
    table.show()
    let second = AdditionalTableViewDataSourceImpl(inner: shared, layer: table.layers[2])
    let secondDelegate = AdditionalTableViewDelegateImpl(
      inner: sharedDelegate, layer: table.layers[2])
    let other = UITableView.forTests()
    other.dataSource = second
    other.delegate = secondDelegate
    #expect(other.displayedTexts() == [["3", "1", "a", "b", "c", "d"]])
    #expect(table.texts == ["2", "1", "a", "b", "c", "d"])
    #expect(table.tapAll() == ["2", "1", "0", "1", "2", "3"])
    // The table that has loaded last gets the changes, as with one data source.
    table.tableView.reloadData()
    #expect(table.texts == ["2", "1", "a", "b", "c", "d"])
    #expect(table.isBatch { table.insert("x", at: 0) })
    #expect(table.texts == ["2", "1", "x", "a", "b", "c", "d"])
    #expect(table.tapAll() == ["2", "1", "0", "1", "2", "3", "4"])
    #expect(table.isBatch { table.layers[1].append("2b") })
    #expect(table.texts == ["2", "1", "x", "2b", "a", "b", "c", "d"])
    other.reloadData()
    #expect(other.displayedTexts() == [["3", "1", "x", "a", "b", "c", "d"]])
    withExtendedLifetime((second, secondDelegate)) {}
  }

  @Test("One delegate half in two tables is asked through the layers of the table that loads")
  func oneDelegateHalf() {
    let table = WiredTable(["1", "2", "3"])
    table.addDataSource(0)
    let shared = table.dataSource
    table.addDelegate(0)
    table.addDataSource(1)
    table.show()
    #expect(table.tapAll() == ["2", "1", "0", "1", "2", "3"])
    let second = AdditionalTableViewDataSourceImpl(inner: shared, layer: table.layers[2])
    let other = UITableView.forTests()
    other.dataSource = second
    other.delegate = table.delegate
    #expect(other.displayedTexts() == [["3", "1", "a", "b", "c", "d"]])
    var selected: [String] = []
    table.layers[2].onSelect { model, _ in selected.append(model) }
    other.simulateTap(at: path(0))
    #expect(selected == ["3"])
    table.tableView.reloadData()
    #expect(table.tapAll() == ["2", "1", "0", "1", "2", "3"])
    withExtendedLifetime(second) {}
  }

  @Test("Halves of two tables mixed up are reported, and do not stop the program")
  func mixedUp() async {
    let listener = AnomalyListener {
      switch $0 {
      case .delegateHalfMissing(let layer), .dataSourceHalfMissing(let layer):
        ["mixed 1", "mixed 2"].contains(layer)
      default: false
      }
    }
    let one = WiredTable(["mixed 1"], .dataSourceFirst)
    let two = WiredTable(["mixed 2"], .dataSourceFirst)
    one.tableView.delegate = two.delegate
    two.tableView.delegate = one.delegate
    for table in [one, two] {
      table.tableView.reloadData()
      table.tableView.layoutIfNeeded()
    }
    #expect(one.texts == ["mixed 1", "a", "b", "c", "d"])
    _ = (one.tapAll(), two.tapAll())
    await wait { listener.anomalies.count >= 2 }
    #expect(
      Set(listener.anomalies.map { "\($0)" }).count == 2
        && listener.anomalies.allSatisfy { $0.kind == .delegateHalfMissing })
    // Wired correctly again, they work as before.
    one.tableView.delegate = one.delegate
    two.tableView.delegate = two.delegate
    for table in [one, two] { table.tableView.reloadData() }
    #expect(one.tapAll() == ["mixed 1", "0", "1", "2", "3"])
    one.insert("x", at: 0)
    #expect(one.texts == ["mixed 1", "x", "a", "b", "c", "d"])
    listener.end()
  }

  @Test("Layers that move to another table send changes there")
  func moved() {
    let table = WiredTable(["1", "2"], .dataSourceFirst)
    let before = table.content
    table.tableView.dataSource = nil
    table.tableView.delegate = nil
    let other = UITableView.forTests()
    other.dataSource = table.dataSource
    other.delegate = table.delegate
    other.layoutIfNeeded()
    let content = table.layers[0].contentTableView(for: other)
    #expect(content !== before)
    other.selectRow(at: path(5), animated: false, scrollPosition: .none)
    table.source.sections[0].append("x")
    content.insertRows(at: [path(4)], with: .none)
    table.layers[1].append("2b")
    #expect(other.displayedTexts() == [["2", "1", "a", "2b", "b", "c", "d", "x"]])
    #expect(other.indexPathForSelectedRow == path(6))
    #expect(table.layers[0].contentTableView(for: other) === content)
    #expect(before.numberOfSections == table.tableView.numberOfSections)
  }
}
#endif
