import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("Loading and scrolling a table")
struct LoadingTests {
  @Test("Without estimates every height is requested at the reload, and at the first layout")
  func orderWithoutEstimates() {
    let setup = LoggedTable([6])
    let delegate = LoggedHeightDelegate(log: setup.log) { _ in 100 }
    setup.table.delegate = delegate
    setup.table.estimatedRowHeight = 0
    let heights = (0..<6).map { "height 0.\($0)" }

    setup.table.reloadData()
    #expect(setup.log.consume() == ["sections", "rows 0"] + heights)

    setup.table.layoutIfNeeded()
    let cells = (0..<3).flatMap {
      ["cell 0.\($0)", "height 0.\($0)", "height 0.\($0)", "willDisplay 0.\($0)"]
    }
    let layouts = (0..<3).map { "layout 0.\($0)" }
    #expect(setup.log.consume() == ["sections", "rows 0"] + heights + cells + layouts)

    setup.table.contentOffset.y = 100
    setup.table.layoutIfNeeded()
    #expect(
      setup.log.consume() == [
        "didScroll 100", "cell 0.3", "height 0.3", "height 0.3", "willDisplay 0.3",
        "didEndDisplaying 0.0", "layout 0.3",
      ])

    setup.table.contentOffset.y = 200
    setup.table.layoutIfNeeded()
    #expect(
      setup.log.consume() == [
        "didScroll 200", "cell 0.4", "prepareForReuse 0.0", "height 0.4", "height 0.4",
        "willDisplay 0.4", "didEndDisplaying 0.1", "layout 0.4",
      ])
  }

  @Test("The first layout loads a table that was not reloaded; another one calls nothing")
  func loadsByItself() {
    let setup = LoggedTable([2])
    setup.table.rowHeight = 50
    setup.table.layoutIfNeeded()
    let loading = ["sections", "rows 0"]
    #expect(setup.log.consume() == loading + ["cell 0.0", "cell 0.1", "layout 0.0", "layout 0.1"])
    setup.table.setNeedsLayout()
    setup.table.layoutIfNeeded()
    #expect(setup.log.consume() == [])
  }

  @Test("Reading the number of rows loads the table, and later reads use the loaded counts")
  func countsAreKept() {
    let setup = LoggedTable([2, 3])
    #expect(setup.table.numberOfSections == 2)
    setup.source.counts = [9]
    #expect(setup.table.numberOfRows(inSection: 1) == 3)
    #expect(setup.log.consume() == ["sections", "rows 0", "rows 1"])
    setup.table.reloadData()
    #expect(setup.table.numberOfSections == 1)
    #expect(setup.table.numberOfRows(inSection: 0) == 9)
  }

  @Test("A reload puts the old cells into the pool from last to first, and reuses all")
  func reloadTurnsCellsOver() throws {
    let setup = LoggedTable([3])
    let delegate = LoggedDisplayDelegate(log: setup.log)
    setup.table.delegate = delegate
    setup.table.rowHeight = 100
    setup.table.layoutIfNeeded()
    let before = setup.table.visibleCells
    _ = setup.log.consume()

    setup.table.reloadData()
    #expect(setup.table.visibleCells == [])
    #expect(setup.table.cellForRow(at: IndexPath(0)) == nil)
    setup.table.layoutIfNeeded()
    let displays = setup.log.consume().filter { $0.contains("isplay") || $0.hasPrefix("cell") }
    #expect(
      displays == [
        "didEndDisplaying 0.2", "didEndDisplaying 0.1", "didEndDisplaying 0.0", "cell 0.0",
        "willDisplay 0.0", "cell 0.1", "willDisplay 0.1", "cell 0.2", "willDisplay 0.2",
      ])
    #expect(setup.table.visibleCells == before)
  }

  @Test("The pool is last in, first out, so a second reload does not reverse the cells")
  func lastInFirstOut() {
    let setup = LoggedTable([3])
    setup.table.rowHeight = 100
    setup.table.layoutIfNeeded()
    let before = setup.table.visibleCells
    setup.table.contentOffset.y = 1000
    setup.table.layoutIfNeeded()
    #expect(setup.table.visibleCells == [])
    setup.table.contentOffset.y = 0
    setup.table.layoutIfNeeded()
    #expect(setup.table.visibleCells == before)
  }

  @Test("A jump over a whole screen makes a second screen of cells, slow scrolling one cell")
  func numberOfCells() {
    func cells(after move: (UITableView) -> Void) -> Int {
      let setup = LoggedTable([100], height: 300)
      setup.table.rowHeight = 100
      setup.table.layoutIfNeeded()
      move(setup.table)
      setup.table.layoutIfNeeded()
      return setup.table.visibleCells.count + setup.table.cellPool.count(identifier: "cell")
    }
    #expect(cells { $0.contentOffset.y = 5000 } == 6)
    let slowly = cells { table in
      for offset in 1...50 {
        table.contentOffset.y = CGFloat(offset * 100)
        table.layoutIfNeeded()
      }
    }
    #expect(slowly == 4)
  }

  @Test("A source without a number of sections has one; a table without a source has none")
  func defaults() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 100), style: .plain)
    #expect(table.numberOfSections == 0)
    let source = OneSection()
    table.dataSource = source
    table.layoutIfNeeded()
    #expect(table.numberOfSections == 1)
    #expect(table.visibleCells.count == 1)
  }

  @Test("A reload from inside a callback is carried out, not mixed with the running layout")
  func reloadFromCallback() {
    let setup = LoggedTable([5])
    setup.table.rowHeight = 100
    var hasReloaded = false
    let (source, table) = (setup.source, setup.table)
    let delegate = LoggedHeightDelegate(log: setup.log) { [unowned table] _ in
      if !hasReloaded, table.requestedRows.isEmpty {
        hasReloaded = true
        source.counts = [1]
        table.reloadData()
      }
      return 50
    }
    setup.table.delegate = delegate
    setup.table.layoutIfNeeded()
    setup.table.layoutIfNeeded()
    #expect(setup.table.numberOfRows(inSection: 0) == 1)
    #expect(setup.table.indexPathsForVisibleRows == [IndexPath(0)])
  }

  @Test("The offset is clamped to a content that has shrunk")
  func shrinking() {
    let setup = LoggedTable([100], height: 100)
    setup.table.rowHeight = 10
    setup.table.layoutIfNeeded()
    setup.table.contentOffset.y = 900
    setup.table.layoutIfNeeded()
    setup.source.counts = [20]
    setup.table.reloadData()
    setup.table.layoutIfNeeded()
    #expect(setup.table.contentOffset.y == 100)
    #expect(setup.table.indexPathsForVisibleRows?.last == IndexPath(19))
  }
}

@MainActor
private final class OneSection: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}
