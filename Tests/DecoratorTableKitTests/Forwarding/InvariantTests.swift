import Foundation
import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit

#if HEADLESS_UIKIT
/// What is true of tables, their layers and their children, however they are put together.
// What hostile tables change is tested with them elsewhere.
@Suite("Invariants of the tree", .enabled(if: !Thinning.isTempered))
@MainActor
struct InvariantTests {
  // MARK: - Places

  @Test("1: A table has at most one parent, and a layer is in at most one table")
  func places() {
    let feeds = ["a", "b"].map { DecoratedTable(dataSource: PlainDataSource([[$0]])) }
    let child = DecoratedTable(dataSource: PlainDataSource([["c"]]))
    let layer = RowLayer(["ad"], placed: .start, named: "ads", cell: .made { textCell($0, $2) })
    layer.height(40)
    feeds[0].add(layer)
    let parents = [
      ComposedTable(.bySections, [feeds[0], child]), ComposedTable(.bySections, [feeds[1]]),
    ]
    let tableViews = parents.map { parent in
      let tableView = UITableView.forTests()
      parent.attach(to: tableView)
      return tableView
    }
    #expect(tableViews.map { $0.displayedTexts() } == [[["ad", "a"], ["c"]], [["b"]]])
    layer.removeFromTable()
    parents[0].children.removeLast()
    #expect(!child.isAttached)
    feeds[1].add(layer)
    parents[1].children.append(child)
    #expect(tableViews.map { $0.displayedTexts() } == [[["a"]], [["ad", "b"], ["c"]]])
    #expect(child.isAttached && child.tableView === tableViews[1])
    // Only the new table is told of a change.
    layer.models = ["new"]
    #expect(tableViews.map { $0.displayedTexts() } == [[["a"]], [["new", "b"], ["c"]]])
    withExtendedLifetime(parents) {}
  }

  /// Expects a table with one row above its content to translate its index paths if it is shown,
  /// and to complete what is announced in any case: at once if it is not shown.
  private func expectState(
    of feed: DecoratedTable, _ posts: PlainDataSource, shownInSection section: Int?
  ) async {
    let shown = section.map { path(1, $0) }
    #expect(feed.reuseIndexPath(forData: path(0)) == shown)
    #expect(feed.dataIndexPath(forReuse: path(1, section ?? 0)) == shown.map { _ in path(0) })
    var isComplete = false
    posts.sections[0].append("new")
    let row = posts.sections[0].count - 1
    feed.performBatchUpdates {
      feed.insertRows(at: [path(row)], with: .none)
    } completion: { _ in
      isComplete = true
    }
    if section != nil { await wait { isComplete } }
    #expect(isComplete)
    #expect(feed.reuseIndexPath(forData: path(row)) == section.map { path(row + 1, $0) })
  }

  @Test("2: A table is attached, a child, or neither, and only a table that is shown translates")
  func states() async throws {
    let posts = PlainDataSource([["a", "b"]])
    let feed = DecoratedTable(dataSource: posts)
    feed.addRows(["ad"], placed: .start) { tableView, _, ad in textCell(tableView, ad) }
      .height(40)
    await expectState(of: feed, posts, shownInSection: nil)
    let tableView = UITableView.forTests()
    feed.attach(to: tableView)
    tableView.layoutIfNeeded()
    #expect(feed.isAttached && tableView.dataSource === feed.dataSource)
    await expectState(of: feed, posts, shownInSection: 0)
    // Behind an object of other code that passes on what it is asked.
    let proxy = PassingSource(try #require(feed.dataSource))
    tableView.dataSource = proxy
    tableView.layoutIfNeeded()
    await expectState(of: feed, posts, shownInSection: 0)
    tableView.dataSource = feed.dataSource
    tableView.layoutIfNeeded()
    feed.detach()
    #expect(!feed.isAttached)
    await expectState(of: feed, posts, shownInSection: nil)
    // A child is shown with its parent.
    let above = DecoratedTable(dataSource: PlainDataSource([["z"]]))
    let composed = ComposedTable(.bySections, [above, feed])
    #expect(!feed.isAttached)
    await expectState(of: feed, posts, shownInSection: nil)
    let other = UITableView.forTests()
    composed.attach(to: other)
    other.layoutIfNeeded()
    #expect(feed.isAttached && feed.tableView === other && other.dataSource !== feed.dataSource)
    await expectState(of: feed, posts, shownInSection: 1)
    composed.children.removeLast()
    #expect(!feed.isAttached)
    await expectState(of: feed, posts, shownInSection: nil)
    withExtendedLifetime((composed, tableView, other, proxy)) {}
  }

  // MARK: - Owners

  @Test("6: The kit retains an object only if it was given to it, unless its ownership is weak")
  func ownership() throws {
    let tableViews = [UITableView.forTests(), UITableView.forTests()]
    weak var adopted: PlainDataSource?
    weak var given: PlainDataSource?
    weak var set: PlainDelegate?
    let tables: [DecoratedTable]
    do {
      let (own, source, delegate) = (
        PlainDataSource([["a"]]), PlainDataSource([["b"]]), PlainDelegate()
      )
      tableViews[0].dataSource = own
      tables = [DecoratedTable(adopting: tableViews[0]), DecoratedTable(dataSource: source)]
      for table in tables {
        table.addRows(["ad"], placed: .start) { tableView, _, ad in textCell(tableView, ad) }
          .height(40)
      }
      tables[0].attach()
      tables[1].attach(to: tableViews[1])
      try #require(tables[1].contentTableView).delegate = delegate
      (adopted, given, set) = (own, source, delegate)
    }
    // The app has set one of them on a table, which retains none.
    #expect(adopted == nil && given != nil && set == nil)
    let layer = TableLayer(placed: .none, named: "wired")
    weak var inner: PlainDataSource?
    for ownership in [InnerOwnership.strong, .weak] {
      let half: AdditionalTableViewDataSourceImpl
      do {
        let source = PlainDataSource([["c"]])
        half = AdditionalTableViewDataSourceImpl(inner: source, layer: layer, ownership: ownership)
        inner = source
      }
      #expect((inner != nil) == (ownership == .strong))
      withExtendedLifetime(half) {}
    }
    withExtendedLifetime((tables, tableViews)) {}
  }

  @Test("10: A layer has inside it the inner layers of its own table and its content, no sibling")
  func inside() {
    let screen = ComposedScreen(.byRows, [[["a"]], [["b", "c", "d", "e"]]])
    func add(_ models: [String], to table: LayeredTable, _ placement: Placement) {
      table.addRows(models, placed: placement, policy: .followRule) { tableView, _, model in
        textCell(tableView, model)
      }
      .height(40)
    }
    add(["first"], to: screen.tables[1], .start)
    add(["x", "y"], to: screen.tables[1], .every(2))
    // This one is around both children, and counts everything in them.
    add(["around"], to: screen.composed, .every(4))
    let own = ["first", "b", "x", "c", "d", "y", "e"]
    #expect(screen.texts == [["a", "first", "b", "x", "around", "c", "d", "y", "e"]])
    screen.sources[0].sections[0].append("new")
    screen.tables[0].insertRows(at: [path(1)], with: .none)
    #expect(screen.texts[0].filter { $0 != "around" } == ["a", "new"] + own)
    #expect(screen.texts[0].firstIndex(of: "around") == 4)
    screen.composed.children.removeFirst()
    #expect(screen.texts[0].filter { $0 != "around" } == own)
    #expect(screen.texts[0].firstIndex(of: "around") == 4)
  }
}
#endif
