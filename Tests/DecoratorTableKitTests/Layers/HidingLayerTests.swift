import Foundation
import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit
@testable import DecoratorTableSources

/// Posts are texts; those that begin with "x" are hidden.
@Suite("Rows that hide")
@MainActor
struct HidingLayerTests {
  /// What the rule depends on, and the rows that it was asked about.
  private final class Filter {
    var hidden: Character = "x"
    var asked: [String] = []
  }

  private func feed(
    _ sections: [[String]], filter: Filter = Filter(), height: CGFloat = 4000,
    above: (DecoratedTable) -> Void = { _ in }
  ) -> (feed: UpdatedFeed, layer: HidingLayer) {
    let feed = UpdatedFeed(sections, height: height)
    let source = feed.source
    let layer = feed.table.hideRows(named: "filter") { row in
      let text = source.sections[row.section][row.row]
      filter.asked.append(text)
      return text.first == filter.hidden
    }
    above(feed.table)
    feed.show()
    filter.asked = []
    return (feed, layer)
  }

  private func last(_ feed: UpdatedFeed) -> String {
    "\(feed.applied.last?.table ?? BatchUpdate())"
  }

  @Test("A hidden row has no reuse index path, and the others have both index paths")
  func places() {
    let (feed, layer) = feed([["a", "x1", "b", "x2"], ["x3"], ["c"]])
    #expect(feed.texts == [["a", "b"], [], ["c"]])
    #expect(feed.table.reuseIndexPath(forData: path(1)) == nil)
    #expect(feed.table.reuseIndexPath(forData: path(2)) == path(1))
    #expect(feed.table.dataIndexPath(forReuse: path(1)) == path(2))
    #expect(feed.table.reuseIndexPath(forData: path(4)) == nil)
    #expect(layer.isHidden(path(1)) && !layer.isHidden(path(2)) && !layer.isHidden(path(9, 9)))
    #expect(layer.hiddenCount(inSection: 0) == 2 && layer.hiddenCount(inSection: 7) == 0)
    #expect(
      feed.table.explain(path(1))?.description == """
        row [0, 1] is content, data row [0, 2]
          filter   [0, 1]
          content  [0, 2]
        """)
    #expect(feed.table.holdRow(atData: path(3)) == nil)
    #expect(feed.anomalies.isEmpty && feed.loads == 0)
  }

  #if HEADLESS_UIKIT
  @Test("What is left to do after a drag is listed")
  func pendingAfterDrag() {
    let (feed, _) = feed([["a", "xb", "c", "d"]])
    feed.tableView.isEditing = true
    #expect(feed.tableView.simulateReorder(from: path(0), to: path(2)) == path(2))
    #expect(
      feed.table.pendingWork.steps.contains("the places of the rows of layer filter after a drag"))
  }
  #endif

  @Test("When the answers have changed the table gets one batch, and cells stay with their rows")
  func updatingVisibility() {
    let filter = Filter()
    let (feed, layer) = feed([["a", "x1", "b", "x2"], ["b2", "x3"]], filter: filter)
    let cell = feed.tableView.cellForRow(at: path(0))
    filter.hidden = "b"
    #expect(feed.texts == [["a", "b"], ["b2"]])
    layer.updateVisibility()
    #expect(last(feed) == "-[0, 1] -[1, 0] +[0, 1] +[0, 2] +[1, 0]")
    #expect(feed.texts == [["a", "x1", "x2"], ["x3"]])
    #expect(feed.tableView.cellForRow(at: path(0)) === cell)
    #expect(filter.asked.sorted() == ["a", "b", "b2", "x1", "x2", "x3"])
    #expect(feed.applied.count == 1 && feed.loads == 0)
    layer.updateVisibility()
    #expect(feed.applied.last?.table.isEmpty == true)
    filter.hidden = "x"
    filter.asked = []
    layer.updateVisibility(of: [path(1), path(0, 1), path(7)])
    #expect(last(feed) == "-[0, 1] +[1, 0]")
    #expect(feed.texts == [["a", "x2"], ["b2", "x3"]])
    #expect(filter.asked.sorted() == ["b2", "x1"])
  }

  @Test("Changes of hidden rows send the table nothing, and the rule is asked about each row once")
  func silence() {
    let filter = Filter()
    let (feed, _) = feed([["a", "x1", "b", "x2", "c"]], filter: filter)
    feed.update {
      $0[0].swapAt(1, 3)
      $0[0].insert("x0", at: 0)
    } announcing: { table in
      table.moveRow(at: path(1), to: path(4))
      table.moveRow(at: path(3), to: path(2))
      table.insertRows(at: [path(0)], with: .none)
    }
    #expect(feed.applied.last?.table.isEmpty == true && feed.texts == [["a", "b", "c"]])
    #expect(filter.asked == ["x0"])
    feed.update {
      $0[0][2] = "x9"
      $0[0].remove(at: 0)
    } announcing: { table in
      table.reloadRows(at: [path(2)], with: .none)
      table.deleteRows(at: [path(0)], with: .none)
    }
    #expect(feed.applied.last?.table.isEmpty == true && feed.texts == [["a", "b", "c"]])
    #expect(filter.asked == ["x0", "x9"])
    feed.update {
      $0[0][0] = "x"
      $0[0][1] = "seen"
    } announcing: { table in
      table.reloadRows(at: [path(0), path(1)], with: .none)
    }
    #expect(last(feed) == "-[0, 0] +[0, 0]" && feed.texts == [["seen", "b", "c"]])
    #expect(filter.asked == ["x0", "x9", "x", "seen"])
    #expect(feed.anomalies.isEmpty && feed.loads == 0)
  }

  @Test("A row that is hidden by a request stays so where it moves, and the last request counts")
  func byHand() {
    let (feed, layer) = feed([["a", "b", "c"], ["d"]])
    layer.hide([path(0), path(2), path(0, 1)])
    #expect(last(feed) == "-[0, 0] -[0, 2] -[1, 0]" && feed.texts == [["b"], []])
    feed.update {
      $0[1].append($0[0].removeFirst())
    } announcing: {
      $0.moveRow(at: path(0), to: path(1, 1))
    }
    #expect(feed.applied.last?.table.isEmpty == true && feed.texts == [["b"], []])
    layer.reveal([path(1, 1)])
    #expect(feed.texts == [["b"], ["a"]])
    feed.update {
      $0[1].swapAt(0, 1)
    } announcing: {
      $0.moveRow(at: path(1, 1), to: path(0, 1))
    }
    #expect(last(feed) == "[1, 0]>[1, 0]" && feed.texts == [["b"], ["a"]])
    feed.update {
      $0[0].append($0[1].removeFirst())
    } announcing: {
      $0.moveRow(at: path(0, 1), to: path(2))
    }
    #expect(last(feed) == "[1, 0]>[0, 1]" && feed.texts == [["b", "a"], []])
    layer.updateVisibility()
    #expect(feed.texts == [["b", "c", "a"], ["d"]])
    #expect(feed.anomalies.isEmpty && feed.loads == 0)
  }

  @Test("Without a rule, rows are hidden one by one, and a reload of a hidden row sends nothing")
  func withoutRule() {
    let feed = UpdatedFeed([["a", "b"]])
    let layer = feed.table.hideRows()
    feed.show()
    layer.hide([path(0)])
    feed.update {
      $0[0][0] = "A"
    } announcing: {
      $0.reloadRows(at: [path(0)], with: .none)
    }
    #expect(feed.applied.last?.table.isEmpty == true && feed.texts == [["b"]])
    layer.updateVisibility()
    #expect(feed.texts == [["b"]])
    layer.reveal([path(0)])
    #expect(feed.texts == [["A", "b"]])
  }

  @Test("A section that is collapsed keeps its header, and its limit wherever it moves")
  func sections() {
    let (feed, layer) = feed([["a", "x1", "b", "c"], ["d", "e"], ["f"]])
    layer.collapse(section: 1)
    #expect(last(feed) == "-[1, 0] -[1, 1]")
    #expect(feed.texts == [["a", "b", "c"], [], ["f"]])
    #expect(layer.isCollapsed(section: 1) && !layer.isCollapsed(section: 0))
    layer.show(first: 2, ofSection: 0)
    #expect(last(feed) == "-[0, 2]" && feed.texts == [["a", "b"], [], ["f"]])
    feed.update {
      $0[0].insert("0", at: 0)
      $0[1].append("e2")
    } announcing: { table in
      table.insertRows(at: [path(0), path(2, 1)], with: .none)
    }
    #expect(last(feed) == "-[0, 1] +[0, 0]" && feed.texts == [["0", "a"], [], ["f"]])
    feed.update {
      $0.append($0.remove(at: 1))
    } announcing: {
      $0.moveSection(1, toSection: 2)
    }
    #expect(last(feed) == "§1>§2" && feed.texts == [["0", "a"], ["f"], []])
    feed.update {
      $0[2] = ["g", "h"]
    } announcing: {
      $0.reloadSections([2], with: .none)
    }
    #expect(feed.texts == [["0", "a"], ["f"], []])
    layer.expand(section: 2)
    #expect(last(feed) == "+[2, 0] +[2, 1]" && !layer.isCollapsed(section: 2))
    layer.expand(section: 0)
    #expect(feed.texts == [["0", "a", "b", "c"], ["f"], ["g", "h"]])
    layer.collapse(section: 5)
    layer.expand(section: -1)
    #expect(feed.anomalies.isEmpty && feed.loads == 0)
  }

  @Test("To layers outside a revealed row is inserted, and their policies are followed")
  func layersOutside() {
    let filter = Filter()
    let (feed, layer) = feed([["a", "x1", "b", "x2", "c"]], filter: filter) { table in
      table.addRows(["ad1", "ad2"], named: "ads", placed: .every(2), policy: .followContent) {
        tableView, _, ad in textCell(tableView, ad)
      }
      .height(40)
      table.addRows(["top"], named: "top", placed: .start) { tableView, _, text in
        textCell(tableView, text)
      }
      .height(40)
    }
    #expect(feed.texts == [["top", "a", "b", "ad1", "c"]])
    layer.reveal([path(3), path(1)])
    #expect(feed.texts == [["top", "a", "x1", "b", "x2", "ad1", "c"]])
    #expect(last(feed) == "+[0, 2] +[0, 4]")
    layer.hide([path(4)])
    #expect(feed.texts == [["top", "a", "x1", "b", "x2", "ad1"]])
    #expect(feed.table.reuseIndexPath(forData: path(3)) == path(4))
    #expect(feed.table.dataIndexPath(forReuse: path(4)) == path(3))
    #expect(feed.table.reuseIndexPath(forData: path(4)) == nil)
    #expect(
      feed.table.explain(path(4))?.steps.map(\.layer) == ["top", "ads", "filter", "content"])
    #expect(feed.anomalies.isEmpty && feed.loads == 0)
  }

  @Test(
    "Rows of a layer inside hide with the content, and are shown when the layer outside is removed")
  func layersInside() {
    let feed = UpdatedFeed([["a", "b", "c"]])
    let ads = feed.addAds(["ad1", "ad2"], placed: .every(1))
    let layer = feed.table.hideRows(named: "folded", asking: .rows)
    feed.show()
    #expect(feed.texts == [["a", "ad1", "b", "ad2", "c"]])
    layer.hide([path(1), path(4)])
    #expect(feed.texts == [["a", "b", "ad2"]])
    ads.replace(at: 0, with: "AD1")
    #expect(feed.texts == [["a", "b", "ad2"]])
    ads.replace(at: 1, with: "AD2")
    #expect(feed.texts == [["a", "b", "AD2"]])
    layer.removeFromTable()
    #expect(last(feed) == "+[0, 1] +[0, 4]")
    #expect(feed.texts == [["a", "AD1", "b", "AD2", "c"]])
    #expect(feed.table.reuseIndexPath(forData: path(2)) == path(4))
    #expect(feed.anomalies.isEmpty)
  }

  @Test(
    "Rows and sections are those of the data, whatever layers are inside", arguments: [true, false])
  func dataCoordinates(isShownBefore: Bool) {
    let feed = UpdatedFeed([["a", "b", "c"], ["d", "e"]])
    feed.addAds(["ad1", "ad2"], placed: .every(1))
    feed.table.addSections(
      [AdditionalSection(rowCount: 1) { tableView, _, _ in textCell(tableView, "promo") }],
      placed: .before(1))
    let layer = feed.table.hideRows(named: "filter", collapsingOnTap: .header)
    var toggled: [Int] = []
    layer.didToggle = { section, _ in toggled.append(section) }
    if isShownBefore { feed.show() }
    layer.hide([path(1)])
    layer.show(first: 1, ofSection: 1)
    if !isShownBefore { feed.show() }
    #expect(feed.texts == [["a", "ad1", "ad2", "c"], ["promo"], ["d"]])
    #expect(
      [path(0), path(1), path(0, 1), path(1, 1)].map(layer.isHidden) == [false, true, false, true])
    #expect([0, 1].map(layer.hiddenCount) == [1, 1])
    layer.collapse(section: 1)
    #expect(layer.isCollapsed(section: 1) && !layer.isCollapsed(section: 0))
    #expect(feed.texts == [["a", "ad1", "ad2", "c"], ["promo"], []])
    layer.expand(section: 1)
    layer.reveal([path(1)])
    #expect(feed.texts == [["a", "ad1", "b", "ad2", "c"], ["promo"], ["d", "e"]])
    // The taps are in sections inside the layer: the second of these is not content.
    for section in 0...2 { layer.toggleTapped(section: section) }
    #expect(toggled == [0, 1])
    #expect(feed.texts == [[], [], []])
  }

  @Test("A row that does not exist has no effect, though a layer inside hides others")
  func unknownRow() {
    let feed = UpdatedFeed([["a", "x1", "b"]])
    feed.table.hideRows(named: "filter") { $0.row == 1 }
    let folded = feed.table.hideRows(named: "folded")
    feed.show()
    for row in [3, 4, Int.max - 1, .max] {
      folded.reveal([path(row)])
      folded.hide([path(row)])
      #expect(!folded.isHidden(path(row)))
    }
    folded.hide([path(2)])
    #expect(feed.texts == [["a"]])
    #expect(feed.anomalies.isEmpty)
  }

  @Test("Requests before there is a table count when there is one")
  func beforeTheTable() {
    let feed = UpdatedFeed([["a", "b", "c"], ["d"]])
    let layer = feed.table.hideRows()
    layer.hide([path(1), path(8)])
    layer.collapse(section: 1)
    layer.collapse(section: 9)
    #expect(!layer.isHidden(path(1)))
    feed.show()
    #expect(feed.texts == [["a", "c"], []])
    #expect(layer.isHidden(path(1)) && layer.isCollapsed(section: 1))
    layer.reveal([path(1)])
    #expect(feed.texts == [["a", "b", "c"], []])
  }

  @Test("Requests in the middle of a change are about the rows before it, and follow them")
  func inTheMiddle() {
    let (feed, layer) = feed([["a", "b", "c"], ["d"]])
    feed.update { sections in
      sections[0].insert("0", at: 0)
      layer.hide([path(1)])
      layer.collapse(section: 1)
    } announcing: {
      $0.insertRows(at: [path(0)], with: .none)
    }
    #expect(feed.texts == [["0", "a", "c"], []])
    feed.update { sections in
      sections[0].remove(at: 2)
      layer.reveal([path(2)])
      layer.hide([path(3)])
    } announcing: {
      $0.deleteRows(at: [path(2)], with: .none)
    }
    #expect(feed.texts == [["0", "a"], []])
    #expect(feed.anomalies.isEmpty && feed.loads == 0)
  }

  @Test("Everything that is loaded again is asked about again, and limits stay")
  func loading() {
    let filter = Filter()
    let (feed, layer) = feed([["a", "x1", "b"], ["c"]], filter: filter)
    layer.reveal([path(1)])
    layer.hide([path(0)])
    layer.collapse(section: 1)
    #expect(feed.texts == [["x1", "b"], []])
    // A table that merely asks for its counts again leaves all as it is.
    _ = feed.tableView.dataSource?.numberOfSections?(in: feed.tableView)
    #expect(feed.texts == [["x1", "b"], []])
    feed.table.reloadData()
    #expect(feed.texts == [["a", "b"], []])
    #expect(layer.isCollapsed(section: 1))
    feed.source.sections = [["x9", "z"], ["c", "d"], ["e"]]
    feed.table.reloadData()
    #expect(feed.texts == [["z"], [], ["e"]])
    #expect(feed.anomalies.isEmpty)
  }

  @Test("A rule that answers differently each time loses no row, and its last answer counts")
  func unsteadyRule() {
    let feed = UpdatedFeed([["a", "b", "c", "d"]])
    var count = 0
    let layer = feed.table.hideRows { _ in
      count += 1
      return count % 3 == 1
    }
    feed.show()
    for round in 0..<20 {
      let hidden = (0..<feed.source.sections[0].count).filter { layer.isHidden(path($0)) }
      let shown = feed.source.sections[0].indices.filter { !hidden.contains($0) }
      #expect(feed.texts == [shown.map { feed.source.sections[0][$0] }])
      #expect(
        shown.map { feed.table.reuseIndexPath(forData: path($0)) } == shown.indices.map { path($0) }
      )
      if round % 2 == 0 {
        layer.updateVisibility()
      } else {
        feed.update {
          $0[0].insert("\(round)", at: 1)
        } announcing: {
          $0.insertRows(at: [path(1)], with: .none)
        }
      }
    }
    #expect(feed.anomalies.isEmpty && feed.loads == 0)
  }

  @Test("A held row ends when it is hidden, and is not held again when it is revealed")
  func heldRows() {
    let (feed, layer) = feed([["a", "b", "c"]])
    let (second, third) = (feed.table.holdRow(atData: path(1)), feed.table.holdRow(atData: path(2)))
    layer.hide([path(1)])
    #expect(second?.reuseIndexPath == nil && second?.dataIndexPath == nil)
    #expect(third?.reuseIndexPath == path(1) && third?.dataIndexPath == path(2))
    layer.reveal([path(1)])
    #expect(second?.reuseIndexPath == nil && third?.reuseIndexPath == path(2))
  }

  @Test("A row that is hidden by its layer is deleted with the layer's animation")
  func animations() {
    let filter = Filter()
    let (feed, layer) = feed([["a", "b", "c"]], filter: filter)
    layer.animation = .left
    _ = feed.tableView.takeCalls()
    layer.hide([path(1)])
    #expect(feed.tableView.takeCalls().contains("-[0, 1] left"))
    feed.update {
      $0[0].remove(at: 0)
    } announcing: {
      $0.deleteRows(at: [path(0)], with: .fade)
    }
    #expect(feed.tableView.takeCalls().contains("-[0, 0] fade"))
  }

  @Test("The content table has hidden rows without cells, and does not select them")
  func contentTable() throws {
    let feed = UpdatedFeed([["a", "x1", "b"], ["x2"]])
    let source = feed.source
    feed.table.hideRows { source.sections[$0.section][$0.row].first == "x" }
    // One of UIKit's own, since code inside gets the table itself where it is a subclass.
    let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 60), style: .plain)
    tableView.setUpForTests()
    feed.table.attach(to: tableView)
    tableView.layoutIfNeeded()
    let table = try #require(feed.table.contentTableView)
    #expect(table.numberOfRows(inSection: 0) == 3 && table.numberOfRows(inSection: 1) == 1)
    #expect(table.cellForRow(at: path(1)) == nil && table.cellForRow(at: path(0)) != nil)
    #expect(table.rectForRow(at: path(1)) == .zero)
    #expect(table.rectForRow(at: path(2)) == tableView.rectForRow(at: path(1)))
    table.selectRow(at: path(1), animated: false, scrollPosition: .none)
    #expect(tableView.indexPathForSelectedRow == nil)
    table.selectRow(at: path(2), animated: false, scrollPosition: .none)
    #expect(tableView.indexPathForSelectedRow == path(1))
    table.deselectRow(at: path(1), animated: false)
    #expect(table.indexPathForSelectedRow == path(2))
    table.scrollToRow(at: path(1), at: .top, animated: false)
    #expect(tableView.contentOffset.y == 20)
    table.scrollToRow(at: path(0, 1), at: .top, animated: false)
    #expect(tableView.contentOffset.y == 20)
    #expect(table.presentationIndexPath(forDataSourceIndexPath: path(1)) == nil)
    #expect(feed.table.reuseIndexPath(forData: path(1)) == nil)
    #expect(feed.anomalies.isEmpty)
  }

  @Test("Changes of a snapshot are lifted through a layer that hides some rows")
  func snapshots() {
    let source = SnapshotTableViewDataSource<Int, Int> { tableView, _, id in
      textCell(tableView, "\(id)")
    }
    let table = DecoratedTable(dataSource: source)
    let layer = table.hideRows { row in
      source.itemIdentifier(for: IndexPath(row: row.row, section: row.section)).map {
        $0 % 2 == 1
      } ?? false
    }
    let tableView = LoggingTableView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 4000), style: .plain)
    tableView.setUpForTests()
    var snapshot = source.snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems([0, 1, 2, 3, 4, 5])
    source.apply(snapshot)
    table.attach(to: tableView)
    tableView.layoutIfNeeded()
    #expect(tableView.displayedTexts() == [["0", "2", "4"]])
    snapshot = source.snapshot()
    snapshot.moveItem(5, beforeItem: 0)
    snapshot.moveItem(4, beforeItem: 1)
    snapshot.deleteItems([3])
    snapshot.appendItems([6, 7])
    source.apply(snapshot)
    #expect(tableView.displayedTexts() == [["0", "4", "2", "6"]])
    layer.reveal([IndexPath(row: 0, section: 0)])
    #expect(tableView.displayedTexts() == [["5", "0", "4", "2", "6"]])
  }

  @Test("A table that is wired by hand is loaded again when rows hide")
  func wiredByHand() {
    let source = TextSource([["a", "b", "c"]])
    let layer = HidingLayer { $0.row == 1 }
    let dataSource = AdditionalTableViewDataSourceImpl(inner: source, layer: layer)
    let delegate = AdditionalTableViewDelegateImpl(inner: source, layer: layer)
    let tableView = LoggingTableView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 4000), style: .plain)
    tableView.setUpForTests()
    tableView.dataSource = dataSource
    tableView.delegate = delegate
    tableView.layoutIfNeeded()
    #expect(tableView.displayedTexts() == [["a", "c"]])
    layer.hide([path(0)])
    tableView.layoutIfNeeded()
    #expect(tableView.displayedTexts() == [["c"]])
    layer.reveal([path(1)])
    layer.show(first: 1, ofSection: 0)
    tableView.layoutIfNeeded()
    #expect(tableView.displayedTexts() == [["b"]])
  }

  @Test("Requests for rows that cannot exist have no effect before there is a table, either")
  func impossibleRows() {
    let feed = UpdatedFeed([["a", "b"]])
    let layer = feed.table.hideRows(named: "filter") { _ in false }
    let rows = [path(-1), path(0, -1), path(NSNotFound), path(0, 7)]
    layer.hide(rows)
    layer.hide([path(1)])
    feed.show()
    #expect(feed.texts == [["a"]])
    layer.hide(rows)
    layer.reveal(rows)
    #expect(feed.texts == [["a"]])
    #expect(feed.anomalies.isEmpty && feed.loads == 0)
  }
}
