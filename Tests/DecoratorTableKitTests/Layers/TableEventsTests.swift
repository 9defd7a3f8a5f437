import Foundation
import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit

#if HEADLESS_UIKIT
/// Two sections with headers, whose owner notes what it is notified of.
private final class Chapters: NSObject, UITableViewDataSource, UITableViewDelegate {
  var texts = [["a0", "a1"], ["b0", "b1"]]
  var noted: (String) -> Void = { _ in }

  func numberOfSections(in tableView: UITableView) -> Int { texts.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    texts[section].count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { textCell(tableView, texts[indexPath.section][indexPath.row]) }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    "chapter \(section)"
  }

  func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) { noted("owner: header \(section)") }

  func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) { noted("owner: no header \(section)") }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    noted("owner: \(indexPath)")
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { noted("owner: scrolled") }
}

@Suite("What a layer observes of its table besides its own rows")
@MainActor
final class TableEventsTests {
  private let app = Chapters()
  private let tableView: UITableView
  private var shown: LayeredTable?
  private var log: [String] = []

  init() {
    tableView = UITableView.forTests()
    tableView.sectionHeaderHeight = 20
    tableView.stayTame()
    app.noted = { [unowned self] in log.append($0) }
  }

  /// Returns what is noted meanwhile.
  private func noted(_ change: () -> Void) -> [String] {
    log = []
    change()
    tableView.layoutIfNeeded()
    return log
  }

  private func show(_ table: LayeredTable) {
    shown = table
    table.attach(to: tableView)
    tableView.layoutIfNeeded()
  }

  /// Adds a layer with one row above each section.
  @discardableResult
  private func addRows(to table: LayeredTable, named name: String) -> TableLayer {
    table.addRows([name, name], named: name, placed: .start) { tableView, _, text in
      textCell(tableView, text)
    }
  }

  private func observeScrolling(_ layer: TableLayer) {
    layer.tableEvents.didScroll = { [unowned self] in
      #expect($0 === tableView)
      log.append("\(layer.name): scrolled")
    }
  }

  private func observeHeaders(_ layer: TableLayer) {
    layer.tableEvents.willDisplayHeader = { [unowned self] in
      #expect($0 === tableView && $1 is UITableViewHeaderFooterView)
      log.append("\(layer.name): header \($2)")
    }
    layer.tableEvents.didEndDisplayingHeader = { [unowned self] in
      #expect($0 === tableView && $1 is UITableViewHeaderFooterView)
      log.append("\(layer.name): no header")
    }
  }

  private func scroll(to y: CGFloat) -> () -> Void {
    { [tableView] in tableView.contentOffset.y = y }
  }

  // MARK: - Scrolling

  @Test("Layers are notified of scrolling after the delegate, the innermost first")
  func scrolling() {
    app.texts = [(0..<40).map { "a\($0)" }]
    let table = DecoratedTable(dataSource: app, delegate: app)
    for name in ["inner", "outer"] { observeScrolling(addRows(to: table, named: name)) }
    show(table)
    #expect(noted(scroll(to: 10)) == ["owner: scrolled", "inner: scrolled", "outer: scrolled"])
  }

  @Test("A handler that is set while the table is on screen counts, until it is removed")
  func laterHandler() {
    let source = PlainDataSource([(0..<40).map { "a\($0)" }])
    let table = DecoratedTable(dataSource: source)
    let ads = addRows(to: table, named: "ads")
    show(table)
    var isCalled: Bool? {
      (tableView.delegate as? AdditionalTableViewDelegateImpl)?.answers(.didScroll)
    }
    #expect(isCalled == false)
    observeScrolling(ads)
    #expect(isCalled == true)
    #expect(noted(scroll(to: 10)) == ["ads: scrolled"])
    ads.tableEvents.didScroll = nil
    #expect(isCalled == false)
    #expect(noted(scroll(to: 20)) == [])
  }

  @Test("In a child, layers are notified of the scrolling of the whole table")
  func scrollingOfChild() {
    app.texts = [(0..<40).map { "a\($0)" }]
    let child = DecoratedTable(dataSource: app, delegate: app)
    observeScrolling(addRows(to: child, named: "ads"))
    let home = ComposedTable(.bySections, [child])
    observeScrolling(addRows(to: home, named: "around"))
    show(home)
    #expect(noted(scroll(to: 10)) == ["owner: scrolled", "ads: scrolled", "around: scrolled"])
  }

  @Test("A layer in a table that is wired by hand is notified")
  func manualWiring() {
    app.texts = [(0..<40).map { "a\($0)" }]
    let layer = SlotLayer(placed: .start, named: "ads") { tableView, _, _ in
      textCell(tableView, "ad")
    }
    observeScrolling(layer)
    var changes = 0
    layer.tableEvents.rowsDidChange = { changes += 1 }
    let source = AdditionalTableViewDataSourceImpl(inner: app, layer: layer)
    let delegate = AdditionalTableViewDelegateImpl(inner: app, layer: layer)
    tableView.dataSource = source
    tableView.delegate = delegate
    tableView.layoutIfNeeded()
    #expect(noted(scroll(to: 10)) == ["owner: scrolled", "ads: scrolled"])
    changes = 0
    layer.placement = .end
    #expect(changes == 1)
    withExtendedLifetime((source, delegate)) {}
  }

  // MARK: - Headers

  @Test("Layers are notified of headers inside them, by the number of the section there")
  func headers() {
    let table = DecoratedTable(dataSource: app, delegate: app)
    observeHeaders(addRows(to: table, named: "inner"))
    table.addSections(
      [
        AdditionalSection(rowCount: 1, headerTitle: "added") { tableView, _, _ in
          textCell(tableView, "more")
        }
      ], named: "sections", placed: .start)
    observeHeaders(addRows(to: table, named: "outer"))
    #expect(
      noted { show(table) } == [
        "outer: header 0",
        "owner: header 0", "inner: header 0", "outer: header 1",
        "owner: header 1", "inner: header 1", "outer: header 2",
      ])
    // The header that the layer in the middle has added is none of the innermost layer.
    let ends = noted(scroll(to: 2000))
    let chapter = ["outer: no header", "inner: no header"]
    #expect(
      ends.filter { $0.hasSuffix("scrolled") == false }.sorted()
        == (chapter + chapter + ["outer: no header"] + (0...1).map { "owner: no header \($0)" })
        .sorted())
    let inner = ends.firstIndex(of: "inner: no header") ?? 0
    #expect(ends[inner - 1] == "outer: no header" && ends[inner + 1].hasPrefix("owner: no header"))
  }

  @Test("Either handler for headers is called without the other")
  func singleHeaderHandlers() {
    let table = DecoratedTable(dataSource: app, delegate: app)
    let (first, second) = (addRows(to: table, named: "first"), addRows(to: table, named: "second"))
    observeHeaders(first)
    observeHeaders(second)
    first.tableEvents.didEndDisplayingHeader = nil
    second.tableEvents.willDisplayHeader = nil
    show(table)
    #expect(
      log == ["owner: header 0", "first: header 0", "owner: header 1", "first: header 1"])
    let ends = noted(scroll(to: 2000)).filter { !$0.hasPrefix("owner") }
    #expect(ends == ["second: no header", "second: no header"])
  }

  @Test("A single handler for headers is enough for the table to have the methods")
  func presenceOfHeaders() {
    let table = DecoratedTable(dataSource: PlainDataSource([["a"]]))
    let ads = addRows(to: table, named: "ads")
    show(table)
    var areCalled: [Bool?] {
      let delegate = tableView.delegate as? AdditionalTableViewDelegateImpl
      return [.willDisplayHeaderView, .didEndDisplayingHeaderView].map { delegate?.answers($0) }
    }
    #expect(areCalled == [false, false])
    ads.tableEvents.willDisplayHeader = { _, _, _ in }
    #expect(areCalled == [true, true])
    ads.tableEvents.willDisplayHeader = nil
    #expect(areCalled == [false, false])
    ads.tableEvents.didEndDisplayingHeader = { _, _ in }
    #expect(areCalled == [true, true])
  }

  @Test("A layer of the kit that observes headers itself leaves the handlers of an app alone")
  func headersOfCollapsingLayer() {
    let table = DecoratedTable(dataSource: app, delegate: app)
    let hiding = table.hideRows(named: "hiding", collapsingOnTap: .header)
    observeHeaders(hiding)
    show(table)
    #expect(log.filter { $0.hasPrefix("hiding") } == ["hiding: header 0", "hiding: header 1"])
    tableView.simulateTapOnHeader(ofSection: 0)
    #expect(tableView.displayedTexts() == [[], ["b0", "b1"]])
  }

  // MARK: - Selection

  @Test("A selection is sent from the outermost layer inwards, and the owner is notified once")
  func selection() {
    let table = DecoratedTable(dataSource: app, delegate: app)
    var calls = 0
    for name in ["inner", "outer"] {
      let layer = addRows(to: table, named: name)
      layer.tableEvents.didSelect = { [unowned self] _, row, path, notifyOwner in
        log.append("\(name): \(row), shown at \(path.row)")
        for _ in 0..<calls { notifyOwner() }
        log.append("\(name) done")
      }
    }
    show(table)
    let tap = { [tableView] in tableView.simulateTap(at: path(3)) }
    let before = ["outer: [0, 2], shown at 3", "inner: [0, 1], shown at 3"]
    #expect(
      noted(tap)
        == [before[0], "outer done", before[1], "inner done", "owner: \(path(1))"])
    for count in 1...2 {
      calls = count
      #expect(noted(tap) == before + ["owner: \(path(1))", "inner done", "outer done"])
    }
  }

  @Test("A selected row of a layer is one of those inside the layers around it only")
  func selectionOfRowOfLayer() {
    let table = DecoratedTable(dataSource: app, delegate: app)
    for name in ["inner", "outer"] {
      let layer = addRows(to: table, named: name)
      layer.events.didSelect = { [unowned self] _, _, _ in log.append("\(name): own row") }
      layer.tableEvents.didSelect = { [unowned self] _, row, _, _ in
        log.append("\(name): \(row)")
      }
    }
    show(table)
    log = []
    tableView.simulateTap(at: path(1))
    #expect(log == ["outer: [0, 0]", "inner: own row"])
    log = []
    tableView.simulateTap(at: path(0))
    #expect(log == ["outer: own row"])
  }

  // MARK: - Rows

  @Test("Changes of any rows and loads are reported when all translations are as after them")
  func changes() {
    let table = DecoratedTable(dataSource: app, delegate: app)
    let inner = addRows(to: table, named: "inner")
    let outer = addRows(to: table, named: "outer")
    for layer in [inner, outer] {
      layer.tableEvents.rowsDidChange = { [unowned self] in
        log.append("\(layer.name): a0 at \(table.reuseIndexPath(forData: path(0))?.row ?? -1)")
      }
    }
    show(table)
    func at(_ row: Int) -> [String] { ["inner: a0 at \(row)", "outer: a0 at \(row)"] }
    let moves = [
      noted { inner.placement = .end }, noted { outer.placement = .end },
      noted { inner.placement = .start },
    ]
    #expect(moves == [at(1), at(0), at(1)])
    let insertion = noted {
      app.texts[0].insert("new", at: 0)
      table.insertRows(at: [path(0)], with: .none)
    }
    #expect(insertion == at(1))
    let reload = noted { table.reloadData() }
    #expect(reload.filter { !$0.contains("header") } == at(1))
  }

  @Test("A change that a handler makes is shown in another update")
  func changeInHandler() {
    let table = DecoratedTable(dataSource: app, delegate: app)
    let ads = table.addRows(["ad"], placed: .start) { tableView, _, text in
      textCell(tableView, text)
    }
    show(table)
    var updates: [Int] = []
    let observation = table.observe {
      if case .didApply = $0 { updates.append(ads.models.count) }
    }
    ads.tableEvents.rowsDidChange = {
      if ads.models.count < 3 { ads.placement = .every(1, after: 0); ads.append("more") }
    }
    ads.replace(at: 0, with: "other")
    #expect(updates.count > 1 && updates.last == 3)
    #expect(tableView.displayedTexts() == [["other", "a0", "more", "a1", "more"], ["b0", "b1"]])
    observation.cancel()
  }
}
#endif
