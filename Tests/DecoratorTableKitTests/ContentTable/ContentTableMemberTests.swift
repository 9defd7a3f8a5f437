import Foundation
import Testing

@testable import DecoratorTableKit

/// A table with a placeholder above its second row.
private final class TableWithPlaceholder: UITableView {
  override var hasUncommittedUpdates: Bool { true }

  override func presentationIndexPath(
    forDataSourceIndexPath dataSourceIndexPath: IndexPath?
  ) -> IndexPath? {
    dataSourceIndexPath.map { $0.row < 1 ? $0 : IndexPath(row: $0.row + 1, section: $0.section) }
  }
}

@Suite("The members of a content table")
@MainActor
struct ContentTableMemberTests {
  private let rows = [
    IndexPath(row: 0, section: 0), IndexPath(row: 3, section: 0), IndexPath(row: 1, section: 1),
  ]

  private func outer(_ path: IndexPath, in talking: TalkingFeed) throws -> IndexPath {
    try #require(talking.feed.reuseIndexPath(forData: path))
  }

  @Test("Counts are those of the content", arguments: 0...3)
  func counts(layers: Int) {
    let talking = TalkingFeed(layers: layers)
    #expect(talking.content.numberOfSections == 2)
    #expect(talking.content.numberOfRows(inSection: 0) == 5)
    #expect(talking.content.numberOfRows(inSection: 1) == 2)
  }

  @Test("Sections that a layer adds do not exist in it")
  func addedSections() {
    let talking = TalkingFeed()
    let added = AdditionalSection(rowCount: 1) { tableView, _, _ in textCell(tableView, "added") }
    talking.feed.addSections([added], placed: .start)
    talking.tableView.layoutIfNeeded()
    #expect(talking.tableView.numberOfSections == 3)
    #expect(talking.content.numberOfSections == 2)
    #expect(talking.content.numberOfRows(inSection: 1) == 2)
    #expect(talking.content.rect(forSection: 0) == talking.tableView.rect(forSection: 1))
    let cell = talking.tableView.cellForRow(at: IndexPath(row: 0, section: 0))
    #expect(cell.flatMap { talking.content.indexPath(for: $0) } == nil)
    #expect(cell?.textLabel?.text == "added")
  }

  @Test("Another data source counts at once", arguments: 0...3)
  func otherDataSource(layers: Int) throws {
    let talking = TalkingFeed(layers: layers)
    let other = PlainDataSource([["x"], ["y", "z"], ["w"]])
    talking.content.dataSource = other
    #expect(talking.content.numberOfSections == 3)
    talking.content.dataSource = talking.source
    let last = IndexPath(row: 1, section: 1)
    let rectangle = talking.content.rectForRow(at: last)
    #expect(rectangle == talking.tableView.rectForRow(at: try outer(last, in: talking)))
    #expect(rectangle.height > 0)
  }

  @Test("Rectangles and points", arguments: 0...3)
  func places(layers: Int) throws {
    let talking = TalkingFeed(layers: layers)
    for row in rows {
      let rect = talking.tableView.rectForRow(at: try outer(row, in: talking))
      #expect(talking.content.rectForRow(at: row) == rect)
      let middle = CGPoint(x: rect.midX, y: rect.midY)
      #expect(talking.content.indexPathForRow(at: middle) == row)
      #expect(talking.content.indexPathsForRows(in: rect.insetBy(dx: 0, dy: 1)) == [row])
    }
    #expect(talking.content.rect(forSection: 1) == talking.tableView.rect(forSection: 1))
    if layers > 0 {
      #expect(talking.content.indexPathForRow(at: CGPoint(x: 1, y: 1)) == nil)
    }
  }

  @Test("Members that are not about rows are passed on")
  func passedOn() {
    let talking = TalkingFeed()
    talking.content.indicatorStyle = .white
    #expect(talking.tableView.indicatorStyle == .white)
    talking.tableView.indicatorStyle = .black
    #expect(talking.content.indicatorStyle == .black)
  }

  @Test("Headers and their rectangles")
  func headers() {
    let talking = TalkingFeed()
    talking.source.headerHeight = 20
    talking.content.reloadData()
    talking.tableView.layoutIfNeeded()
    let header = talking.tableView.headerView(forSection: 1)
    #expect(header != nil)
    #expect(talking.content.headerView(forSection: 1) === header)
    #expect(talking.content.footerView(forSection: 1) == nil)
    #expect(
      talking.content.rectForHeader(inSection: 1) == talking.tableView.rectForHeader(inSection: 1))
    #expect(
      talking.content.rectForFooter(inSection: 1) == talking.tableView.rectForFooter(inSection: 1))
  }

  @Test("Cells, and the rows that they are in", arguments: 0...3)
  func cells(layers: Int) throws {
    let talking = TalkingFeed(layers: layers)
    let texts = talking.content.visibleCells.map { $0.textLabel?.text }
    let visible = try #require(talking.content.indexPathsForVisibleRows)
    #expect(!texts.contains("ad"))
    #expect(texts.first == "a")
    #expect(visible.map { talking.source.sections[$0.section][$0.row] } == texts)
    for row in visible {
      let cell = try #require(talking.content.cellForRow(at: row))
      #expect(cell.textLabel?.text == talking.source.sections[row.section][row.row])
      #expect(talking.content.indexPath(for: cell) == row)
    }
    for cell in talking.tableView.visibleCells where cell.textLabel?.text == "ad" {
      #expect(talking.content.indexPath(for: cell) == nil)
    }
  }

  @Test("Selected rows", arguments: 0...3)
  func selection(layers: Int) throws {
    let talking = TalkingFeed(layers: layers)
    let content = talking.content
    content.allowsMultipleSelection = true
    #expect(talking.tableView.allowsMultipleSelection)
    #expect(content.indexPathForSelectedRow == nil)
    #expect(content.indexPathsForSelectedRows == nil)
    for row in rows { content.selectRow(at: row, animated: false, scrollPosition: .none) }
    #expect(content.indexPathForSelectedRow == rows[0])
    #expect(content.indexPathsForSelectedRows == rows)
    #expect(
      talking.tableView.indexPathsForSelectedRows == (try rows.map { try outer($0, in: talking) }))
    content.deselectRow(at: rows[0], animated: false)
    #expect(content.indexPathsForSelectedRows == Array(rows[1...]))
    content.selectRow(at: nil, animated: false, scrollPosition: .none)
    #expect(talking.tableView.indexPathsForSelectedRows == nil)
  }

  @Test("An additional row that is selected does not exist in it")
  func selectedAdditionalRow() {
    let talking = TalkingFeed(layers: 1)
    let content = talking.content
    let ad = IndexPath(row: 0, section: 0)
    talking.tableView.allowsMultipleSelection = true
    talking.tableView.selectRow(at: ad, animated: false, scrollPosition: .none)
    #expect(content.indexPathForSelectedRow == nil)
    #expect(content.indexPathsForSelectedRows == nil)
    talking.tableView.contentOffset.y = 100
    content.scrollToNearestSelectedRow(at: .top, animated: false)
    #expect(talking.tableView.contentOffset.y == 100)
    content.selectRow(at: rows[0], animated: false, scrollPosition: .none)
    #expect(content.indexPathForSelectedRow == rows[0])
    content.scrollToNearestSelectedRow(at: .none, animated: false)
    #expect(talking.tableView.contentOffset.y == 40)
  }

  @Test("Of several selected rows beside an additional one, the nearest is scrolled to")
  func nearestSelectedRow() {
    let many = (0..<60).map { "row \($0)" }
    let talking = TalkingFeed([many], layers: 1)
    let content = talking.content
    talking.tableView.allowsMultipleSelection = true
    let ad = IndexPath(row: 0, section: 0)
    talking.tableView.selectRow(at: ad, animated: false, scrollPosition: .none)
    let rows = [2, 20, 55].map { IndexPath(row: $0, section: 0) }
    for row in rows { content.selectRow(at: row, animated: false, scrollPosition: .none) }
    for row in rows {
      talking.tableView.contentOffset.y = content.rectForRow(at: row).minY - 120
      talking.tableView.layoutIfNeeded()
      content.scrollToNearestSelectedRow(at: .middle, animated: false)
      #expect(talking.tableView.bounds.contains(content.rectForRow(at: row)))
    }
  }

  @Test("Scrolling to a row, and to a section as a whole", arguments: 0...2)
  func scrolling(layers: Int) throws {
    let many = (0..<60).map { "row \($0)" }
    let talking = TalkingFeed([many, many], layers: layers)
    let row = IndexPath(row: 30, section: 0)
    talking.content.scrollToRow(at: row, at: .top, animated: false)
    let shown = talking.tableView.rectForRow(at: try outer(row, in: talking))
    #expect(talking.content.contentOffset.y == shown.minY)
    talking.content.scrollToRow(
      at: IndexPath(row: NSNotFound, section: 1), at: .top, animated: false)
    #expect(talking.tableView.contentOffset.y == talking.tableView.rect(forSection: 1).minY)
    talking.content.contentOffset = .zero
    #expect(talking.tableView.contentOffset == .zero)
    talking.content.selectRow(at: row, animated: false, scrollPosition: .none)
    talking.content.scrollToNearestSelectedRow(at: .top, animated: false)
    #expect(talking.tableView.contentOffset.y == shown.minY)
  }

  @Test("What is on screen while no drop is in progress is what the source has")
  func presentation() {
    let talking = TalkingFeed(layers: 2)
    for row in rows {
      #expect(talking.content.presentationIndexPath(forDataSourceIndexPath: row) == row)
      #expect(talking.content.dataSourceIndexPath(forPresentationIndexPath: row) == row)
    }
    #expect(talking.content.presentationSectionIndex(forDataSourceSectionIndex: 1) == 1)
    #expect(talking.content.dataSourceSectionIndex(forPresentationSectionIndex: 1) == 1)
    var isCalled = false
    talking.content.performUsingPresentationValues { isCalled = true }
    #expect(isCalled)
  }

  @Test("While a placeholder is on screen, rows below it are those that the source has")
  func presentationBesidePlaceholder() {
    let source = TalkingSource([["a", "b", "c"]])
    let feed = DecoratedTable(dataSource: source)
    feed.addRows(["ad"], placed: .start) { tableView, _, ad in textCell(tableView, ad) }
    let tableView = TableWithPlaceholder(frame: .zero, style: .plain)
    tableView.setUpForTests()
    feed.attach(to: tableView)
    let content = ContentTableView.contentTable(for: tableView, host: feed)
    let rows = (0..<3).map { IndexPath(row: $0, section: 0) }
    let shown = rows.map { content.presentationIndexPath(forDataSourceIndexPath: $0) }
    #expect(shown.map { $0?.row } == [1, 2, 3])
    #expect(shown.map { content.dataSourceIndexPath(forPresentationIndexPath: $0) } == rows)
    #expect(content.dataSourceIndexPath(forPresentationIndexPath: rows[0]) == nil)
  }

  private typealias Announcement = (
    name: String, make: @MainActor (UITableView, TalkingSource) -> Void
  )

  private static let announcements: [Announcement] = [
    (
      "insertRows",
      { table, source in
        source.sections[0].insert("new", at: 2)
        table.insertRows(at: [IndexPath(row: 2, section: 0)], with: .fade)
      }
    ),
    (
      "deleteRows",
      { table, source in
        source.sections[0].remove(at: 2)
        table.deleteRows(at: [IndexPath(row: 2, section: 0)], with: .fade)
      }
    ),
    (
      "moveRow",
      { table, source in
        source.sections[1].insert(source.sections[0].remove(at: 2), at: 0)
        table.moveRow(at: IndexPath(row: 2, section: 0), to: IndexPath(row: 0, section: 1))
      }
    ),
    (
      "reloadRows",
      { table, source in
        source.sections[0][2] = "other"
        table.reloadRows(at: [IndexPath(row: 2, section: 0)], with: .none)
      }
    ),
    (
      "reconfigureRows",
      { table, source in
        source.sections[0][2] = "other"
        table.reconfigureRows(at: [IndexPath(row: 2, section: 0)])
      }
    ),
    (
      "insertSections",
      { table, source in
        source.sections.insert(["new"], at: 1)
        table.insertSections([1], with: .none)
      }
    ),
    (
      "deleteSections",
      { table, source in
        source.sections.remove(at: 0)
        table.deleteSections([0], with: .none)
      }
    ),
    (
      "moveSection",
      { table, source in
        source.sections.swapAt(0, 1)
        table.moveSection(0, toSection: 1)
      }
    ),
    (
      "reloadSections",
      { table, source in
        source.sections[1] = ["x", "y", "z"]
        table.reloadSections([1], with: .none)
      }
    ),
    (
      "reloadData",
      { table, source in
        source.sections = [["x"], ["y", "z"]]
        table.reloadData()
      }
    ),
    (
      "performBatchUpdates",
      { table, source in
        table.performBatchUpdates {
          source.sections[0].remove(at: 4)
          source.sections[0].insert("new", at: 0)
          table.deleteRows(at: [IndexPath(row: 4, section: 0)], with: .none)
          table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        }
      }
    ),
    (
      "beginUpdates",
      { table, source in
        table.beginUpdates()
        source.sections[0].remove(at: 4)
        table.deleteRows(at: [IndexPath(row: 4, section: 0)], with: .none)
        source.sections[1].append("new")
        table.insertRows(at: [IndexPath(row: 2, section: 1)], with: .none)
        table.endUpdates()
      }
    ),
  ]

  @Test("What changes rows is announced", arguments: 0..<12, 0...3)
  func announcing(index: Int, layers: Int) {
    #expect(Self.announcements.count == 12)
    let talking = TalkingFeed(layers: layers)
    Self.announcements[index].make(talking.content, talking.source)
    talking.tableView.layoutIfNeeded()
    let texts = talking.tableView.displayedTexts().map { $0.filter { $0 != "ad" } }
    #expect(texts == talking.source.sections, "\(Self.announcements[index].name)")
    #expect(talking.anomalies.isEmpty)
    #expect(talking.content.numberOfSections == talking.source.sections.count)
  }

  @Test("A row that is reconfigured keeps its cell, though the source dequeues with its own path")
  func reconfigured() {
    let talking = TalkingFeed(layers: 2)
    let row = IndexPath(row: 2, section: 0)
    let cell = talking.content.cellForRow(at: row)
    talking.source.sections[0][2] = "other"
    talking.content.reconfigureRows(at: [row])
    talking.tableView.layoutIfNeeded()
    #expect(talking.content.cellForRow(at: row) === cell)
    #expect(cell?.textLabel?.text == "other")
  }

  @Test("What is not about rows reaches the real table")
  func passing() {
    let talking = TalkingFeed()
    let (content, real) = (talking.content, talking.tableView)
    content.rowHeight = 50
    content.estimatedRowHeight = 30
    content.separatorStyle = .none
    content.contentInset = UIEdgeInsets(top: 3, left: 0, bottom: 0, right: 0)
    content.tag = 7
    content.alpha = 0.5
    content.backgroundColor = .red
    content.isHidden = true
    content.isUserInteractionEnabled = false
    content.scrollsToTop = false
    #expect(real.rowHeight == 50)
    #expect(real.estimatedRowHeight == 30)
    #expect(real.separatorStyle == .none)
    #expect(real.adjustedContentInset.top == 3)
    #expect(real.tag == 7)
    #expect(real.alpha == 0.5)
    #expect(real.backgroundColor == .red)
    #expect(real.isHidden)
    #expect(!real.isUserInteractionEnabled)
    #expect(!real.scrollsToTop)
    real.scrollsToTop = true
    #expect(!content.scrollsToTop)
    real.isHidden = false
    #expect(!content.isHidden)
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 30))
    content.tableHeaderView = header
    #expect(real.tableHeaderView === header)
    let view = UIView(frame: .zero)
    view.tag = 12
    content.addSubview(view)
    #expect(view.superview === real)
    #expect(content.viewWithTag(12) === view)
    #expect(real.viewWithTag(12) === view)
    #expect(content.viewWithTag(99) == nil)
    content.setEditing(true, animated: false)
    #expect(real.isEditing)
    #expect(content.isEditing)
    content.register(UITableViewCell.self, forCellReuseIdentifier: "another")
    #expect(real.dequeueReusableCell(withIdentifier: "another") != nil)
    #expect(content.dequeueReusableCell(withIdentifier: "another") != nil)
  }

  @Test("It is hidden in the real table, at the origin of the content, as large as what is shown")
  func place() {
    let talking = TalkingFeed([(0..<50).map { "\($0)" }])
    let (content, real) = (talking.content, talking.tableView)
    #expect(content.superview === real)
    #expect(content.window === real.window)
    #expect(content.window != nil)
    #expect(content.frame == CGRect(origin: .zero, size: real.bounds.size))
    real.contentOffset.y = 200
    let view = UIView(frame: CGRect(x: 5, y: 250, width: 10, height: 10))
    real.addSubview(view)
    #expect(view.convert(CGPoint.zero, to: content) == CGPoint(x: 5, y: 250))
    #expect(view.convert(CGPoint.zero, to: content) == view.convert(CGPoint.zero, to: real))
    #expect(content.bounds == real.bounds)
    #expect(content.frame.origin == .zero)
    real.frame.size = CGSize(width: 500, height: 300)
    #expect(content.bounds.size == CGSize(width: 500, height: 300))
    #expect(content.numberOfSections == 1)
    #expect(content != real)
  }
}
