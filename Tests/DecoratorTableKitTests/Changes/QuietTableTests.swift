import DecoratorTableKit
import Foundation
import Testing

#if HEADLESS_UIKIT
/// What is easily forgotten of a table while a change is told.
@Suite("What a table keeps and hears of a change")
@MainActor
struct QuietTableTests {
  private func feed() -> UpdatedFeed {
    let feed = UpdatedFeed([["a", "b", "c", "d"]])
    feed.addAds(["ad"], placed: .start)
    feed.show()
    return feed
  }

  @Test(
    "Who changes the content of a table that nobody sees hears of the end",
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

  @Test("Rows stay selected where no second one could be selected by now")
  func selection() {
    let feed = UpdatedFeed([["a", "b", "c"], ["d"]])
    feed.addAds(["ad"], placed: .start)
    feed.show()
    let tableView = feed.tableView
    tableView.allowsMultipleSelection = true
    for row in [1, 3] { tableView.selectRow(at: path(row), animated: false, scrollPosition: .none) }
    tableView.allowsMultipleSelection = false
    let count = tableView.indexPathsForSelectedRows?.count
    #expect(count == 2)
    // A section that moves with changes is replaced.
    feed.update {
      $0 = [["d"], ["a", "new", "b", "c"]]
    } announcing: {
      $0.moveSection(0, toSection: 1)
      $0.insertRows(at: [path(1, 1)], with: .none)
    }
    let texts = feed.texts
    let selected = (tableView.indexPathsForSelectedRows ?? []).map { texts[$0.section][$0.row] }
    #expect(selected.sorted() == ["a", "c"])
    #expect(!tableView.allowsMultipleSelection)
  }
}
#endif
