import DecoratorTableKit
import Foundation
import Testing

#if HEADLESS_UIKIT
@Suite("Layers that are wired by hand inside a decorated table")
@MainActor
struct WiredInsideTests {
  private let table = WiredTable(["1", "2"])

  init() {
    for number in 0..<2 {
      table.addDataSource(number)
      table.addDelegate(number)
    }
  }

  private func decorated() -> DecoratedTable {
    let feed = DecoratedTable(dataSource: table.dataSource, delegate: table.delegate)
    addBanner(to: feed)
    feed.attach(to: table.tableView)
    table.tableView.layoutIfNeeded()
    return feed
  }

  @discardableResult
  private func addBanner(to feed: DecoratedTable) -> RowLayer<String> {
    feed.addRows(["banner"], named: "banners", placed: .start + .every(2)) { tableView, _, text in
      textCell(tableView, text)
    }
  }

  @Test("They are among the layers of the table, and wrapped code gets its content table")
  func handed() {
    let feed = decorated()
    #expect(table.texts == ["banner", "2", "1", "a", "b", "c", "d"])
    #expect(table.tapAll() == ["2", "1", "0", "1", "2", "3"])
    #expect(feed.contentTableView.map(ObjectIdentifier.init) == table.handed.first)
    #expect(table.handed.count == 1)
    #expect(feed.contentTableView !== table.tableView)
    #expect(feed.contentTableView?.numberOfRows(inSection: 0) == 4)
    #expect(table.content === feed.contentTableView)
  }

  @Test("What is announced becomes one batch through all of them")
  func announcing() {
    let feed = decorated()
    #expect(
      table.isBatch {
        table.source.sections[0].insert("x", at: 1)
        feed.insertRows(at: [path(1)], with: .none)
      })
    #expect(table.texts == ["banner", "2", "1", "a", "x", "b", "c", "d"])
    #expect(
      table.isBatch {
        table.source.sections[0].remove(at: 3)
        feed.contentTableView?.deleteRows(at: [path(3)], with: .none)
      })
    #expect(table.texts == ["banner", "2", "1", "a", "x", "b", "d"])
  }

  @Test("A change of one of them is a batch", arguments: 0..<2)
  func ownChange(number: Int) {
    let feed = decorated()
    #expect(table.isBatch { table.layers[number].append("new") })
    #expect(table.texts.filter { $0 != "new" } == ["banner", "2", "1", "a", "b", "c", "d"])
    withExtendedLifetime(feed) {}
  }

  @Test("Index paths and explanations go through all of them")
  func translation() {
    let feed = decorated()
    #expect(feed.dataIndexPath(forReuse: path(3)) == path(0))
    #expect(feed.dataIndexPath(forReuse: path(2)) == nil)
    #expect(feed.reuseIndexPath(forData: path(0)) == path(3))
    #expect(feed.explain(path(3))?.steps.map(\.layer) == ["banners", "2", "1", "content"])
    #expect(feed.explain(path(2))?.owner == "1")
    #expect(feed.explain(path(0), in: .data)?.steps.map(\.layer).count == 4)
  }

  @Test("Adopted from a table, they are restored, and work by themselves")
  func adopted() {
    table.show()
    #expect(table.texts == ["2", "1", "a", "b", "c", "d"])
    let before = table.content
    let feed = DecoratedTable(adopting: table.tableView)
    let banners = addBanner(to: feed)
    feed.attach()
    #expect(table.texts == ["banner", "2", "1", "a", "b", "c", "d"])
    #expect(table.tapAll() == ["2", "1", "0", "1", "2", "3"])
    banners.append("banner 2")
    #expect(table.texts == ["banner", "2", "1", "banner 2", "a", "b", "c", "d"])
    feed.detach()
    #expect(table.tableView.dataSource === table.dataSource)
    #expect(table.texts == ["2", "1", "a", "b", "c", "d"])
    #expect(table.content === before)
    #expect(table.isBatch { table.insert("x", at: 4) })
    #expect(table.isBatch { table.layers[0].append("1b") })
    #expect(table.texts == ["2", "1", "a", "b", "1b", "c", "d", "x"])
    #expect(table.tapAll() == ["2", "1", "0", "1", "1b", "2", "3", "4"])
    #expect(table.handed == [ObjectIdentifier(before)])
    feed.attach()
    #expect(table.texts == ["banner", "2", "1", "banner 2", "a", "b", "1b", "c", "d", "x"])
  }

  @Test("They are there without a layer of the table's own, too, and when that is removed")
  func withoutOwnLayers() {
    let feed = DecoratedTable(dataSource: table.dataSource, delegate: table.delegate)
    feed.attach(to: table.tableView)
    #expect(table.texts == ["2", "1", "a", "b", "c", "d"])
    table.source.sections[0].insert("x", at: 0)
    feed.insertRows(at: [path(0)], with: .none)
    #expect(table.texts == ["2", "1", "x", "a", "b", "c", "d"])
    let banners = addBanner(to: feed)
    #expect(table.texts == ["banner", "2", "1", "x", "a", "b", "c", "d"])
    banners.removeFromTable()
    #expect(table.texts == ["2", "1", "x", "a", "b", "c", "d"])
    #expect(
      table.isBatch {
        table.source.sections[0].insert("y", at: 1)
        feed.insertRows(at: [path(1)], with: .none)
      })
    #expect(table.isBatch { table.layers[1].append("2b") })
    #expect(table.texts == ["2", "1", "x", "2b", "y", "a", "b", "c", "d"])
    #expect(table.tapAll() == ["2", "1", "0", "2b", "1", "2", "3", "4", "5"])
  }

  @Test("Cells of their rows are known when the layer around them has been removed")
  func viewsAfterRemoval() {
    var ended: [AdditionalRow] = []
    table.layers[0].events.didEndDisplaying = { _, _, row in ended.append(row) }
    let feed = DecoratedTable(dataSource: table.dataSource, delegate: table.delegate)
    let banners = addBanner(to: feed)
    feed.attach(to: table.tableView)
    #expect(table.texts == ["banner", "2", "1", "a", "b", "c", "d"])
    banners.removeFromTable()
    #expect(table.texts == ["2", "1", "a", "b", "c", "d"])
    ended = []
    table.layers[0].models = []
    #expect(table.texts == ["2", "a", "b", "c", "d"])
    #expect(ended == [.amongContent(index: 0)])
    withExtendedLifetime(feed) {}
  }

  @Test("A delegate beside them is the content's where they have no delegate half")
  func withoutDelegateHalf() {
    let table = WiredTable(["1", "2"])
    for number in 0..<2 { table.addDataSource(number) }
    let feed = DecoratedTable(dataSource: table.dataSource, delegate: table.source)
    addBanner(to: feed)
    feed.attach(to: table.tableView)
    #expect(table.tapAll() == ["2", "1", "0", "1", "2", "3"])
    #expect(table.handed == [feed.contentTableView.map(ObjectIdentifier.init)])
  }

  @Test("Where they have one, the delegate gets the rows around them, and the real table")
  func otherDelegate() {
    let delegate = TalkingSource([])
    var selected: [IndexPath] = []
    delegate.didSelect = { selected.append($1) }
    let feed = DecoratedTable(dataSource: table.dataSource, delegate: delegate)
    addBanner(to: feed)
    feed.attach(to: table.tableView)
    table.tableView.layoutIfNeeded()
    table.tableView.simulateTap(at: path(4))
    #expect(selected == [path(3)])
    #expect(
      delegate.handed["tableView(_:didSelectRowAt:)"] == ObjectIdentifier(table.tableView))
  }

  @Test("In a child of a composed table they are layers of the child")
  func inChild() {
    let child = DecoratedTable(dataSource: table.dataSource, delegate: table.delegate)
    let other = DecoratedTable(dataSource: TextSource([["x", "y"]]))
    let composed = ComposedTable(.byRows, [other, child])
    composed.attach(to: table.tableView)
    #expect(table.texts == ["x", "y", "2", "1", "a", "b", "c", "d"])
    #expect(table.tapAll() == ["2", "1", "0", "1", "2", "3"])
    #expect(
      table.isBatch {
        table.source.sections[0].insert("new", at: 0)
        child.insertRows(at: [path(0)], with: .none)
      })
    #expect(table.isBatch { table.layers[1].append("2b") })
    #expect(table.texts == ["x", "y", "2", "1", "new", "2b", "a", "b", "c", "d"])
    #expect(table.tapAll() == ["2", "1", "0", "2b", "1", "2", "3", "4"])
    withExtendedLifetime(composed) {}
  }

  @Test("The five objects are those inside all of them, and can be set")
  func objects() {
    let feed = decorated()
    #expect(feed.contentTableView?.dataSource === table.source)
    #expect(feed.contentTableView?.delegate === table.source)
    let other = TalkingSource([["x", "y"]])
    feed.contentTableView?.dataSource = other
    feed.contentTableView?.delegate = other
    #expect(table.texts == ["banner", "2", "1", "x", "y"])
    var selected: [IndexPath] = []
    other.didSelect = { selected.append($1) }
    table.tableView.simulateTap(at: path(4))
    #expect(selected == [path(1)])
    #expect(feed.contentTableView?.dataSource === other)
  }
}
#endif
