#if HEADLESS_UIKIT
import DecoratorTableAds
import DecoratorTableKit
import DecoratorTableTesting
import Foundation
import Testing

@Suite("What it costs to look at rows while a list is scrolled")
@MainActor
struct LookOperationsTests {
  /// A table that counts what it is asked about its rows.
  private final class AskedTableView: UITableView {
    struct Counts: Equatable {
      var lists = 0
      var places = 0
    }

    private var counts = Counts()

    override func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
      counts.lists += 1
      return super.indexPathsForRows(in: rect)
    }

    override func rectForRow(at indexPath: IndexPath) -> CGRect {
      counts.places += 1
      return super.rectForRow(at: indexPath)
    }

    func takeCounts() -> Counts {
      defer { counts = Counts() }
      return counts
    }
  }

  private final class Posts: NSObject, UITableViewDataSource {
    let count: Int

    init(_ count: Int) { self.count = count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { textCell(tableView, "post") }
  }

  /// A list whose screen shows ten rows.
  @MainActor
  private final class List {
    let posts: Posts
    let table: DecoratedTable
    let tableView = AskedTableView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)

    init(rows: Int) {
      posts = Posts(rows)
      table = DecoratedTable(dataSource: posts)
      table.viewing.clock = ManualClock()
      tableView.setUpForTests()
      tableView.temper = []
    }

    func show() async {
      table.attach(to: tableView)
      tableView.layoutIfNeeded()
      await nextTurn()
      _ = tableView.takeCounts()
    }

    /// Scrolls by a row, a number of times. The table lays itself out later: it asks itself, too.
    func scroll(_ count: Int) {
      for _ in 0..<count { tableView.contentOffset.y += 40 }
    }
  }

  private nonisolated static let sizes = [100, Thinning.isDebug ? 100_000 : 1_000_000]

  @Test(
    "A step asks once for the rows on screen and their places, and for the models of new rows only",
    arguments: sizes, [1, 3])
  func viewing(rows: Int, standards: Int) async {
    let list = List(rows: rows)
    var identities = 0
    for index in 0..<standards {
      let standard = ViewabilityStandard(fraction: 0.5, seconds: Double(index))
      list.table.onViewed(
        .content(id: { path in
          identities += 1
          return path.row
        }), standard
      ) { _, _ in }
    }
    await list.show()
    identities = 0
    list.scroll(20)
    let counts = list.tableView.takeCounts()
    #expect(counts.lists == 20)
    #expect(counts.places == 20 * 10)
    // Each step displays one new row.
    #expect(identities == 20 * standards)
    await nextTurn()
    #expect(list.tableView.takeCounts() == AskedTableView.Counts())
  }

  @Test("Without observers, nothing is asked")
  func nobody() async {
    let list = List(rows: 1_000)
    list.table.addRows(
      ["ad"], placed: .before(3),
      cell: .made { tableView, _, ad in textCell(tableView, ad) }
    ).height(40)
    await list.show()
    list.scroll(20)
    list.table.viewing.refresh()
    await nextTurn()
    #expect(list.tableView.takeCounts() == AskedTableView.Counts())
  }

  @Test("A supply looks once a turn, at the rows on screen and no others", arguments: sizes)
  func supply(rows: Int) async {
    let list = List(rows: rows)
    let network = SlowNetwork()
    let supply = RowSupply(clock: ManualClock()) { try await network.load($0) }
    list.table.addRows(
      suppliedBy: supply, placed: .every(6, after: 2),
      cell: .made { tableView, _, ad in textCell(tableView, ad) }
    ).height(40)
    await list.show()
    #expect(network.requests.count == 1)
    list.scroll(20)
    #expect(list.tableView.takeCounts() == AskedTableView.Counts())
    await nextTurn()
    let once = list.tableView.takeCounts()
    #expect((1...3).contains(once.lists))
    #expect(once.places == 0)
    list.scroll(1)
    await nextTurn()
    #expect(list.tableView.takeCounts() == once)
    // Nothing has happened since.
    await nextTurn()
    #expect(list.tableView.takeCounts() == AskedTableView.Counts())
    network.hangUp()
  }
}
#endif
