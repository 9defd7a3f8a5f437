import DecoratorTableKit
import Foundation
import Testing

/// Sources that go away in callbacks of their own, and children that are removed, moved, loaded or
/// decorated in a callback of a row of another child.
@Suite("Several sources that change in callbacks of others", .serialized)
@MainActor
struct ComposedInCallbackTests {
  /// What is between the table and a source.
  enum Wrapping: CaseIterable, Sendable { case layer, byHand, child, rowsOfChild }

  @Test(
    "A source that is released in a callback of its own leaves the rows of others",
    arguments: Wrapping.allCases, TableCallback.allCases)
  func releasedInside(wrapping: Wrapping, callback: TableCallback) {
    let (tableView, holder, keeper) = (UITableView.forTests(), UITableView.forTests(), Keeper())
    var source: TextSource? = TextSource([["a", "b"]])
    weak var observed: TextSource?
    observed = source
    let ads = RowLayer(
      ["ad"], placed: .start, named: "ads", cell: .made { table, _, ad in textCell(table, ad) })
    ads.height(40)
    switch wrapping {
    case .layer:
      tableView.dataSource = source
      tableView.delegate = source
      let table = DecoratedTable(adopting: tableView)
      table.add(ads)
      table.attach()
      keeper.keep(table)
    case .byHand:
      if let source {
        let dataSource = AdditionalTableViewDataSourceImpl(
          inner: source, layer: ads, ownership: .weak)
        let delegate = AdditionalTableViewDelegateImpl(
          inner: source, layer: ads, ownership: .weak)
        keeper.keep(dataSource)
        keeper.keep(delegate)
        tableView.dataSource = dataSource
        tableView.delegate = delegate
      }
    case .child, .rowsOfChild:
      holder.dataSource = source
      holder.delegate = source
      let child = DecoratedTable(adopting: holder)
      child.add(ads)
      let composed = ComposedTable(
        wrapping == .child ? .bySections : .byRows,
        [DecoratedTable(dataSource: PlainDataSource([["c"]])), child])
      composed.attach(to: tableView)
      keeper.keep(composed)
    }
    #expect(tableView.displayedTexts().joined().suffix(3) == ["ad", "a", "b"])
    source?.onFirst(callback) { source = nil }
    tableView.reloadData()
    tableView.layoutIfNeeded()
    #expect(observed == nil)
    tableView.reloadData()
    let isChild = wrapping == .child || wrapping == .rowsOfChild
    #expect(tableView.displayedTexts() == (isChild ? [["c"]] : []))
    withExtendedLifetime((holder, keeper)) {}
  }

  /// What is done to a child.
  enum Deed: CaseIterable, Sendable { case removed, moved, loaded }

  @Test(
    "A child is removed, moved or loaded in a callback of a row of another child",
    arguments: Deed.allCases, TableCallback.allCases)
  func otherChild(deed: Deed, callback: TableCallback) async {
    for kind in [ComposedTable.Kind.bySections, .byRows] {
      for isBatch in [true, false] {
        let screen = ComposedScreen(kind, [[["a"]], [["b", "c"]], [["d"]]])
        let (composed, sources, tables) = (screen.composed, screen.sources, screen.tables)
        var isDone = false
        sources[0].onFirst(callback) {
          isDone = true
          switch deed {
          case .removed: composed.children.remove(at: 1)
          case .moved: composed.children.swapAt(1, 2)
          case .loaded:
            sources[1].sections = [["new"]]
            tables[1].reloadData()
          }
        }
        if isBatch {
          tables[0].reloadRows(at: [path(0)], with: .none)
        } else {
          screen.tableView.reloadData()
        }
        screen.tableView.layoutIfNeeded()
        var expected: [[String]] =
          switch deed {
          case .removed: [["a"], ["d"]]
          case .moved: [["a"], ["d"], ["b", "c"]]
          case .loaded: [["a"], ["new"], ["d"]]
          }
        func shown() -> [[String]] { kind == .bySections ? expected : [Array(expected.joined())] }
        await wait { screen.texts == shown() }
        #expect(isDone && screen.texts == shown(), "\(kind), in a batch: \(isBatch)")
        #expect(tables[1].isAttached == (deed != .removed))
        // Both go on.
        sources[0].sections[0].append("last")
        tables[0].insertRows(at: [path(1)], with: .none)
        expected[0].append("last")
        #expect(screen.texts == shown())
        #expect(screen.anomalies.isEmpty)
      }
    }
  }

  @Test(
    "A layer that is added in a callback of a batch is shown, and nothing is lost",
    arguments: [TableCallback.cell, .willDisplay, .didEndDisplaying, .height], 0..<3)
  func layerAdded(callback: TableCallback, place: Int) async {
    let screen = ComposedScreen(.bySections, [[["a"]], [["b"]]])
    // The child that changes, the other one, and the table around both.
    let decorated = ((screen.tables as [LayeredTable]) + [screen.composed])[place]
    var isAdded = false
    var completions = 0
    screen.sources[0].onFirst(callback) {
      isAdded = true
      decorated.addRows(["ad"], placed: .start) { tableView, _, ad in textCell(tableView, ad) }
        .height(40)
    }
    screen.sources[0].sections = [["changed", "new"]]
    screen.tables[0].performBatchUpdates {
      screen.tables[0].reloadRows(at: [path(0)], with: .none)
      screen.tables[0].insertRows(at: [path(1)], with: .none)
    } completion: { _ in
      completions += 1
    }
    var expected = [["changed", "new"], ["b"]]
    expected[place % 2].insert("ad", at: 0)
    await wait { screen.texts == expected && completions > 0 }
    #expect(isAdded && completions == 1)
    #expect(screen.texts == expected)
    #expect(screen.anomalies.isEmpty)
  }

  // MARK: - A child that moves to another table

  @Test(
    "What waits in a child that moves to another table is completed once, and shown there",
    arguments: [false, true])
  func announcedAndMoved(isDetached: Bool) async {
    let screen = ComposedScreen(.bySections, [[["a"]], [["b"]]])
    let other = ComposedScreen(.bySections, [[["x"]]])
    let (child, source) = (screen.tables[1], screen.sources[1])
    let ads = child.addRows(["ad 1"], placed: .every(1), policy: .followRule) { tableView, _, ad in
      textCell(tableView, ad)
    }
    ads.height(40)
    screen.tableView.layoutIfNeeded()
    var completions = 0
    func move() {
      if isDetached { screen.composed.detach() }
      screen.composed.children = [screen.tables[0]]
      if isDetached { other.composed.children.append(child) }
    }
    screen.sources[0].onFirst(.willDisplay) {
      // The table asks, so both wait.
      source.sections[0].append("new")
      child.performBatchUpdates {
        child.insertRows(at: [path(1)], with: .none)
      } completion: { _ in
        completions += 1
      }
      ads.append("ad 2")
      #expect(completions == 0)
      move()
    }
    screen.tables[0].reloadRows(at: [path(0)], with: .none)
    screen.tableView.layoutIfNeeded()
    if !isDetached {
      await wait { !child.isAttached }
      other.composed.children.append(child)
    }
    let expected = [["x"], ["b", "ad 1", "new", "ad 2"]]
    await wait { other.texts == expected && completions > 0 }
    for _ in 0..<3 { await nextTurn() }
    #expect(other.texts == expected)
    #expect(completions == 1)
    #expect(ads.committedModels == ["ad 1", "ad 2"])
    #expect(screen.anomalies.isEmpty && other.anomalies.isEmpty)
    // It is a child as before.
    source.sections[0].removeFirst()
    child.deleteRows(at: [path(0)], with: .none)
    #expect(other.texts == [["x"], ["new", "ad 1"]])
  }

  @Test("A snapshot that waits in a child is applied where the child is shown next")
  func snapshotMoves() async {
    let screen = ComposedScreen(.bySections, [[["a"]]])
    let other = ComposedScreen(.bySections, [[["x"]]])
    let list = SnapshotTable(["section": ["1", "2"]])
    let child = DecoratedTable(dataSource: list.source)
    screen.composed.children.append(child)
    var completions = 0
    screen.sources[0].onFirst(.willDisplay) {
      list.source.apply(SnapshotTable.snapshot(["section": ["2", "3"]])) { completions += 1 }
      screen.composed.detach()
      screen.composed.children.removeLast()
      other.composed.children.append(child)
    }
    screen.tables[0].reloadRows(at: [path(0)], with: .none)
    screen.tableView.layoutIfNeeded()
    await wait { completions > 0 }
    for _ in 0..<3 { await nextTurn() }
    #expect(completions == 1)
    #expect(other.texts == [["x"], ["2", "3"]])
    #expect(other.anomalies.isEmpty)
    withExtendedLifetime(list) {}
  }

  @Test("A layer's change that waits for the end of a scroll moves with its child")
  func patientMoves() {
    let screen = ComposedScreen(.bySections, [[["a"]], [["b"]]])
    let other = ComposedScreen(.bySections, [[["x"]]])
    let child = screen.tables[1]
    let ads = child.addRows([String](), placed: .start) { tableView, _, ad in
      textCell(tableView, ad)
    }
    ads.height(40)
    screen.tableView.isHeld = true
    ads.models = ["ad"]
    #expect(screen.tableView.numberOfRows(inSection: 1) == 1)
    screen.composed.children.removeLast()
    other.composed.children.append(child)
    #expect(other.texts == [["x"], ["ad", "b"]])
    #expect(ads.committedModels == ["ad"])
    #expect(screen.texts == [["a"]])
  }

  // MARK: - Turns

  @Test(
    "A child with a wrong announcement loads alone, and every block is completed once",
    arguments: [false, true], [false, true])
  func wrongAlone(isByRows: Bool, isNested: Bool) {
    let sources = ["a", "b", "c"].map { TextSource([[$0]]) }
    let tables = sources.map { DecoratedTable(dataSource: $0, delegate: $0) }
    let kind: ComposedTable.Kind = isByRows ? .byRows : .bySections
    let children: [LayeredTable] =
      isNested ? [ComposedTable(kind, Array(tables[..<2])), tables[2]] : tables
    let composed = ComposedTable(kind, children)
    let tableView = LoggingTableView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
    tableView.setUpForTests()
    var (loads, anomalies) = ([0, 0, 0], [0, 0, 0])
    for (number, table) in tables.enumerated() {
      table.addRows(["ad"], placed: .start) { tableView, _, ad in textCell(tableView, ad) }
        .height(40)
      table.observe { event in
        switch event {
        case .didLoad: loads[number] += 1
        case .anomaly: anomalies[number] += 1
        default: break
        }
      }
    }
    composed.attach(to: tableView)
    tableView.layoutIfNeeded()
    _ = tableView.takeCalls()
    loads = [0, 0, 0]
    var completed: [Int] = []
    composed.performBatchUpdates {
      for (number, table) in tables.enumerated() {
        table.performBatchUpdates {
          sources[number].sections[0] += number == 1 ? ["x", "y"] : ["new"]
          table.insertRows(at: [path(1)], with: .none)
        } completion: { _ in
          completed.append(number)
        }
      }
    }
    let texts = [["ad", "a", "new"], ["ad", "b", "x", "y"], ["ad", "c", "new"]]
    let calls = tableView.takeCalls()
    #expect(tableView.displayedTexts() == (isByRows ? [Array(texts.joined())] : texts))
    #expect(calls.count { $0 == "{" } == 1 && !calls.contains("reload"))
    #expect(loads == [0, 1, 0])
    #expect(anomalies == [0, 1, 0])
    #expect(completed.sorted() == [0, 1, 2])
  }

  /// The depth of the stack where this is called, in bytes below some fixed place.
  private func stackDepth() -> Int {
    var mark: UInt8 = 0
    return withUnsafeMutablePointer(to: &mark) { -Int(bitPattern: $0) }
  }

  @Test("However many children announce in one block, the stack is as deep, and there is one batch")
  func depth() {
    func deepest(_ count: Int) -> Int {
      let screen = ComposedScreen(.bySections, (0..<count).map { [["\($0)"]] })
      let base = stackDepth()
      var deepest = 0
      for table in screen.tables {
        table.observe { _ in deepest = max(deepest, stackDepth() - base) }
      }
      screen.composed.performBatchUpdates {
        for (source, table) in zip(screen.sources, screen.tables) {
          source.sections[0].append("new")
          table.insertRows(at: [path(1)], with: .none)
        }
      }
      #expect(screen.takeCalls().count { $0 == "{" } == 1)
      #expect(deepest > 0)
      return deepest
    }
    #expect(deepest(100) <= deepest(10))
  }
}
