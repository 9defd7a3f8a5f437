import DecoratorTableTesting
import Foundation
import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit

#if HEADLESS_UIKIT
/// A source of texts that gets both index paths, and writes down each of its calls.
private final class BothPathsSource: NSObject, DecoratorUITableViewDataSource,
  DecoratorUITableViewDelegate
{
  var texts: [String]
  /// For each row (data) the row that its cell was asked with (reuse).
  private(set) var reusePaths: [IndexPath: IndexPath] = [:]
  /// The tables that the cells were asked with, and the selection was reported by.
  private(set) var tables: Set<ObjectIdentifier> = []
  private(set) var selection: [IndexPath] = []

  init(_ texts: [String]) {
    self.texts = texts
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    texts.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    getCell(tableView, reuseIndexPath: indexPath, dataIndexPath: indexPath)
  }

  func getCell(
    _ tableView: UITableView, reuseIndexPath: IndexPath, dataIndexPath: IndexPath
  ) -> UITableViewCell {
    reusePaths[dataIndexPath] = reuseIndexPath
    tables.insert(ObjectIdentifier(tableView))
    return textCell(tableView, texts[dataIndexPath.row])
  }

  func didSelect(
    _ tableView: UITableView, originalIndexPath: IndexPath, dataIndexPath: IndexPath
  ) {
    tables.insert(ObjectIdentifier(tableView))
    selection = [originalIndexPath, dataIndexPath]
  }
}

/// Four feeds with a layer each, two of which are one source of the table, with layers around both
/// and around all. Each text has its origin.
@MainActor
private final class Home {
  let tableView = UITableView.forTests()
  let sources: [BothPathsSource]
  let feeds: [DecoratedTable]
  private(set) var ads: [RowLayer<String>] = []
  let group: ComposedTable
  let home: ComposedTable
  /// The last tap on an ad.
  private var tap: (ad: String, path: IndexPath)?
  /// The tables that the layers of the feeds got.
  private var tables: Set<ObjectIdentifier> = []

  init(_ kind: ComposedTable.Kind, _ inner: ComposedTable.Kind, counts: [Int]) {
    sources = counts.enumerated().map { feed, count in
      BothPathsSource((0..<count).map { "post \(feed) \($0)" })
    }
    feeds = sources.map { DecoratedTable(dataSource: $0, delegate: $0) }
    group = ComposedTable(inner, [feeds[1], feeds[2]])
    home = ComposedTable(kind, [feeds[0], group, feeds[3]])
    tableView.stayTame()
    tableView.frame.size.height = 4000
    ads = feeds.enumerated().map { number, feed in
      feed.addRows(
        ["ad \(number) 0", "ad \(number) 1"], named: "ads", placed: .every(2, after: 1)
      ) { [weak self] tableView, _, ad in
        self?.tables.insert(ObjectIdentifier(tableView))
        return textCell(tableView, ad)
      }.onSelect { [weak self] ad, path in self?.tap = (ad, path) }
    }
    group.addRows(["tip"], named: "tips", placed: .every(3)) { textCell($0, $2) }
    home.addRows(["promo"], named: "promos", placed: .every(4, after: 2)) { textCell($0, $2) }
    home.attach(to: tableView)
  }

  /// The texts on screen, with their rows (reuse).
  var shown: [String: IndexPath] {
    var shown: [String: IndexPath] = [:]
    for (section, texts) in tableView.displayedTexts().enumerated() {
      for (row, text) in texts.enumerated() { shown[text] = [section, row] }
    }
    return shown
  }

  /// Compares every translation with the texts on screen.
  func expectPathsOnScreen(_ comment: Comment) throws {
    let shown = shown
    for (text, path) in shown where text != "" {
      let words = text.split(separator: " ")
      let number = words.count == 3 ? Int(words[1]) : nil
      for (other, feed) in feeds.enumerated() where other != number {
        #expect(feed.dataIndexPath(forReuse: path) == nil, comment)
        #expect(feed.explain(path) == nil, comment)
        #expect(feed.holdRow(atReuse: path) == nil, comment)
        #expect(ads[other].model(forReuse: path) == nil, comment)
      }
      let isOfGroup = number == 1 || number == 2
      #expect(group.child(at: path) === (isOfGroup ? number.map { feeds[$0] } : nil), comment)
      let child: LayeredTable? =
        isOfGroup || text == "tip" ? group : number.map { feeds[$0] }
      #expect(home.child(at: path) === child, comment)
      guard let number else { continue }
      let (feed, index) = (feeds[number], try #require(Int(words[2])))
      #expect(feed.tableView === tableView)
      #expect(feed.explain(path)?.reuseIndexPath == path, comment)
      #expect(feed.holdRow(atReuse: path)?.reuseIndexPath == path, comment)
      if words[0] == "ad" {
        #expect(feed.dataIndexPath(forReuse: path) == nil, comment)
        #expect(ads[number].model(forReuse: path) == text, comment)
        #expect(feed.explain(path)?.owner == "ads", comment)
        tableView.simulateTap(at: path)
        #expect(tap?.ad == text && tap?.path == path, comment)
      } else {
        #expect(feed.dataIndexPath(forReuse: path) == [0, index], comment)
        #expect(feed.explain([0, index], in: .data)?.reuseIndexPath == path, comment)
        #expect(feed.holdRow(atData: [0, index])?.dataIndexPath == [0, index], comment)
        #expect(sources[number].reusePaths[[0, index]] == path, comment)
        tableView.simulateTap(at: path)
        #expect(sources[number].selection == [path, [0, index]], comment)
      }
    }
    for (number, feed) in feeds.enumerated() {
      for (row, text) in sources[number].texts.enumerated() {
        #expect(feed.reuseIndexPath(forData: [0, row]) == shown[text], comment)
      }
      for (index, ad) in ads[number].models.enumerated() {
        #expect(ads[number].reuseIndexPath(ofModelAt: index) == shown[ad], comment)
      }
      #expect(sources[number].tables.isSubset(of: [ObjectIdentifier(tableView)]), comment)
    }
    #expect(tables.isSubset(of: [ObjectIdentifier(tableView)]), comment)
  }
}

@Suite("The index paths of a child on screen")
@MainActor
struct ScreenPathTests {
  nonisolated private static let kinds: [ComposedTable.Kind] = [.bySections, .byRows]

  @Test(
    "A child, its layers and its source use the index paths of the real table", arguments: kinds)
  func translations(kind: ComposedTable.Kind) throws {
    for inner in Self.kinds {
      for counts in [[3, 2, 4, 1], [0, 0, 0, 0], [1, 0, 5, 2], [0, 3, 0, 0]] {
        let home = Home(kind, inner, counts: counts)
        try home.expectPathsOnScreen("\(kind) \(inner) \(counts)")
      }
    }
  }

  @Test("They follow what other children and layers around all of them do", arguments: kinds)
  func changes(kind: ComposedTable.Kind) throws {
    let home = Home(kind, .byRows, counts: [4, 3, 4, 2])
    let held = (0..<4).compactMap { feed in
      home.feeds[feed].holdRow(atData: [0, 1]).map { ("post \(feed) 1", $0) }
    }
    #expect(held.count == 4)
    func expectHeld(_ comment: Comment) {
      let shown = home.shown
      for (text, row) in held where row.reuseIndexPath != nil || shown[text] != nil {
        #expect(row.reuseIndexPath == shown[text], comment)
      }
    }
    func change(_ what: Comment, _ body: () -> Void) throws {
      body()
      // A cell knows its row (reuse) when it is made.
      home.tableView.reloadData()
      try home.expectPathsOnScreen(what)
    }
    home.sources[0].texts.insert("post 0 9", at: 0)
    home.feeds[0].insertRows(at: [[0, 0]], with: .none)
    expectHeld("a row above")
    home.sources[0].texts.remove(at: 0)
    home.feeds[0].deleteRows(at: [[0, 0]], with: .none)
    expectHeld("no row above")
    home.home.children.swapAt(0, 2)
    expectHeld("another order")
    let filter = home.home.hideRows(named: "filter") { $0.row.isMultiple(of: 3) }
    expectHeld("some are hidden")
    try change("some are hidden, loaded") {}
    try change("none is hidden") { filter.removeFromTable() }
    try change("a child less") { home.home.children.removeFirst() }
    #expect(home.feeds[3].reuseIndexPath(forData: [0, 0]) == nil)
    #expect(home.feeds[3].explain([0, 0]) == nil && home.feeds[3].tableView == nil)
  }

  @Test("A row that a layer around all children hides has no index path on screen")
  func hiddenAround() throws {
    let home = Home(.bySections, .byRows, counts: [2, 0, 0, 0])
    home.home.hideRows(named: "filter") { $0 == RowPosition(section: 0, row: 0) }
    let feed = home.feeds[0]
    #expect(feed.reuseIndexPath(forData: [0, 0]) == nil)
    let explanation = try #require(feed.explain([0, 0], in: .data))
    #expect(explanation.reuseIndexPath == nil && explanation.dataIndexPath == [0, 0])
    #expect(
      explanation.description.hasPrefix(
        "a row is content, data row [0, 0], and hidden by a layer around several children\n"))
    #expect(feed.holdRow(atData: [0, 0])?.reuseIndexPath == nil)
  }

  @Test("Layers of two children may use one identifier for different cells")
  func sharedIdentifier() throws {
    var tables: [UITableView] = []
    func feed<Cell: UITableViewCell>(_ cell: Cell.Type) -> DecoratedTable {
      let feed = DecoratedTable(dataSource: PlainDataSource([["a", "b"]]))
      let adapter = CellAdapter<Cell, String>(registration: .cellClass(reuseIdentifier: "ad")) {
        cell, ad in
        cell.textLabel?.text = ad
      }
      let ads = feed.addRows(["ad"], placed: .start, cell: .adapter(adapter))
      ads.events.willDisplay = { tableView, cell, _ in tables.append(tableView) }
      ads.onSelect { [unowned feed] _, path in
        // The index path of the real table is right for the table that is passed, too.
        #expect(feed.tableView?.cellForRow(at: path) is Cell)
      }
      return feed
    }
    let home = ComposedTable(.byRows, [feed(Registered.Red.self), feed(Registered.Green.self)])
    let tableView = UITableView.forTests()
    tableView.stayTame()
    home.attach(to: tableView)
    tableView.layoutIfNeeded()
    #expect(tableView.cellForRow(at: [0, 0]) is Registered.Red)
    #expect(tableView.cellForRow(at: [0, 3]) is Registered.Green)
    try #require(tables.count == 2)
    #expect(tables[0] === tableView && tables[1] !== tableView)
    // It converts identifiers, and neither rows nor objects.
    #expect(tables[1].dequeueReusableCell(withIdentifier: "ad", for: [0, 3]) is Registered.Green)
    #expect(tables[1].numberOfRows(inSection: 0) == 6)
    #expect(tables[1].indexPathsForVisibleRows == tableView.indexPathsForVisibleRows)
    #expect(tables[1].dataSource === tableView.dataSource)
    tableView.simulateTap(at: [0, 3])
    home.detach()
    #expect(tables[1].superview == nil)
  }

  @Test("What is wrong with a cell of a child's layer is reported to the observers of the child")
  func anomaly() {
    let feed = DecoratedTable(dataSource: PlainDataSource([["a"]]))
    feed.addRows(["ad"], named: "ads", placed: .start, cell: .adapters(CellAdapterMap()))
    let home = ComposedTable(.byRows, [DecoratedTable(dataSource: PlainDataSource([["b"]])), feed])
    var reported: [String] = []
    for (table, name): (LayeredTable, String) in [(feed, "feed"), (home, "home")] {
      table.observe { event in
        if case .anomaly = event { reported.append(name) }
      }
    }
    let tableView = UITableView.forTests()
    tableView.stayTame()
    _ = TableAnomaly.recording {
      home.attach(to: tableView)
      tableView.layoutIfNeeded()
    }
    #expect(reported == ["feed"])
  }
}
#endif
