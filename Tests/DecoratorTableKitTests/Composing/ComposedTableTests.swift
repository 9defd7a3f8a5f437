import Foundation
import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit

/// Changes that children announce, and children that are added and removed, as calls of one table.
@Suite("Several sources in one table")
@MainActor
struct ComposedTableTests {
  private let contents = [[["a", "b"]], [["c"], ["d", "e"]], [["f"]]]

  @Test("All rows are placed below each other")
  func rows() {
    let sections = ComposedScreen(.bySections, contents)
    #expect(sections.texts == [["a", "b"], ["c"], ["d", "e"], ["f"]])
    let rows = ComposedScreen(.byRows, contents)
    #expect(rows.texts == [["a", "b", "c", "f"]])
    #expect(sections.anomalies.isEmpty && rows.anomalies.isEmpty)
  }

  @Test("What a child announces in its own rows is one batch")
  func announcements() {
    let screen = ComposedScreen(.bySections, contents)
    screen.sources[1].sections[1].append("new")
    screen.tables[1].insertRows(at: [path(2, 1)], with: .fade)
    #expect(screen.takeCalls() == ["{", "+[2, 2] fade", "}"])
    #expect(screen.texts == [["a", "b"], ["c"], ["d", "e", "new"], ["f"]])

    let rows = ComposedScreen(.byRows, contents)
    rows.sources[2].sections[0].insert("new", at: 0)
    rows.tables[2].insertRows(at: [path(0)], with: .left)
    #expect(rows.takeCalls() == ["{", "+[0, 3] left", "}"])
    #expect(rows.texts == [["a", "b", "c", "new", "f"]])
    #expect(screen.anomalies.isEmpty && rows.anomalies.isEmpty)
  }

  @Test(
    "Batches of several children in one block are one, with children inserted, removed and moved")
  func oneBlock() {
    let screen = ComposedScreen(.bySections, contents, showing: [0, 1])
    screen.composed.performBatchUpdates {
      screen.sources[0].sections[0].removeFirst()
      screen.tables[0].deleteRows(at: [path(0)], with: .top)
      screen.sources[1].sections[0].append("new")
      screen.tables[1].insertRows(at: [path(1)], with: .fade)
      screen.composed.children.append(screen.tables[2])
    }
    #expect(
      screen.takeCalls() == ["{", "+§3 automatic", "-[0, 0] top", "+[1, 1] fade", "}"])
    #expect(screen.texts == [["b"], ["c", "new"], ["d", "e"], ["f"]])
    _ = screen.takeCalls()
    screen.sources[1].sections = [["c"], ["d"], ["e"]]
    screen.tables[1].reloadData()
    #expect(screen.texts == [["b"], ["c"], ["d"], ["e"], ["f"]])
    #expect(screen.takeCalls() == ["{", "+§3 none", "~§1 §2 none", "}"])
    screen.sources[1].sections = [["c", "new"], ["d", "e"]]
    screen.tables[1].reloadData()
    _ = screen.takeCalls()
    screen.composed.children.swapAt(0, 2)
    #expect(screen.takeCalls().filter { $0 == "{" }.count == 1)
    #expect(screen.texts == [["f"], ["c", "new"], ["d", "e"], ["b"]])
    screen.composed.children.removeFirst()
    #expect(screen.takeCalls() == ["{", "-§0 automatic", "}"])
    #expect(screen.texts == [["c", "new"], ["d", "e"], ["b"]])
    #expect(screen.anomalies.isEmpty)
  }

  @Test("A child has layers of its own, and there are layers around all of them")
  func layers() {
    let screen = ComposedScreen(.byRows, [[["a", "b", "c"]], [["d", "e"]]])
    screen.tables[0].addRows(["ad"], placed: .before(1), policy: .followRule) { tableView, _, ad in
      textCell(tableView, ad)
    }
    .height(40)
    screen.composed.addRows(
      ["promo", "promo 2"], placed: .every(3), policy: .followRule
    ) { tableView, _, promo in textCell(tableView, promo) }
    .height(40)
    #expect(screen.texts == [["a", "ad", "b", "promo", "c", "d", "e", "promo 2"]])
    screen.sources[0].sections[0].removeFirst()
    screen.tables[0].deleteRows(at: [path(0)], with: .none)
    #expect(screen.texts == [["b", "ad", "c", "promo", "d", "e"]])
    screen.sources[1].sections[0].append("f")
    screen.tables[1].insertRows(at: [path(2)], with: .none)
    #expect(screen.texts == [["b", "ad", "c", "promo", "d", "e", "f", "promo 2"]])
    #expect(screen.anomalies.isEmpty)
  }

  @Test("A composed table is a child as any other")
  func nested() {
    let inner = [TextSource([["a"]]), TextSource([["b", "c"]])]
    let innerTables = inner.map { DecoratedTable(dataSource: $0, delegate: $0) }
    let group = ComposedTable(.byRows, innerTables)
    let last = TextSource([["d"]])
    let composed = ComposedTable(
      .bySections, [group, DecoratedTable(dataSource: last, delegate: last)])
    let tableView = UITableView.forTests()
    composed.attach(to: tableView)
    #expect(tableView.displayedTexts() == [["a", "b", "c"], ["d"]])
    inner[1].sections[0].insert("new", at: 1)
    innerTables[1].insertRows(at: [path(1)], with: .none)
    #expect(tableView.displayedTexts() == [["a", "b", "new", "c"], ["d"]])
    composed.performBatchUpdates {
      inner[0].sections[0] = []
      innerTables[0].deleteRows(at: [path(0)], with: .none)
      group.children.swapAt(0, 1)
      composed.children.swapAt(0, 1)
    }
    #expect(tableView.displayedTexts() == [["d"], ["b", "new", "c"]])
    #expect(composed.child(at: path(1, 1)) === group)
  }

  @Test("Code that calls its content table uses its own rows")
  func contentTable() {
    let screen = ComposedScreen(.bySections, contents)
    var told: UITableView?
    let talking = TalkingChild { tableView in told = tableView }
    screen.composed.children.insert(DecoratedTable(dataSource: talking), at: 0)
    #expect(screen.texts == [["one", "two"], ["a", "b"], ["c"], ["d", "e"], ["f"]])
    guard let told else {
      Issue.record("the child was told of no table")
      return
    }
    #expect(told !== screen.tableView)
    screen.composed.children.swapAt(0, 1)
    #expect(told.numberOfSections == 1)
    #expect(told.numberOfRows(inSection: 0) == 2)
    #expect(told.cellForRow(at: path(1))?.textLabel?.text == "two")
    #expect(told.indexPathsForVisibleRows == [path(0), path(1)])
    _ = screen.takeCalls()
    talking.rows.append("three")
    told.insertRows(at: [path(2)], with: .fade)
    #expect(screen.takeCalls() == ["{", "+[1, 2] fade", "}"])
    told.selectRow(at: path(2), animated: false, scrollPosition: .none)
    #expect(screen.tableView.indexPathForSelectedRow == path(2, 1))
    talking.rows = ["four"]
    told.reloadData()
    #expect(screen.texts == [["a", "b"], ["four"], ["c"], ["d", "e"], ["f"]])
    #expect(!screen.takeCalls().contains("reload"))
  }

  @Test("What code announces in a block on its content table is one batch")
  func contentTableBlock() throws {
    let screen = ComposedScreen(.bySections, contents)
    var told: UITableView?
    let talking = TalkingChild { tableView in told = tableView }
    screen.composed.children.append(DecoratedTable(dataSource: talking))
    let table = try #require(told)
    _ = screen.takeCalls()
    table.beginUpdates()
    talking.rows = ["zero", "one", "two", "three"]
    table.insertRows(at: [path(0)], with: .top)
    table.insertRows(at: [path(3)], with: .top)
    #expect(screen.takeCalls().isEmpty)
    table.endUpdates()
    #expect(screen.takeCalls() == ["{", "+[4, 0] [4, 3] top", "}"])
    #expect(screen.texts.last == ["zero", "one", "two", "three"])
    #expect(screen.anomalies.isEmpty)
  }

  @Test("Sections of a child are inserted, deleted and reloaded with the animation that it passes")
  func sectionAnimations() {
    let screen = ComposedScreen(.bySections, contents)
    screen.sources[1].sections.removeFirst()
    screen.tables[1].deleteSections([0], with: .left)
    #expect(screen.takeCalls() == ["{", "-§1 left", "}"])
    screen.sources[1].sections.append(["last"])
    screen.tables[1].insertSections([1], with: .top)
    #expect(screen.takeCalls() == ["{", "+§2 top", "}"])
    screen.sources[1].sections.removeLast()
    screen.tables[1].deleteSections([1], with: .none)
    _ = screen.takeCalls()
    screen.sources[1].sections[0] = ["new"]
    screen.tables[1].reloadSections([0], with: .right)
    #expect(screen.takeCalls() == ["{", "~§1 right", "}"])
    #expect(screen.texts == [["a", "b"], ["new"], ["f"]])
  }

  @Test("A child inserted below one that reloads its rows has its own animation")
  func comingBelowReload() {
    let screen = ComposedScreen(.byRows, [[["a"]], [["b", "c"]], [["d"]]], showing: [0, 2])
    screen.composed.performBatchUpdates {
      screen.sources[0].sections = [["x"]]
      screen.tables[0].reloadData()
      screen.composed.children = screen.tables
    }
    let calls = screen.takeCalls()
    #expect(calls.contains("+[0, 1] [0, 2] automatic"))
    #expect(!calls.contains("reload"))
    #expect(screen.texts == [["x", "b", "c", "d"]])
    #expect(screen.anomalies.isEmpty)
  }

  @Test("A child that loads fewer rows than it had shows all of them without animation")
  func shorterLoad() {
    let screen = ComposedScreen(.byRows, [[["a", "b", "c"]], [["d"]]])
    screen.sources[0].sections = [["x"]]
    screen.tables[0].reloadData()
    let calls = screen.takeCalls()
    #expect(!calls.contains("reload"))
    #expect(calls.count > 2)
    #expect(calls.dropFirst().dropLast().allSatisfy { $0.hasSuffix(" none") }, "\(calls)")
    #expect(screen.texts == [["x", "d"]])
  }

  @Test("What one child of a child announces in a block is shown at its end")
  func oneOfNested() {
    let inner = [TextSource([["a"]]), TextSource([["b"]])]
    let innerTables = inner.map { DecoratedTable(dataSource: $0, delegate: $0) }
    let composed = ComposedTable(.bySections, [ComposedTable(.byRows, innerTables)])
    let tableView = UITableView.forTests()
    composed.attach(to: tableView)
    #expect(tableView.displayedTexts() == [["a", "b"]])
    composed.performBatchUpdates {
      inner[0].sections[0].append("new")
      innerTables[0].insertRows(at: [path(1)], with: .none)
    }
    #expect(tableView.displayedTexts() == [["a", "new", "b"]])
  }

  @Test("The rows of a child with wrong counts are loaded again, and no others")
  func lies() {
    let screen = ComposedScreen(.bySections, contents)
    screen.sources[1].sections[1].append("unsaid")
    screen.tables[1].insertRows(at: [path(0, 1), path(1, 1)], with: .none)
    #expect(screen.texts == [["a", "b"], ["c"], ["d", "e", "unsaid"], ["f"]])
    #expect(screen.anomalies.count == 1)
    #expect(screen.takeCalls() == ["{", "~§1 §2 none", "}"])
  }

  @Test("A child can be removed in the callback of its own row")
  func removedInCallback() async {
    let screen = ComposedScreen(.byRows, contents)
    screen.sources[1].willGiveCell = { [weak screen] _ in
      screen?.sources[1].willGiveCell = { _ in }
      screen?.composed.children.remove(at: 1)
    }
    screen.tables[1].reloadRows(at: [path(0)], with: .none)
    screen.tableView.layoutIfNeeded()
    await wait { screen.composed.shown.count == 2 }
    #expect(screen.texts == [["a", "b", "f"]])
    #expect(screen.anomalies.isEmpty)
    // It can be shown again, or somewhere else.
    screen.composed.children.append(screen.tables[1])
    #expect(screen.texts == [["a", "b", "f", "c"]])
  }

  @Test("Detached, the table has its own objects back, and children work by themselves")
  func detaching() {
    let screen = ComposedScreen(.bySections, contents)
    let own = PlainDataSource([["own"]])
    screen.composed.detach()
    #expect(screen.tableView.dataSource == nil)
    screen.tableView.dataSource = own
    screen.sources[0].sections[0].append("later")
    screen.tables[0].insertRows(at: [path(2)], with: .none)
    #expect(screen.texts == [["own"]])
    screen.composed.attach(to: screen.tableView)
    #expect(screen.texts == [["a", "b", "later"], ["c"], ["d", "e"], ["f"]])
    #expect(screen.anomalies.isEmpty)
  }

  @Test("A change announced while an attached table counts the child's rows is no anomaly")
  func announcedWhileAttaching() async {
    let screen = ComposedScreen(.bySections, [[["a"]], [["b"]]])
    screen.composed.detach()
    screen.sources[0].willGiveCounts = { [weak screen] in
      guard let screen else { return }
      screen.sources[0].willGiveCounts = {}
      screen.sources[1].sections[0].append("new")
      screen.tables[1].insertRows(at: [path(1)], with: .none)
    }
    screen.composed.attach(to: screen.tableView)
    #expect(screen.texts == [["a"], ["b", "new"]])
    await nextTurn()
    #expect(screen.texts == [["a"], ["b", "new"]])
    #expect(!screen.anomalies.contains { $0.kind == .inconsistentUpdate })
  }

  @Test("A block in which nothing changes is completed, too")
  func emptyBlock() async {
    let screen = ComposedScreen(.bySections, [[["a"]], [["b"]]])
    var completed: [Bool] = []
    screen.composed.performBatchUpdates {
    } completion: {
      completed.append($0)
    }
    await wait { !completed.isEmpty }
    #expect(completed == [true])
    #expect(screen.takeCalls() == [])
  }

  @Test("Once an announced change of a child is shown, no turn of changes is pending")
  func nothingLeft() async {
    let screen = ComposedScreen(.bySections, contents)
    screen.sources[0].sections[0].append("new")
    screen.tables[0].insertRows(at: [path(2)], with: .none)
    #expect(screen.texts == [["a", "b", "new"], ["c"], ["d", "e"], ["f"]])
    #expect(!screen.composed.pendingWork.steps.contains("the turn of changes of children"))
    // For what has to wait for the end of a block, one is pending.
    screen.composed.queue.perform(
      {
        screen.composed.children.removeLast()
        #expect(screen.composed.pendingWork.steps.contains("the turn of changes of children"))
      }, completion: nil)
    await wait { screen.tableView.numberOfSections == 3 }
    #expect(screen.texts == [["a", "b", "new"], ["c"], ["d", "e"]])
  }

  #if HEADLESS_UIKIT
  @Test("A method that a child gets later is one of the table on the next turn")
  func laterMethod() async {
    // No child has a delegate, so that it is known which methods there are.
    let children = ["a", "b"].map { DecoratedTable(dataSource: PlainDataSource([[$0]])) }
    let composed = ComposedTable(.bySections, children)
    let ads = children[0].addRows(["ad"], placed: .start) { tableView, _, text in
      let cell = textCell(tableView, text)
      cell.accessoryType = .detailButton
      return cell
    }
    let tableView = UITableView.forTests()
    composed.attach(to: tableView)
    tableView.layoutIfNeeded()
    let step = "telling the table which methods its children have"
    await wait { !composed.pendingWork.steps.contains(step) }
    var tapped: [IndexPath] = []
    ads.events.accessoryTap = { _, _, indexPath in tapped.append(indexPath) }
    #expect(composed.pendingWork.steps.contains(step))
    await wait { !composed.pendingWork.steps.contains(step) }
    tableView.simulateTapOnAccessory(at: path(0))
    #expect(tapped == [path(0)])
  }
  #endif

  @Test("A source finds no cell at a row that a layer around the whole table hides")
  func hiddenFromOutside() throws {
    let source = RegisteringSource(["text", "text", "text"])
    let child = DecoratedTable(dataSource: source, delegate: source)
    let composed = ComposedTable(.bySections, [child])
    composed.hideRows { $0.row == 1 }
    let tableView = UITableView.forTests()
    composed.attach(to: tableView)
    tableView.layoutIfNeeded()
    let told = try #require(source.told)
    #expect(told.rectForRow(at: path(1)) == .zero && told.rectForRow(at: path(2)).minY == 40)
    #expect(told.cellForRow(at: path(1)) == nil && told.cellForRow(at: path(2)) != nil)
    told.selectRow(at: path(1), animated: false, scrollPosition: .none)
    #expect(tableView.indexPathsForSelectedRows == nil)
    told.selectRow(at: path(2), animated: false, scrollPosition: .none)
    #expect(tableView.indexPathsForSelectedRows == [path(1)])
    told.deselectRow(at: path(1), animated: false)
    #expect(tableView.indexPathsForSelectedRows == [path(1)])
  }
}

/// A source that remembers which table it got.
private final class TalkingChild: NSObject, UITableViewDataSource {
  var rows = ["one", "two"]
  private let tell: (UITableView) -> Void

  init(_ tell: @escaping (UITableView) -> Void) {
    self.tell = tell
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    tell(tableView)
    return rows.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "text", for: indexPath)
    cell.textLabel?.text = rows[indexPath.row]
    return cell
  }
}
