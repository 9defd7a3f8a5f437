import DecoratorTableKit
import Foundation
import Testing

#if HEADLESS_UIKIT
/// What is easily forgotten of a table during a change.
@Suite("What a table keeps and gets of a change")
@MainActor
struct QuietTableTests {
  private func feed() -> UpdatedFeed {
    let feed = UpdatedFeed([["a", "b", "c", "d"]])
    feed.addAds(["ad"], placed: .start)
    feed.show()
    return feed
  }

  @Test(
    "A change of the content of a table that is not visible is completed",
    arguments: [true, false])
  func completion(isInWindow: Bool) async {
    let feed = feed()
    if !isInWindow { feed.tableView.simulateWindow(false) }
    var ends: [Bool] = []
    feed.update {
      $0[0].insert("new", at: 0)
    } announcing: {
      $0.insertRows(at: [path(0)], with: .none)
    } completion: {
      ends.append($0)
    }
    for _ in 0..<100 where ends.isEmpty { await nextTurn() }
    #expect(ends == [true])
    #expect(feed.texts == [["ad", "new", "a", "b", "c", "d"]])
  }

  @Test("Rows of a section that a layer replaces stay selected, though no second one could be")
  func selection() {
    let feed = UpdatedFeed([(0..<2000).map { "post \($0)" }])
    let ads = feed.addAds((0..<700).map { "ad \($0)" }, placed: .every(2))
    feed.show()
    let tableView = feed.tableView
    tableView.allowsMultipleSelection = true
    for row in [0, 4] { tableView.selectRow(at: path(row), animated: false, scrollPosition: .none) }
    tableView.allowsMultipleSelection = false
    let data = tableView.indexPathsForSelectedRows?.map { feed.table.dataIndexPath(forReuse: $0) }
    #expect(data == [path(0), path(3)])
    ads.placement = .every(2, after: 1)
    let after = tableView.indexPathsForSelectedRows?.map { feed.table.dataIndexPath(forReuse: $0) }
    #expect(after == data)
    #expect(feed.applied.last?.table.reloadedSections == [0])
    #expect(!tableView.allowsMultipleSelection)
  }
}
#endif
