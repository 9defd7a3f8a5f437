import DecoratorTableKit
import Foundation
import Testing

#if HEADLESS_UIKIT
@Suite("Capabilities and models that change while a table shows the layer")
@MainActor
struct CapabilitiesWhileShownTests {
  @Test("Every capability works from the moment at which it is added", arguments: StackPlace.all)
  func added(place: StackPlace) throws {
    let feed = CapableFeed(place).show()
    let log = feed.log
    let tableView = feed.tableView
    #expect(try feed.useEverything(of: "ad 0", in: tableView) == [])
    func use() throws -> [String] { try feed.useEverything(of: "ad 0", in: tableView) }

    feed.ads.onSelect { ad, _ in log.note("select \(ad.id)") }
    #expect(try use() == [])
    #expect(log.consume() == ["select 0"])
    feed.ads.onDelete { log.note("delete \($0.id)") }
    #expect(try use() == ["Delete", "deletion"])
    #expect(log.consume() == ["select 0", "delete 0", "delete 0"])
    feed.ads.trailingSwipeActions { [log.swipeAction("hide", $0.id)] }
    #expect(try use() == ["hide", "deletion"])
    feed.ads.leadingSwipeActions { [log.swipeAction("save", $0.id)] }
    #expect(try use() == ["save", "hide", "deletion"])
    feed.ads.contextMenu { [log.menuAction("copy", $0.id)] }
    #expect(try use() == ["save", "hide", "menu", "deletion"])
    feed.ads.accessory(.detailButton)
    #expect(try feed.cell(of: "ad 0").accessoryType == .detailButton)
    feed.ads.onAccessoryTap { ad, _ in log.note("details \(ad.id)") }
    log.clear()
    #expect(try use() == ["save", "hide", "menu", "details", "deletion"])
    #expect(log.consume() == ["select 0", "save 0", "hide 0", "copy 0", "details 0", "hide 0"])
    feed.ads.canEdit { $0.id != 0 }
    #expect(try use() == ["menu", "details"])
    feed.ads.height(61)
    #expect(try feed.height(of: "ad 0") == 61)
    #expect(try feed.height(of: "b") == 51)
    log.clear()
    feed.ads.onEndDisplay { log.note("end \($1.id)") }
    // Cells that are on screen before the end of their display is observed are not tracked.
    tableView.reloadData()
    tableView.layoutIfNeeded()
    feed.ads.remove(at: 1)
    tableView.layoutIfNeeded()
    #expect(log.lines == ["end 1"])
    #expect(feed.app.shown.sorted() == [0, 1, 2, 3])
  }

  @Test("Heights and accessories that change are shown, and nothing but the layer's rows is")
  func shownAgain() throws {
    let feed = CapableFeed(StackPlace(layers: 3, level: 1))
    feed.ads.height(60).accessory(.checkmark)
    _ = feed.show()
    let log = feed.log
    feed.table.observe { event in
      switch event {
      case .didApply(let update): log.note("\(update.levels[0])")
      case .didLoad: log.note("load")
      case .anomaly(let anomaly): log.note("\(anomaly)")
      case .willApply: break
      }
    }
    let cells = try ["a", "b", "c", "d", "other 0", "other 2"].map { try feed.cell(of: $0) }
    feed.ads.height { $0.id == 0 ? 70 : nil }
    feed.ads.accessory { $0.id == 1 ? .disclosureIndicator : nil }
    #expect(log.lines == ["~[0, 3] ~[0, 6]", "~[0, 3] ~[0, 6]"])
    #expect(try ["ad 0", "ad 1"].map { try feed.height(of: $0) } == [70, 60])
    #expect(
      try ["ad 0", "ad 1"].map { try feed.cell(of: $0).accessoryType }
        == [.checkmark, .disclosureIndicator])
    let after = try ["a", "b", "c", "d", "other 0", "other 2"].map { try feed.cell(of: $0) }
    #expect(zip(cells, after).allSatisfy { $0 === $1 })
  }

  @Test(
    "A layer gets capabilities as any rows do, and reloads its rows only where a table needs it")
  func anyRows() throws {
    func named<Rows: RowCapable>(_ rows: Rows, _ log: CallLog) -> Rows where Rows.Model == Ad {
      rows.onSelect { ad, _ in log.note("select \(ad.id)") }
        .accessory(.checkmark)
        .onAccessoryTap { ad, _ in log.note("details \(ad.id)") }
    }
    let feed = CapableFeed(StackPlace(layers: 2, level: 1)).show()
    let log = feed.log
    feed.table.observe { event in
      if case .didApply(let update) = event { log.note("\(update.levels[0])") }
    }
    #expect(named(feed.ads, log) === feed.ads)
    #expect(log.consume() == ["~[0, 2] ~[0, 5]"])
    #expect(try feed.cell(of: "ad 0").accessoryType == .checkmark)
    feed.tableView.simulateTap(at: try feed.path(of: "ad 1"))
    #expect(log.consume() == ["select 1"])
    // Capabilities that are set as a whole replace those that were there.
    feed.ads.capabilities = RowCapabilities().height(64)
    #expect(log.consume() == ["~[0, 2] ~[0, 5]"])
    #expect(try feed.height(of: "ad 0") == 64)
    #expect(try feed.cell(of: "ad 0").accessoryType == .none)
    feed.ads.capabilities = feed.ads.capabilities
    #expect(log.consume() == [])
  }

  /// A table that counts how often its delegate is set, or set to nil.
  private final class GivenTableView: UITableView {
    private(set) var delegatesGiven = 0

    override weak var delegate: (any UITableViewDelegate)? {
      didSet { delegatesGiven += 1 }
    }
  }

  @Test("What is added while the table waits for an answer is there on the next turn")
  func addedInCallback() async throws {
    let tableView = GivenTableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    tableView.setUpForTests()
    let feed = CapableFeed(tableView: tableView)
    let log = feed.log
    var isAdded = false
    feed.ads.onDisplay { [weak ads = feed.ads] _, _ in
      guard !isAdded else { return }
      isAdded = true
      let given = tableView.delegatesGiven
      ads?.onAccessoryTap { ad, _ in log.note("details \(ad.id)") }
        .accessory(.detailButton)
        .height(77)
      // A table must not get other objects while it shows its rows.
      #expect(tableView.delegatesGiven == given)
    }
    _ = feed.show()
    await wait { (try? feed.height(of: "ad 1")) == 77 }
    #expect(try feed.height(of: "ad 1") == 77)
    feed.tableView.simulateTapOnAccessory(at: try feed.path(of: "ad 1"))
    #expect(log.lines == ["details 1"])
  }

  @Test(
    "The end of a display is notified with the model of its beginning", arguments: StackPlace.all)
  func endOfGoneModels(place: StackPlace) throws {
    let feed = CapableFeed(place)
    let log = feed.log
    feed.ads.onDisplay { log.note("\($1.text) comes") }
    feed.ads.onEndDisplay { log.note("\($1.text) goes, shown as \($0.textLabel?.text ?? "")") }
    _ = feed.show()
    log.clear()
    // The row that is left moves to the place of the first, and its model has another index.
    feed.ads.remove(at: 0)
    #expect(log.consume() == ["ad 0 goes, shown as ad 0"])
    feed.ads.replace(at: 0, with: Ad(2))
    #expect(log.consume().sorted() == ["ad 1 goes, shown as ad 1", "ad 2 comes"])
    feed.ads.models = [Ad(3), Ad(2)]
    #expect(log.consume() == ["ad 3 comes"])
    feed.ads.models = []
    #expect(log.consume().sorted() == ["ad 2 goes, shown as ad 2", "ad 3 goes, shown as ad 3"])
    feed.ads.append(Ad(4))
    feed.tableView.layoutIfNeeded()
    #expect(log.consume() == ["ad 4 comes"])
    feed.table.reloadData()
    feed.tableView.layoutIfNeeded()
    #expect(log.consume().sorted() == ["ad 4 comes", "ad 4 goes, shown as ad 4"])
  }

  private final class Banner {}

  @Test("A cell that shows another row by now keeps no model, though no end was reported")
  func reusedCell() throws {
    let tableView = UITableView.forTests()
    let feed = DecoratedTable(dataSource: PlainDataSource([["a", "b"]]))
    let banners = feed.addRows([Banner()], placed: .start) { tableView, _, _ in
      textCell(tableView, "banner")
    }
    var ended = 0
    banners.onEndDisplay { _, _ in ended += 1 }
    feed.attach(to: tableView)
    tableView.layoutIfNeeded()
    weak let banner = banners.models.first
    let cell = try #require(tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
    tableView.delegate?.tableView?(
      tableView, willDisplay: cell, forRowAt: IndexPath(row: 1, section: 0))
    banners.models = []
    #expect(ended == 0)
    #expect(banner == nil)
  }

  @Test("The handler of a touch may remove the model")
  func removedByHandlers() throws {
    let feed = CapableFeed(StackPlace(layers: 2, level: 0))
    let log = feed.log
    feed.ads.events.didSelect = { [weak ads = feed.ads] _, row, _ in
      if case .amongContent(let index) = row { ads?.remove(at: index) }
    }
    feed.ads.onSelect { ad, _ in log.note("select \(ad.id)") }
    _ = feed.show()
    feed.tableView.simulateTap(at: try feed.path(of: "ad 0"))
    feed.tableView.simulateTap(at: try feed.path(of: "ad 1"))
    #expect(log.lines == ["select 0", "select 1"])
    #expect(feed.texts.filter { $0.hasPrefix("ad") } == [])
  }

  @Test("Random changes of models and capabilities leave every row with its own", arguments: 0..<20)
  func random(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let place = StackPlace.all[seed % StackPlace.all.count]
    let feed = CapableFeed(place)
    let log = feed.log
    var heights: [Int: CGFloat] = [:]
    var shown: Set<String> = []
    feed.ads.height { heights[$0.id] }
      .onSelect { ad, _ in log.note(ad.text) }
      .onDisplay { shown.insert($1.text) }
      .onEndDisplay { shown.remove($1.text) }
    for id in 0..<40 { heights[id] = CGFloat(20 + id) }
    _ = feed.show()
    var next = 2
    for _ in 0..<30 {
      let count = feed.ads.models.count
      switch Int.random(in: 0..<5, using: &generator) {
      case 0 where count > 0: feed.ads.remove(at: .random(in: 0..<count, using: &generator))
      case 1 where count > 0:
        feed.ads.replace(at: .random(in: 0..<count, using: &generator), with: Ad(next % 40))
      case 2: feed.ads.models.shuffle(using: &generator)
      case 3: feed.ads.onSelect { _, _ in log.note("again") }
      default: feed.ads.insert(Ad(next % 40), at: .random(in: 0...count, using: &generator))
      }
      next += 1
      let models = Array(feed.ads.models.prefix(2))
      try expectEqual(feed.texts.filter { $0.hasPrefix("ad") }, models.map(\.text), "the ads")
      try expectEqual(shown, Set(models.map(\.text)), "the ads on screen")
      for ad in models {
        try expectEqual(try feed.height(of: ad.text), heights[ad.id], "the height of \(ad)")
        log.clear()
        feed.tableView.simulateTap(at: try feed.path(of: ad.text))
        try expectEqual(log.lines.first, ad.text, "the tapped ad")
      }
    }
  }
}
#endif
