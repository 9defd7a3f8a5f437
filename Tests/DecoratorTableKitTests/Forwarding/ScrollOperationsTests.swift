import DecoratorTableKit
import Foundation
import Testing

@Suite("What scrolling costs")
@MainActor
struct ScrollOperationsTests {
  /// How often a layer, or the app inside all layers, was called about rows of its own.
  private final class Calls {
    var cells = 0
    var heights = 0
    var comings = 0
    var goings = 0
    var counts = 0
    var rules = 0
    var predicates = 0
  }

  private final class App: NSObject, UITableViewDataSource, UITableViewDelegate {
    let calls = Calls()

    func numberOfSections(in tableView: UITableView) -> Int {
      calls.counts += 1
      return 1
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      calls.counts += 1
      return 1000
    }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      calls.cells += 1
      return textCell(tableView, "content")
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      calls.heights += 1
      return 40
    }

    func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
      calls.comings += 1
    }

    func tableView(
      _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
      forRowAt indexPath: IndexPath
    ) {
      calls.goings += 1
    }
  }

  /// A layer that counts how often it is asked for a cell.
  private final class CountingLayer: TableLayer {
    var calls = Calls()

    override func cell(
      _ tableView: UITableView, reuseIndexPath: IndexPath, row: AdditionalRow
    ) -> UITableViewCell {
      calls.cells += 1
      return textCell(tableView, "additional")
    }
  }

  private func addLayer(_ number: Int, to decorated: DecoratedTable) -> Calls {
    let calls = Calls()
    let layer = CountingLayer(named: "layer \(number)") { _ in
      calls.rules += 1
      let rows = Placement.between { @MainActor above, _ in
        calls.predicates += 1
        return above.row % (5 + number) == 2
      }
      return LayerRule(rows: rows, supply: .everySlot)
    }
    layer.calls = calls
    layer.events.height = { _ in
      calls.heights += 1
      return 40
    }
    layer.events.willDisplay = { _, _, _ in calls.comings += 1 }
    layer.events.didEndDisplaying = { _, _, _ in calls.goings += 1 }
    decorated.add(layer)
    return calls
  }

  @Test(
    "Each row that is displayed or removed costs one call of its owner, and nothing else",
    arguments: 1...4)
  func oneCallOfTheOwner(depth: Int) throws {
    let app = App()
    let decorated = DecoratedTable(dataSource: app, delegate: app)
    // The innermost layer first.
    let layers = (0..<depth).map { addLayer($0, to: decorated) }
    let tableView = UITableView.forTests()
    decorated.attach(to: tableView)
    tableView.layoutIfNeeded()
    let loaded = (layers + [app.calls]).map { ($0.counts, $0.rules, $0.predicates) }

    let end = tableView.contentSize.height - tableView.bounds.height
    while tableView.contentOffset.y < end {
      tableView.contentOffset.y = min(tableView.contentOffset.y + 120, end)
      tableView.layoutIfNeeded()
    }

    for (calls, before) in zip(layers + [app.calls], loaded) {
      #expect(calls.counts == before.0, "counts are not asked for while scrolling")
      #expect(calls.rules == before.1, "rules are not asked while scrolling")
      #expect(calls.predicates == before.2, "placements are not asked while scrolling")
    }
    let layouts = try #require(decorated.layouts)
    let visible = tableView.indexPathsForVisibleRows ?? []
    #expect(!visible.isEmpty)
    for (level, calls) in (layers.reversed() + [app.calls]).enumerated() {
      let rows = level < depth ? layouts.layers[level].additionalCount : 1000
      let stillThere = visible.count { layouts.resolve(RowPosition($0)).level == level }
      #expect(calls.cells == rows, "cells at level \(level)")
      // Once to lay the table out, and once more when the row is displayed.
      #expect(calls.heights == 2 * rows, "heights at level \(level)")
      #expect(calls.comings == rows, "rows that came at level \(level)")
      #expect(calls.goings == rows - stillThere, "rows that went at level \(level)")
    }
  }
}
