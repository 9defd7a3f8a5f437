import DecoratorTableAds
import DecoratorTableKit
import Foundation
import Testing

#if HEADLESS_UIKIT
@Suite("Calls that an app has forgotten")
@MainActor
struct ForgottenCallTests {
  // MARK: - endUpdates

  @Test("A block that is not ended is ended at the next turn, and its late end does nothing")
  func blockNotEnded() async throws {
    for layers in 0...2 {
      let feed = UpdatedFeed([["a", "b"]])
      for number in 0..<layers { feed.addAds(["ad"], placed: .start, named: "ads \(number)") }
      feed.show()
      feed.table.beginUpdates()
      feed.table.beginUpdates()
      feed.source.sections = [["a"]]
      feed.table.deleteRows(at: [path(1)], with: .none)
      feed.table.endUpdates()
      #expect(feed.anomalies.isEmpty)
      for _ in 0..<100 where feed.anomalies.isEmpty {
        try await Task.sleep(nanoseconds: 10_000_000)
      }
      #expect(feed.anomalies == [.blockNotEnded])
      #expect(feed.tableView.numberOfRows(inSection: 0) == 1 + layers)
      // The call for the end is made after all.
      feed.table.endUpdates()
      // Blocks are as ever.
      feed.table.beginUpdates()
      feed.source.sections = [["a", "c"]]
      feed.table.insertRows(at: [path(1)], with: .none)
      feed.table.endUpdates()
      #expect(feed.texts[0].suffix(2) == ["a", "c"])
      #expect(feed.anomalies == [.blockNotEnded])
    }
  }

  @Test("Only the late end of a block that was not ended does nothing")
  func endTwiceTooLate() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let feed = UpdatedFeed([["a"]])
      feed.addAds(["ad"], placed: .end)
      feed.show()
      feed.table.beginUpdates()
      await wait { !feed.anomalies.isEmpty }
      feed.table.endUpdates()
      feed.table.endUpdates()
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains("endUpdates() without beginUpdates()"))
  }

  @Test("Blocks that are ended in the same turn are not reported")
  func blockEnded() async throws {
    let feed = UpdatedFeed([["a", "b"]])
    feed.addAds(["ad"], placed: .start)
    feed.show()
    feed.table.beginUpdates()
    feed.table.performBatchUpdates {
      feed.table.beginUpdates()
      feed.table.endUpdates()
    }
    feed.table.endUpdates()
    for _ in 0..<5 { await nextTurn() }
    #expect(feed.anomalies.isEmpty)
  }

  // MARK: - attach and the DecoratedTable itself

  private func adoptedTable() -> (UITableView, PlainDataSource) {
    let tableView = UITableView.forTests()
    let source = PlainDataSource([["a", "b"]])
    tableView.dataSource = source
    tableView.layoutIfNeeded()
    return (tableView, source)
  }

  private func addAds(to table: DecoratedTable, named name: String) {
    table.addRows(["ad"], named: name, placed: .start) { tableView, _, ad in
      textCell(tableView, ad)
    }
  }

  @Test("Layers of a table on screen that are never attached are reported at the next turn")
  func neverAttached() async throws {
    let (tableView, source) = adoptedTable()
    let listener = AnomalyListener { $0 == .neverAttached(layers: ["forgotten"]) }
    let table = DecoratedTable(adopting: tableView)
    addAds(to: table, named: "forgotten")
    #expect(listener.anomalies.isEmpty)
    try await listener.wait()
    #expect(listener.anomalies.count == 1)
    listener.end()
    withExtendedLifetime((table, source)) {}
  }

  @Test("Layers that are attached in the same turn are not reported, nor a table without a window")
  func attachedInTime() async {
    let (tableView, source) = adoptedTable()
    let bare = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    bare.dataSource = source
    let listener = AnomalyListener {
      $0 == .neverAttached(layers: ["in time"]) || $0 == .neverAttached(layers: ["unseen"])
    }
    let table = DecoratedTable(adopting: tableView)
    addAds(to: table, named: "in time")
    table.attach()
    let unseen = DecoratedTable(adopting: bare)
    addAds(to: unseen, named: "unseen")
    for _ in 0..<5 { await nextTurn() }
    #expect(listener.anomalies.isEmpty)
    listener.end()
    withExtendedLifetime((table, unseen, source)) {}
  }

  @Test("Layers that were attached and detached in the same turn are not reported, later ones are")
  func detachedInTime() async throws {
    let (tableView, source) = adoptedTable()
    let listener = AnomalyListener {
      if case .neverAttached(let layers) = $0 { layers.contains("passing") } else { false }
    }
    let table = DecoratedTable(adopting: tableView)
    addAds(to: table, named: "passing")
    table.attach()
    table.detach()
    for _ in 0..<5 { await nextTurn() }
    #expect(listener.anomalies.isEmpty)
    addAds(to: table, named: "later")
    try await listener.wait()
    #expect(listener.anomalies == [.neverAttached(layers: ["passing", "later"])])
    listener.end()
    withExtendedLifetime((table, source)) {}
  }

  @Test("A layer that has been removed by then is not named")
  func removedLayer() async throws {
    let (tableView, source) = adoptedTable()
    let listener = AnomalyListener {
      $0 == .neverAttached(layers: ["kept"]) || $0 == .neverAttached(layers: ["kept", "removed"])
        || $0 == .neverAttached(layers: ["removed", "kept"])
    }
    let table = DecoratedTable(adopting: tableView)
    addAds(to: table, named: "kept")
    let removed = table.addRows(["ad"], named: "removed", placed: .end) { tableView, _, ad in
      textCell(tableView, ad)
    }
    removed.removeFromTable()
    try await listener.wait()
    #expect(listener.anomalies == [.neverAttached(layers: ["kept"])])
    listener.end()
    withExtendedLifetime((table, source)) {}
  }

  // Where the main actor does not run on the main thread, a table is released at its next turn.

  @Test(
    "A decorated table released while its table is on screen is reported, and its rows are removed")
  func released() async throws {
    let (tableView, source) = adoptedTable()
    let listener = AnomalyListener { $0 == .decoratedTableReleased(layers: ["gone"]) }
    var table: DecoratedTable? = DecoratedTable(adopting: tableView)
    if let table {
      addAds(to: table, named: "gone")
      table.attach()
    }
    #expect(tableView.displayedTexts() == [["ad", "a", "b"]])
    table = nil
    try await listener.wait()
    #expect(listener.anomalies.count == 1)
    #expect(tableView.displayedTexts() == [["a", "b"]])
    #expect(tableView.dataSource === source)
    #expect(table == nil)
    listener.end()
  }

  @Test("A table of several sources that is released on screen is reported without layers as well")
  func composedReleased() async throws {
    let (tableView, source) = adoptedTable()
    let child = DecoratedTable(dataSource: source)
    let listener = AnomalyListener { $0 == .decoratedTableReleased(layers: ["children"]) }
    var home: ComposedTable? = ComposedTable(.bySections, [child])
    home?.attach(to: tableView)
    home = nil
    try await listener.wait()
    #expect(listener.anomalies.count == 1)
    #expect(home == nil)
    listener.end()
    withExtendedLifetime(child) {}
  }

  @Test("The report about a released decorated table names the layers that it has by then")
  func releasedAfterRemoval() async throws {
    let (tableView, source) = adoptedTable()
    let listener = AnomalyListener {
      if case .decoratedTableReleased(let layers) = $0 { layers.contains("staying") } else { false }
    }
    var table: DecoratedTable? = DecoratedTable(adopting: tableView)
    if let table {
      addAds(to: table, named: "staying")
      let going = table.addRows(["x"], named: "going", placed: .start) { tableView, _, ad in
        textCell(tableView, ad)
      }
      table.attach()
      #expect(tableView.displayedTexts() == [["x", "ad", "a", "b"]])
      going.removeFromTable()
      #expect(tableView.displayedTexts() == [["ad", "a", "b"]])
    }
    table = nil
    try await listener.wait()
    #expect(listener.anomalies == [.decoratedTableReleased(layers: ["staying"])])
    #expect(table == nil)
    listener.end()
    withExtendedLifetime(source) {}
  }

  @Test("A layer that only looks at rows is not named among those whose rows are missing")
  func observingLayer() async throws {
    let (tableView, source) = adoptedTable()
    let listener = AnomalyListener {
      if case .neverAttached(let layers) = $0 { layers.contains("seen") } else { false }
    }
    do {
      let table = DecoratedTable(adopting: tableView)
      addAds(to: table, named: "seen")
      table.onViewed(.content, .mrcDisplay) { _, _ in }
    }
    try await listener.wait()
    #expect(listener.anomalies == [.neverAttached(layers: ["seen"])])
    listener.end()
    withExtendedLifetime((tableView, source)) {}
  }

  @Test("One that was never attached is reported when it is released")
  func releasedUnattached() async throws {
    let (tableView, source) = adoptedTable()
    let listener = AnomalyListener { $0 == .neverAttached(layers: ["local"]) }
    addAds(to: DecoratedTable(adopting: tableView), named: "local")
    try await listener.wait()
    #expect(listener.anomalies.count == 1)
    listener.end()
    withExtendedLifetime((tableView, source)) {}
  }

  @Test("A release after detaching, or after the table has left the screen, is not reported")
  func releasedInOrder() async {
    let listener = AnomalyListener {
      $0 == .decoratedTableReleased(layers: ["in order"])
        || $0 == .neverAttached(layers: ["in order"])
    }
    for leaves in [false, true] {
      let (tableView, source) = adoptedTable()
      var table: DecoratedTable? = DecoratedTable(adopting: tableView)
      if let table { addAds(to: table, named: "in order") }
      table?.attach()
      if leaves { tableView.simulateWindow(false) } else { table?.detach() }
      table = nil
      for _ in 0..<1000 where tableView.dataSource !== source { await Task.yield() }
      #expect(tableView.dataSource === source)
      for _ in 0..<5 { await nextTurn() }
      #expect(table == nil)
    }
    #expect(listener.anomalies.isEmpty)
    listener.end()
  }

  // MARK: - The delegate half

  private final class Delegate: NSObject, UITableViewDelegate {}

  private func wiredTable(
    named name: String, layers: Int = 1,
    delegate: (any UITableViewDelegate) -> (any UITableViewDelegate)?
  ) -> (UITableView, [AnyObject]) {
    let tableView = UITableView.forTests()
    var source: any UITableViewDataSource = PlainDataSource([["a"]])
    var halves: any UITableViewDelegate = Delegate()
    for number in 0..<layers {
      let rows = RowLayer(
        ["ad"], placed: .start, named: number == 0 ? name : "\(name) \(number)")
      source = AdditionalTableViewDataSourceImpl(
        inner: source, rows: rows, cell: .made { tableView, _, ad in textCell(tableView, ad) })
      halves = AdditionalTableViewDelegateImpl(inner: halves, layer: rows)
    }
    let delegate = delegate(halves)
    tableView.dataSource = source
    tableView.delegate = delegate
    tableView.layoutIfNeeded()
    return (tableView, [source, halves] + [delegate].compactMap(\.self))
  }

  @Test("A table wired by hand without the delegate half is reported, once")
  func delegateHalfMissing() async throws {
    let listener = AnomalyListener { $0 == .delegateHalfMissing(layer: "half") }
    let (tableView, kept) = wiredTable(named: "half") { _ in Delegate() }
    try await listener.wait()
    tableView.reloadData()
    tableView.layoutIfNeeded()
    for _ in 0..<5 { await nextTurn() }
    #expect(listener.anomalies == [.delegateHalfMissing(layer: "half")])
    listener.end()
    withExtendedLifetime(kept) {}
  }

  @Test("A table wired by hand without the data source half is reported, once")
  func dataSourceHalfMissing() async throws {
    let listener = AnomalyListener { $0 == .dataSourceHalfMissing(layer: "half") }
    let tableView = UITableView.forTests()
    let content = PlainDataSource([["a", "b"]])
    let rows = RowLayer(["ad"], placed: .start, named: "half")
    let source = AdditionalTableViewDataSourceImpl(
      inner: content, rows: rows, cell: .made { tableView, _, ad in textCell(tableView, ad) })
    let delegate = AdditionalTableViewDelegateImpl(inner: Delegate(), layer: rows)
    tableView.dataSource = content
    tableView.delegate = delegate
    tableView.layoutIfNeeded()
    try await listener.wait()
    tableView.reloadData()
    tableView.layoutIfNeeded()
    for _ in 0..<5 { await nextTurn() }
    #expect(listener.anomalies == [.dataSourceHalfMissing(layer: "half")])
    listener.end()
    withExtendedLifetime((source, delegate)) {}
  }

  /// A data source of an app's that passes on what it is asked, and is no decorator.
  private final class Proxy: NSObject, UITableViewDataSource {
    let inner: any UITableViewDataSource

    init(_ inner: any UITableViewDataSource) { self.inner = inner }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      inner.tableView(tableView, numberOfRowsInSection: section)
    }

    func numberOfSections(in tableView: UITableView) -> Int {
      inner.numberOfSections?(in: tableView) ?? 1
    }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      inner.tableView(tableView, cellForRowAt: indexPath)
    }
  }

  @Test("A data source half with a proxy around it is not missing")
  func dataSourceHalfInProxy() async {
    let listener = AnomalyListener { $0 == .dataSourceHalfMissing(layer: "proxied") }
    let tableView = UITableView.forTests()
    let rows = RowLayer(["ad"], placed: .start, named: "proxied")
    let proxy = Proxy(
      AdditionalTableViewDataSourceImpl(
        inner: PlainDataSource([["a"]]), rows: rows,
        cell: .made { tableView, _, ad in textCell(tableView, ad) }))
    let delegate = AdditionalTableViewDelegateImpl(inner: Delegate(), layer: rows)
    tableView.dataSource = proxy
    tableView.delegate = delegate
    tableView.layoutIfNeeded()
    for _ in 0..<5 { await nextTurn() }
    #expect(tableView.displayedTexts() == [["ad", "a"]])
    #expect(listener.anomalies.isEmpty)
    listener.end()
    withExtendedLifetime((delegate, proxy)) {}
  }

  @Test("A table wired by hand with both halves, or without any delegate, is not reported")
  func delegateHalfThere() async {
    let listener = AnomalyListener {
      if case .delegateHalfMissing(let layer) = $0 { layer.hasPrefix("whole") } else { false }
    }
    let (_, first) = wiredTable(named: "whole 1") { $0 }
    let (_, second) = wiredTable(named: "whole 2", layers: 3) { $0 }
    let (_, third) = wiredTable(named: "whole 3") { _ in nil }
    for _ in 0..<5 { await nextTurn() }
    #expect(listener.anomalies.isEmpty)
    listener.end()
    withExtendedLifetime((first, second, third)) {}
  }
}
#endif
