import DecoratorTableKit
import Foundation
import Testing

@Suite("Attaching and detaching")
@MainActor
struct AttachingTests {
  private let posts = (0..<9).map { "p\($0)" }

  private func addAds(_ decorated: DecoratedTable, named name: String = "ads") {
    decorated.addRows(
      (0..<5).map { "ad \($0)" }, named: name, placed: .every(2, after: 0)
    ) { tableView, _, ad in
      textCell(tableView, ad)
    }
  }

  @Test("The owners of displayed rows are notified of the end of display, with their old paths")
  func endsOfDisplay() {
    let log = CallLog()
    let dataSource = PlainDataSource([posts])
    let delegate = LoggedDelegate(log: log)
    let tableView = UITableView.forTests()
    tableView.dataSource = dataSource
    tableView.delegate = delegate
    tableView.layoutIfNeeded()
    let decorated = DecoratedTable(adopting: tableView)
    addAds(decorated)

    func ends(_ change: () -> Void) -> [String] {
      tableView.layoutIfNeeded()
      log.clear()
      change()
      return log.lines.filter { $0.hasPrefix("didEndDisplaying") }.sorted()
    }
    // LoggedDelegate makes rows 50 points high: 8 rows are in view.
    let bare = (0..<8).map { "didEndDisplaying [0, \($0)] p\($0)" }
    #expect(ends { decorated.attach() } == bare)
    // Ads are before posts 0, 2, 4 and 6, so these are the posts in view.
    let shown = ends { addAds(decorated, named: "promos") }
    #expect(!shown.isEmpty)
    #expect(
      shown.allSatisfy { line in
        let words = line.split(separator: " ")
        return "p" + words[2].dropLast() == words[3]
      })
    let decoratedEnds = ends { decorated.detach() }
    #expect(!decoratedEnds.isEmpty)
    #expect(
      decoratedEnds.allSatisfy { line in
        let words = line.split(separator: " ")
        return "p" + words[2].dropLast() == words[3]
      })
    #expect(tableView.displayedTexts() == [posts])
  }

  @Test("A layer that is added does not replace objects that other code has set")
  func foreignDataSource() {
    let own = PlainDataSource([posts])
    let foreign = PlainDataSource([["foreign"]])
    let tableView = UITableView.forTests()
    tableView.dataSource = own
    let decorated = DecoratedTable(adopting: tableView)
    addAds(decorated)
    decorated.attach()
    tableView.dataSource = foreign
    addAds(decorated, named: "more")
    #expect(tableView.dataSource === foreign)
    decorated.detach()
    #expect(tableView.dataSource === foreign)
  }

  @Test("There are no translations before attaching and after detaching")
  func translations() {
    let tableView = UITableView.forTests()
    let decorated = DecoratedTable(dataSource: PlainDataSource([posts]))
    addAds(decorated)
    let path = IndexPath(row: 1, section: 0)
    #expect(!decorated.isAttached)
    decorated.attach(to: tableView)
    #expect(decorated.isAttached)
    #expect(decorated.dataIndexPath(forReuse: path) == IndexPath(row: 0, section: 0))
    decorated.detach()
    #expect(!decorated.isAttached)
    #expect(decorated.dataIndexPath(forReuse: path) == nil)
    #expect(decorated.reuseIndexPath(forData: path) == nil)
    #expect(decorated.explain(path) == nil)
    #expect(decorated.layouts == nil)
  }

  @Test("When its table is released, index paths are those of before, and then of no table")
  func translationsWithoutTable() {
    let decorated = DecoratedTable(dataSource: PlainDataSource([posts]))
    addAds(decorated)
    var tableView: UITableView? = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    if let tableView {
      decorated.attach(to: tableView)
      tableView.layoutIfNeeded()
    }
    tableView = nil
    #expect(decorated.tableView == nil)
    let (first, second) = (IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0))
    #expect(decorated.dataIndexPath(forReuse: first) == nil)
    #expect(decorated.dataIndexPath(forReuse: second) == first)
    #expect(decorated.reuseIndexPath(forData: first) == second)
    #expect(decorated.layouts == nil && decorated.explain(second) == nil)
    decorated.detach()
    #expect(decorated.dataIndexPath(forReuse: second) == nil)
    #expect(decorated.reuseIndexPath(forData: first) == nil)
  }

  @Test("A table stays where the user has scrolled to when a layer is added")
  func scrollPosition() {
    let tableView = UITableView.forTests()
    let decorated = DecoratedTable(dataSource: PlainDataSource([(0..<100).map(String.init)]))
    decorated.attach(to: tableView)
    tableView.layoutIfNeeded()
    tableView.contentOffset = CGPoint(x: 0, y: 800)
    tableView.layoutIfNeeded()
    addAds(decorated)
    tableView.layoutIfNeeded()
    #expect(tableView.contentOffset.y == 800)
  }

  #if !os(iOS)
  enum Mistake: String, CaseIterable, Codable {
    case secondDecoration = "the table is decorated already"
    case sameName = "there is a layer named ads already"
    case sharedLayout = "one layer has one data source"

    @MainActor
    func make() {
      let dataSource = PlainDataSource([["a"]])
      let decorated = DecoratedTable(dataSource: dataSource)
      let tableView = UITableView.forTests()
      switch self {
      case .secondDecoration:
        decorated.addRows(named: "ads", placed: .start) { tableView, _, _ in
          textCell(tableView, "")
        }
        decorated.attach(to: tableView)
        _ = DecoratedTable(adopting: tableView)
      case .sameName:
        for _ in 0..<2 {
          decorated.addRows(named: "ads", placed: .start) { tableView, _, _ in
            textCell(tableView, "")
          }
        }
      case .sharedLayout:
        let layer = RowLayer(["ad"], placed: .start, named: "ads")
        var inner: any UITableViewDataSource = dataSource
        for _ in 0..<2 {
          inner = AdditionalTableViewDataSourceImpl(
            inner: inner, rows: layer,
            cell: .made { tableView, _, ad in textCell(tableView, ad) })
        }
      }
    }
  }

  @Test("Wiring that cannot work is refused, with what to do", arguments: Mistake.allCases)
  func mistakes(mistake: Mistake) async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor [mistake] in
      mistake.make()
    }
    try expectErrorText(of: result, contains: mistake.rawValue)
  }
  #endif
}
