import DecoratorTableKit
import Foundation
import Testing

/// The statements of the README about an existing controller, as far as no other test checks them.
@Suite("An existing controller")
@MainActor
struct ExistingControllerTests {
  /// A source as RxDataSources has them: it is bound to a table, and announces changes to the one
  /// that it was bound to or got last.
  private final class BoundSource: NSObject, UITableViewDataSource {
    private(set) var texts: [String]
    private weak var handed: UITableView?

    init(_ texts: [String]) { self.texts = texts }

    func bind(to tableView: UITableView?) {
      handed = tableView
      tableView?.dataSource = self
      tableView?.reloadData()
    }

    func insert(_ text: String, at row: Int) {
      handed?.performBatchUpdates {
        self.texts.insert(text, at: row)
        self.handed?.insertRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
      }
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      handed = tableView
      return texts.count
    }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "text", for: indexPath)
      cell.textLabel?.text = texts[indexPath.row]
      return cell
    }
  }

  /// A controller that owns its feed, and is used in a handler of a layer.
  @MainActor
  private final class OwningController {
    let tableView: UITableView
    let source = TextSource([["a", "b"]])
    private(set) var feed: DecoratedTable?
    private(set) var opened: [String] = []

    init(isWeak: Bool) {
      tableView = .forTests()
      tableView.dataSource = source
      let feed = DecoratedTable(adopting: tableView)
      let ads = feed.addRows(["ad"], named: "ads", placed: .start) { tableView, _, ad in
        textCell(tableView, ad)
      }
      if isWeak {
        ads.onSelect { [weak self] ad, _ in self?.opened.append(ad) }
      } else {
        ads.onSelect { ad, _ in self.opened.append(ad) }
      }
      feed.attach()
      self.feed = feed
      tableView.layoutIfNeeded()
    }

    func giveUp() { feed = nil }
  }

  @Test("A source that is bound to the content table updates what it gets", arguments: 0...3)
  func boundSource(layers: Int) {
    let talking = TalkingFeed([["a", "b"]], layers: layers)
    let source = BoundSource(["x", "y"])
    source.bind(to: talking.feed.contentTableView)
    for (row, text) in ["first", "middle", "last"].enumerated() {
      source.insert(text, at: row * 2)
      talking.tableView.layoutIfNeeded()
      let shown = talking.tableView.displayedTexts().map { $0.filter { $0 != "ad" } }
      #expect(shown == [source.texts])
    }
    #expect(source.texts == ["first", "x", "middle", "y", "last"])
    #expect(talking.anomalies.isEmpty)
  }

  @Test("The outlet, which is weak, keeps its table as long as the feed is there")
  func weakOutlet() {
    final class Controller { weak var tableView: UITableView? }
    let controller = Controller()
    let talking = TalkingFeed(layers: 2)
    controller.tableView = talking.feed.contentTableView
    #expect(controller.tableView?.numberOfRows(inSection: 0) == 5)
    #expect(talking.tableView.numberOfRows(inSection: 0) > 5)
  }

  @Test("A handler with a weak self does not retain its controller")
  func weakSelf() async {
    var controller: OwningController? = OwningController(isWeak: true)
    weak let remembered = controller
    controller?.tableView.simulateTap(at: IndexPath(row: 0, section: 0))
    #expect(remembered?.opened == ["ad"])
    controller = nil
    await nextTurn()
    #expect(remembered == nil)
  }

  @Test("A handler with a strong self retains its controller until the feed is released")
  func strongSelf() async {
    var controller: OwningController? = OwningController(isWeak: false)
    weak let remembered = controller
    controller = nil
    await nextTurn()
    #expect(remembered != nil)
    remembered?.feed?.detach()
    remembered?.giveUp()
    await nextTurn()
    #expect(remembered == nil)
  }

  @Test(
    "A content table that is read before attaching translates while it is attached, and no longer")
  func attachedLast() throws {
    let tableView = UITableView.forTests()
    let source = TalkingSource([["a", "b", "c"]])
    tableView.dataSource = source
    let feed = DecoratedTable(adopting: tableView)
    feed.addRows(placed: .start) { tableView, _, _ in textCell(tableView, "ad") }
    let content = try #require(feed.contentTableView)
    #expect(content.numberOfRows(inSection: 0) == 3)
    feed.attach()
    tableView.layoutIfNeeded()
    #expect(tableView.numberOfRows(inSection: 0) == 4)
    #expect(content.numberOfRows(inSection: 0) == 3)
    #expect(content.cellForRow(at: IndexPath(row: 0, section: 0))?.textLabel?.text == "a")
    feed.detach()
    #expect(content.numberOfRows(inSection: 0) == 3)
    #expect(tableView.numberOfRows(inSection: 0) == 3)
  }
}
