import DecoratorTableKit
import Foundation
import Testing

#if HEADLESS_UIKIT
@Suite("A table that merely asks for its counts")
@MainActor
struct CountQuestionTests {
  @Test("It finds the rows where they are, also after everything was loaded again")
  func afterLoading() {
    let feed = UpdatedFeed([["a", "b", "c", "d"]])
    feed.addAds(["ad 0", "ad 1"], placed: .every(2), policy: .followContent)
    feed.show()
    feed.table.reloadData()
    feed.tableView.layoutIfNeeded()
    feed.update {
      $0[0].insert("new", at: 0)
    } announcing: {
      $0.insertRows(at: [path(0)], with: .none)
    }
    let rows = [["new", "a", "b", "ad 0", "c", "d", "ad 1"]]
    #expect(feed.texts == rows)
    let dataSource = feed.tableView.dataSource
    #expect(dataSource?.numberOfSections?(in: feed.tableView) == 1)
    #expect(dataSource?.tableView(feed.tableView, numberOfRowsInSection: 0) == 7)
    #expect(feed.table.reuseIndexPath(forData: path(2)) == path(2))
    #expect(feed.texts == rows)
    #expect(feed.anomalies.isEmpty)
  }

  @Test("The first section on screen is the first of the source, below no section of a layer")
  func firstSection() {
    let feed = UpdatedFeed([["a"], ["b"]])
    feed.addAds(["ad"], placed: .start)
    feed.show()
    for section in 0...1 {
      let shown = feed.tableView.numberOfRows(inSection: section) - 1
      let data = feed.table.dataIndexPath(forReuse: IndexPath(row: shown, section: section))
      #expect(data == IndexPath(row: 0, section: section))
    }
    #expect(feed.table.dataIndexPath(forReuse: IndexPath(row: 0, section: -1)) == nil)
    #expect(feed.table.dataIndexPath(forReuse: IndexPath(row: 0, section: 2)) == nil)
  }
}
#endif
