import Foundation
import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit

/// Faults of children, which are handled or refused.
@Suite("Faults of several sources")
@MainActor
struct ComposedFaultTests {
  @Test("A source that is released while it is shown leaves the others as they are")
  func goneSource() {
    let screen = ComposedScreen(.byRows, [[["a", "b"]], [["c"]]])
    let holder = UITableView.forTests()
    var source: TextSource? = TextSource([["x", "y"]])
    holder.dataSource = source
    // Adopted objects are not retained.
    screen.composed.children.insert(DecoratedTable(adopting: holder), at: 1)
    #expect(screen.texts == [["a", "b", "x", "y", "c"]])
    source = nil
    #expect(screen.texts.joined().count == 5)
    screen.sources[1].sections[0].append("d")
    screen.tables[1].insertRows(at: [path(1)], with: .none)
    #expect(screen.texts.joined().suffix(2) == ["c", "d"])
    screen.tableView.reloadData()
    #expect(screen.texts == [["a", "b", "c", "d"]])
    _ = holder
  }

  @Test("Children may be composed anew inside a batch of one of them, and of itself")
  func composingInsideBatch() {
    let screen = ComposedScreen(.bySections, [[["a"]], [["b"]], [["c"]]])
    screen.tables[0].performBatchUpdates {
      screen.sources[0].sections[0].append("new")
      screen.composed.children.remove(at: 1)
      screen.tables[0].insertRows(at: [path(1)], with: .none)
    }
    #expect(screen.texts == [["a", "new"], ["c"]])
    screen.tables[0].performBatchUpdates {
      screen.sources[0].sections[0].removeAll()
      screen.composed.children.remove(at: 0)
      screen.tables[0].deleteRows(at: [path(0), path(1)], with: .none)
    }
    #expect(screen.texts == [["c"]])
    screen.composed.children = screen.tables
    #expect(screen.texts == [[], ["b"], ["c"]])
    #expect(screen.anomalies.isEmpty)
  }

  @Test("A child that changes while the table asks for its rows waits for the next turn")
  func changeInCallback() async {
    let screen = ComposedScreen(.bySections, [[["a"]], [["b"]]])
    // One child announces in a callback of the other.
    screen.sources[0].willGiveCell = { [weak screen] _ in
      guard let screen else { return }
      screen.sources[0].willGiveCell = { _ in }
      screen.sources[1].sections[0].append("new")
      screen.tables[1].insertRows(at: [path(1)], with: .none)
    }
    screen.tables[0].reloadRows(at: [path(0)], with: .none)
    screen.tableView.layoutIfNeeded()
    await wait { screen.tableView.numberOfRows(inSection: 1) == 2 }
    #expect(screen.texts == [["a"], ["b", "new"]])
    #expect(screen.anomalies.isEmpty)
  }

  @Test("The rows of a thousand children are inserted in one batch")
  func manyChildren() {
    // Upkeep of each of these tables takes time by their number.
    let count = Thinning.isTempered ? 100 : 1_000
    let contents = (0..<count).map { [["\($0)"]] }
    let screen = ComposedScreen(.byRows, contents, height: 400)
    screen.composed.performBatchUpdates {
      for (source, table) in zip(screen.sources, screen.tables) {
        source.sections[0].append("new")
        table.insertRows(at: [path(1)], with: .none)
      }
    }
    #expect(screen.tableView.numberOfRows(inSection: 0) == 2 * count)
    #expect(screen.takeCalls().count { $0 == "{" } == 1)
    #expect(screen.anomalies.isEmpty)
  }

  @Test("A report about a child with wrong counts names it, and a child of a child, too")
  func namesOfLiars() {
    let screen = ComposedScreen(.bySections, [[["a"]], [["b"]]])
    let inner = TextSource([["c"]])
    let innerTable = DecoratedTable(dataSource: inner, delegate: inner)
    var anomalies: [TableAnomaly] = []
    innerTable.observe { event in
      if case .anomaly(let anomaly) = event { anomalies.append(anomaly) }
    }
    screen.composed.children.append(ComposedTable(.byRows, [innerTable]))
    func names() -> [String] {
      (screen.anomalies + anomalies).compactMap {
        if case .inconsistentUpdate(let layer, _, _) = $0 { layer } else { nil }
      }
    }
    screen.tables[1].insertRows(at: [path(1)], with: .none)
    #expect(names() == ["child 1 (TextSource)"])
    // It is named by its current number.
    screen.composed.children.removeFirst()
    screen.tables[1].deleteRows(at: [path(0)], with: .none)
    #expect(names() == ["child 1 (TextSource)", "child 0 (TextSource)"])
    innerTable.insertRows(at: [path(1)], with: .none)
    #expect(names().last == "child 0 (TextSource) of child 1 (ComposedTable)")
    #expect(screen.texts == [["b"], ["c"]])
    #expect(
      anomalies.first?.description.contains(
        "the rows of child 0 (TextSource) of child 1 (ComposedTable) are not as announced") == true)
    // By itself it is no child.
    screen.composed.children.removeFirst()
    let tableView = UITableView.forTests()
    screen.tables[1].addRows(["ad"], placed: .start) { tableView, _, ad in
      textCell(tableView, ad)
    }
    screen.tables[1].attach(to: tableView)
    screen.tables[1].insertRows(at: [path(1)], with: .none)
    #expect(names()[2] == "content")
  }

  @Test("A composed table that is released detaches the table and the children")
  func goneTable() async {
    let tableView = UITableView.forTests()
    let source = TextSource([["a"]])
    let child = DecoratedTable(dataSource: source, delegate: source)
    var composed: ComposedTable? = ComposedTable(.bySections, [child])
    composed?.attach(to: tableView)
    #expect(tableView.displayedTexts() == [["a"]])
    composed = nil
    #expect(tableView.dataSource == nil)
    // The thread that releases it is not specified.
    await wait { !child.isAttached }
    #expect(!child.isAttached)
    child.attach(to: tableView)
    #expect(tableView.displayedTexts() == [["a"]])
    source.sections[0].append("b")
    child.insertRows(at: [path(1)], with: .none)
    #expect(tableView.displayedTexts() == [["a", "b"]])
  }

  @Test("A composed table that is released leaves nothing of its children in the table")
  func goneWithoutTrace() async {
    let tableView = UITableView.forTests()
    let sources = [TextSource([["a"]]), TextSource([["b"]])]
    let children = sources.map { DecoratedTable(dataSource: $0, delegate: $0) }
    func shares() -> Int {
      tableView.subviews.flatMap(\.subviews).count {
        ($0 as? ContentTableView)?.isChildTable == true
      }
    }
    var composed: ComposedTable? = ComposedTable(.bySections, children)
    composed?.attach(to: tableView)
    #expect(tableView.displayedTexts() == [["a"], ["b"]])
    #expect(shares() == 2)
    composed = nil
    await wait { shares() == 0 }
    #expect(shares() == 0)
    #expect(tableView.dataSource == nil && composed == nil)
  }

  @Test("A child that is removed just before its change is shown keeps that change")
  func goneBeforeItsChange() async {
    let screen = ComposedScreen(.bySections, [[["a"]]])
    let list = SnapshotTable(["section": ["x", "y"]])
    let child = DecoratedTable(dataSource: list.source)
    screen.composed.children.append(child)
    #expect(screen.texts == [["a"], ["x", "y"]])
    let observation = child.observe { [composed = screen.composed] event in
      if case .willApply = event { composed.children.removeLast() }
    }
    var isCompleted = false
    list.source.apply(SnapshotTable.snapshot(["section": ["x", "z", "y"]])) { isCompleted = true }
    #expect(isCompleted)
    #expect(screen.texts == [["a"]])
    observation.cancel()
    await wait { !child.isAttached }
    #expect(!child.isAttached)
    screen.composed.children.append(child)
    await wait { screen.tableView.numberOfSections == 2 }
    #expect(screen.texts == [["a"], ["x", "z", "y"]])
    #expect(screen.anomalies.isEmpty)
    withExtendedLifetime(list) {}
  }

  @Test("A child removed during its own change is detached, though the table is detached meanwhile")
  func goneBeforeDetaching() async {
    let screen = ComposedScreen(.bySections, [[["a"]], [["b"]]])
    let child = screen.tables[1]
    let observation = child.observe { [composed = screen.composed] event in
      if case .willApply = event {
        composed.children.removeLast()
        composed.detach()
      }
    }
    child.reloadRows(at: [path(0)], with: .none)
    observation.cancel()
    await wait { !child.isAttached }
    #expect(!child.isAttached)
    // It is no child any more.
    child.attach(to: screen.tableView)
    #expect(screen.texts == [["b"]])
  }

  @Test("What a child announces while a block around all children is open is shown at its end")
  func announcedInsideOpenBlock() async {
    let screen = ComposedScreen(.bySections, [[["a"]], [["b"]]])
    let (child, composed) = (screen.tables[1], screen.composed)
    // It has its turn already.
    let observation = child.observe { event in
      if case .willApply = event { composed.queue.begin() }
    }
    screen.sources[1].sections[0].append("new")
    child.insertRows(at: [path(1)], with: .none)
    observation.cancel()
    composed.queue.end()
    await wait { screen.tableView.numberOfRows(inSection: 1) == 2 }
    #expect(screen.texts == [["a"], ["b", "new"]])
    #expect(screen.anomalies.isEmpty)
  }

  #if HEADLESS_UIKIT
  @Test("What children announce while the table waits to load counts at once, and is shown then")
  func announcedWhileLoadingWaits() async throws {
    let screen = ComposedScreen(.bySections, [[["a", "b"]], [["c"]]])
    screen.tables[0].addRows(["ad"], placed: .start) { tableView, _, ad in
      textCell(tableView, ad)
    }
    .height(40)
    let app = PlaceholderApp()
    screen.composed.children.append(
      DecoratedTable(dataSource: PlainDataSource([["d"]]), dropDelegate: app))
    screen.tableView.layoutIfNeeded()
    _ = screen.tableView.simulateDrop(
      SimulatedDropSession(items: [UIDragItem(itemProvider: NSItemProvider())]), at: path(0, 2))
    #expect(screen.tableView.hasUncommittedUpdates)
    screen.composed.reloadData()
    for text in ["new", "newer"] {
      screen.sources[0].sections[0].append(text)
      let last = path(screen.sources[0].sections[0].count - 1)
      screen.tables[0].insertRows(at: [last], with: .none)
    }
    #expect(screen.tables[0].reuseIndexPath(forData: path(3)) == path(4))
    _ = try #require(app.context).deletePlaceholder()
    await wait { screen.tableView.numberOfRows(inSection: 0) == 5 }
    #expect(screen.texts == [["ad", "a", "b", "new", "newer"], ["c"], ["d"]])
    #expect(screen.anomalies.isEmpty)
  }
  #endif
}
