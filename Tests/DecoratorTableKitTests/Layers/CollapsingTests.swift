import DecoratorTableKit
import Foundation
import Testing

/// Sections of texts, whose headers are titles or views.
private final class Chapters: NSObject, UITableViewDataSource, UITableViewDelegate {
  var chapters: [(title: String, pages: [String])]
  /// Whether headers are views of a plain class instead of titles.
  let hasOwnHeaders: Bool
  private(set) var selected: [String] = []
  private(set) var goneHeaders: [Int] = []
  /// Called when a row was selected.
  var didSelect: () -> Void = {}

  init(_ chapters: [(String, [String])], ownHeaders: Bool = false) {
    self.chapters = chapters
    hasOwnHeaders = ownHeaders
  }

  func numberOfSections(in tableView: UITableView) -> Int { chapters.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    chapters[section].pages.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    textCell(tableView, chapters[indexPath.section].pages[indexPath.row])
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    chapters[section].title
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    guard hasOwnHeaders else { return nil }
    let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
    view?.textLabel?.text = chapters[section].title
    return view
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }

  func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) {
    goneHeaders.append(section)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    selected.append(chapters[indexPath.section].pages[indexPath.row])
    didSelect()
  }
}

@Suite("Sections that collapse")
@MainActor
struct CollapsingTests {
  private let keeper = Keeper()

  /// A table of two chapters of two pages and one of one.
  private func book(
    ownHeaders: Bool = false, height: CGFloat = 4000, layers: (DecoratedTable) -> Void
  ) -> (DecoratedTable, Chapters, LoggingTableView) {
    let source = Chapters(
      [("A", ["a1", "a2"]), ("B", ["b1", "b2"]), ("C", ["c1"])], ownHeaders: ownHeaders)
    let table = DecoratedTable(dataSource: source, delegate: source)
    keeper.keep(table)
    layers(table)
    let tableView = LoggingTableView(
      frame: CGRect(x: 0, y: 0, width: 320, height: height), style: .plain)
    tableView.setUpForTests()
    tableView.register(
      UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
    table.attach(to: tableView)
    tableView.layoutIfNeeded()
    _ = tableView.takeCalls()
    return (table, source, tableView)
  }

  #if HEADLESS_UIKIT
  @Test("A tap on a header collapses its section, and the next one expands it")
  func header() {
    for ownHeaders in [false, true] {
      var toggled: [String] = []
      let (_, _, tableView) = book(ownHeaders: ownHeaders) {
        $0.hideRows(named: "chapters", collapsingOnTap: .header).didToggle = {
          toggled.append("\($0) \($1)")
        }
      }
      tableView.simulateTapOnHeader(ofSection: 1)
      #expect(tableView.displayedTexts() == [["a1", "a2"], [], ["c1"]])
      #expect(tableView.takeCalls() == ["{", "-[1, 0] [1, 1] automatic", "}"])
      #expect(tableView.headerView(forSection: 1)?.textLabel?.text == "B")
      tableView.simulateTapOnHeader(ofSection: 1)
      #expect(tableView.displayedTexts() == [["a1", "a2"], ["b1", "b2"], ["c1"]])
      #expect(toggled == ["1 true", "1 false"])
    }
  }

  @Test("A tap on a title collapses its section where no object observes headers")
  func titles() {
    final class Titles: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { textCell(tableView, "\(indexPath.row)") }
      func tableView(
        _ tableView: UITableView, titleForHeaderInSection section: Int
      ) -> String? { "title" }
    }
    let table = DecoratedTable(dataSource: Titles())
    table.hideRows(collapsingOnTap: .header)
    let tableView = UITableView.forTests()
    tableView.sectionHeaderHeight = 30
    table.attach(to: tableView)
    tableView.layoutIfNeeded()
    tableView.simulateTapOnHeader(ofSection: 0)
    #expect(tableView.displayedTexts() == [[]])
    withExtendedLifetime(table) {}
  }

  @Test("A header still belongs to its section when sections are inserted, deleted and moved")
  func headerOfMovedSection() {
    var layer: HidingLayer?
    let (table, source, tableView) = book {
      layer = $0.hideRows(named: "chapters", collapsingOnTap: .header)
      $0.addRows(["ad"], named: "ads", placed: .start.inSection(0)) { tableView, _, ad in
        textCell(tableView, ad)
      }
    }
    tableView.simulateTapOnHeader(ofSection: 1)
    #expect(tableView.displayedTexts() == [["ad", "a1", "a2"], [], ["c1"]])
    table.performBatchUpdates {
      source.chapters.insert(("0", ["01"]), at: 0)
      source.chapters.append(source.chapters.remove(at: 2))
      table.insertSections([0], with: .none)
      table.moveSection(1, toSection: 3)
    }
    #expect(tableView.displayedTexts() == [["ad", "01"], ["a1", "a2"], ["c1"], []])
    #expect(layer?.isCollapsed(section: 3) == true && layer?.isCollapsed(section: 1) == false)
    tableView.simulateTapOnHeader(ofSection: 1)
    tableView.simulateTapOnHeader(ofSection: 3)
    #expect(tableView.displayedTexts() == [["ad", "01"], [], ["c1"], ["b1", "b2"]])
    table.performBatchUpdates {
      source.chapters.removeSubrange(0...1)
      table.deleteSections([0, 1], with: .none)
    }
    tableView.simulateTapOnHeader(ofSection: 1)
    #expect(tableView.displayedTexts() == [["ad", "c1"], []])
  }

  @Test("A header that is reused has one recognizer, and none where nothing collapses on taps")
  func reusedHeaders() {
    let (_, source, tableView) = book(ownHeaders: true, height: 60) {
      $0.hideRows(named: "chapters", collapsingOnTap: .header)
    }
    for _ in 0..<4 {
      for offset in [0, 110, 220] as [CGFloat] {
        tableView.contentOffset.y = offset
        tableView.layoutIfNeeded()
      }
    }
    #expect(source.goneHeaders.count >= 8)
    tableView.contentOffset.y = 0
    tableView.layoutIfNeeded()
    #expect(tableView.headerView(forSection: 0)?.gestureRecognizers?.count == 1)
    tableView.simulateTapOnHeader(ofSection: 0)
    #expect(tableView.numberOfRows(inSection: 0) == 0)
    let (_, _, other) = book(ownHeaders: true) { $0.hideRows(named: "chapters") }
    #expect(other.headerView(forSection: 0)?.gestureRecognizers == nil)
  }

  @Test("A layer that is removed leaves no recognizer that does anything")
  func removed() {
    var layer: HidingLayer?
    let (_, _, tableView) = book { layer = $0.hideRows(named: "a", collapsingOnTap: .header) }
    layer?.removeFromTable()
    tableView.layoutIfNeeded()
    tableView.simulateTapOnHeader(ofSection: 0)
    #expect(tableView.displayedTexts() == [["a1", "a2"], ["b1", "b2"], ["c1"]])
  }

  @Test("Taps work in a table that is wired by hand")
  func wiredByHand() {
    let source = Chapters([("A", ["a1", "a2"]), ("B", ["b1"])])
    let layer = HidingLayer(collapsingOnTap: .header)
    let dataSource = AdditionalTableViewDataSourceImpl(inner: source, layer: layer)
    let delegate = AdditionalTableViewDelegateImpl(inner: source, layer: layer)
    let tableView = UITableView.forTests()
    tableView.dataSource = dataSource
    tableView.delegate = delegate
    tableView.layoutIfNeeded()
    tableView.simulateTapOnHeader(ofSection: 0)
    #expect(tableView.displayedTexts() == [[], ["b1"]])
    tableView.simulateTapOnHeader(ofSection: 0)
    #expect(tableView.displayedTexts() == [["a1", "a2"], ["b1"]])
    withExtendedLifetime((dataSource, delegate)) {}
  }
  #endif

  @Test("A tap on the first row hides the others, and the owner of the row is notified")
  func firstRow() {
    var toggled: [String] = []
    var layer: HidingLayer?
    let (_, source, tableView) = book {
      $0.addRows(["ad"], named: "ads", placed: .before(1).inSection(0)) { tableView, _, ad in
        textCell(tableView, ad)
      }
      layer = $0.hideRows(named: "chapters", collapsingOnTap: .firstRow)
      layer?.didToggle = { toggled.append("\($0) \($1)") }
      $0.addRows(["top"], named: "top", placed: .start) { tableView, _, text in
        textCell(tableView, text)
      }
    }
    #expect(tableView.displayedTexts() == [["top", "a1", "ad", "a2"], ["b1", "b2"], ["c1"]])
    tableView.simulateTap(at: path(1))
    #expect(tableView.displayedTexts() == [["top", "a1"], ["b1", "b2"], ["c1"]])
    #expect(source.selected == ["a1"] && tableView.indexPathForSelectedRow == nil)
    #expect(layer?.isCollapsed(section: 0) == true)
    tableView.simulateTap(at: path(1, 1))
    #expect(source.selected == ["a1", "b2"])
    #expect(tableView.indexPathForSelectedRow == path(1, 1))
    tableView.simulateTap(at: path(1))
    #expect(tableView.displayedTexts() == [["top", "a1", "ad", "a2"], ["b1", "b2"], ["c1"]])
    #expect(toggled == ["0 true", "0 false"])
    layer?.collapse(section: 1)
    #expect(tableView.displayedTexts()[1] == ["b1"])
  }

  @Test("A tap on the first row is observed where no other object observes selections")
  func firstRowWithoutDelegate() {
    let table = DecoratedTable(dataSource: PlainDataSource([["a", "b"]]))
    table.hideRows(collapsingOnTap: .firstRow)
    let tableView = UITableView.forTests()
    table.attach(to: tableView)
    tableView.layoutIfNeeded()
    tableView.simulateTap(at: path(0))
    #expect(tableView.displayedTexts() == [["a"]])
    withExtendedLifetime(table) {}
  }

  @Test("The section that was tapped collapses, whatever its owner does in the tap's handler")
  func ownerThatChangesSections() {
    let (table, source, tableView) = book {
      $0.hideRows(named: "chapters", collapsingOnTap: .firstRow)
    }
    source.didSelect = {
      table.performBatchUpdates {
        source.chapters.insert(("0", ["01", "02"]), at: 0)
        table.insertSections([0], with: .none)
      }
    }
    tableView.simulateTap(at: path(0, 1))
    #expect(tableView.displayedTexts() == [["01", "02"], ["a1", "a2"], ["b1"], ["c1"]])
  }

  @Test("The first row is selected as any other where the first rows collapse nothing")
  func otherFirstRows() {
    let (_, source, tableView) = book { $0.hideRows(named: "chapters") }
    tableView.simulateTap(at: path(0))
    #expect(tableView.indexPathForSelectedRow == path(0) && source.selected == ["a1"])
    #expect(tableView.displayedTexts() == [["a1", "a2"], ["b1", "b2"], ["c1"]])
  }

  @Test("Sections are toggled as by a tap, also twice before the table is updated")
  func toggle() {
    var layer: HidingLayer?
    let (table, source, tableView) = book { layer = $0.hideRows(named: "chapters") }
    layer?.toggle(section: 0)
    #expect(tableView.displayedTexts() == [[], ["b1", "b2"], ["c1"]])
    table.performBatchUpdates {
      source.chapters[2].pages = []
      table.deleteRows(at: [path(0, 2)], with: .none)
      layer?.toggle(section: 1)
      layer?.toggle(section: 1)
      layer?.toggle(section: 0)
    }
    #expect(tableView.displayedTexts() == [["a1", "a2"], ["b1", "b2"], []])
    layer?.toggle(section: 7)
    #expect(tableView.displayedTexts() == [["a1", "a2"], ["b1", "b2"], []])
  }

  @Test("A layer outside added sections and rows collapses sections of the data")
  func outsideAddedSections() {
    var layer: HidingLayer?
    let (table, _, tableView) = book { table in
      let added = AdditionalSection(rowCount: 1) { tableView, _, _ in textCell(tableView, "added") }
      table.addSections([added], named: "added", placed: .start)
      table.addRows(["ad"], named: "ads", placed: .end.inSection(2)) { tableView, _, ad in
        textCell(tableView, ad)
      }
      layer = table.hideRows(named: "collapsed")
    }
    let all = [["added"], ["a1", "a2"], ["b1", "b2", "ad"], ["c1"]]
    #expect(tableView.displayedTexts() == all)
    layer?.expand(section: 1)
    #expect(layer?.isCollapsed(section: 1) == false)
    layer?.collapse(section: 1)
    #expect(layer?.isCollapsed(section: 1) == true && layer?.isCollapsed(section: 2) == false)
    #expect(tableView.displayedTexts() == [["added"], ["a1", "a2"], [], ["c1"]])
    #expect(table.explain(path(0, 1), in: .data)?.hiding?.layer == "collapsed")
    _ = tableView.takeCalls()
    layer?.collapse(section: 0)
    #expect(tableView.takeCalls() == ["{", "-[1, 0] [1, 1] automatic", "}"])
    layer?.expand(section: 0)
    layer?.expand(section: 1)
    layer?.collapse(section: 9)
    #expect(tableView.displayedTexts() == all)
  }

  @Test("Of several layers one collapses a section, and the others show it")
  func lastLayer() {
    var (first, last): (HidingLayer?, HidingLayer?)
    let (_, _, tableView) = book { table in
      first = table.hideRows(named: "first")
      last = table.hideRows(named: "last")
      table.addShowMore { tableView, _ in
        textCell(tableView, "")
      } configure: {
        $0.textLabel?.text = "\($1) more"
      }
    }
    last?.collapse(section: 0)
    #expect(first?.isCollapsed(section: 0) == false && last?.isCollapsed(section: 0) == true)
    #expect(tableView.displayedTexts() == [[], ["b1", "b2"], ["c1"]])
  }
}
