import DecoratorTableKit
import Foundation
import Testing

@testable import DecoratorTableTesting

@Suite("A checker of a data source")
@MainActor
struct DataSourceTests {
  @Test("What a plain data source announces is compared with its rows")
  func plain() {
    let posts = PostSource([[1, 2, 3]])
    let tableView = CheckedFeed([]).tableView
    tableView.dataSource = posts
    let checker = ConsistencyChecker(
      dataSource: posts, in: tableView, content: { posts.sections[$0.section][$0.row] }
    ) { _ in }
    posts.sections[0].remove(at: 1)
    checker.willAnnounce()
    tableView.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .none)
    checker.didAnnounce(BatchUpdate().deletingRows([1], inSection: 0))
    checker.check()
    #expect(checker.violations.isEmpty, "\(checker.violations)")

    // Two rows change places, of which nothing is announced but a third.
    posts.sections[0] = [3, 1, 9]
    checker.willAnnounce()
    tableView.insertRows(at: [IndexPath(row: 2, section: 0)], with: .none)
    checker.didAnnounce(BatchUpdate().insertingRows([2], inSection: 0))
    checker.check()
    #expect(checker.violations.map(\.rule) == [.announcedChanges])
  }

  @Test("Layers that are stacked by hand are looked at one by one")
  func stackedByHand() {
    let posts = PostSource([[1, 2, 3, 4]])
    func layer(_ inner: any UITableViewDataSource, _ name: String)
      -> AdditionalTableViewDataSourceImpl
    {
      AdditionalTableViewDataSourceImpl(
        inner: inner, rows: RowLayer(["a", "b"], placed: .every(2), named: name),
        cell: .made { tableView, path, text in textCell(tableView, path, text) })
    }
    let outer = layer(layer(posts, "inner"), "outer")
    let tableView = CheckedFeed([]).tableView
    tableView.dataSource = outer
    let checker = ConsistencyChecker(dataSource: outer, in: tableView) { _ in }
    #expect(checker.levelCount == 3)
    posts.sections[0].append(5)
    checker.checkBeforeAnnouncing("a post")
    #expect(checker.violations.isEmpty, "\(checker.violations)")
    tableView.reloadData()
    tableView.layoutIfNeeded()
    checker.didLoad()
    checker.check()
    #expect(checker.violations.isEmpty, "\(checker.violations)")
    #expect(checker.totals.loads == 2)

    // Loaded, and not said so.
    posts.sections[0].append(6)
    tableView.reloadData()
    tableView.layoutIfNeeded()
    checker.check()
    let rules = Set(checker.violations.map(\.rule))
    #expect(rules.isSuperset(of: [.rowCounts, .sourceCounts]))
  }

  @Test("A source that is empty or gone is no exception")
  func released() {
    var posts: PostSource? = PostSource([[1, 2]])
    let tableView = CheckedFeed([]).tableView
    tableView.dataSource = posts
    let table = DecoratedTable(adopting: tableView)
    table.addRows(["ad"], named: "ads", placed: .start + .end) { textCell($0, $1, $2) }
    table.attach()
    let checker = ConsistencyChecker(table) { _ in }
    posts?.sections = [[]]
    table.reloadData()
    checker.check()
    posts = nil
    checker.check()
    table.reloadData()
    checker.check()
    table.detach()
    checker.check()
    #expect(checker.violations.isEmpty, "\(checker.violations)")
  }
}
