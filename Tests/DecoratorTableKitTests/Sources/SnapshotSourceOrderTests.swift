import DecoratorTableKit
import Foundation
import Testing

// Two tests hold a thread of the pool, of which there may be but two.
@Suite("Snapshots that are applied at any moment", .serialized)
@MainActor
struct SnapshotSourceOrderTests {
  private func table(isDecorated: Bool, delegate: DisplayTeller? = nil) -> SnapshotTable {
    let table = SnapshotTable(["a": ["1", "2", "3"]])
    table.tableView.delegate = delegate
    if isDecorated { table.decorate(ads: ["ad"], delegate: delegate) }
    table.show()
    return table
  }

  private func texts(_ table: SnapshotTable) -> [String] {
    table.tableView.displayedTexts().joined().filter { $0 != "ad" }
  }

  @Test(
    "While the table asks for a cell, it waits for the end of the turn", arguments: [false, true])
  func duringLayout(isDecorated: Bool) async {
    let table = table(isDecorated: isDecorated)
    table.willMakeCell = { _ in
      table.willMakeCell = nil
      table.apply(["a": ["9"]])
    }
    table.tableView.reloadData()
    #expect(texts(table) == ["1", "2", "3"])
    await wait { texts(table) == ["9"] }
    #expect(texts(table) == ["9"])
    withExtendedLifetime(table) {}
  }

  @Test(
    "While a cell is asked for in an update, it waits for the update", arguments: [false, true])
  func duringQuestion(isDecorated: Bool) {
    let table = table(isDecorated: isDecorated)
    var seen: [String] = []
    table.willMakeCell = { text in
      table.willMakeCell = nil
      seen.append(text)
      table.apply(["a": ["9"]])
      // The table keeps the rows that it knows; what was applied last is tested elsewhere.
      seen += (0..<3).compactMap {
        table.source.itemIdentifier(for: IndexPath(row: $0, section: 0))
      }
      seen += table.source.snapshot().itemIdentifiers
    }
    table.apply(["a": ["1", "2", "4"]])
    table.tableView.layoutIfNeeded()
    #expect(seen == ["4", "1", "2", "4", "9"])
    #expect(texts(table) == ["9"])
    withExtendedLifetime(table) {}
  }

  @Test("During an update it waits for its end, and several are shown in their order")
  func duringUpdate() {
    for isDecorated in [false, true] {
      let teller = DisplayTeller()
      let table = table(isDecorated: isDecorated, delegate: teller)
      var log: [String] = []
      teller.willDisplay = {
        teller.willDisplay = nil
        table.source.apply(SnapshotTable.snapshot(["a": ["1", "5"]])) { log.append("second") }
        table.source.apply(SnapshotTable.snapshot(["b": ["5"]])) { log.append("third") }
        log.append(texts(table).joined())
      }
      table.source.apply(SnapshotTable.snapshot(["a": ["1", "2", "4"]])) { log.append("first") }
      table.tableView.layoutIfNeeded()
      #expect(log.count == 4 && log.suffix(2) == ["second", "third"], "\(log)")
      #expect(texts(table) == ["5"])
      #expect(table.source.sectionIdentifier(for: 0) == "b")
      withExtendedLifetime((table, teller)) {}
    }
  }

  @Test("In a block of announcements it waits for the end of the block")
  func inBlock() {
    let table = table(isDecorated: true)
    var shown: [String] = []
    table.table?.performBatchUpdates {
      table.apply(["a": ["2", "7"]])
      shown = texts(table)
    }
    #expect(shown == ["1", "2", "3"])
    #expect(texts(table) == ["2", "7"])
    withExtendedLifetime(table) {}
  }

  @Test("A table that is detached in the middle of an update shows what waits when it has one")
  func detachedMeanwhile() async {
    let teller = DisplayTeller()
    let table = table(isDecorated: true, delegate: teller)
    var isCompleted = false
    teller.willDisplay = {
      teller.willDisplay = nil
      table.source.apply(SnapshotTable.snapshot(["a": ["8"]])) { isCompleted = true }
      table.table?.detach()
    }
    table.apply(["a": ["1", "2", "4"]])
    table.tableView.layoutIfNeeded()
    await wait { isCompleted }
    #expect(isCompleted)
    #expect(table.source.snapshot().itemIdentifiers == ["8"])
    table.table?.attach()
    #expect(texts(table) == ["8"])
    withExtendedLifetime((table, teller)) {}
  }

  @Test(
    "What waits when its table is detached is shown before what is applied after it",
    arguments: [false, true])
  func detachedAndApplied(isShownElsewhere: Bool) async {
    let teller = DisplayTeller()
    let table = table(isDecorated: true, delegate: teller)
    let other = UITableView.forTests()
    var log: [String] = []
    func apply(_ items: [String]) {
      let name = items.joined()
      table.source.apply(SnapshotTable.snapshot(["a": items])) { log.append(name) }
    }
    teller.willDisplay = {
      teller.willDisplay = nil
      apply(["8"])
      apply(["8", "9"])
      if isShownElsewhere { table.table?.attach(to: other) } else { table.table?.detach() }
      apply(["9"])
    }
    apply(["1", "2", "4"])
    table.tableView.layoutIfNeeded()
    await wait { log.count == 4 }
    #expect(log == ["124", "8", "89", "9"])
    #expect(table.source.snapshot().itemIdentifiers == ["9"])
    #expect(table.source.itemIdentifier(for: IndexPath(row: 0, section: 0)) == "9")
    if !isShownElsewhere { table.table?.attach(to: other) }
    #expect(other.displayedTexts().joined().filter { $0 != "ad" } == ["9"])
    withExtendedLifetime((table, teller)) {}
  }

  @Test("What waits in a plain table is shown before what is applied after it is decorated")
  func decoratedMeanwhile() async {
    let table = table(isDecorated: false)
    var log: [String] = []
    func apply(_ items: [String]) {
      let name = items.joined()
      table.source.apply(SnapshotTable.snapshot(["a": items])) { log.append(name) }
    }
    table.willMakeCell = { _ in
      table.willMakeCell = nil
      apply(["8", "9", "7"])
    }
    table.tableView.reloadData()
    table.tableView.layoutIfNeeded()
    table.decorate(ads: ["ad"])
    table.show()
    apply(["9", "7", "6", "5"])
    #expect(log == [])
    await wait { log.count == 2 }
    #expect(log == ["897", "9765"])
    #expect(texts(table) == ["9", "7", "6", "5"])
    withExtendedLifetime(table) {}
  }

  @Test("A snapshot after detaching sends nothing to the table, which shows something else")
  func detachedFromOther() {
    let table = SnapshotTable(["a": ["1", "2", "3"]])
    table.decorate(ads: ["ad"])
    let other = SnapshotTable(["b": ["x", "y", "z"]])
    other.show()
    table.table?.attach(to: other.tableView)
    #expect(other.tableView.displayedTexts() == [["1", "2", "ad", "3"]])
    table.table?.detach()
    other.tableView.layoutIfNeeded()
    let made = other.made
    table.apply(["a": ["1", "2", "3", "4"]])
    other.tableView.layoutIfNeeded()
    #expect(other.made == made)
    #expect(other.tableView.displayedTexts() == [["x", "y", "z"]])
    #expect(table.source.snapshot().itemIdentifiers == ["1", "2", "3", "4"])
    withExtendedLifetime((table, other)) {}
  }

  @Test("Between two batches of a change, the newest snapshot is the one after both")
  func betweenStages() {
    let table = table(isDecorated: true)
    table.willMakeCell = { _ in
      table.willMakeCell = nil
      var snapshot = table.source.snapshot()
      snapshot.appendItems(["4"])
      table.source.apply(snapshot)
    }
    var snapshot = SnapshotTable.snapshot(["a": ["2", "1", "3"]])
    snapshot.reloadItems(["2"])
    table.source.apply(snapshot)
    #expect(texts(table) == ["2", "1", "3", "4"])
    withExtendedLifetime(table) {}
  }

  @Test("A decorated table that is released applies what waits, and restores the table")
  func decoratedTableGone() async {
    let table = SnapshotTable(["a": ["1", "2", "3"]])
    table.decorate(ads: ["ad"])
    let other = SnapshotTable(["b": ["x", "y", "z"]])
    other.show()
    table.table?.attach(to: other.tableView)
    var log: [String] = []
    table.willMakeCell = { _ in
      table.willMakeCell = nil
      table.source.apply(SnapshotTable.snapshot(["a": ["1", "2"]])) { log.append("12") }
    }
    other.tableView.reloadData()
    other.tableView.layoutIfNeeded()
    table.table = nil
    await wait { !log.isEmpty }
    #expect(log == ["12"])
    #expect(table.source.itemIdentifier(for: IndexPath(row: 2, section: 0)) == nil)
    other.tableView.layoutIfNeeded()
    let made = other.made
    table.apply(["a": ["1", "2", "4"]])
    other.tableView.layoutIfNeeded()
    #expect(other.made == made)
    #expect(other.tableView.displayedTexts() == [["x", "y", "z"]])
    withExtendedLifetime((table, other)) {}
  }

  @Test("What is applied while rows of a detached table are removed is shown after what waits")
  func appliedWhileDetaching() async {
    let teller = DisplayTeller()
    let table = table(isDecorated: true, delegate: teller)
    teller.willDisplay = {
      teller.willDisplay = nil
      table.apply(["a": ["8"]])
      teller.didEndDisplaying = {
        teller.didEndDisplaying = nil
        table.apply(["a": ["9"]])
      }
      table.table?.detach()
    }
    table.apply(["a": ["1", "2", "4"]])
    table.tableView.layoutIfNeeded()
    func first() -> String? { table.source.itemIdentifier(for: IndexPath(row: 0, section: 0)) }
    await wait { first() == "9" }
    await nextTurn()
    #expect(first() == "9")
    withExtendedLifetime((table, teller)) {}
  }

  #if HEADLESS_UIKIT
  @Test("A snapshot that is loaded does not change rows while the table cannot load")
  func loadingWithPlaceholder() async throws {
    let table = table(isDecorated: true)
    let app = PlaceholderApp()
    table.tableView.dropDelegate = app
    table.table?.attach()
    _ = table.tableView.simulateDrop(
      SimulatedDropSession(items: [UIDragItem(itemProvider: NSItemProvider())]),
      at: IndexPath(row: 1, section: 0))
    #expect(table.tableView.hasUncommittedUpdates)
    var isShown = false
    table.source.applySnapshotUsingReloadData(SnapshotTable.snapshot(["a": ["1"]])) {
      isShown = true
    }
    #expect(table.source.itemIdentifier(for: IndexPath(row: 2, section: 0)) == "3")
    #expect(!isShown)
    _ = try #require(app.context).deletePlaceholder()
    await wait { isShown }
    #expect(isShown)
    #expect(texts(table) == ["1"])
    withExtendedLifetime((table, app)) {}
  }
  #endif

  @Test("Inside decorators that are stacked by hand, it waits for the end of the turn")
  func insideHandWiring() async {
    let table = SnapshotTable(["a": ["1", "2", "3"]])
    let layer = RowLayer(["ad"], placed: .start, named: "ads")
    let byHand = AdditionalTableViewDataSourceImpl(
      inner: table.source, rows: layer,
      cell: .made { tableView, _, ad in textCell(tableView, ad) })
    table.table = DecoratedTable(dataSource: byHand)
    table.show()
    var seen: [Int] = []
    table.willMakeCell = { _ in
      table.willMakeCell = nil
      table.apply(["a": ["1"]])
      seen.append(table.tableView.numberOfRows(inSection: 0))
    }
    table.tableView.reloadData()
    table.tableView.layoutIfNeeded()
    #expect(seen == [4])
    await wait { table.tableView.numberOfRows(inSection: 0) == 2 }
    #expect(table.tableView.displayedTexts() == [["ad", "1"]])
    withExtendedLifetime(table) {}
  }

  @Test("A change of a layer and a snapshot in the middle of an update are both shown")
  func withLayerChange() {
    let table = SnapshotTable(["a": ["1", "2", "3", "4"]])
    table.decorate(ads: [])
    let ads = table.table?.addRows(
      ["ad"], named: "ads", placed: .every(2), policy: .followRule
    ) { tableView, _, ad in textCell(tableView, ad) }
    table.observation?.cancel()
    table.show()
    table.tableView.layoutIfNeeded()
    table.table?.performBatchUpdates {
      ads?.append("ad")
      table.apply(["a": ["4", "5", "6", "7", "8"]])
    }
    #expect(
      table.tableView.displayedTexts() == [["4", "5", "ad", "6", "7", "ad", "8"]])
    withExtendedLifetime(table) {}
  }

  // MARK: - Off the main actor

  @Test("A difference that is computed off the main actor is shown", arguments: [false, true])
  func asynchronous(isDecorated: Bool) async {
    let table = table(isDecorated: isDecorated)
    let wasShown = await table.source.apply(SnapshotTable.snapshot(["a": ["3", "1", "6"]]))
    #expect(wasShown)
    #expect(texts(table) == ["3", "1", "6"])
    #expect(table.made == ["6"])
    withExtendedLifetime(table) {}
  }

  @Test("Only the newest is shown", arguments: [false, true])
  func newest(isDecorated: Bool) async {
    let table = table(isDecorated: isDecorated)
    let source = table.source
    let first = Task { await source.apply(SnapshotTable.snapshot(["a": ["first"]])) }
    let second = Task { await source.apply(SnapshotTable.snapshot(["a": ["second"]])) }
    let third = Task {
      await source.apply(SnapshotTable.snapshot(["a": ["third", "1"]]))
    }
    let results = await [first.value, second.value, third.value]
    #expect(results.last == true)
    #expect(texts(table) == ["third", "1"])
    #expect(source.snapshot() == SnapshotTable.snapshot(["a": ["third", "1"]]))
    withExtendedLifetime(table) {}
  }

  #if HEADLESS_UIKIT
  @Test(
    "A row that the user drags while a difference is computed moves to where the snapshot has it",
    arguments: [false, true])
  func draggedMeanwhile(isDecorated: Bool) async {
    let table = table(isDecorated: isDecorated)
    let source = table.source
    source.reorderingHandlers.canReorderItem = { _ in true }
    table.tableView.setEditing(true, animated: false)
    let questions = Recorder<Int>()
    let gate = DispatchSemaphore(value: 0)
    source.isContentEqual = { _, _ in
      questions.record(1)
      // Until the row was dragged; all questions after the first pass at once.
      _ = gate.wait(timeout: .now() + 60)
      gate.signal()
      return true
    }
    let applied = Task { await source.apply(SnapshotTable.snapshot(["a": ["1", "2", "3", "4"]])) }
    while questions.values.isEmpty { await Task.yield() }
    source.isContentEqual = { _, _ in true }
    _ = table.tableView.simulateReorder(
      from: IndexPath(row: 0, section: 0), to: IndexPath(row: 1, section: 0))
    #expect(texts(table) == ["2", "1", "3"])
    gate.signal()
    #expect(await applied.value)
    #expect(texts(table) == ["1", "2", "3", "4"])
    withExtendedLifetime(table) {}
  }
  #endif

  @Test("One that is computed for long is dropped when another is applied meanwhile")
  func superseded() async {
    let table = table(isDecorated: true)
    let source = table.source
    let questions = Recorder<Int>()
    let gate = DispatchSemaphore(value: 0)
    source.isContentEqual = { _, _ in
      questions.record(1)
      // Until the main actor has continued; all questions after the first pass at once.
      _ = gate.wait(timeout: .now() + 60)
      gate.signal()
      return true
    }
    let slow = Task { await source.apply(SnapshotTable.snapshot(["a": ["1", "2", "3", "slow"]])) }
    while questions.values.isEmpty { await Task.yield() }
    source.isContentEqual = { _, _ in true }
    table.apply(["a": ["2", "fast"]])
    #expect(texts(table) == ["2", "fast"])
    gate.signal()
    #expect(await !slow.value)
    #expect(texts(table) == ["2", "fast"])
    #expect(!table.made.contains("slow"))
    withExtendedLifetime(table) {}
  }
}

/// A delegate with closures for the begin and the end of a row's display.
private final class DisplayTeller: NSObject, UITableViewDelegate {
  var willDisplay: (() -> Void)?
  var didEndDisplaying: (() -> Void)?

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    willDisplay?()
  }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    didEndDisplaying?()
  }
}
