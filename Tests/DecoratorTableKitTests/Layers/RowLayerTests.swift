import Foundation
import Testing

@testable import DecoratorTableKit

@Suite("Models that change while a table shows them")
@MainActor
struct RowLayerTests {
  private let posts = [["a", "b", "c", "d", "e", "f"], ["g", "h", "i"]]
  private let keeper = Keeper()

  private func feed(
    ads count: Int, placed placement: Placement = .every(2), policy: ContentPolicy = .followRule,
    reserving reserved: Int = 0
  ) -> LiveFeed {
    let feed = LiveFeed(
      posts, ads: (0..<count).map { Ad($0) }, placed: placement, policy: policy,
      reserving: reserved)
    keeper.keep(feed)
    return feed
  }

  @Test("An ad that arrives later is inserted, and no other row is touched")
  func arrivesLater() throws {
    let feed = feed(ads: 0)
    #expect(feed.texts == posts)
    let cells = feed.cellsByText
    feed.ads.append(Ad(0))
    #expect(feed.texts == [["a", "b", "ad 0", "c", "d", "e", "f"], posts[1]])
    #expect(feed.lastBatch.description == "+[0, 2]")
    for (text, cell) in cells { #expect(feed.cellsByText[text] === cell) }
    feed.ads.append(contentsOf: [Ad(1), Ad(2), Ad(3), Ad(4)])
    #expect(
      feed.texts
        == [["a", "b", "ad 0", "c", "d", "ad 1", "e", "f", "ad 2"], ["g", "h", "ad 3", "i"]])
    #expect(feed.ads.waitingModels == [4])
    try feed.expectConsistency()
    #expect(feed.loads == 0)
  }

  @Test("A replaced ad is reloaded where it is", arguments: ContentPolicy.allCases)
  func replaced(policy: ContentPolicy) throws {
    let feed = feed(ads: 4, policy: policy)
    feed.ads.replace(at: 1, with: Ad(9))
    #expect(feed.texts[0] == ["a", "b", "ad 0", "c", "d", "ad 9", "e", "f", "ad 2"])
    #expect(feed.lastBatch.description == "~[0, 5]")
    #expect(feed.ads.reuseIndexPath(ofModelWithID: 9) == IndexPath(row: 5, section: 0))
    #expect(feed.ads.reuseIndexPath(ofModelWithID: 1) == nil)
    try feed.expectConsistency()
  }

  @Test("A row is removed with its ad, and under the rule the ads below are dealt again")
  func removed() throws {
    let feed = feed(ads: 4)
    let cells = feed.cellsByText
    feed.ads.remove(at: 0)
    #expect(
      feed.texts
        == [["a", "b", "ad 1", "c", "d", "ad 2", "e", "f", "ad 3"], ["g", "h", "i"]])
    for text in ["ad 1", "ad 2", "ad 3", "a", "h"] {
      #expect(feed.cellsByText[text] === cells[text])
    }
    try feed.expectConsistency()
  }

  @Test(
    "A row is removed with its ad, and under the other policies no other row moves",
    arguments: [ContentPolicy.followContent, .keepRow])
  func removedWhereRowsStay(policy: ContentPolicy) throws {
    let feed = feed(ads: 4, policy: policy)
    feed.ads.remove(at: 0)
    #expect(
      feed.texts
        == [["a", "b", "c", "d", "ad 1", "e", "f", "ad 2"], ["g", "h", "ad 3", "i"]])
    #expect(feed.lastBatch.description == "-[0, 2]")
    try feed.expectConsistency()
  }

  @Test("Of models with equal identities only the changed ones are shown again")
  func equalModels() throws {
    let feed = feed(ads: 4)
    feed.ads.models = feed.ads.models
    #expect(feed.applied.isEmpty)
    feed.ads.models = [Ad(0), Ad(1, "ad 1, changed"), Ad(2), Ad(3)]
    #expect(feed.lastBatch.description == "~[0, 5]")
    try feed.expectConsistency()
  }

  @Test("No model after all others is no change", arguments: [0, 2])
  func nothingAppended(reserved: Int) throws {
    let feed = feed(ads: 1, reserving: reserved)
    feed.ads.append(contentsOf: [])
    #expect(feed.applied.isEmpty)
    feed.ads.append(Ad(1))
    #expect(feed.applied.count == 1)
    try feed.expectConsistency()
  }

  @Test("Models that are distinguished by their index keep their rows")
  func byIndex() {
    let source = PlainDataSource(posts)
    let table = DecoratedTable(dataSource: source)
    let layer = table.addRows(["x", "y"], named: "texts", placed: .every(2)) { tableView, _, text in
      textCell(tableView, text)
    }
    let tableView = UITableView.forTests()
    table.attach(to: tableView)
    var updates: [String] = []
    table.observe { event in
      if case .didApply(let update) = event { updates.append("\(update.levels[0])") }
    }
    layer.models = ["x", "z", "w"]
    layer.models = ["z"]
    #expect(updates == ["+[0, 8] ~[0, 5]", "-[0, 5] -[0, 8] ~[0, 2]"])
    #expect(tableView.displayedTexts()[0] == ["a", "b", "z", "c", "d", "e", "f"])
    withExtendedLifetime(table) {}
  }

  @Test("Models that cannot be compared are shown again")
  func nobodyCanTell() {
    struct Opaque: Identifiable {
      let id: Int
    }
    let table = DecoratedTable(dataSource: PlainDataSource(posts))
    let layer = table.addRows(
      [Opaque(id: 0), Opaque(id: 1)], named: "opaque", placed: .every(2)
    ) { tableView, _, model in textCell(tableView, "\(model.id)") }
    let tableView = UITableView.forTests()
    table.attach(to: tableView)
    var updates: [String] = []
    table.observe { event in
      if case .didApply(let update) = event { updates.append("\(update.levels[0])") }
    }
    layer.models = layer.models
    #expect(updates == ["~[0, 2] ~[0, 5]"])
    withExtendedLifetime(table) {}
  }

  @Test("Two models of one identity are reported, and both are shown")
  func repeatedIdentity() throws {
    let before = TableAnomaly.handler
    defer { TableAnomaly.handler = before }
    var anomalies: [TableAnomaly] = []
    TableAnomaly.handler = { anomalies.append($0) }
    let feed = feed(ads: 0)
    feed.ads.models = [Ad(7, "first"), Ad(8), Ad(7, "second")]
    #expect(
      anomalies == [.repeatedIdentity(layer: "ads", identity: "7", first: 0, second: 2)])
    #expect(feed.texts[0] == ["a", "b", "first", "c", "d", "ad 8", "e", "f", "second"])
    let cells = feed.cellsByText
    // The second of them is still the second, though it has another index.
    feed.ads.models = [Ad(7, "first"), Ad(7, "second")]
    #expect(feed.texts[0] == ["a", "b", "first", "c", "d", "second", "e", "f"])
    #expect(feed.cellsByText["second"] === cells["second"])
    try feed.expectConsistency()
  }

  @Test("A model replaces its placeholder, and nothing shifts")
  func reserved() throws {
    for policy in ContentPolicy.allCases {
      let feed = feed(ads: 1, policy: policy, reserving: 2)
      #expect(
        feed.texts[0] == ["a", "b", "ad 0", "c", "d", "placeholder", "e", "f", "placeholder"])
      let cells = feed.cells[0]
      feed.ads.append(Ad(1))
      #expect(feed.lastBatch.description == "~[0, 5]")
      #expect(feed.texts[0] == ["a", "b", "ad 0", "c", "d", "ad 1", "e", "f", "placeholder"])
      for (row, cell) in feed.cells[0].enumerated() where row != 5 { #expect(cell === cells[row]) }
      #expect(feed.ads.list.reservedCount == 1)
      try feed.expectConsistency()
      feed.ads.models = [Ad(0), Ad(1), Ad(2), Ad(3)]
      #expect(feed.lastBatch.description == "+[1, 2] ~[0, 8]")
      #expect(feed.ads.list.reservedCount == 0)
      try feed.expectConsistency()
    }
  }

  @Test("Placeholders that are not needed are removed")
  func released() {
    let feed = feed(ads: 1, reserving: 2)
    feed.ads.releaseReserved()
    #expect(feed.texts[0] == ["a", "b", "ad 0", "c", "d", "e", "f"])
    #expect(feed.lastBatch.description == "-[0, 5] -[0, 8]")
    feed.ads.releaseReserved()
    #expect(feed.applied.count == 1)
  }

  @Test("Another placement moves the rows, with their cells")
  func placed() throws {
    for policy in ContentPolicy.allCases {
      let feed = feed(ads: 3, policy: policy)
      let cells = feed.cellsByText
      feed.ads.placement = .start + .end
      #expect(
        feed.texts == [
          ["ad 0", "a", "b", "c", "d", "e", "f", "ad 1"], ["ad 2", "g", "h", "i"],
        ])
      for (text, cell) in cells { #expect(feed.cellsByText[text] === cell) }
      feed.ads.append(Ad(3))
      #expect(feed.texts[1] == ["ad 2", "g", "h", "i", "ad 3"])
      try feed.expectConsistency()
    }
  }

  @Test("What is changed in the middle of an update waits, and the models before answer")
  func waiting() throws {
    let feed = feed(ads: 2)
    feed.table.performBatchUpdates {
      feed.ads.models = [Ad(5), Ad(1, "changed")]
      feed.ads.append(Ad(6))
      #expect(feed.ads.models.map(\.id) == [5, 1, 6])
      #expect(feed.ads.committedModels.map(\.id) == [0, 1])
      #expect(feed.ads.reuseIndexPath(ofModelWithID: 5) == nil)
      #expect(feed.ads.reuseIndexPath(ofModelWithID: 0) == IndexPath(row: 2, section: 0))
      #expect(feed.ads.model(forReuse: IndexPath(row: 5, section: 0))?.text == "ad 1")
      #expect(
        feed.table.dataSource?.tableView(feed.tableView, cellForRowAt: [0, 2]).textLabel?.text
          == "ad 0")
      feed.source.sections[0].remove(at: 0)
      feed.table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    }
    #expect(feed.ads.committedModels.map(\.id) == [5, 1, 6])
    #expect(feed.texts[0] == ["b", "c", "ad 5", "d", "e", "changed", "f"])
    #expect(feed.texts[1] == ["g", "h", "ad 6", "i"])
    #expect(feed.applied.map(\.source) == [.content, .layer(named: "ads"), .layer(named: "ads")])
    try feed.expectConsistency()
  }

  @Test("What waits when everything is loaded is loaded with it, and in no batch of its own")
  func loadedWhileWaiting() throws {
    for policy in ContentPolicy.allCases {
      let feed = feed(ads: 2, policy: policy)
      feed.table.performBatchUpdates {
        feed.ads.models = [Ad(5), Ad(6), Ad(7)]
        feed.source.sections[0].removeLast()
        feed.table.reloadData()
      }
      #expect(feed.ads.committedModels.map(\.id) == [5, 6, 7])
      #expect(feed.applied.isEmpty)
      #expect(feed.texts[0] == ["a", "b", "ad 5", "c", "d", "ad 6", "e"])
      try feed.expectConsistency()
    }
  }

  @Test("Before it is attached, and after it was detached, a layer changes without a report")
  func unattached() throws {
    let feed = feed(ads: 1)
    feed.table.detach()
    feed.ads.append(Ad(1))
    feed.ads.replace(at: 0, with: Ad(2))
    #expect(feed.ads.committedModels.map(\.id) == [2, 1])
    #expect(feed.ads.reuseIndexPath(ofModelAt: 0) == nil)
    #expect(feed.ads.waitingModels == [0, 1])
    feed.table.attach(to: feed.tableView)
    #expect(feed.texts[0] == ["a", "b", "ad 2", "c", "d", "ad 1", "e", "f"])
    try feed.expectConsistency()
  }

  @Test("In a table that is wired by hand a change reloads the table")
  func wiredByHand() {
    let source = PlainDataSource(posts)
    let rows = RowLayer(["x"], placed: .every(2), named: "texts")
    let dataSource = AdditionalTableViewDataSourceImpl(
      inner: source, rows: rows,
      cell: .made { tableView, _, text in textCell(tableView, text) })
    var selected: [String] = []
    rows.onSelect { text, _ in selected.append(text) }
    let delegate = AdditionalTableViewDelegateImpl(inner: nil, layer: rows)
    let tableView = UITableView.forTests()
    tableView.dataSource = dataSource
    tableView.delegate = delegate
    tableView.layoutIfNeeded()
    rows.append("y")
    #expect(tableView.displayedTexts()[0] == ["a", "b", "x", "c", "d", "y", "e", "f"])
    tableView.simulateTap(at: IndexPath(row: 5, section: 0))
    #expect(selected == ["y"])
    #expect(rows.reuseIndexPath(ofModelAt: 0) == nil)
    withExtendedLifetime((source, dataSource, delegate)) {}
  }

  @Test("Models that were set before the table was attached do not come back with a load")
  func earlierModels() {
    let table = DecoratedTable(dataSource: PlainDataSource(posts))
    let ads = table.addRows(["first"], placed: .start) { tableView, _, ad in
      textCell(tableView, ad)
    }
    ads.models = ["earlier"]
    let tableView = UITableView.forTests()
    table.attach(to: tableView)
    ads.models = ["later"]
    table.reloadData()
    #expect(tableView.displayedTexts()[0].first == "later")
  }

  @Test("The table retains the layer, and nothing retains the layer's objects longer")
  func ownership() {
    weak var layer: RowLayer<Ad>?
    weak var model: Keeper?
    do {
      let table = DecoratedTable(dataSource: PlainDataSource(posts))
      let kept = Keeper()
      model = kept
      layer = table.addRows([Ad(0)], named: "ads", placed: .start) { tableView, _, ad in
        kept.keep(tableView)
        return textCell(tableView, ad.text)
      }
      #expect(layer != nil)
      let tableView = UITableView.forTests()
      table.attach(to: tableView)
      #expect(tableView.displayedTexts()[0].first == "ad 0")
      table.detach()
    }
    #expect(layer == nil)
    #expect(model == nil)
  }
}

#if !os(iOS)
@Suite("Mistakes with the models of a layer")
@MainActor
struct RowLayerErrorTests {
  @Test("Each is named")
  func named() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { RowLayer([1], placed: .start).insert(2, at: 3) }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = RowLayer([1], placed: .start).remove(at: 1) }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run { RowLayer([1], placed: .start).replace(at: -1, with: 3) }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = ReservedRows(-1) { _, _ in UITableViewCell() } }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = ReservedRows(1, height: -2) { _, _ in UITableViewCell() } }
    }
  }
}
#endif
