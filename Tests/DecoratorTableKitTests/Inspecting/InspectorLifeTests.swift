#if DEBUG
import Foundation
import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableInspector
@testable import DecoratorTableKit

@Suite("When the inspector has marks")
@MainActor
struct InspectorLifeTests {
  private func shownFeed(isShown: Bool = true) -> InspectedFeed {
    let feed = InspectedFeed([["a", "b", "c"]], isShown: isShown)
    feed.feed.addAds(["ad"], placed: .start)
    feed.feed.show()
    return feed
  }

  @Test("Without an inspector, nothing is made, observed or asked")
  func costsNothing() {
    let feed = shownFeed(isShown: false)
    let subviews = feed.tableView.subviews
    #expect(feed.table.overlay == nil)
    #expect(!feed.table.inspector.isShown)
    feed.tableView.layoutIfNeeded()
    // That of the test.
    #expect(feed.table.queue.observers.count == 1)
    #expect(feed.table.attachment.overlayView == nil)
    #expect(feed.tableView.subviews == subviews)
    #expect(feed.feed.tableView.takeCalls().isEmpty)
  }

  @Test("Off again it leaves nothing behind, and shows everything when it is on again")
  func offAgain() {
    let feed = shownFeed(isShown: false)
    let subviews = feed.tableView.subviews
    weak var view: InspectorView?
    for _ in 0..<3 {
      feed.table.inspector.isShown = true
      #expect(feed.texts.count == 4)
      view = feed.view
      #expect(view != nil)
      feed.table.inspector.isShown = false
      #expect(view == nil)
      #expect(feed.table.queue.observers.count == 1)
      #expect(feed.table.attachment.overlayView == nil)
      #expect(feed.tableView.subviews == subviews)
    }
  }

  @Test("It can be on before the table is attached, and stays on in each table")
  func attaching() {
    let feed = shownFeed()
    #expect(feed.problem == nil)
    feed.table.detach()
    feed.tableView.layoutIfNeeded()
    #expect(feed.view == nil)
    let other = UITableView.forTests()
    other.stayTame()
    feed.table.attach(to: other)
    other.layoutIfNeeded()
    #expect(InspectedFeed.views(in: other).first?.marks.count == 4)
    #expect(feed.view == nil)
    feed.table.attach(to: feed.tableView)
    #expect(feed.problem == nil)
    #expect(feed.texts.count == 4)
    #expect(InspectedFeed.views(in: other).isEmpty)
  }

  @Test("It can be switched off while the table is not attached")
  func offWhileDetached() {
    let feed = shownFeed()
    feed.table.detach()
    feed.table.inspector.isShown = false
    feed.table.attach()
    #expect(feed.texts.isEmpty)
    #expect(feed.view == nil)
  }

  @Test("The marks are removed with the decorated table, which they do not retain")
  func decoratedTableGoes() async {
    let tableView = UITableView.forTests()
    tableView.stayTame()
    let source = PlainDataSource([["a", "b"]])
    weak var decorated: DecoratedTable?
    weak var inspector: TableInspector?
    weak var view: InspectorView?
    do {
      let table = DecoratedTable(dataSource: source)
      table.addRows(["ad"], named: "ads", placed: .start) { textCell($0, $2) }
      table.inspector.isShown = true
      table.attach(to: tableView)
      tableView.layoutIfNeeded()
      decorated = table
      inspector = table.inspector
      view = InspectedFeed.views(in: tableView).first
      #expect(view?.marks.count == 3)
    }
    #expect(decorated == nil)
    #expect(inspector == nil)
    await nextTurn()
    #expect(view == nil)
    #expect(InspectedFeed.views(in: tableView).isEmpty)
  }

  @Test("The marks do not retain the table on screen, and an inspector may be retained by itself")
  func tableGoes() {
    weak var tableView: UITableView?
    var inspector: TableInspector?
    do {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
      let shown = UITableView.forTests(in: window)
      let source = PlainDataSource([["a"]])
      let table = DecoratedTable(dataSource: source)
      inspector = table.inspector
      table.inspector.isShown = true
      table.attach(to: shown)
      shown.layoutIfNeeded()
      tableView = shown
      shown.removeFromSuperview()
    }
    #expect(tableView == nil)
    inspector?.isShown = false
    inspector?.isShown = true
    #expect(inspector?.rowsOnScreen == [])
  }
}
#else
import DecoratorTableInspector
import DecoratorTableKit
import Testing

@Suite("The inspector in a release build")
@MainActor
struct InspectorLifeTests {
  @Test("It stays off, and adds nothing to the table")
  func staysOff() {
    let feed = UpdatedFeed([["a", "b"]])
    feed.addAds(["ad"], placed: .start)
    feed.show()
    let count = feed.tableView.subviews.count
    feed.table.inspector.isShown = true
    feed.tableView.layoutIfNeeded()
    #expect(!feed.table.inspector.isShown)
    #expect(feed.tableView.subviews.count == count)
  }
}
#endif
