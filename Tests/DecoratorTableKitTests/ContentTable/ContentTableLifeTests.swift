import Foundation
import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit

@Suite("The lifetime of a content table")
@MainActor
struct ContentTableLifeTests {
  @Test("There is none before there is a table, and one for each table")
  func oneForEachTable() {
    let talking = TalkingFeed(isAttached: false)
    #expect(talking.feed.contentTableView == nil)
    talking.feed.attach(to: talking.tableView)
    let content = talking.feed.contentTableView
    #expect(content != nil)
    #expect(talking.feed.contentTableView === content)
    let other = UITableView.forTests()
    talking.feed.attach(to: other)
    #expect(talking.feed.contentTableView !== content)
    talking.feed.attach(to: talking.tableView)
    #expect(talking.feed.contentTableView === content)
    let containers = talking.tableView.subviews.filter { $0 is ContentTableContainer }
    #expect(containers.count == 1)
    #expect(containers.first?.subviews.filter { $0 === content }.count == 1)
  }

  @Test("A table to be adopted has one before it is attached, which translates nothing")
  func beforeAttaching() {
    let (source, real) = (TalkingSource([["a", "b", "c"]]), UITableView.forTests())
    real.dataSource = source
    let feed = DecoratedTable(adopting: real)
    feed.addRows(placed: .start) { tableView, _, _ in textCell(tableView, "ad") }
    let content = feed.contentTableView
    #expect(content?.numberOfRows(inSection: 0) == 3)
    #expect(content?.dataSource === source)
    let last = IndexPath(row: 2, section: 0)
    #expect(content?.rectForRow(at: last).minY == 80)
    feed.attach()
    #expect(feed.contentTableView === content)
    #expect(content?.numberOfRows(inSection: 0) == 3)
    #expect(content?.rectForRow(at: last).minY == 120)
  }

  @Test("Once it is detached, it passes everything on as it is")
  func detached() {
    let talking = TalkingFeed()
    let content = talking.content
    talking.tableView.dataSource = nil
    talking.feed.detach()
    #expect(talking.feed.contentTableView === content)
    #expect(content.numberOfSections == 0)
    let other = TalkingSource([["x", "y", "z"]])
    content.dataSource = other
    #expect(talking.tableView.dataSource === other)
    talking.tableView.layoutIfNeeded()
    #expect(content.numberOfRows(inSection: 0) == 3)
    other.sections[0].remove(at: 0)
    content.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    #expect(talking.tableView.numberOfRows(inSection: 0) == 2)
    #expect(content.rectForRow(at: IndexPath(row: 1, section: 0)).minY == 40)
  }

  @Test("Once the feed is released, it still reaches the real table, and is kept by it")
  func feedGone() {
    let real = UITableView.forTests()
    let source = TalkingSource([["a", "b"]])
    weak var content: UITableView?
    weak var gone: DecoratedTable?
    do {
      let feed = DecoratedTable(dataSource: source)
      feed.addRows(placed: .start) { tableView, _, _ in textCell(tableView, "ad") }
      feed.attach(to: real)
      real.layoutIfNeeded()
      content = feed.contentTableView
      gone = feed
    }
    #expect(gone == nil)
    #expect(content != nil)
    real.dataSource = source
    #expect(content?.numberOfRows(inSection: 0) == 2)
    content?.rowHeight = 70
    #expect(real.rowHeight == 70)
  }

  @Test("It retains neither the feed nor the table, in whatever order they are released")
  func ownership() throws {
    weak var goneTable: UITableView?
    weak var goneFeed: DecoratedTable?
    var kept: UITableView?
    do {
      let real = UITableView.forTests()
      let source = TalkingSource([["a", "b"]])
      let feed = DecoratedTable(dataSource: source, delegate: source)
      feed.addRows(placed: .start) { tableView, _, _ in textCell(tableView, "ad") }
      feed.attach(to: real)
      real.layoutIfNeeded()
      kept = feed.contentTableView
      goneTable = real
      goneFeed = feed
    }
    #expect(goneTable == nil)
    #expect(goneFeed == nil)
    let content = try #require(kept)
    #expect(content.numberOfSections == 0)
    content.rowHeight = 12
    #expect(content.rowHeight == 12)
    content.reloadData()
    kept = nil
  }

  @Test("If the table is released before its feed, the content table has no rows")
  func tableGone() {
    let source = TalkingSource([["a", "b"]])
    let feed = DecoratedTable(dataSource: source, delegate: source)
    feed.addRows(placed: .start) { tableView, _, _ in textCell(tableView, "ad") }
    var content: UITableView?
    do {
      let real = UITableView.forTests()
      feed.attach(to: real)
      real.layoutIfNeeded()
      content = feed.contentTableView
    }
    #expect(feed.tableView == nil)
    #expect(feed.contentTableView == nil)
    #expect(content?.numberOfSections == 0)
    let other = UITableView.forTests()
    feed.attach(to: other)
    other.layoutIfNeeded()
    #expect(
      source.handed["numberOfSections(in:)"] == feed.contentTableView.map { ObjectIdentifier($0) })
    #expect(feed.contentTableView?.numberOfRows(inSection: 0) == 2)
  }

  @Test("It calls no data source and shows nothing by itself")
  func nothingOfItsOwn() {
    let talking = TalkingFeed()
    let content = talking.content
    content.setNeedsLayout()
    content.layoutIfNeeded()
    talking.tableView.setNeedsLayout()
    talking.tableView.layoutIfNeeded()
    #expect(content.subviews.isEmpty)
  }
}
