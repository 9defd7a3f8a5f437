import DecoratorTableTesting
import Foundation
import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableAds
@testable import DecoratorTableKit
@testable import DecoratorTableSources

/// What one batch cannot express is done by deleting and inserting. The rows keep their identities.
@Suite("Rows of a snapshot that a table has to replace")
@MainActor
struct SnapshotSameRowTests {
  /// A move into a section that is inserted, one out of a section that is deleted, and a section
  /// that moves while its rows change.
  private static let changes: [KeyValuePairs<String, [String]>] = [
    ["new": ["x", "4"], "a": ["1", "2", "3"], "b": ["5", "6"]],
    ["a": ["1", "2", "4", "3"]],
    ["b": ["5", "4", "6", "x"], "a": ["1", "2", "y"]],
  ]

  private func table(isDecorated: Bool) -> SnapshotTable {
    let table = SnapshotTable(["a": ["1", "2", "3"], "b": ["4", "5", "6"]])
    if isDecorated { table.decorate() }
    table.show()
    return table
  }

  /// The path of a row on screen.
  private func path(of text: String, in tableView: UITableView) -> IndexPath? {
    for (section, rows) in tableView.displayedTexts().enumerated() {
      if let row = rows.firstIndex(of: text) { return IndexPath(row: row, section: section) }
    }
    return nil
  }

  @Test("They stay selected", arguments: [false, true])
  func selection(isDecorated: Bool) throws {
    for change in Self.changes {
      let table = table(isDecorated: isDecorated)
      let tableView = table.tableView
      let selected = try #require(path(of: "4", in: tableView))
      tableView.selectRow(at: selected, animated: false, scrollPosition: .none)
      table.apply(change)
      #expect(tableView.indexPathsForSelectedRows == path(of: "4", in: tableView).map { [$0] })
      withExtendedLifetime(table) {}
    }
  }

  @Test("They stay selected below another child that gets a section in the same batch")
  func selectionBelowAnotherChild() throws {
    for change in Self.changes {
      let texts = TextSource([["t"]])
      let above = DecoratedTable(dataSource: texts)
      let source = SnapshotTableViewDataSource<String, String> { tableView, _, item in
        textCell(tableView, item)
      }
      source.apply(SnapshotTable.snapshot(["a": ["1", "2", "3"], "b": ["4", "5", "6"]]))
      let composed = ComposedTable(.bySections, [above, DecoratedTable(dataSource: source)])
      let tableView = UITableView.forTests()
      composed.attach(to: tableView)
      let selected = try #require(path(of: "4", in: tableView))
      tableView.selectRow(at: selected, animated: false, scrollPosition: .none)
      composed.performBatchUpdates {
        texts.sections.insert(["new t"], at: 0)
        above.insertSections([0], with: .none)
        source.apply(SnapshotTable.snapshot(change))
      }
      #expect(tableView.indexPathsForSelectedRows == path(of: "4", in: tableView).map { [$0] })
      #expect(tableView.numberOfSections == change.count + 2)
    }
  }

  @Test("One that shows something else by then is not selected any more, but still held")
  func reloaded() throws {
    let table = table(isDecorated: true)
    let tableView = table.tableView
    tableView.selectRow(
      at: path(of: "4", in: tableView), animated: false, scrollPosition: .none)
    let held = table.table?.holdRow(atData: IndexPath(row: 0, section: 1))
    var snapshot = SnapshotTable.snapshot(Self.changes[0])
    snapshot.reloadItems(["4"])
    table.source.apply(snapshot)
    #expect(tableView.indexPathsForSelectedRows == nil)
    #expect(held?.dataIndexPath == IndexPath(row: 1, section: 0))
    withExtendedLifetime(table) {}
  }

  @Test("Held rows follow them, and each change is one batch")
  func heldRows() {
    for change in Self.changes {
      let table = table(isDecorated: true)
      let held = table.table?.holdRow(atData: IndexPath(row: 0, section: 1))
      table.apply(change)
      #expect(held?.dataIndexPath == table.source.indexPath(for: "4"))
      #expect(held?.reuseIndexPath == path(of: "4", in: table.tableView))
      #expect(table.takeBatches().count == 1)
      withExtendedLifetime(table) {}
    }
  }

  @Test("The time for which a person has seen them continues")
  func impressions() async {
    for change in Self.changes {
      let table = table(isDecorated: true)
      let clock = ManualClock()
      var viewed: [String] = []
      table.table?.viewing.clock = clock
      table.table?.onViewed(.content, .mrcDisplay) { path, row in
        viewed.append("\(table.source.itemIdentifier(for: path) ?? "") \(row.time)")
      }
      await nextTurn()
      clock.advance(by: 0.5)
      table.apply(change)
      table.tableView.layoutIfNeeded()
      await nextTurn()
      clock.advance(by: 0.5)
      #expect(viewed.contains("4 1.0"))
      #expect(!viewed.contains("x 1.0"))
      withExtendedLifetime(table) {}
    }
  }

  @Test("A hidden one stays hidden, and the rule is not asked about it")
  func hidden() {
    for change in Self.changes {
      let table = SnapshotTable(["a": ["1", "2", "3"], "b": ["4", "5", "6"]])
      table.decorate(ads: [])
      let source = table.source
      var asked: [String] = []
      let filter = table.table?.hideRows { row in
        let path = IndexPath(row: row.row, section: row.section)
        let item = source.itemIdentifier(for: path) ?? ""
        asked.append(item)
        return item == "x"
      }
      table.show()
      filter?.hide([IndexPath(row: 0, section: 1)])
      #expect(path(of: "4", in: table.tableView) == nil)
      asked = []
      table.apply(change)
      #expect(path(of: "4", in: table.tableView) == nil)
      #expect(path(of: "x", in: table.tableView) == nil)
      #expect(!asked.contains("4"))
      #expect(Set(asked).count == asked.count)
      withExtendedLifetime(table) {}
    }
  }

  @Test("In a composed table, too")
  func composed() throws {
    for change in Self.changes {
      let child = SnapshotTable(["a": ["1", "2", "3"], "b": ["4", "5", "6"]])
      let other = SnapshotTable(["c": ["7"]])
      child.decorate()
      other.decorate(ads: [])
      let composed = ComposedTable(
        .bySections, [other.table, child.table].compactMap { $0 })
      let tableView = UITableView.forTests()
      composed.attach(to: tableView)
      tableView.layoutIfNeeded()
      let held = child.table?.holdRow(atData: IndexPath(row: 0, section: 1))
      let whole = try #require(path(of: "4", in: tableView))
      tableView.selectRow(at: whole, animated: false, scrollPosition: .none)
      let heldInWhole = composed.holdRow(atReuse: whole)
      child.apply(change)
      #expect(held?.dataIndexPath == child.source.indexPath(for: "4"))
      #expect(heldInWhole?.reuseIndexPath == path(of: "4", in: tableView))
      #expect(tableView.indexPathsForSelectedRows == path(of: "4", in: tableView).map { [$0] })
      withExtendedLifetime((composed, child, other)) {}
    }
  }
}
