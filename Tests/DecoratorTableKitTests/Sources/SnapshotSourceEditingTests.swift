import DecoratorTableKit
import DecoratorTableSources
import Foundation
import Testing

#if HEADLESS_UIKIT
@Suite("Rows that the user edits and drags in a snapshot source")
@MainActor
struct SnapshotSourceEditingTests {
  private func table(isDecorated: Bool) -> SnapshotTable {
    let table = SnapshotTable(["a": ["1", "2", "3"], "b": []])
    if isDecorated { table.decorate(ads: ["ad"]) }
    table.show()
    return table
  }

  private func texts(_ table: SnapshotTable) -> [[String]] {
    table.tableView.displayedTexts().map { $0.filter { $0 != "ad" } }
  }

  @Test("Nothing can be edited or dragged unless the app allows it", arguments: [false, true])
  func silence(isDecorated: Bool) {
    let table = table(isDecorated: isDecorated)
    let first = IndexPath(row: 0, section: 0)
    #expect(table.tableView.simulateSwipe(at: first).isEmpty)
    table.tableView.setEditing(true, animated: false)
    #expect(table.tableView.simulateReorder(from: first, to: IndexPath(row: 2, section: 0)) == nil)
    withExtendedLifetime(table) {}
  }

  @Test(
    "A row that is deleted is removed from the snapshot and from the table",
    arguments: [false, true])
  func deletion(isDecorated: Bool) {
    let table = table(isDecorated: isDecorated)
    var deleted: [String] = []
    table.source.editingHandlers.canEditItem = { $0 != "1" }
    table.source.editingHandlers.didDeleteItem = { deleted.append($0) }
    table.tableView.setEditing(true, animated: false)
    table.tableView.layoutIfNeeded()
    #expect(!table.tableView.simulateDeletion(at: IndexPath(row: 0, section: 0)))
    #expect(table.tableView.simulateDeletion(at: IndexPath(row: 1, section: 0)))
    #expect(deleted == ["2"])
    #expect(table.source.snapshot().itemIdentifiers == ["1", "3"])
    #expect(texts(table) == [["1", "3"], []])
    withExtendedLifetime(table) {}
  }

  @Test("What can only be dragged is not deleted, and shows no control to delete it")
  func reorderingOnly() {
    let table = SnapshotTable(["a": ["1", "2"]])
    let delegate = SnapshotTableViewDelegate(source: table.source)
    table.tableView.delegate = delegate
    table.source.editingHandlers.canEditItem = { $0 == "2" }
    table.source.reorderingHandlers.canReorderItem = { _ in true }
    table.show()
    let (first, second) = (IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0))
    #expect(table.tableView.simulateSwipe(at: first).isEmpty)
    table.source.tableView(table.tableView, commit: .delete, forRowAt: first)
    #expect(texts(table) == [["1", "2"]])
    #expect(!table.tableView.simulateSwipe(at: second).isEmpty)
    withExtendedLifetime((table, delegate)) {}
  }

  @Test("Items are inserted before the row whose insertion control was tapped")
  func insertion() {
    let table = table(isDecorated: true)
    table.source.editingHandlers.itemsToInsert = { ["before \($0)"] }
    table.source.tableView(
      table.tableView, commit: .insert, forRowAt: IndexPath(row: 1, section: 0))
    #expect(texts(table) == [["1", "before 2", "2", "3"], []])
    withExtendedLifetime(table) {}
  }

  @Test("A row that is dragged is at its new place in the snapshot", arguments: [false, true])
  func reordering(isDecorated: Bool) throws {
    let places = [(0, 0), (0, 1), (0, 2), (1, 0)]
    for row in 0..<3 {
      for (section, place) in places {
        let table = table(isDecorated: false)
        if isDecorated {
          let front = DecoratedTable(dataSource: table.source)
          front.addRows(["ad"], named: "ads", placed: .start.inSection(0)) { tableView, _, ad in
            textCell(tableView, ad)
          }
          front.attach(to: table.tableView)
          table.table = front
        }
        table.source.reorderingHandlers.canReorderItem = { _ in true }
        var seen: SnapshotReordering<String, String>?
        table.source.reorderingHandlers.didReorder = { seen = $0 }
        table.tableView.setEditing(true, animated: false)
        table.tableView.layoutIfNeeded()
        let above = isDecorated ? 1 : 0
        _ = table.tableView.simulateReorder(
          from: IndexPath(row: row + above, section: 0),
          to: IndexPath(row: place + (section == 0 ? above : 0), section: section))
        var expected = [["1", "2", "3"], []]
        let moved = expected[0].remove(at: row)
        expected[section].insert(moved, at: place)
        let snapshot = table.source.snapshot()
        try expectEqual(
          ["a", "b"].map { snapshot.itemIdentifiers(inSection: $0) }, expected,
          "the snapshot after \(row) to \(section).\(place)")
        try expectEqual(texts(table), expected, "the screen after \(row) to \(section).\(place)")
        if row != place || section != 0 {
          let reordering = try #require(seen)
          #expect(reordering.item == moved)
          #expect(reordering.finalSnapshot == snapshot)
          #expect(reordering.initialSnapshot.itemIdentifiers == ["1", "2", "3"])
        }
        // The next change starts from there.
        table.apply(["b": ["1", "2", "3", "4"]])
        try expectEqual(texts(table), [["1", "2", "3", "4"]], "the next snapshot")
      }
    }
  }
}
#endif
