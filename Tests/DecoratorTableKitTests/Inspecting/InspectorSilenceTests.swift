#if DEBUG
import Foundation
import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableInspector
@testable import DecoratorTableKit

@Suite("With the inspector shown, the table and the app get the same calls as without it")
@MainActor
struct InspectorSilenceTests {
  /// Loads, scrolls, taps, changes and reloads, and returns the calls of the app's objects, the
  /// calls of the table, and the answers of the decorated table.
  private func calls(layers: Int, isShown: Bool) -> [String] {
    let log = CallLog()
    let dataSource = LoggedDataSource((0..<60).map { "post \($0)" }, log: log)
    let delegate = LoggedDelegate(log: log, refusing: path(4))
    let table = DecoratedTable(dataSource: dataSource, delegate: delegate)
    for layer in 0..<layers {
      table.addRows(["x", "y"], named: "layer \(layer)", placed: .every(3)) { tableView, _, text in
        textCell(tableView, text)
      }
    }
    let tableView = UITableView.forTests()
    tableView.stayTame()
    if isShown { table.inspector.isShown = true }
    table.attach(to: tableView)
    tableView.layoutIfNeeded()
    for offset: CGFloat in [130, 1500, 0, 400] {
      tableView.contentOffset.y = offset
      tableView.layoutIfNeeded()
      for row in 3...13 { tableView.simulateTap(at: path(row)) }
      log.note("selected \(tableView.indexPathsForSelectedRows ?? [])")
      log.note("visible \(tableView.indexPathsForVisibleRows ?? []), size \(tableView.contentSize)")
      for path in tableView.indexPathsForVisibleRows ?? [] {
        log.note("\(tableView.rectForRow(at: path)) \(table.explain(path).map { "\($0)" } ?? "")")
      }
    }
    table.reloadRows(at: [path(2), path(9)], with: .none)
    tableView.layoutIfNeeded()
    tableView.reloadData()
    tableView.layoutIfNeeded()
    table.detach()
    tableView.layoutIfNeeded()
    return log.lines
  }

  @Test("The app's objects get the same calls, and all answers are the same", arguments: 0...3)
  func sameCalls(layers: Int) {
    let without = calls(layers: layers, isShown: false)
    #expect(without.contains { $0.hasPrefix("didSelect") })
    #expect(without.count > 200)
    #expect(calls(layers: layers, isShown: true) == without)
  }

  /// What happens in a random world.
  private func events(seed: UInt64, isShown: Bool) async -> [String] {
    var world = InspectedWorld(seed: seed, isShown: isShown)
    let feed = world.feed.feed
    let log = CallLog()
    feed.source.willGiveCell = { log.note("cell \($0)") }
    feed.source.willDisplay = { log.note("display \($0)") }
    feed.source.didEndDisplaying = { log.note("gone \($0) \($1)") }
    feed.source.willGiveHeight = { log.note("height \($0)") }
    feed.source.willGiveCounts = { log.note("counts") }
    for step in 0..<20 {
      log.note(world.change(step: step))
      feed.tableView.layoutIfNeeded()
      await nextTurn()
      feed.tableView.layoutIfNeeded()
      for call in feed.tableView.takeCalls() { log.note(call) }
      log.note("\(feed.tableView.visibleCells.map { $0.textLabel?.text ?? "" })")
    }
    return log.lines
  }

  @Test(
    "So do those of random changes, and the table gets the same",
    arguments: Thinning.oneOf(0..<8 as Range<UInt64>))
  func random(seed: UInt64) async {
    let (without, with) = (
      await events(seed: seed, isShown: false), await events(seed: seed, isShown: true)
    )
    #expect(without.count > 60)
    #expect(with == without, "seed \(seed)")
  }

  @Test("The objects of the table, and the cells that are used again, are the same")
  func objects() {
    let feed = InspectedFeed([(0..<40).map { "post \($0)" }], isShown: false)
    feed.feed.addAds(["ad"], placed: .start)
    feed.feed.show()
    let tableView = feed.tableView
    let (dataSource, delegate, cells) = (
      tableView.dataSource, tableView.delegate, tableView.visibleCells
    )
    feed.table.inspector.isShown = true
    tableView.layoutIfNeeded()
    #expect(tableView.dataSource === dataSource)
    #expect(tableView.delegate === delegate)
    #expect(tableView.visibleCells == cells)
    feed.table.inspector.isShown = false
    tableView.layoutIfNeeded()
    #expect(tableView.visibleCells == cells)
    #expect(feed.feed.tableView.takeCalls().isEmpty)
  }
}
#endif
