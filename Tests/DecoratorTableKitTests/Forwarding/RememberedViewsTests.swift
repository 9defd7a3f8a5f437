import DecoratorTableKit
import Foundation
import Testing

#if HEADLESS_UIKIT
@Suite("Views that are still there when other rows were loaded, or a layer was removed")
@MainActor
struct RememberedViewsTests {
  private let cell = UITableViewCell(style: .default, reuseIdentifier: nil)

  private func willDisplay(_ feed: UpdatedFeed, _ row: Int) {
    feed.tableView.delegate?.tableView?(feed.tableView, willDisplay: cell, forRowAt: path(row))
  }

  /// The content rows that are passed on when the cell's display has ended.
  private func endedRows(_ feed: UpdatedFeed) -> [IndexPath] {
    var ended: [IndexPath] = []
    feed.source.didEndDisplaying = { path, _ in ended.append(path) }
    feed.tableView.delegate?.tableView?(
      feed.tableView, didEndDisplaying: cell, forRowAt: path(3))
    return ended
  }

  private func load(_ feed: UpdatedFeed, with text: String) {
    feed.source.sections[0].append(text)
    feed.table.reloadData()
    feed.tableView.layoutIfNeeded()
  }

  private func insertFirst(_ feed: UpdatedFeed) {
    feed.source.sections[0].insert("new", at: 0)
    feed.table.insertRows(at: [path(0)], with: .none)
  }

  @Test("After other rows were loaded, a cell of before keeps the last index path of its row")
  func cellOfBefore() {
    let feed = UpdatedFeed([(0..<6).map { "post \($0)" }])
    feed.addAds(["x", "y"], placed: .every(2))
    feed.show()
    // post 0, post 1, x, post 2, …
    willDisplay(feed, 3)
    load(feed, with: "post 6")
    let loads = feed.loads
    insertFirst(feed)
    #expect(feed.loads == loads)
    #expect(feed.texts[0].prefix(4) == ["new", "post 0", "x", "post 1"])
    #expect(endedRows(feed) == [path(2)])
  }

  @Test("After the same rows were loaded, a cell of before is followed")
  func cellOfSameRows() {
    let feed = UpdatedFeed([(0..<6).map { "post \($0)" }])
    feed.addAds(["x", "y"], placed: .every(2))
    feed.show()
    willDisplay(feed, 3)
    feed.table.reloadData()
    feed.tableView.layoutIfNeeded()
    insertFirst(feed)
    #expect(endedRows(feed) == [path(3)])
  }

  @Test("After other rows were loaded, an open menu ends for the row that it was made for")
  func menuOfBefore() {
    let feed = UpdatedFeed([(0..<6).map { "post \($0)" }])
    let ads = feed.addAds(["x", "y"], placed: .every(2))
    var ended: [AdditionalRow] = []
    ads.events.contextMenu = { _, _, _ in UIContextMenuConfiguration(identifier: nil) }
    ads.events.willEndContextMenu = { _, row, _, _ in ended.append(row) }
    feed.show()
    #expect(feed.tableView.simulateContextMenu(at: path(2)) != nil)
    load(feed, with: "post 6")
    ads.insert("new", at: 0)
    #expect(feed.texts[0].prefix(6) == ["post 0", "post 1", "new", "post 2", "post 3", "x"])
    feed.tableView.simulateDismissalOfMenu()
    #expect(ended == [.amongContent(index: 0)])
  }

  @Test("While the same rows are shown, an open menu follows its row")
  func menuOfSameRows() {
    let feed = UpdatedFeed([(0..<6).map { "post \($0)" }])
    let ads = feed.addAds(["x"], placed: .every(2))
    var ended: [AdditionalRow] = []
    ads.events.contextMenu = { _, _, _ in UIContextMenuConfiguration(identifier: nil) }
    ads.events.willEndContextMenu = { _, row, _, _ in ended.append(row) }
    feed.show()
    #expect(feed.tableView.simulateContextMenu(at: path(2)) != nil)
    ads.insert("new", at: 0)
    feed.tableView.simulateDismissalOfMenu()
    #expect(ended == [.amongContent(index: 1)])
  }

  @Test("A layer that is made around those of a table, and not shown, invalidates no held rows")
  func layerAroundThatIsNotShown() throws {
    let feed = UpdatedFeed([(0..<6).map { "post \($0)" }])
    feed.addAds(["x", "y"], placed: .every(2))
    feed.show()
    let held = feed.table.holdRow(atData: path(3))
    let shown = try #require(feed.tableView.dataSource)
    let around = AdditionalTableViewDataSourceImpl(
      inner: shown, rows: RowLayer(["top"], placed: .start, named: "top"),
      cell: .made { tableView, _, text in textCell(tableView, text) })
    // The table merely asks for its counts, with all of its cells on screen.
    #expect(shown.numberOfSections?(in: feed.tableView) == 1)
    #expect(feed.loads == 0)
    insertFirst(feed)
    #expect(held?.dataIndexPath == path(4))
    withExtendedLifetime(around) {}
  }

  @Test("A content row on screen is followed by the next layer once the innermost one is removed")
  func innermostLayerGone() {
    let feed = UpdatedFeed([(0..<6).map { "post \($0)" }])
    let ads = feed.addAds(["x", "y"], placed: .every(2))
    feed.addAds(["top"], placed: .start, named: "top")
    feed.show()
    // top, post 0, post 1, x, post 2, …
    willDisplay(feed, 4)
    ads.removeFromTable()
    feed.tableView.layoutIfNeeded()
    #expect(feed.table.layouts?.layers.count == 1)
    insertFirst(feed)
    #expect(feed.texts[0].prefix(3) == ["top", "new", "post 0"])
    #expect(endedRows(feed) == [path(3)])
  }
}
#endif
