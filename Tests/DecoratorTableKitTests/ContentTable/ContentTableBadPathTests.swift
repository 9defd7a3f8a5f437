import DecoratorTableKit
import Foundation
import Testing

#if HEADLESS_UIKIT
@Suite("Rows that do not exist, asked of a content table")
@MainActor
struct ContentTableBadPathTests {
  private static let rows = [
    IndexPath(row: 5, section: 0), IndexPath(row: 1000, section: 1), IndexPath(row: 0, section: 2),
    IndexPath(row: -1, section: 0), IndexPath(row: 0, section: -1),
    IndexPath(row: NSNotFound, section: 0), IndexPath(row: 0, section: NSNotFound),
    IndexPath(row: NSNotFound, section: 7),
  ]

  @Test("Content without sections has no row and no section in those that a layer adds")
  func noSections() {
    let talking = TalkingFeed([])
    talking.feed.addSections(
      [
        AdditionalSection(rowCount: 1, headerTitle: "extra") { tableView, _, _ in
          textCell(tableView, "extra")
        }
      ], placed: .start)
    talking.tableView.layoutIfNeeded()
    #expect(talking.tableView.numberOfSections == 1)
    #expect(talking.tableView.cellForRow(at: path(0)) != nil)
    #expect(talking.content.cellForRow(at: path(0)) == nil)
    #expect(talking.content.headerView(forSection: 0) == nil)
    #expect(talking.tableView.rect(forSection: 0).height > 0)
    #expect(talking.content.rect(forSection: 0).height == 0)
  }

  private typealias Question = (name: String, ask: @MainActor (UITableView, IndexPath) -> String)

  private static let questions: [Question] = [
    ("cellForRow", { "\($0.cellForRow(at: $1) == nil)" }),
    ("rectForRow", { "\($0.rectForRow(at: $1))" }),
    (
      "scrollToRow",
      {
        $0.scrollToRow(at: $1, at: .top, animated: false)
        return ""
      }
    ),
    (
      "selectRow",
      {
        $0.selectRow(at: $1, animated: false, scrollPosition: .none)
        return "\($0.indexPathsForSelectedRows ?? [])"
      }
    ),
    (
      "deselectRow",
      {
        $0.deselectRow(at: $1, animated: false)
        return ""
      }
    ),
    ("numberOfRows", { "\($0.numberOfRows(inSection: $1.section))" }),
    ("rectForSection", { "\($0.rect(forSection: $1.section).width)" }),
    ("rectForHeader", { "\($0.rectForHeader(inSection: $1.section).height)" }),
    ("headerView", { "\($0.headerView(forSection: $1.section) == nil)" }),
    ("presentation", { "\($0.presentationIndexPath(forDataSourceIndexPath: $1)?.count ?? 0)" }),
    (
      "presentation of a section",
      {
        "\($0.presentationSectionIndex(forDataSourceSectionIndex: $1.section) == $1.section)"
      }
    ),
    ("dataSource", { "\($0.dataSourceIndexPath(forPresentationIndexPath: $1)?.count ?? 0)" }),
    (
      "dequeue",
      {
        "\($0.dequeueReusableCell(withIdentifier: "text", for: $1).reuseIdentifier ?? "")"
      }
    ),
  ]

  @Test("They get UIKit's answer, or UIKit's exception", arguments: 0..<13, 0...2)
  func badRows(index: Int, layers: Int) {
    #expect(Self.questions.count == 13)
    let question = Self.questions[index]
    for row in Self.rows {
      let talking = TalkingFeed(layers: layers, height: 0)
      let bare = UITableView.forTests()
      bare.dataSource = talking.source
      bare.delegate = talking.source
      bare.layoutIfNeeded()
      var answers = ("", "")
      let expected = UIKitFailure.recording { answers.0 = question.ask(bare, row) }
      let found = UIKitFailure.recording { answers.1 = question.ask(talking.content, row) }
      #expect(answers.0 == answers.1, "\(question.name) \(row)")
      #expect(found.map(\.name) == expected.map(\.name), "\(question.name) \(row)")
    }
  }

  @Test("A point on an additional row is on no row")
  func additionalPoint() {
    let talking = TalkingFeed(layers: 1)
    #expect(talking.texts.first == "ad")
    #expect(talking.content.indexPathForRow(at: CGPoint(x: 5, y: 5)) == nil)
    #expect(
      talking.content.indexPathsForRows(in: CGRect(x: 0, y: 0, width: 10, height: 50))
        == [IndexPath(row: 0, section: 0)])
    #expect(talking.content.indexPathForRow(at: CGPoint(x: 5, y: -5)) == nil)
    #expect(talking.content.indexPathForRow(at: CGPoint(x: 5, y: 100_000)) == nil)
  }

  @Test("The end of a block that was not begun fails with UIKit's message", arguments: 0...2)
  func unbegunBlock(layers: Int) {
    let talking = TalkingFeed(layers: layers)
    let failures = UIKitFailure.recording { talking.content.endUpdates() }
    #expect(failures.count == 1)
    #expect(failures.first?.reason.contains("beginUpdates") == true)
  }

  @Test("Without any section of its own, no row of a section that a layer adds is the content's")
  func nothingBesideAddedSections() {
    let promo = AdditionalSection(rowCount: 1) { tableView, _, _ in textCell(tableView, "promo") }
    let source = TalkingSource([])
    let table = DecoratedTable(dataSource: source)
    let layer = SlotLayer(placed: .none, sections: .start, adding: [promo], named: "promos") {
      tableView, _, _ in textCell(tableView, "ad")
    }
    table.add(layer)
    let tableView = UITableView.forTests()
    table.attach(to: tableView)
    #expect(tableView.displayedTexts() == [["promo"]])
    guard let content = table.contentTableView else {
      Issue.record("there is no table")
      return
    }
    let first = IndexPath(row: 0, section: 0)
    #expect(content.numberOfSections == 0)
    #expect(content.cellForRow(at: first) == nil)
    #expect(!UIKitFailure.recording { _ = content.numberOfRows(inSection: 0) }.isEmpty)
    _ = UIKitFailure.recording {
      content.selectRow(at: first, animated: false, scrollPosition: .none)
    }
    #expect(tableView.indexPathForSelectedRow == nil)
  }

  @Test("While a placeholder is on screen, no section below the last one is the content's")
  func sectionsBesidePlaceholder() {
    let source = TalkingSource([["a", "b"]])
    let drops = PlaceholderApp()
    let table = DecoratedTable(dataSource: source, dropDelegate: drops)
    table.addRows(["ad"], placed: .start) { tableView, _, ad in textCell(tableView, ad) }
    let tableView = UITableView.forTests()
    table.attach(to: tableView)
    tableView.layoutIfNeeded()
    _ = tableView.simulateDrop(
      SimulatedDropSession(items: [UIDragItem(itemProvider: NSItemProvider())]),
      at: IndexPath(row: 1, section: 0))
    #expect(tableView.hasUncommittedUpdates)
    let content = table.contentTableView
    let sections = (0...2).map { content?.dataSourceSectionIndex(forPresentationSectionIndex: $0) }
    #expect(sections == [0, NSNotFound, NSNotFound])
  }

  @Test("A section is scrolled to as a whole where more of its rows are hidden than added")
  func wholeSectionWithHiddenRows() throws {
    let source = PlainDataSource([(0..<20).map { "a\($0)" }, (0..<20).map { "b\($0)" }])
    let table = DecoratedTable(dataSource: source)
    table.hideRows { $0.row.isMultiple(of: 2) }
    let tableView = UITableView.forTests()
    table.attach(to: tableView)
    tableView.layoutIfNeeded()
    let content = try #require(table.contentTableView)
    let section = IndexPath(row: NSNotFound, section: 1)
    let failures = UIKitFailure.recording {
      content.scrollToRow(at: section, at: .top, animated: false)
    }
    #expect(failures == [])
    #expect(tableView.contentOffset.y == 400)
  }

  @Test("An announcement about rows that do not exist is reported, and does not stop the program")
  func badAnnouncement() {
    let talking = TalkingFeed(layers: 1)
    let anomalies = TableAnomaly.recording {
      talking.content.deleteRows(at: [IndexPath(row: 17, section: 0)], with: .none)
    }
    #expect(anomalies.count == 1)
    #expect(talking.content.numberOfRows(inSection: 0) == 5)
  }
}
#endif
