import DecoratorTableKit
import Foundation
import Testing

#if HEADLESS_UIKIT
@Suite("What controllers do with their content table")
@MainActor
struct ContentTableControllerTests {
  @Test("The row that was tapped is deselected", arguments: 0...3)
  func deselecting(layers: Int) throws {
    let talking = TalkingFeed(layers: layers)
    talking.source.didSelect = { tableView, path in
      tableView.deselectRow(at: path, animated: true)
    }
    for row in 0..<5 {
      let data = IndexPath(row: row, section: 0)
      talking.tableView.simulateTap(
        at: try #require(talking.feed.reuseIndexPath(forData: data)))
      #expect(talking.tableView.indexPathsForSelectedRows == nil)
    }
  }

  @Test("A swipe deletes the row of the model and of the screen, and no other", arguments: 0...3)
  func deleting(layers: Int) throws {
    let talking = TalkingFeed(layers: layers)
    talking.source.commit = { [source = talking.source] tableView, path in
      source.sections[path.section].remove(at: path.row)
      tableView.deleteRows(at: [path], with: .automatic)
    }
    talking.content.setEditing(true, animated: false)
    for row in [3, 0, 1] {
      let data = IndexPath(row: row, section: 0)
      let outer = try #require(talking.feed.reuseIndexPath(forData: data))
      #expect(talking.tableView.simulateDeletion(at: outer))
      talking.tableView.layoutIfNeeded()
      let shown = talking.tableView.displayedTexts().map { $0.filter { $0 != "ad" } }
      #expect(shown == talking.source.sections)
    }
    #expect(talking.source.sections == [["b", "e"], ["f", "g"]])
    #expect(talking.anomalies.isEmpty)
  }

  @Test("A move is sent to the last row of its section by the number of rows", arguments: 0...3)
  func moving(layers: Int) throws {
    let talking = TalkingFeed(layers: layers)
    talking.source.target = { tableView, source, _ in
      IndexPath(row: tableView.numberOfRows(inSection: source.section) - 1, section: source.section)
    }
    talking.content.setEditing(true, animated: false)
    let outer = try #require(
      talking.feed.reuseIndexPath(forData: IndexPath(row: 0, section: 0)))
    let place = try #require(
      talking.feed.reuseIndexPath(forData: IndexPath(row: 2, section: 0)))
    _ = talking.tableView.simulateReorder(from: outer, to: place)
    #expect(talking.source.sections[0] == ["b", "c", "d", "e", "a"])
  }

  @Test("Cells are dequeued for the row that they are in", arguments: 0...3)
  func dequeuing(layers: Int) {
    let table = UITableView.forTests()
    table.requiresDequeueForRequestedRow = true
    let talking = TalkingFeed(layers: layers, in: table, isAttached: false)
    let failures = UIKitFailure.recording {
      talking.feed.attach(to: table)
      table.layoutIfNeeded()
    }
    #expect(failures.isEmpty)
    #expect(
      talking.texts.filter { $0 != "ad" }
        == ["a", "b", "c", "d", "e", "f", "g"].prefix(
          talking.texts.filter { $0 != "ad" }.count
        ).map { $0 })
  }

  @Test(
    "Rows are configured again in their cells, or reloaded by a source that has the real table",
    arguments: [true, false], [true, false])
  func reconfiguring(providesContentTable: Bool, byContentTable: Bool) throws {
    let talking = TalkingFeed(layers: 2)
    talking.feed.providesContentTable = providesContentTable
    talking.tableView.reloadData()
    talking.tableView.layoutIfNeeded()
    let path = IndexPath(row: 2, section: 0)
    let reuse = try #require(talking.feed.reuseIndexPath(forData: path))
    var told: [BatchUpdate] = []
    talking.feed.observe { event in
      if case .didApply(let update) = event { told.append(update.table) }
    }
    talking.source.sections[0][2] = "C"
    let failures = UIKitFailure.recording {
      if byContentTable {
        talking.feed.contentTableView?.reconfigureRows(at: [path])
      } else {
        talking.feed.reconfigureRows(at: [path])
      }
    }
    talking.tableView.layoutIfNeeded()
    #expect(talking.tableView.cellForRow(at: reuse)?.textLabel?.text == "C")
    #expect(told.map(\.reconfiguredRows.isEmpty) == [!providesContentTable])
    #expect(told.map(\.reloadedRows.isEmpty) == [providesContentTable])
    #expect(failures.isEmpty)
  }

  @Test("A cell's own callback finds its row")
  func cellCallback() throws {
    let talking = TalkingFeed(layers: 2)
    let cell = try #require(talking.content.visibleCells.first { $0.textLabel?.text == "d" })
    let path = try #require(talking.content.indexPath(for: cell))
    #expect(talking.source.sections[path.section][path.row] == "d")
  }
}
#endif
