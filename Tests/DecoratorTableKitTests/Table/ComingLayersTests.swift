import DecoratorTableTesting
import Foundation
import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableAds
@testable import DecoratorTableInspector
@testable import DecoratorTableKit

#if HEADLESS_UIKIT
/// A delegate with an exact height for each row, that writes down whether the list is scrolled.
private final class ScrollObserver: NSObject, UITableViewDelegate {
  var scrolls = 0

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 40 }

  /// The row (data) of which an action was tapped last.
  var tappedRow: IndexPath?

  func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .normal, title: "tap") { [weak self] _, _, done in
        self?.tappedRow = indexPath
        done(true)
      }
    ])
  }
}

/// A view that may be the first responder.
private final class Field: UIView {
  override var canBecomeFirstResponder: Bool { true }
}

/// A kind of layer that is added and removed.
private struct Kind: CustomTestStringConvertible, Sendable {
  let testDescription: String
  /// Whether the effect of the layer is meant to be seen at once, so that rows on screen move.
  var isSeen = false
  /// Whether the data source has other methods with the layer, so that the table loads its rows.
  var loads = false
  /// Whether the layer adds sections.
  var addsSections = false
  var add: @MainActor @Sendable (DecoratedTable) -> TableLayer

  /// A third of them in a debug build, other ones in each turn.
  static let ofThisTurn = Thinning.oneOf(0..<3).flatMap { first in
    stride(from: first, to: all.count, by: 3).map { all[$0] }
  }

  static let all = [
    Kind(testDescription: "rows") {
      $0.add(
        RowLayer(Array(0..<100), placed: .every(5), named: "new", cell: textCells).height(40))
    },
    Kind(testDescription: "slots") {
      $0.add(
        SlotLayer(placed: .every(7), named: "new") { tableView, _, _ in
          textCell(tableView, "slot")
        }.height(40))
    },
    Kind(testDescription: "sections", addsSections: true) {
      $0.addSections([section(title: nil)], named: "new", placed: .start)
    },
    Kind(testDescription: "sections with titles", loads: true, addsSections: true) {
      $0.addSections([section(title: "new")], named: "new", placed: .start)
    },
    Kind(testDescription: "groups") {
      $0.add(GroupLayer(named: "new", by: { $0.row / 6 }, cell: textCells).height(40))
    },
    Kind(testDescription: "hiding", isSeen: true) {
      $0.hideRows(named: "new") { $0.row.isMultiple(of: 7) }
    },
    Kind(testDescription: "placeholder") {
      $0.addPlaceholder(named: "new") { tableView, _ in textCell(tableView, "nothing") }
    },
    Kind(testDescription: "load more") {
      $0.addLoadMore(named: "new", height: 40) { tableView, _ in
        textCell(tableView, "more")
      } load: { _ in
      }
    },
    Kind(testDescription: "show more") {
      $0.addShowMore(named: "new", height: 40) { tableView, _ in
        textCell(tableView, "show")
      } configure: { _, _ in
      }
    },
    Kind(testDescription: "supplied") {
      $0.add(
        SuppliedLayer(
          RowSupply<Int>(clock: ManualClock()) { _ in nil }, placed: .every(9), named: "new",
          cell: textCells))
    },
  ]
}

@MainActor
private func section(title: String?) -> AdditionalSection {
  AdditionalSection(rowCount: 2, headerTitle: title) { tableView, _, row in
    textCell(tableView, "added \(row)")
  }
}

@MainActor
private let textCells = RowCells<Int>.made { tableView, _, number in
  textCell(tableView, "new \(number)")
}

/// A decorated table of ten thousand rows in the middle of its content, with one row selected. It
/// may be one of two sources.
@MainActor
private final class MiddleOfList {
  let source = PlainDataSource([(0..<10_000).map { "\($0)" }])
  let delegate = ScrollObserver()
  let tableView = LoggingTableView(
    frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
  let table: DecoratedTable
  let promos: RowLayer<Int>?
  /// The table around it and another one above it, if it is one of two.
  let home: ComposedTable?
  private var loads = 0

  init(isTame: Bool = false, hasLayer: Bool = true, in arrangement: ComposedTable.Kind? = nil) {
    table = DecoratedTable(dataSource: source, delegate: delegate)
    if isTame { tableView.stayTame() }
    promos =
      hasLayer
      ? table.addRows(
        Array(0..<30), named: "promos", placed: .every(300, after: 10), cell: textCells
      ).height(40) : nil
    tableView.setUpForTests()
    let above = DecoratedTable(dataSource: PlainDataSource([["above", "above"]]))
    let children: [LayeredTable] = [above, table]
    home = arrangement.map { ComposedTable($0, children) }
    if let home { home.attach(to: tableView) } else { table.attach(to: tableView) }
    table.observe { [weak self] event in
      if case .didLoad = event { self?.loads += 1 }
    }
    tableView.layoutIfNeeded()
    let first = IndexPath(
      row: arrangement == .byRows ? 5002 : 5000, section: arrangement == .bySections ? 1 : 0)
    tableView.scrollToRow(at: first, at: .top, animated: false)
    tableView.layoutIfNeeded()
    tableView.selectRow(
      at: IndexPath(row: first.row + 3, section: first.section), animated: false,
      scrollPosition: .none)
    consume()
  }

  /// The events since the last call: the number of batches, of loads, and of scrolls.
  @discardableResult
  func consume() -> [Int] {
    defer { (loads, delegate.scrolls) = (0, 0) }
    return [tableView.takeCalls().count { $0 == "{" }, loads, delegate.scrolls]
  }

  /// Returns the distance of a content row (data) from the top of the screen.
  func distance(of row: IndexPath) -> CGFloat? {
    tableView.layoutIfNeeded()
    return table.reuseIndexPath(forData: row).map {
      tableView.rectForRow(at: $0).minY - tableView.contentOffset.y
    }
  }

  /// The first content row on screen (data).
  var firstRow: IndexPath? {
    tableView.layoutIfNeeded()
    return tableView.indexPathsForVisibleRows?.lazy
      .compactMap { self.table.dataIndexPath(forReuse: $0) }.first
  }

  var selectedRow: IndexPath? {
    tableView.indexPathForSelectedRow.flatMap { table.dataIndexPath(forReuse: $0) }
  }

  /// Where all rows are.
  var layouts: [TableLayout] { table.layouts?.layers ?? [] }
}

@Suite("Layers that are added to a table on screen, and removed")
@MainActor
struct ComingLayersTests {
  @Test(
    "A layer is added and removed in one batch each, and nothing on screen moves",
    arguments: Thinning.isTempered ? Kind.all : Kind.ofThisTurn)
  private func oneBatch(kind: Kind) {
    let list = MiddleOfList()
    let (selected, cells, layouts) = (list.selectedRow, list.tableView.visibleCells, list.layouts)
    var layer: TableLayer?
    expectStill(list, kind, "added") { layer = kind.add(list.table) }
    #expect(list.selectedRow == selected)
    let added = list.layouts
    expectStill(list, kind, "removed") { layer?.removeFromTable() }
    #expect(list.selectedRow == selected)
    #expect(list.layouts == layouts)
    expectStill(list, kind, "added again") { _ = layer.map { list.table.add($0) } }
    #expect(list.layouts == added)
    // No layer that is added removes the cell of a row that stays.
    let now = list.tableView.visibleCells
    #expect(kind.isSeen || cells.contains { cell in now.contains { $0 === cell } })
  }

  /// Expects a batch, or none where no row is inserted or deleted, in which the first row on screen
  /// stays where it is.
  private func expectStill(
    _ list: MiddleOfList, _ kind: Kind?, _ what: Comment, _ change: () -> Void
  ) {
    let row = list.firstRow
    let distance = row.flatMap { list.distance(of: $0) }
    change()
    if kind?.isSeen != true { #expect(row.flatMap { list.distance(of: $0) } == distance, what) }
    let told = list.consume()
    #expect(told[0] <= 1, what)
    #expect(told[1] == (kind?.loads == true ? 1 : 0), what)
  }

  @Test(
    "So is the first layer, also when it is removed as the last one",
    arguments: Thinning.isTempered ? Kind.all : Kind.ofThisTurn)
  private func firstAndLast(kind: Kind) {
    expectFirstAndLast(kind, MiddleOfList(hasLayer: false))
  }

  @Test(
    "So is the first layer of one of several sources",
    arguments: Thinning.isTempered ? Kind.all : Kind.ofThisTurn,
    [ComposedTable.Kind.bySections, .byRows])
  private func firstAndLastOfChild(kind: Kind, arrangement: ComposedTable.Kind) {
    // By rows, a child shows no section but its first.
    if kind.addsSections, arrangement == .byRows { return }
    expectFirstAndLast(kind, MiddleOfList(hasLayer: false, in: arrangement))
  }

  private func expectFirstAndLast(_ kind: Kind, _ list: MiddleOfList) {
    let selected = list.selectedRow
    for round in 1...2 {
      var layer: TableLayer?
      expectStillBesidesLoad(list, kind, "added in round \(round)") { layer = kind.add(list.table) }
      #expect(list.selectedRow == selected)
      #expect(list.layouts.count == (kind.testDescription == "show more" ? 2 : 1))
      expectStillBesidesLoad(list, kind, "removed in round \(round)") { layer?.removeFromTable() }
      #expect(list.selectedRow == selected)
      #expect(list.layouts.isEmpty)
    }
  }

  /// Expects the same as ``expectStill`` where the table gets another data source, whose rows it
  /// may load.
  private func expectStillBesidesLoad(
    _ list: MiddleOfList, _ kind: Kind, _ what: Comment, _ change: () -> Void
  ) {
    let row = list.firstRow
    let distance = row.flatMap { list.distance(of: $0) }
    change()
    if !kind.isSeen { #expect(row.flatMap { list.distance(of: $0) } == distance, what) }
    let told = list.consume()
    #expect(told[0] <= 1 && told[1] <= 1, what)
  }

  @Test("A first layer at the top of a list notifies of no scroll", arguments: Kind.ofThisTurn)
  private func noScrollOfFirst(kind: Kind) {
    let list = MiddleOfList(hasLayer: false)
    list.tableView.contentOffset = .zero
    list.tableView.layoutIfNeeded()
    list.consume()
    let layer = kind.add(list.table)
    list.tableView.layoutIfNeeded()
    layer.removeFromTable()
    list.tableView.layoutIfNeeded()
    #expect(list.consume()[2] == 0)
    #expect(list.tableView.contentOffset == .zero)
  }

  @Test("A list that is decorated stays where it is, and is notified of no scroll")
  func attachingInTheMiddle() {
    let source = PlainDataSource([(0..<10_000).map { "\($0)" }])
    let delegate = ScrollObserver()
    let tableView = UITableView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
    tableView.setUpForTests()
    tableView.dataSource = source
    tableView.delegate = delegate
    tableView.layoutIfNeeded()
    tableView.scrollToRow(at: IndexPath(row: 5000, section: 0), at: .top, animated: false)
    tableView.layoutIfNeeded()
    let offset = tableView.contentOffset
    delegate.scrolls = 0
    let table = DecoratedTable(adopting: tableView)
    table.addRows(Array(0..<30), placed: .every(300, after: 10), cell: textCells).height(40)
    table.attach()
    tableView.layoutIfNeeded()
    #expect(tableView.contentOffset == offset)
    #expect(delegate.scrolls == 0)
  }

  @Test("Where other rows are loaded, the list stays where it is, and is notified of no scroll")
  func attachingOverOtherRows() {
    let (own, other) = (ScrollObserver(), ScrollObserver())
    let source = PlainDataSource([(0..<10_000).map { "\($0)" }])
    let tableView = UITableView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
    tableView.setUpForTests()
    (tableView.dataSource, tableView.delegate) = (source, own)
    tableView.layoutIfNeeded()
    tableView.contentOffset.y = 200_000
    tableView.layoutIfNeeded()
    let table = DecoratedTable(
      dataSource: PlainDataSource([(0..<10_000).map { "new \($0)" }]), delegate: other)
    table.addRows([1], placed: .end, cell: textCells).height(40)
    for change in [{ table.attach(to: tableView) }, { table.detach() }] {
      (own.scrolls, other.scrolls) = (0, 0)
      change()
      tableView.layoutIfNeeded()
      #expect(tableView.contentOffset.y == 200_000)
      // Other code may move a list without rows.
      if !Thinning.isTempered { #expect(own.scrolls == 0 && other.scrolls == 0) }
    }
  }

  @Test("Rows of a layer that does not keep the scroll position are animated, also when they go")
  func animated() {
    let list = MiddleOfList()
    let layer = RowLayer(Array(0..<2000), placed: .every(3), named: "new", cell: textCells)
    layer.height(40)
    layer.keepsScrollPosition = false
    let before = list.tableView.animatedBatches.count
    list.table.add(layer)
    layer.removeFromTable()
    #expect(list.tableView.animatedBatches.dropFirst(before) == [true, true])
  }

  @Test("What only observes a table, or may hide rows later, neither loads nor moves anything")
  func withoutRows() {
    let list = MiddleOfList()
    expectStill(list, nil, "viewed") {
      list.table.onViewed(.content, .mrcDisplay) { _, _ in }
    }
    expectStill(list, nil, "collapsible") {
      list.table.hideRows(named: "folded", collapsingOnTap: .header)
    }
    expectStill(list, nil, "inspected") { list.table.inspector.isShown = true }
  }

  @Test("Rows that a removed layer for showing more has hidden are back, and hidden again with it")
  func showMore() {
    let source = PlainDataSource([["a", "b", "c", "d"]])
    let table = DecoratedTable(dataSource: source)
    let tableView = UITableView.forTests()
    table.attach(to: tableView)
    let more = table.addShowMore(named: "more") { tableView, _ in
      textCell(tableView, "")
    } configure: { cell, count in
      cell.textLabel?.text = "\(count) more"
    }
    more.show(first: 1, ofSection: 0)
    #expect(tableView.displayedTexts() == [["a", "3 more"]])
    more.removeFromTable()
    #expect(tableView.displayedTexts() == [["a", "b", "c", "d"]])
    table.add(more)
    #expect(tableView.displayedTexts() == [["a", "3 more"]])
  }

  @Test("All layers are turned off in one batch, and the same rows are inserted again in one")
  func turnedOff() {
    let list = MiddleOfList()
    list.table.hideRows(named: "hidden") { $0.row.isMultiple(of: 11) }
    let ads = Array(0..<500)
    list.table.addRows(ads, named: "ads", placed: .every(6), cell: textCells).height(40)
    list.table.addGroups(named: "days", asking: .rows, by: { $0.row / 9 }, cell: textCells)
      .height(40)
    list.consume()
    let layouts = list.layouts
    expectStill(list, nil, "off") { list.table.isEnabled = false }
    expectStill(list, nil, "on") { list.table.isEnabled = true }
    #expect(list.layouts == layouts)
    list.table.isEnabled = false
    #expect(list.tableView.numberOfRows(inSection: 0) == 10_000 - 910)
    #expect(list.table.dataIndexPath(forReuse: [0, 0]) == [0, 1])
    #expect(list.table.reuseIndexPath(forData: [0, 11]) == nil)
    // Requests made meanwhile count when the rows are back.
    list.promos?.append(99)
    list.table.isEnabled = true
    #expect(list.layouts[3].additionalCount == layouts[3].additionalCount + 1)
  }

  @Test("Rows that have followed the content are at the same places once layers are on again")
  func followedRows() {
    let source = TextSource([["a", "b", "c", "d"]])
    let table = DecoratedTable(dataSource: source)
    table.addRows(["x", "y"], placed: .every(2), policy: .followContent) { tableView, _, text in
      textCell(tableView, text)
    }
    let tableView = UITableView.forTests()
    table.attach(to: tableView)
    source.sections[0].insert("new", at: 0)
    table.insertRows(at: [path(0)], with: .none)
    let texts = tableView.displayedTexts()
    #expect(texts == [["new", "a", "b", "x", "c", "d", "y"]])
    table.isEnabled = false
    #expect(tableView.displayedTexts() == source.sections)
    table.isEnabled = true
    #expect(tableView.displayedTexts() == texts)
  }

  @Test("A layer that is added to a table that is off shows its rows when it is on")
  func addedWhileOff() {
    let source = PlainDataSource([["a", "b"]])
    let table = DecoratedTable(dataSource: source)
    table.isEnabled = false
    table.addRows([0], placed: .start, cell: textCells)
    let tableView = UITableView.forTests()
    tableView.stayTame()
    table.attach(to: tableView)
    #expect(tableView.displayedTexts() == [["a", "b"]])
    table.isEnabled = true
    #expect(tableView.displayedTexts() == [["new 0", "a", "b"]])
  }

  @Test("A first layer is not shown in the place of an object that other code has put there")
  func replacedBeforeFirstLayer() {
    let (source, other) = (PlainDataSource([["a", "b"]]), PlainDataSource([["x", "y"]]))
    let table = DecoratedTable(dataSource: source)
    let tableView = UITableView.forTests()
    tableView.stayTame()
    table.attach(to: tableView)
    tableView.layoutIfNeeded()
    tableView.dataSource = other
    tableView.layoutIfNeeded()
    table.addRows([0], placed: .start, cell: textCells)
    #expect(tableView.dataSource === other)
    #expect(tableView.displayedTexts() == [["x", "y"]])
  }

  @Test("Rows are laid out again if those inside have moved while layers were off")
  func movedInsideWhileOff() {
    let source = PlainDataSource([["a", "b", "c", "d"]])
    let table = DecoratedTable(dataSource: source)
    let banner = table.addRows([0], named: "banner", placed: .start, cell: textCells)
    table.addRows([1], named: "ads", placed: .every(2, counting: .content), cell: textCells)
    let tableView = UITableView.forTests()
    table.attach(to: tableView)
    #expect(tableView.displayedTexts() == [["new 0", "a", "b", "new 1", "c", "d"]])
    table.isEnabled = false
    banner.placement = .end
    table.isEnabled = true
    #expect(tableView.displayedTexts() == [["a", "b", "new 1", "c", "d", "new 0"]])
  }

  @Test(
    "An open swipe and the first responder stay",
    arguments: Kind.ofThisTurn.filter { !$0.loads })
  private func swipeAndResponder(kind: Kind) throws {
    // Not every hostile table keeps an open swipe through a batch.
    let list = MiddleOfList(isTame: true)
    let row = try #require(list.firstRow)
    // One that no kind of layer hides.
    let swiped = IndexPath(row: row.row + ((row.row + 2).isMultiple(of: 7) ? 3 : 2), section: 0)
    let path = try #require(list.table.reuseIndexPath(forData: swiped))
    let cell = try #require(list.tableView.cellForRow(at: path))
    let field = Field()
    cell.contentView.addSubview(field)
    #expect(field.becomeFirstResponder())
    #expect(list.tableView.simulateSwipe(at: path) == ["tap"])
    let layer = kind.add(list.table)
    list.tableView.layoutIfNeeded()
    #expect(field.isFirstResponder)
    layer.removeFromTable()
    list.tableView.layoutIfNeeded()
    #expect(field.isFirstResponder)
    list.tableView.simulateTapOnAction(at: 0)
    #expect(list.delegate.tappedRow == swiped)
  }

  @Test("At the top of a list no scroll is notified", arguments: Kind.ofThisTurn)
  private func noScroll(kind: Kind) {
    let list = MiddleOfList()
    list.tableView.contentOffset = .zero
    list.tableView.layoutIfNeeded()
    list.consume()
    let layer = kind.add(list.table)
    list.tableView.layoutIfNeeded()
    layer.removeFromTable()
    list.tableView.layoutIfNeeded()
    let told = list.consume()
    #expect(told[0] <= 2)
    #expect(told[2] == 0)
    #expect(list.tableView.contentOffset == .zero)
  }

  @Test("Rows that were turned off follow the changes of the content meanwhile")
  func changedWhileOff() {
    let source = PlainDataSource([(0..<12).map { "\($0)" }])
    let table = DecoratedTable(dataSource: source)
    table.addRows([1, 2, 3], named: "ads", placed: .every(3), cell: textCells)
    let tableView = UITableView.forTests()
    tableView.frame.size.height = 4000
    table.attach(to: tableView)
    let shown = tableView.displayedTexts()
    table.isEnabled = false
    #expect(tableView.displayedTexts() == source.sections)
    source.sections[0].insert("new", at: 0)
    table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    #expect(tableView.displayedTexts() == source.sections)
    table.isEnabled = true
    let texts = ["new", "0", "1", "new 1", "2", "3", "4", "new 2", "5", "6", "7", "new 3"]
    #expect(tableView.displayedTexts() == [texts + ["8", "9", "10", "11"]])
    #expect(shown[0].count == 15)
    // Loaded, detached, attached again.
    table.isEnabled = false
    table.reloadData()
    #expect(tableView.displayedTexts() == source.sections)
    table.detach()
    table.attach()
    #expect(tableView.displayedTexts() == source.sections)
    table.addRows([7], named: "late", placed: .start, cell: textCells)
    #expect(tableView.displayedTexts() == source.sections)
    table.isEnabled = true
    #expect(tableView.displayedTexts() == [["new 7"] + texts + ["8", "9", "10", "11"]])
  }

  @Test(
    "Layers added and removed in any order leave the rows of a table that has had the rest always")
  func anyOrder() {
    var random = SeededGenerator(seed: 38)
    for _ in 0..<(Thinning.isDebug ? 10 : 30) {
      let source = PlainDataSource([(0..<Int.random(in: 0...9, using: &random)).map { "\($0)" }])
      let table = DecoratedTable(dataSource: source)
      let layers = (1...4).map { number in
        RowLayer(
          Array(0..<number), placed: .every(number, after: 1), policy: .followRule,
          named: "\(number)",
          cell: .made { tableView, _, model in textCell(tableView, "\(number):\(model)") })
      }
      var present = [layers[0]]
      table.add(layers[0])
      let tableView = UITableView.forTests()
      table.attach(to: tableView)
      for _ in 0..<10 {
        switch Int.random(in: 0..<6, using: &random) {
        case 0...2:
          guard let new = layers.first(where: { layer in !present.contains { $0 === layer } })
          else { continue }
          table.add(new)
          present.append(new)
        case 3...4 where !present.isEmpty:
          present.remove(at: Int.random(in: present.indices, using: &random)).removeFromTable()
        default:
          table.isEnabled.toggle()
        }
        let wanted = wanted(source, present, isEnabled: table.isEnabled)
        #expect(tableView.displayedTexts() == wanted)
        table.reloadData()
        #expect(tableView.displayedTexts() == wanted)
      }
    }
  }

  /// What a table shows that has had these layers from the beginning.
  private func wanted(
    _ source: PlainDataSource, _ layers: [RowLayer<Int>], isEnabled: Bool
  ) -> [[String]] {
    let table = DecoratedTable(dataSource: PlainDataSource(source.sections))
    for layer in layers where isEnabled {
      let name = layer.name
      table.addRows(
        layer.models, named: name, placed: layer.placement, policy: .followRule
      ) { tableView, _, model in textCell(tableView, "\(name):\(model)") }
    }
    let tableView = UITableView.forTests()
    table.attach(to: tableView)
    return tableView.displayedTexts()
  }
}
#endif
