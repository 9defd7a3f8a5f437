import DecoratorTableKit
import Foundation
import Testing

#if HEADLESS_UIKIT
/// The calls that a table makes to all of several sources, of which not each has an answer.
@Suite("Calls to several sources, of which some have no answer")
@MainActor
struct ComposedQuestionsTests {
  private final class StayingDelegate: NSObject, UITableViewDelegate {
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { false }
  }

  private final class Listener: NSObject, UITableViewDataSourcePrefetching,
    UITableViewDropDelegate
  {
    private(set) var lines: [String] = []

    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
      lines.append("prefetch \(indexPaths.map { RowPosition($0) })")
    }

    func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {
      lines.append("entered")
    }

    func tableView(
      _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
    ) {}
  }

  /// A source that implements index titles, and leaves their sections to the table.
  private final class TitlesOnly: NSObject, UITableViewDataSource, SelectorResponding {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { textCell(tableView, "row") }

    func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A"] }

    func response(to selector: Selector) -> Bool? {
      [
        "sectionIndexTitlesForTableView:", "tableView:numberOfRowsInSection:",
        "tableView:cellForRowAtIndexPath:",
      ].contains("\(selector)")
    }
  }

  @Test("A single child that leaves the sections of its titles to the table does so here, too")
  func titlesOfSingleChild() throws {
    let source = TitlesOnly()
    let (composed, tableView) = show([DecoratedTable(dataSource: source)])
    let told = try #require(tableView.dataSource)
    let selectors = [
      "sectionIndexTitlesForTableView:", "tableView:sectionForSectionIndexTitle:atIndex:",
    ].map { Selector($0) }
    #expect(selectors.map { OptionalMethod.response(of: told, to: $0) } == [true, false])
    withExtendedLifetime((composed, source)) {}
  }

  private func child(_ texts: [String]) -> DecoratedTable {
    DecoratedTable(dataSource: PlainDataSource([texts]))
  }

  private let keeper = Keeper()

  private func show(_ children: [DecoratedTable]) -> (ComposedTable, UITableView) {
    let composed = ComposedTable(.bySections, children)
    let tableView = UITableView.forTests()
    composed.attach(to: tableView)
    tableView.layoutIfNeeded()
    return (composed, tableView)
  }

  @Test("One below a child without an answer is asked, too")
  func answerBelow() {
    let staying = StayingDelegate()
    let last = DecoratedTable(dataSource: PlainDataSource([["b"]]), delegate: staying)
    let (composed, tableView) = show([child(["a"]), last])
    #expect(tableView.delegate?.scrollViewShouldScrollToTop?(tableView) == false)
    withExtendedLifetime((composed, staying)) {}
  }

  @Test(
    "A child is notified of its prefetched rows at once, whichever children have rows among them")
  func prefetching() {
    let listener = Listener()
    let first = DecoratedTable(
      dataSource: PlainDataSource([["a", "b"]]), prefetchDataSource: listener)
    let (composed, tableView) = show([first, child(["c"])])
    tableView.prefetchDataSource?.tableView(
      tableView, prefetchRowsAt: [path(0), path(0, 1), path(1)])
    #expect(listener.lines == ["prefetch [[0, 0], [0, 1]]"])
    withExtendedLifetime((composed, listener)) {}
  }

  @Test("An inserted child is notified of drops, though no child was before")
  func dropsOfLaterChild() {
    let listener = Listener()
    let later = DecoratedTable(dataSource: PlainDataSource([["b"]]), dropDelegate: listener)
    let (composed, tableView) = show([child(["a"])])
    composed.children.append(later)
    tableView.layoutIfNeeded()
    _ = tableView.simulateDrop(
      SimulatedDropSession(items: [UIDragItem(itemProvider: NSItemProvider())]), at: path(0, 1))
    #expect(listener.lines == ["entered"])
    withExtendedLifetime((composed, listener)) {}
  }

  @Test("A section that is not there has no rows", arguments: [true, false])
  func sectionThatIsNotThere(isBySections: Bool) throws {
    let kind: ComposedTable.Kind = isBySections ? .bySections : .byRows
    let composed = ComposedTable(kind, [child(["a"]), child(["b"])])
    let tableView = UITableView.forTests()
    composed.attach(to: tableView)
    tableView.layoutIfNeeded()
    let source = try #require(tableView.dataSource)
    let count = try #require(source.numberOfSections?(in: tableView))
    #expect(count == (isBySections ? 2 : 1))
    #expect(source.tableView(tableView, numberOfRowsInSection: count - 1) == (isBySections ? 1 : 2))
    #expect(source.tableView(tableView, numberOfRowsInSection: count) == 0)
  }

  @Test("A block that a child opens and ends on its content table is one change")
  func blockOfChild() {
    let source = RegisteringSource(["cell", "cell"]) {
      $0.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    }
    let (composed, tableView) = show([
      child(["a"]), DecoratedTable(dataSource: source, delegate: source),
    ])
    source.told?.beginUpdates()
    source.rows.append("cell")
    source.told?.insertRows(at: [path(2)], with: .none)
    #expect(tableView.numberOfRows(inSection: 1) == 2)
    source.told?.endUpdates()
    #expect(tableView.numberOfRows(inSection: 1) == 3)
    withExtendedLifetime((composed, source)) {}
  }

  @Test("A class and a nib under one identifier are different views")
  func classAndNib() {
    let red = RegisteringSource(["cell"]) {
      $0.register(Registered.Red.self, forCellReuseIdentifier: "cell")
    }
    let green = RegisteringSource(["cell"]) {
      let nib = UINib(headless: {
        [Registered.Green(style: .default, reuseIdentifier: nil)]
      })
      $0.register(nib, forCellReuseIdentifier: "cell")
    }
    let (composed, tableView) = show([red, green].map { DecoratedTable(dataSource: $0) })
    #expect(tableView.displayedClasses() == [["Red"], ["Green"]])
    withExtendedLifetime((composed, red, green)) {}
  }

  @Test("In a block of the whole, what changes in one child of a child is shown at its end")
  func childOfChild() {
    let sources = ["a", "b", "c"].map { TextSource([[$0]]) }
    let tables = sources.map { DecoratedTable(dataSource: $0, delegate: $0) }
    let group = ComposedTable(.byRows, [tables[0], tables[1]])
    let composed = ComposedTable(.bySections, [group, tables[2]])
    let tableView = UITableView.forTests()
    composed.attach(to: tableView)
    tableView.layoutIfNeeded()
    composed.performBatchUpdates {
      sources[1].sections[0].append("new")
      tables[1].insertRows(at: [path(1)], with: .none)
    }
    #expect(tableView.displayedTexts() == [["a", "b", "new"], ["c"]])
  }

  @Test("A child inserted below one that reloads has the app's animation, and all its rows")
  func animationOfChild() {
    let screen = ComposedScreen(.byRows, [[["a"]], [["b", "c"]]], showing: [0])
    screen.composed.childAnimation = .left
    screen.composed.performBatchUpdates {
      screen.sources[0].sections = [["d"]]
      screen.tables[0].reloadData()
      screen.composed.children = screen.tables
    }
    #expect(screen.texts == [["d", "b", "c"]])
    #expect(screen.takeCalls().contains("+[0, 1] [0, 2] left"))
  }

  @Test("Sections of a child are inserted and deleted with the animations that it passes")
  func animations() {
    let screen = ComposedScreen(.bySections, [[["a"]], [["b"], ["c"]]])
    screen.sources[1].sections.removeFirst()
    screen.tables[1].deleteSections([0], with: .left)
    #expect(screen.takeCalls().contains("-§1 left"))
    #expect(screen.texts == [["a"], ["c"]])
  }
}
#endif
