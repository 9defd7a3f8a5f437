import Foundation
import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit

/// What becomes one batch of the table, and what waits for it.
@Suite("Turns of several sources")
@MainActor
struct ComposedTurnTests {
  /// Adds a row to a child, and announces it.
  private func add(_ text: String, to number: Int, of screen: ComposedScreen) {
    screen.sources[number].sections[0].append(text)
    let row = screen.sources[number].sections[0].count - 1
    screen.tables[number].insertRows(at: [path(row)], with: .none)
  }

  /// Shows a composed table with one child, which is a composed table of two sources.
  private func showGroup() -> (
    sources: [TextSource], tables: [DecoratedTable], group: ComposedTable,
    composed: ComposedTable, tableView: UITableView
  ) {
    let sources = ["a", "b"].map { TextSource([[$0]]) }
    let tables = sources.map { DecoratedTable(dataSource: $0, delegate: $0) }
    let group = ComposedTable(.bySections, tables)
    let composed = ComposedTable(.bySections, [group])
    let tableView = UITableView.forTests()
    composed.attach(to: tableView)
    tableView.layoutIfNeeded()
    return (sources, tables, group, composed, tableView)
  }

  // MARK: - Open blocks

  @Test(
    "While a child has a block open, nothing else is applied, and its end shows all in one batch")
  func openBlock() {
    let screen = ComposedScreen(.bySections, [[["a", "x"]], [["b"]], [["c"]]])
    let promos = screen.composed.addRows(["p"], named: "promos", placed: .start) {
      tableView, _, text in textCell(tableView, text)
    }
    promos.height(40)
    screen.tableView.layoutIfNeeded()
    _ = screen.takeCalls()
    screen.tables[0].performBatchUpdates {
      // A table that asked for this row now would ask for a row that does not exist any more.
      screen.sources[0].sections[0].removeLast()
      add("new", to: 1, of: screen)
      add("newer", to: 2, of: screen)
      promos.append("q")
      screen.tableView.layoutIfNeeded()
      #expect(screen.takeCalls() == [])
      screen.tables[0].deleteRows(at: [path(1)], with: .none)
    }
    #expect(screen.texts == [["p", "a"], ["q", "b", "new"], ["c", "newer"]])
    // One of all children, and then one of the layer around them.
    #expect(screen.takeCalls().count { $0 == "{" } == 2)
    #expect(screen.anomalies.isEmpty)
  }

  @Test("While a block of the whole table is open, no layer around the children changes")
  func openBlockAround() {
    let screen = ComposedScreen(.bySections, [[["a", "x"]], [["b"]]])
    let promos = screen.composed.addRows(["p"], named: "promos", placed: .start) {
      tableView, _, text in textCell(tableView, text)
    }
    promos.height(40)
    screen.tableView.layoutIfNeeded()
    _ = screen.takeCalls()
    screen.composed.performBatchUpdates {
      screen.sources[0].sections[0].removeLast()
      promos.models = []
      #expect(screen.takeCalls() == [])
      screen.tables[0].deleteRows(at: [path(1)], with: .none)
    }
    #expect(screen.texts == [["a"], ["b"]])
    #expect(screen.anomalies.isEmpty)
  }

  @Test("A block that a child does not end keeps the others waiting for a turn at most")
  func forgottenBlock() async {
    let screen = ComposedScreen(.bySections, [[["a"]], [["b"]]])
    screen.tables[0].beginUpdates()
    add("new", to: 1, of: screen)
    add("newer", to: 0, of: screen)
    #expect(screen.takeCalls() == [])
    await wait { screen.tableView.numberOfRows(inSection: 1) == 2 }
    #expect(screen.texts == [["a", "newer"], ["b", "new"]])
    #expect(screen.anomalies == [.blockNotEnded])
  }

  @Test("The end of one child's block does not end that of another")
  func otherBlock() {
    let screen = ComposedScreen(.bySections, [[["a"]], [["b"]]])
    screen.tables[0].beginUpdates()
    screen.tables[1].performBatchUpdates { add("new", to: 1, of: screen) }
    add("newer", to: 0, of: screen)
    #expect(screen.takeCalls() == [])
    screen.tables[0].endUpdates()
    #expect(screen.texts == [["a", "newer"], ["b", "new"]])
    #expect(screen.takeCalls().count { $0 == "{" } == 1)
    #expect(screen.anomalies.isEmpty)
  }

  @Test(
    "A child that is given another data source shows its rows on the next turn",
    arguments: [false, true], [false, true])
  func otherDataSource(inCallback: Bool, hasLayer: Bool) async throws {
    let screen = ComposedScreen(.bySections, [[["a"]], [["b"]]])
    if hasLayer {
      screen.tables[0].addRows(["ad"], placed: .end) { tableView, _, ad in textCell(tableView, ad) }
        .height(40)
    }
    let other = TextSource([["c", "d"]])
    let content = try #require(screen.tables[0].contentTableView)
    if inCallback {
      screen.sources[0].willGiveCell = { [source = screen.sources[0]] _ in
        source.willGiveCell = { _ in }
        content.dataSource = other
      }
      screen.tables[0].reloadRows(at: [path(0)], with: .none)
    } else {
      content.dataSource = other
    }
    let rows = hasLayer ? ["c", "d", "ad"] : ["c", "d"]
    await wait { screen.tableView.numberOfRows(inSection: 0) == rows.count }
    #expect(screen.texts == [rows, ["b"]])
    #expect(screen.anomalies.isEmpty)
  }

  @Test("Rows that have passed from one child to the next are shown after the table has asked")
  func passedOn() async {
    let screen = ComposedScreen(.byRows, [[["a", "b"]], [["c"]]])
    screen.sources[0].sections = [["a"]]
    screen.sources[1].sections = [["c", "d"]]
    let (table, dataSource) = (screen.tableView, screen.tableView.dataSource)
    #expect(dataSource?.numberOfSections?(in: table) == 1)
    #expect(dataSource?.tableView(table, numberOfRowsInSection: 0) == 3)
    await nextTurn()
    #expect(screen.texts == [["a", "c", "d"]])
    #expect(screen.composed.child(at: path(1)) === screen.tables[1])
  }

  @Test("A child that is removed with an open block blocks no other child")
  func leavingWithOpenBlock() async {
    let screen = ComposedScreen(.bySections, [[["a"]], [["b"]]])
    screen.tables[0].beginUpdates()
    screen.composed.detach()
    screen.composed.children.removeFirst()
    screen.composed.attach(to: screen.tableView)
    add("new", to: 1, of: screen)
    #expect(screen.texts == [["b", "new"]])
    screen.tables[0].endUpdates()
  }

  @Test("A block of a child of a child keeps everybody waiting")
  func nestedBlock() {
    let sources = ["a", "b", "c"].map { TextSource([[$0]]) }
    let tables = sources.map { DecoratedTable(dataSource: $0, delegate: $0) }
    let composed = ComposedTable(
      .bySections, [ComposedTable(.byRows, [tables[0], tables[1]]), tables[2]])
    let tableView = LoggingTableView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
    tableView.setUpForTests()
    composed.attach(to: tableView)
    tableView.layoutIfNeeded()
    _ = tableView.takeCalls()
    tables[0].performBatchUpdates {
      for (source, table) in zip(sources, tables).reversed() {
        source.sections[0].append("new")
        table.insertRows(at: [path(1)], with: .none)
      }
      #expect(tableView.takeCalls() == [])
    }
    #expect(tableView.displayedTexts() == [["a", "new", "b", "new"], ["c", "new"]])
    #expect(tableView.takeCalls().count { $0 == "{" } == 1)
  }

  // MARK: - Turns

  @Test("The second changes of several children become one batch, too")
  func secondChanges() {
    let screen = ComposedScreen(.bySections, (0..<10).map { [["\($0)"]] })
    let ads = screen.tables.map { table in
      table.addRows(["ad"], placed: .every(1)) { tableView, _, text in textCell(tableView, text) }
        .height(40)
    }
    screen.tableView.layoutIfNeeded()
    _ = screen.takeCalls()
    screen.composed.performBatchUpdates {
      for (number, ads) in ads.enumerated() {
        ads.append("another")
        add("new", to: number, of: screen)
      }
    }
    #expect(screen.texts == (0..<10).map { ["\($0)", "ad", "new", "another"] })
    // The announcements, and then the changes of the layers.
    #expect(screen.takeCalls().count { $0 == "{" } == 2)
    #expect(screen.anomalies.isEmpty)
  }

  @Test("A child whose announcement is wrong loads its rows in the batch of the others")
  func wrongAnnouncement() {
    let screen = ComposedScreen(.bySections, [[["a"]], [["b"]], [["c"]]])
    screen.composed.performBatchUpdates {
      add("new", to: 0, of: screen)
      screen.sources[1].sections[0] += ["x", "y"]
      screen.tables[1].insertRows(at: [path(1)], with: .none)
      add("newer", to: 2, of: screen)
    }
    #expect(screen.texts == [["a", "new"], ["b", "x", "y"], ["c", "newer"]])
    let calls = screen.takeCalls()
    #expect(calls.count { $0 == "{" } == 1)
    #expect(!calls.contains("reload"))
    #expect(screen.anomalies.count == 1)
  }

  @Test("What a completion announces is shown when the announcement returns")
  func announcedInCompletion() {
    let screen = ComposedScreen(.bySections, [[["a"]], [["b"]]])
    var shown: [[[String]]] = []
    for number in 0..<2 {
      screen.tables[number].performBatchUpdates {
        add("new", to: number, of: screen)
      } completion: { _ in
        add("newer", to: 1 - number, of: screen)
        shown.append(screen.texts)
      }
    }
    #expect(
      shown == [
        [["a", "new"], ["b", "newer"]], [["a", "new", "newer"], ["b", "newer", "new"]],
      ])
    #expect(screen.anomalies.isEmpty)
  }

  @Test("An announcement asks none of the other sources")
  func otherSources() {
    let screen = ComposedScreen(.bySections, (0..<100).map { [["\($0)"]] }, height: 400)
    let before = screen.sources.map(\.countQuestions)
    add("new", to: 50, of: screen)
    #expect(screen.tableView.numberOfRows(inSection: 50) == 2)
    let asked = zip(screen.sources, before).map { $0.countQuestions - $1 }
    #expect(asked.enumerated().allSatisfy { $0.offset == 50 || $0.element == 0 })
  }

  @Test("A batch in which one child changes without animation is not animated")
  func withoutAnimation() {
    let sources = ["a", "b"].map { TextSource([[$0]]) }
    let tables = sources.map { DecoratedTable(dataSource: $0, delegate: $0) }
    let tableView = AnimatedBatchTable(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
    tableView.setUpForTests()
    let composed = ComposedTable(.bySections, tables)
    composed.attach(to: tableView)
    tableView.layoutIfNeeded()
    for isLoading in [false, true] {
      composed.performBatchUpdates {
        sources[0].sections[0].append("new")
        tables[0].insertRows(at: [path(sources[0].sections[0].count - 1)], with: .top)
        if isLoading { tables[1].reloadData() }
      }
    }
    #expect(tableView.areBatchesAnimated == [true, false])
  }

  // MARK: - What is removed in the middle of a turn

  @Test("A table that is detached in a block of its own shows the block when it is attached again")
  func detachedInBlock() {
    let screen = ComposedScreen(.bySections, [[["a"]], [["b"]]])
    screen.composed.performBatchUpdates {
      add("new", to: 1, of: screen)
      screen.composed.detach()
    }
    #expect(screen.texts == [])
    screen.composed.attach(to: screen.tableView)
    #expect(screen.texts == [["a"], ["b", "new"]])
    add("newer", to: 1, of: screen)
    #expect(screen.texts == [["a"], ["b", "new", "newer"]])
  }

  @Test("The completions of a table that is detached before its turn are called then")
  func completionOfDetached() {
    let screen = ComposedScreen(.bySections, [[["a"]], [["b"]]])
    var completions: [Bool] = []
    screen.sources[0].willDisplay = { [source = screen.sources[0]] _ in
      source.willDisplay = { _ in }
      screen.composed.performBatchUpdates {
        screen.composed.children.removeLast()
      } completion: {
        completions.append($0)
      }
    }
    screen.tableView.reloadData()
    screen.tableView.layoutIfNeeded()
    #expect(completions == [])
    screen.composed.detach()
    #expect(completions == [false])
  }

  @Test("A table that is detached in the middle of a turn leaves no child in the middle of it")
  func detachedInTurn() {
    let screen = ComposedScreen(.bySections, [[["a"]], [["b"]]])
    var completions: [String] = []
    let observation = screen.tables[1].observe { event in
      if case .willApply = event { screen.composed.detach() }
    }
    screen.composed.performBatchUpdates {
      for number in 0..<2 {
        screen.tables[number].performBatchUpdates {
          add("new", to: number, of: screen)
        } completion: { _ in
          completions.append("\(number)")
        }
      }
    }
    observation.cancel()
    #expect(completions.sorted() == ["0", "1"])
    screen.composed.attach(to: screen.tableView)
    #expect(screen.texts == [["a", "new"], ["b", "new"]])
    for number in 0..<2 { add("newer", to: number, of: screen) }
    #expect(screen.texts == [["a", "new", "newer"], ["b", "new", "newer"]])
    #expect(screen.anomalies.isEmpty)
  }

  @Test("A table of several sources that is reloaded as the only child goes on afterwards")
  func reloadedGroup() async {
    let (sources, tables, group, composed, tableView) = showGroup()
    var completions: [String] = []
    func add(_ text: String) {
      tables[1].performBatchUpdates {
        sources[1].sections[0].append(text)
        tables[1].insertRows(at: [path(sources[1].sections[0].count - 1)], with: .none)
      } completion: { _ in
        completions.append(text)
      }
    }
    composed.performBatchUpdates {
      group.reloadData()
      add("new")
    }
    #expect(tableView.displayedTexts() == [["a"], ["b", "new"]])
    await wait { completions == ["new"] }
    add("newer")
    #expect(tableView.displayedTexts() == [["a"], ["b", "new", "newer"]])
    await wait { completions == ["new", "newer"] }
  }

  @Test("A group that is detached while its batch is prepared leaves no child in the middle of it")
  func detachedGroup() async {
    let (sources, tables, group, composed, tableView) = showGroup()
    let observation = group.observe { event in
      if case .willApply = event { composed.detach() }
    }
    func add(_ text: String) {
      sources[1].sections[0].append(text)
      tables[1].insertRows(at: [path(sources[1].sections[0].count - 1)], with: .none)
    }
    add("new")
    observation.cancel()
    #expect(!composed.isAttached)
    #expect(!tables[1].queue.isApplying)
    composed.attach(to: tableView)
    tableView.layoutIfNeeded()
    #expect(tableView.displayedTexts() == [["a"], ["b", "new"]])
    add("newer")
    #expect(tableView.displayedTexts() == [["a"], ["b", "new", "newer"]])
  }

  @Test("The reload of the only child with rows shows what another one inserts in the same block")
  func reloadOfOnlyRows() {
    let screen = ComposedScreen(.byRows, [[["a"]], [[]]])
    screen.composed.performBatchUpdates {
      screen.sources[0].sections = [["d"]]
      screen.tables[0].reloadData()
      add("new", to: 1, of: screen)
    }
    #expect(screen.texts == [["d", "new"]])
    #expect(screen.takeCalls() == ["reload"])
    #expect(screen.anomalies.isEmpty)
  }

  @Test("A child that is detached in the middle of a turn has no rows, and the others have theirs")
  func childDetachedInTurn() async {
    let screen = ComposedScreen(.bySections, [[["a"]], [["b"]]])
    let observation = screen.tables[1].observe { event in
      if case .willApply = event { screen.tables[0].detach() }
    }
    screen.composed.performBatchUpdates {
      for number in 0..<2 { add("new", to: number, of: screen) }
    }
    observation.cancel()
    await wait { screen.tableView.numberOfSections == 1 }
    #expect(screen.texts == [["b", "new"]])
    add("newer", to: 1, of: screen)
    #expect(screen.texts == [["b", "new", "newer"]])
  }

  @Test("A child that another one removes in the middle of a turn is removed with its rows")
  func takenAwayInTurn() async {
    let screen = ComposedScreen(.bySections, [[["a"]], [["b"]], [["c"]]])
    let observation = screen.tables[1].observe { event in
      if case .willApply = event { screen.composed.children.removeFirst() }
    }
    screen.composed.performBatchUpdates {
      for number in 0..<3 { add("new", to: number, of: screen) }
    }
    observation.cancel()
    await wait { screen.tableView.numberOfSections == 2 }
    #expect(screen.texts == [["b", "new"], ["c", "new"]])
    await wait { !screen.tables[0].isAttached }
    screen.composed.children.insert(screen.tables[0], at: 0)
    #expect(screen.texts == [["a", "new"], ["b", "new"], ["c", "new"]])
    #expect(screen.anomalies.isEmpty)
  }

  @Test("A layer that is added to a child in the middle of a turn is shown, and nothing is lost")
  func layerAddedInTurn() async {
    let screen = ComposedScreen(.bySections, [[["a"]], [["b"]]])
    var isAdded = false
    screen.tables[1].observe { event in
      if case .willApply = event, !isAdded {
        isAdded = true
        screen.tables[0].addRows(["ad"], placed: .start) { tableView, _, text in
          textCell(tableView, text)
        }
      }
    }
    screen.composed.performBatchUpdates {
      for number in 0..<2 { add("new", to: number, of: screen) }
    }
    await wait { screen.tableView.numberOfRows(inSection: 0) == 3 }
    #expect(screen.texts == [["ad", "a", "new"], ["b", "new"]])
  }
}

/// A table that writes down whether its batches may be animated.
private final class AnimatedBatchTable: UITableView {
  private(set) var areBatchesAnimated: [Bool] = []

  override func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    areBatchesAnimated.append(UIView.areAnimationsEnabled)
    super.performBatchUpdates(updates, completion: completion)
  }
}
