import Foundation
import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit

@Suite("The path of a call through layers, which is found once for several calls")
@MainActor
struct LayerWayTests {
  private let tableView = UITableView.forTests()
  private let posts = PlainDataSource([["a", "b", "c"]])

  /// Adds a row above the first one.
  private final class Banner: TableLayer {
    override func cell(
      _ tableView: UITableView, reuseIndexPath: IndexPath, row: AdditionalRow
    ) -> UITableViewCell {
      textCell(tableView, name)
    }
  }

  private func banner(
    _ name: String, around inner: any UITableViewDataSource
  ) -> AdditionalTableViewDataSourceImpl {
    AdditionalTableViewDataSourceImpl(inner: inner, layer: Banner(placed: .start, named: name))
  }

  private func texts(_ dataSource: any UITableViewDataSource) -> [String?] {
    (0..<dataSource.tableView(tableView, numberOfRowsInSection: 0)).map {
      dataSource.tableView(tableView, cellForRowAt: path($0)).textLabel?.text
    }
  }

  @Test("It leads through all layers, and each shows its own row")
  func allLayers() {
    let outermost = banner("3", around: banner("2", around: banner("1", around: posts)))
    #expect(texts(outermost) == ["3", "2", "1", "a", "b", "c"])
    #expect(outermost.way.layers.map(\.name) == ["3", "2", "1"])
  }

  @Test("A layer in the middle that changes is asked for its new rows")
  func change() {
    let middle = banner("2", around: banner("1", around: posts))
    let outermost = banner("3", around: middle)
    #expect(texts(outermost) == ["3", "2", "1", "a", "b", "c"])
    middle.segment.layers[0].placement = .end
    _ = outermost.numberOfSections(in: tableView)
    #expect(texts(outermost) == ["3", "1", "a", "b", "c", "2"])
  }

  @Test("What is wrapped instead is asked")
  func wrappedAnew() {
    let innermost = banner("1", around: posts)
    let outermost = banner("3", around: banner("2", around: innermost))
    #expect(texts(outermost) == ["3", "2", "1", "a", "b", "c"])
    let others = PlainDataSource([["x", "y", "z"]])
    innermost.wrap(others, ownership: .strong)
    #expect(texts(outermost) == ["3", "2", "1", "x", "y", "z"])
    innermost.wrap(banner("0", around: posts), ownership: .strong)
    _ = outermost.numberOfSections(in: tableView)
    #expect(texts(outermost) == ["3", "2", "1", "0", "a", "b", "c"])
  }

  @Test("A part that is wrapped no longer is retained no longer")
  func retained() {
    let middle = banner("2", around: banner("1", around: posts))
    let outermost = banner("3", around: middle)
    weak let gone = middle.partInside
    #expect(texts(outermost).count == 6)
    #expect(gone != nil)
    middle.wrap(posts, ownership: .strong)
    #expect(gone == nil)
  }

  @Test("A part that was asked is released with its layers")
  func released() {
    weak var gone: AdditionalTableViewDataSourceImpl?
    do {
      let outermost = banner("2", around: banner("1", around: posts))
      #expect(texts(outermost).count == 5)
      gone = outermost
    }
    #expect(gone == nil)
  }

  @Test("Index paths are translated by the layers that there are by then")
  func translations() {
    let feed = UpdatedFeed([["a", "b"]])
    let ads = feed.addAds(["x"], placed: .start)
    feed.show()
    #expect(feed.table.dataIndexPath(forReuse: path(1)) == path(0))
    #expect(feed.table.reuseIndexPath(forData: path(0)) == path(1))
    let edge = feed.addAds(["y"], placed: .start, named: "edge")
    #expect(feed.table.dataIndexPath(forReuse: path(2)) == path(0))
    #expect(feed.table.reuseIndexPath(forData: path(0)) == path(2))
    ads.insert("z", at: 1)
    ads.placement = .every(1)
    #expect(feed.table.reuseIndexPath(forData: path(1)) == path(3))
    edge.removeFromTable()
    #expect(feed.table.reuseIndexPath(forData: path(1)) == path(2))
    feed.table.detach()
    #expect(feed.table.dataIndexPath(forReuse: path(0)) == nil)
    feed.table.attach(to: feed.tableView)
    #expect(feed.table.reuseIndexPath(forData: path(1)) == path(2))
  }

  #if HEADLESS_UIKIT
  @Test("A selection is sent to each layer that observes it, from the outside, and to the owner")
  func selection() {
    let app = NotingApp()
    let feed = DecoratedTable(dataSource: posts, delegate: app)
    var noted: [String] = []
    app.noted = { noted.append($0) }
    for name in ["1", "2", "3"] {
      feed.add(Banner(placed: .start, named: "banner \(name)"))
      let observer = TableLayer(placed: .none, named: name)
      observer.tableEvents.didSelect = { _, row, _, notifyOwner in
        noted.append("\(name) \(row.row)")
        notifyOwner()
      }
      feed.add(observer)
    }
    feed.attach(to: tableView)
    tableView.layoutIfNeeded()
    tableView.simulateTap(at: path(4))
    #expect(noted == ["3 4", "2 3", "1 2", "app 1"])
  }

  private final class NotingApp: NSObject, UITableViewDelegate {
    var noted: (String) -> Void = { _ in }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      noted("app \(indexPath.row)")
    }
  }
  #endif
}
