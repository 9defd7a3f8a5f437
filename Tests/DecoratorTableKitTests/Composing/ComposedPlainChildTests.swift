import DecoratorTableAds
import Foundation
import Testing

@testable import DecoratorTableKit

#if HEADLESS_UIKIT
/// A child without layers, whose own objects are called, and one that has few rows.
@Suite("Children with nothing around their rows")
@MainActor
struct ComposedPlainChildTests {
  private final class Headers: NSObject, UITableViewDelegate {
    private let title: String

    init(_ title: String) { self.title = title }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      let label = UILabel()
      label.text = title
      return label
    }

    func tableView(
      _ tableView: UITableView, heightForHeaderInSection section: Int
    ) -> CGFloat { 30 }
  }

  private let source = PlainDataSource([["a", "b"]])
  private let tableView = UITableView.forTests()

  @Test("One that is viewed from now on announces its changes as before", arguments: [false, true])
  func viewed(isChild: Bool) {
    tableView.stayTame()
    let feed = DecoratedTable(dataSource: source)
    let home = ComposedTable(.bySections, isChild ? [feed] : [])
    if isChild { home.attach(to: tableView) } else { feed.attach(to: tableView) }
    tableView.layoutIfNeeded()
    var loads = 0
    feed.observe { if case .didLoad = $0 { loads += 1 } }
    feed.onViewed(.content, .mrcDisplay) { _, _ in }
    tableView.layoutIfNeeded()
    let before = loads
    source.sections[0].insert("new", at: 1)
    feed.insertRows(at: [path(1)], with: .none)
    #expect(tableView.displayedTexts() == [["a", "new", "b"]])
    #expect(loads == before)
    #expect(feed.dataIndexPath(forReuse: path(2)) == path(2))
    #expect(feed.dataIndexPath(forReuse: path(3)) == nil)
  }

  @Test("A batch that other code sends to the table of a child", arguments: [false, true])
  func toldDirectly(hasLayer: Bool) async {
    let feed = DecoratedTable(dataSource: source)
    if hasLayer {
      feed.addRows(["ad"], placed: .start) { tableView, _, text in textCell(tableView, text) }
    }
    let home = ComposedTable(
      .bySections, [feed, DecoratedTable(dataSource: PlainDataSource([["z"]]))])
    home.attach(to: tableView)
    tableView.layoutIfNeeded()
    source.sections[0].insert("new", at: 0)
    feed.attachedTable?.insertRows(at: [path(hasLayer ? 1 : 0)], with: .none)
    let shown = (hasLayer ? ["ad"] : []) + ["new", "a", "b"]
    await wait { tableView.displayedTexts() == [shown, ["z"]] }
    #expect(tableView.displayedTexts() == [shown, ["z"]])
    withExtendedLifetime(home) {}
  }

  @Test("Rows on screen stay where they are when a child of one row above them gets another")
  func rowAboveScreen() {
    tableView.stayTame()
    let first = DecoratedTable(dataSource: PlainDataSource([["only"]]))
    let ads = first.addRows([String](), placed: .start) { tableView, _, text in
      textCell(tableView, text)
    }
    let second = DecoratedTable(dataSource: PlainDataSource([(0..<50).map { "row \($0)" }]))
    let home = ComposedTable(.byRows, [first, second])
    home.attach(to: tableView)
    tableView.rowHeight = 40
    tableView.layoutIfNeeded()
    tableView.contentOffset.y = 400
    tableView.layoutIfNeeded()
    ads.append("ad")
    tableView.layoutIfNeeded()
    #expect(tableView.contentOffset.y == 440)
    withExtendedLifetime(home) {}
  }

  @Test("A shared section has the header of the first child that has a section")
  func sharedHeader() throws {
    let delegates = ["first", "second"].map { Headers($0) }
    let empty = PlainDataSource([])
    let home = ComposedTable(
      .byRows,
      [
        DecoratedTable(dataSource: empty, delegate: delegates[0]),
        DecoratedTable(dataSource: source, delegate: delegates[1]),
      ])
    home.attach(to: tableView)
    tableView.layoutIfNeeded()
    let header = tableView.delegate?.tableView?(tableView, viewForHeaderInSection: 0)
    #expect((try #require(header as? UILabel)).text == "second")
    withExtendedLifetime(home) {}
  }

  @Test("A reload is one with objects that have no layers, too", arguments: [false, true])
  func reload(isComposed: Bool) throws {
    let feed = DecoratedTable(dataSource: source)
    let home = ComposedTable(.bySections, isComposed ? [feed] : [])
    let table: LayeredTable = isComposed ? home : feed
    if !isComposed { feed.onViewed(.content, .mrcDisplay) { _, _ in } }
    table.attach(to: tableView)
    tableView.layoutIfNeeded()
    var loads = 0
    table.observe { if case .didLoad = $0 { loads += 1 } }
    let held = try #require(table.holdRow(atReuse: path(1)))
    source.sections = [["c", "d"]]
    table.reloadData()
    tableView.layoutIfNeeded()
    #expect(loads == 1)
    #expect(held.reuseIndexPath == nil)
    #expect(tableView.displayedTexts() == [["c", "d"]])
    withExtendedLifetime(home) {}
  }

  @Test("A table that asks for the rows of a section first gets those of the children")
  func rowsFirst() {
    let home = ComposedTable(.bySections, [DecoratedTable(dataSource: source)])
    home.addRows(["ad"], placed: .start) { tableView, _, text in textCell(tableView, text) }
    home.attach(to: tableView)
    source.sections = [["a", "b", "c"]]
    home.detach()
    home.attach(to: tableView)
    let told = tableView.dataSource
    #expect(told?.tableView(tableView, numberOfRowsInSection: 0) == 4)
  }

  private final class Displays: NSObject, UITableViewDelegate,
    UITableViewDataSourcePrefetching
  {
    private(set) var lines: [String] = []

    func tableView(
      _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
      forRowAt indexPath: IndexPath
    ) { lines.append("\(RowPosition(indexPath))") }

    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}

    func tableView(
      _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
    ) { lines.append("cancel \(indexPaths.map { RowPosition($0) })") }
  }

  @Test("The display of a reloaded row ends at its old place", arguments: [false, true])
  func reloadedRow(hasLayer: Bool) {
    tableView.stayTame()
    source.sections = [["a", "b", "c"]]
    let delegate = Displays()
    let feed = DecoratedTable(dataSource: source, delegate: delegate)
    if hasLayer {
      feed.addRows(["ad"], placed: .end) { tableView, _, text in textCell(tableView, text) }
    }
    let home = ComposedTable(.bySections, [feed])
    home.attach(to: tableView)
    tableView.layoutIfNeeded()
    source.sections[0].insert("new", at: 0)
    feed.performBatchUpdates {
      feed.insertRows(at: [path(0)], with: .none)
      feed.reloadRows(at: [path(2)], with: .none)
    }
    tableView.layoutIfNeeded()
    #expect(delegate.lines == ["[0, 2]"])
    withExtendedLifetime(home) {}
  }

  @Test("An app is not notified of rows that are not there any more")
  func goneRows() {
    let delegate = Displays()
    let feed = DecoratedTable(
      dataSource: source, delegate: delegate, prefetchDataSource: delegate)
    feed.onViewed(.content, .mrcDisplay) { _, _ in }
    feed.attach(to: tableView)
    tableView.layoutIfNeeded()
    let told = tableView.prefetchDataSource
    told?.tableView?(tableView, cancelPrefetchingForRowsAt: [path(1), path(7)])
    #expect(delegate.lines == ["cancel [[0, 1]]"])
  }

  @Test("Layers that are stacked by hand keep their rows in a table that is viewed")
  func viewedAroundHalves() {
    let ads = RowLayer(
      ["ad"], placed: .start + .end,
      cell: .made { tableView, _, text in
        textCell(tableView, text)
      })
    let half = AdditionalTableViewDataSourceImpl(inner: source, layer: ads)
    let delegate = AdditionalTableViewDelegateImpl(inner: nil, layer: ads)
    let feed = DecoratedTable(dataSource: half, delegate: delegate)
    feed.onViewed(.content, .mrcDisplay) { _, _ in }
    feed.attach(to: tableView)
    tableView.layoutIfNeeded()
    source.sections[0].append("c")
    feed.insertRows(at: [path(2)], with: .none)
    #expect(tableView.displayedTexts() == [["ad", "a", "b", "c"]])
    ads.append("ad 2")
    #expect(tableView.displayedTexts() == [["ad", "a", "b", "c", "ad 2"]])
    let promos = feed.addRows(["promo"], placed: .end) { tableView, _, text in
      textCell(tableView, text)
    }
    promos.removeFromTable()
    source.sections[0].removeFirst()
    feed.deleteRows(at: [path(0)], with: .none)
    #expect(tableView.displayedTexts() == [["ad", "b", "c", "ad 2"]])
  }
}
#endif
