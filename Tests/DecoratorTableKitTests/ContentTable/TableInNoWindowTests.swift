import DecoratorTableKit
import Foundation
import Testing

#if HEADLESS_UIKIT
@Suite("A table that has shown rows, and is in no window when they change")
@MainActor
struct TableInNoWindowTests {
  /// Posts in cells that are dequeued for their rows, as reconfigured ones have to be.
  private final class Posts: NSObject, UITableViewDataSource {
    var sections = [["a", "b", "c", "d"]]

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      sections[section].count
    }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "post", for: indexPath)
      cell.textLabel?.text = sections[indexPath.section][indexPath.row]
      return cell
    }
  }

  private let posts = Posts()
  private let ads = PlainDataSource([["ad"]])

  /// A table on screen, bare or decorated in the given way, and the table that the app uses.
  private func shown(
    _ isDecorated: Bool, as show: (UITableView) -> (kept: AnyObject, content: UITableView?)
  ) -> (table: UITableView, content: UITableView, kept: AnyObject) {
    let table = UITableView.forTests()
    table.temper = []
    table.register(UITableViewCell.self, forCellReuseIdentifier: "post")
    table.dataSource = posts
    let (kept, content) = isDecorated ? show(table) : (table, table)
    table.layoutIfNeeded()
    table.simulateWindow(false)
    return (table, content ?? table, kept)
  }

  private func addRows(to feed: DecoratedTable) {
    feed.addRows(["one", "two"], named: "ads", placed: .every(2)) { textCell($0, $2) }
  }

  private func decorated(_ table: UITableView) -> (AnyObject, UITableView?) {
    let feed = DecoratedTable(adopting: table)
    addRows(to: feed)
    feed.attach()
    return (feed, feed.contentTableView)
  }

  private func composed(_ table: UITableView) -> (AnyObject, UITableView?) {
    let feed = DecoratedTable(dataSource: posts)
    addRows(to: feed)
    let home = ComposedTable(.bySections, [DecoratedTable(dataSource: ads), feed])
    home.attach(to: table)
    return (home, feed.contentTableView)
  }

  private func wiredByHand(_ table: UITableView) -> (AnyObject, UITableView?) {
    let layer = RowLayer(["one"], placed: .every(2), named: "ads", cell: .made { textCell($0, $2) })
      .height(40)
    let source = AdditionalTableViewDataSourceImpl(inner: posts, layer: layer)
    let delegate = AdditionalTableViewDelegateImpl(inner: nil, layer: layer)
    table.dataSource = source
    table.delegate = delegate
    return ([source, delegate] as NSArray, layer.contentTableView(for: table))
  }

  @Test(
    "Directly after a change it has the cells that a bare one has", arguments: [0, 1, 2, 3])
  func cells(way: Int) throws {
    let ways = [decorated, decorated, composed, wiredByHand]
    let (table, content, kept) = shown(way > 0, as: ways[way])
    if content !== table {
      content.register(UITableViewCell.self, forCellReuseIdentifier: "post")
    }
    posts.sections[0][1] = "new b"
    content.reconfigureRows(at: [path(1)])
    #expect(content.cellForRow(at: path(1))?.textLabel?.text == "new b")
    #expect(content.cellForRow(at: path(2))?.textLabel?.text == "c")
    posts.sections[0].remove(at: 0)
    content.deleteRows(at: [path(0)], with: .none)
    #expect(content.indexPathsForVisibleRows == [path(0), path(1), path(2)])
    #expect(content.cellForRow(at: path(0))?.textLabel?.text == "new b")
    #expect(content.visibleCells.map { $0.textLabel?.text } == ["new b", "c", "d"])
    withExtendedLifetime((table, kept)) {}
  }

  @Test("A block without changes keeps the cells", arguments: [0, 1, 2, 3])
  func emptyBlock(way: Int) throws {
    let ways = [decorated, decorated, composed, wiredByHand]
    let (table, content, kept) = shown(way > 0, as: ways[way])
    let cell = try #require(content.cellForRow(at: path(1)))
    content.beginUpdates()
    content.endUpdates()
    #expect(content.indexPath(for: cell) == path(1))
    content.performBatchUpdates(nil)
    #expect(content.indexPath(for: cell) == path(1))
    withExtendedLifetime((table, kept)) {}
  }

  @Test("It is laid out only when it is asked for cells, and one that showed none never is")
  func layouts() {
    let previous = UITableView.alertForLayoutOutsideViewHierarchy
    defer { UITableView.alertForLayoutOutsideViewHierarchy = previous }
    let (table, content, kept) = shown(true, as: decorated)
    var layouts = 0
    UITableView.alertForLayoutOutsideViewHierarchy = { if $0 === table { layouts += 1 } }
    content.reconfigureRows(at: [path(1)])
    #expect(content.numberOfRows(inSection: 0) == 4)
    #expect(layouts == 0)
    #expect(content.cellForRow(at: path(1)) != nil)
    #expect(content.cellForRow(at: path(1)) != nil)
    #expect(layouts == 1)

    let unseen = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    unseen.temper = []
    unseen.register(UITableViewCell.self, forCellReuseIdentifier: "post")
    unseen.dataSource = posts
    let (feed, unseenContent) = decorated(unseen)
    layouts = 0
    UITableView.alertForLayoutOutsideViewHierarchy = { if $0 === unseen { layouts += 1 } }
    unseenContent?.reloadRows(at: [path(1)], with: .none)
    #expect(unseenContent?.cellForRow(at: path(1)) == nil)
    #expect(layouts == 0)
    withExtendedLifetime((kept, feed)) {}
  }

  @Test("Several rows stay selected, though the table allows only one by then")
  func selection() {
    for isDecorated in [false, true] {
      let (table, content, kept) = shown(isDecorated, as: decorated)
      table.allowsMultipleSelection = true
      for row in [0, 2] {
        content.selectRow(at: path(row), animated: false, scrollPosition: .none)
      }
      table.allowsMultipleSelection = false
      posts.sections[0].insert("x", at: 0)
      content.insertRows(at: [path(0)], with: .none)
      #expect(content.indexPathsForSelectedRows?.sorted() == [path(1), path(3)])
      #expect(!table.allowsMultipleSelection)
      posts.sections[0].remove(at: 0)
      withExtendedLifetime(kept) {}
    }
  }
}
#endif
