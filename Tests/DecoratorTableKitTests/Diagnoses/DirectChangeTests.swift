import DecoratorTableKit
import Foundation
import Testing

#if HEADLESS_UIKIT
@Suite("Direct changes of the table, with the index paths of the content")
@MainActor
struct DirectChangeTests {
  /// Six posts with an ad before each second one: ad 0, a, b, ad 1, c, d, ad 2, e, f.
  private func shownFeed(layers: Int = 1) -> UpdatedFeed {
    let feed = UpdatedFeed([["a", "b", "c", "d", "e", "f"]])
    feed.addAds((0..<9).map { "ad \($0)" }, placed: .every(2, after: 0))
    for number in 1..<max(layers, 1) {
      feed.addAds(["edge"], placed: .start, named: "edge \(number)")
    }
    feed.show()
    return feed
  }

  /// The texts off the cells on screen, from the top, and those that the rows should have.
  private func screen(_ feed: UpdatedFeed) -> [String] {
    feed.tableView.layoutIfNeeded()
    return feed.tableView.visibleCells.map { $0.textLabel?.text ?? "" }
  }

  private func expectMended(_ feed: UpdatedFeed) async throws {
    for _ in 0..<100 where feed.anomalies.isEmpty {
      try await Task.sleep(nanoseconds: 10_000_000)
    }
    let kinds = feed.anomalies.map(\.kind)
    #expect(kinds == [.changedDirectly])
    #expect(screen(feed) == feed.texts[0])
  }

  @Test("A deletion and an insertion that leave the number of rows as it is", arguments: 1...3)
  func deleteAndInsert(layers: Int) async throws {
    let feed = shownFeed(layers: layers)
    feed.source.sections = [["x", "a", "c", "d", "e", "f"]]
    feed.tableView.performBatchUpdates {
      feed.tableView.deleteRows(at: [path(1)], with: .none)
      feed.tableView.insertRows(at: [path(0)], with: .none)
    }
    try await expectMended(feed)
    #expect(feed.texts[0].contains("x") && !feed.texts[0].contains("b"))
  }

  @Test("A move")
  func move() async throws {
    let feed = shownFeed()
    feed.source.sections = [["b", "c", "d", "e", "f", "a"]]
    feed.tableView.moveRow(at: path(0), to: path(5))
    try await expectMended(feed)
  }

  @Test("A deletion that changes the number of rows as the layers expect")
  func delete() async throws {
    let feed = UpdatedFeed([["a", "b", "c"]])
    feed.addAds(["ad"], placed: .start)
    feed.show()
    feed.source.sections = [["a", "c"]]
    // Row 1 of the table shows "a".
    feed.tableView.deleteRows(at: [path(1)], with: .none)
    try await expectMended(feed)
  }

  @Test("It names the row, what that shows and what it should show")
  func words() async throws {
    let feed = shownFeed()
    feed.source.sections = [["b", "c", "d", "e", "f", "a"]]
    feed.tableView.moveRow(at: path(0), to: path(5))
    try await expectMended(feed)
    guard case .changedDirectly(let row, let shown, let expected) = feed.anomalies.first else {
      return
    }
    // "a" has moved to the top, where the ad belongs that has moved down.
    #expect(row == RowPosition(section: 0, row: 0))
    #expect(shown == "row [0, 0] inside layer ads")
    #expect(expected == "row 0 of layer ads")
  }

  @Test("It is detected after a change that is announced in the same turn, too")
  func beforeTheNext() async throws {
    let feed = shownFeed()
    feed.source.sections = [["b", "c", "d", "e", "f", "a"]]
    feed.tableView.moveRow(at: path(0), to: path(5))
    feed.update {
      $0[0].append("g")
    } announcing: {
      $0.insertRows(at: [path(6)], with: .none)
    }
    try await expectMended(feed)
    #expect(feed.texts[0].contains("g"))
  }

  @Test("What is announced, loaded, dragged or merely asked is not reported")
  func innocent() async {
    let feed = shownFeed(layers: 2)
    feed.update {
      $0[0].remove(at: 1)
    } announcing: {
      $0.deleteRows(at: [path(1)], with: .none)
    }
    feed.tableView.reloadData()
    feed.tableView.layoutIfNeeded()
    for _ in 0..<5 { await nextTurn() }
    feed.source.sections = [["z", "y"]]
    feed.tableView.reloadData()
    for _ in 0..<5 { await nextTurn() }
    _ = feed.table.dataSource?.numberOfSections?(in: feed.tableView)
    for _ in 0..<5 { await nextTurn() }
    #expect(feed.anomalies.isEmpty)
  }
}
#endif
