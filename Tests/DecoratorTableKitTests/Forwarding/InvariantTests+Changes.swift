import Foundation
import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit

#if HEADLESS_UIKIT
// What is true of each change.
extension InvariantTests {
  @Test("5: The layouts in force change only in a batch of the table, a load or a drag")
  func layouts() {
    let feed = UpdatedFeed([(0..<30).map { "\($0)" }], height: 400)
    // Others count again in the middle of the block, which loads what has changed.
    feed.tableView.stayTame()
    feed.addAds(["x", "y"], placed: .every(3))
    feed.show()
    var seen: [LayoutStack?] = []
    func record() { seen.append(feed.table.layouts) }
    feed.source.willGiveCell = { _ in record() }
    feed.source.willGiveHeight = { _ in record() }
    feed.source.willDisplay = { _ in record() }
    feed.source.didEndDisplaying = { _, _ in record() }
    let before = feed.table.layouts
    feed.table.beginUpdates()
    feed.source.sections[0].insert("new", at: 0)
    feed.table.insertRows(at: [path(0)], with: .none)
    feed.tableView.contentOffset.y = 400
    feed.tableView.layoutIfNeeded()
    #expect(seen.count >= 10 && seen.allSatisfy { $0 == before })
    seen = []
    feed.table.endUpdates()
    feed.tableView.layoutIfNeeded()
    let after = feed.table.layouts
    #expect(after != before && seen.contains(after))
    // They have changed once, from these to those.
    #expect(seen == seen.filter { $0 == before } + seen.filter { $0 == after })
    feed.source.sections[0].append("last")
    #expect(feed.table.layouts == after)
    feed.table.reloadData()
    feed.tableView.layoutIfNeeded()
    #expect(feed.table.layouts != after)
  }

  @Test("7: Whatever waits or is remembered of a child that leaves is dropped, and completed")
  func leaving() async throws {
    let screen = ComposedScreen(.bySections, [[["a"]], [["b", "c"]]])
    let child = screen.tables[1]
    let ads = child.addRows(["ad"], placed: .start) { tableView, _, ad in textCell(tableView, ad) }
    ads.height(40)
    #expect(screen.texts == [["a"], ["ad", "b", "c"]])
    let held = try #require(child.holdRow(atData: path(1)))
    var (completions, ended) = (0, [String]())
    screen.sources[1].didEndDisplaying = { ended.append($1) }
    screen.composed.performBatchUpdates {
      screen.sources[1].sections[0].append("d")
      child.performBatchUpdates {
        child.insertRows(at: [path(2)], with: .none)
      } completion: { _ in
        completions += 1
      }
      ads.models = ["other"]
      screen.composed.children.removeLast()
    }
    screen.tableView.layoutIfNeeded()
    await wait { completions == 1 && ended.count == 2 }
    #expect(completions == 1 && ended.sorted() == ["b", "c"])
    #expect(!child.isAttached && held.reuseIndexPath == nil && held.dataIndexPath == nil)
    _ = screen.takeCalls()
    await nextTurn()
    #expect(screen.texts == [["a"]] && !screen.takeCalls().contains("{"))
    // It comes back with what it has by then, and without what was held.
    screen.composed.children.insert(child, at: 0)
    #expect(screen.texts == [["other", "b", "c", "d"], ["a"]])
    #expect(held.reuseIndexPath == nil && completions == 1)
    ended = []
    screen.composed.children.removeFirst()
    screen.tableView.layoutIfNeeded()
    await wait { ended.count == 3 }
    #expect(ended.sorted() == ["b", "c", "d"])
  }

  @Test("8: One object calls the table: nothing while a block is open in a child, then all at once")
  func oneCaller() {
    let screen = ComposedScreen(.bySections, [[["a"]], [["b"]]])
    func append(_ text: String, to number: Int) {
      let row = screen.sources[number].sections[0].count
      screen.sources[number].sections[0].append(text)
      screen.tables[number].performBatchUpdates {
        screen.tables[number].insertRows(at: [path(row)], with: .none)
      }
    }
    screen.tables[0].performBatchUpdates {
      append("b1", to: 1)
      screen.tableView.layoutIfNeeded()
      #expect(screen.tableView.numberOfRows(inSection: 1) == 1)
      append("a1", to: 0)
      screen.tables[1].performBatchUpdates { append("b2", to: 1) }
      #expect(screen.takeCalls() == [])
    }
    let calls = screen.takeCalls()
    #expect(calls.first == "{" && calls.last == "}" && calls.count { $0 == "{" } == 1)
    #expect(calls.dropFirst().dropLast().allSatisfy { $0.hasPrefix("+") })
    #expect(screen.texts == [["a", "a1"], ["b", "b1", "b2"]])
    #expect(screen.anomalies.isEmpty)
  }

  @Test("9: A layer comes without rows, then with one batch, and goes the other way round")
  func comingAndGoing() {
    let feed = UpdatedFeed([["a", "b", "c", "d"]])
    feed.addAds(["x"], placed: .start, named: "first")
    feed.show()
    feed.tableView.selectRow(at: path(2), animated: false, scrollPosition: .none)
    let layouts = feed.table.layouts
    let cell = feed.tableView.cellForRow(at: path(2))
    let held = feed.table.holdRow(atReuse: path(2))
    let layer = RowLayer(
      ["y", "z"], placed: .every(2), named: "second", cell: .made { textCell($0, $2) })
    layer.height(40)
    /// Expects one batch with operations of one kind, which leaves the row of "b" as it is.
    func expectBatch(of sign: String, _ row: Int, _ change: () -> Void) {
      change()
      let calls = feed.tableView.takeCalls()
      #expect(calls.first == "{" && calls.last == "}" && calls.count > 2, "\(calls)")
      #expect(calls.dropFirst().dropLast().allSatisfy { $0.hasPrefix(sign) }, "\(calls)")
      feed.tableView.layoutIfNeeded()
      #expect(held?.reuseIndexPath == path(row))
      #expect(feed.tableView.indexPathForSelectedRow == path(row))
      #expect(feed.tableView.cellForRow(at: path(row)) === cell)
    }
    expectBatch(of: "+", 3) { feed.table.add(layer) }
    #expect(feed.texts == [["x", "a", "y", "b", "c", "z", "d"]])
    expectBatch(of: "-", 2) { layer.removeFromTable() }
    #expect(feed.texts == [["x", "a", "b", "c", "d"]])
    #expect(feed.table.layouts == layouts && feed.loads == 0)
  }
}
#endif
