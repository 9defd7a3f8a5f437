import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("Finding rows and scrolling to them")
struct LookupTests {
  private func table(_ counts: [Int] = [10], height: CGFloat = 250) -> LoggedTable {
    let setup = LoggedTable(counts, height: height)
    setup.table.rowHeight = 100
    setup.table.layoutIfNeeded()
    return setup
  }

  @Test("Cells and index paths can be looked up from each other while in view")
  func cellsAndPaths() throws {
    let table = table().table
    let cell = try #require(table.cellForRow(at: IndexPath(1)))
    #expect(table.indexPath(for: cell) == IndexPath(1))
    #expect(table.visibleCells.count == 3)
    #expect(table.indexPathsForVisibleRows == [IndexPath(0), IndexPath(1), IndexPath(2)])
    #expect(table.cellForRow(at: IndexPath(3)) == nil)
    #expect(table.cellForRow(at: IndexPath(10)) == nil)
    table.contentOffset.y = 500
    table.layoutIfNeeded()
    #expect(table.indexPath(for: cell) == nil || table.indexPath(for: cell) != IndexPath(1))
  }

  @Test("Points and rectangles find the rows that they touch")
  func pointsAndRectangles() {
    let table = table([2, 3]).table
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 199)) == IndexPath(1))
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 200)) == IndexPath(0, in: 1))
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 500)) == nil)
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: -1)) == nil)
    let rect = CGRect(x: 0, y: 150, width: 10, height: 100)
    #expect(table.indexPathsForRows(in: rect) == [IndexPath(1), IndexPath(0, in: 1)])
    #expect(table.indexPathsForRows(in: .null) == nil)
    #expect(table.rect(forSection: 1) == CGRect(x: 0, y: 200, width: 320, height: 300))
    #expect(table.rectForRow(at: IndexPath(2)) == .zero)
    #expect(table.rect(forSection: 2) == .zero)
  }

  @Test("A section that does not exist has no number of rows")
  func unknownSection() {
    let table = table().table
    let failures = UIKitFailure.recording { _ = table.numberOfRows(inSection: 7) }
    #expect(failures.map(\.name) == ["NSRangeException"])
    #expect(failures[0].reason.contains("section 7"))
  }

  @Test(
    "A row is scrolled to the requested place, and never past an end",
    arguments: [
      (5, UITableView.ScrollPosition.top, 500), (5, .middle, 425), (5, .bottom, 350),
      (0, .bottom, 0), (9, .top, 750),
    ])
  func scrolling(row: Int, position: UITableView.ScrollPosition, offset: CGFloat) {
    let table = table().table
    table.scrollToRow(at: IndexPath(row), at: position, animated: false)
    #expect(table.contentOffset.y == offset)
  }

  @Test("Without a place the table moves as little as it can")
  func leastMovement() {
    let table = table().table
    table.scrollToRow(at: IndexPath(1), at: .none, animated: false)
    #expect(table.contentOffset.y == 0)
    table.scrollToRow(at: IndexPath(5), at: .none, animated: false)
    #expect(table.contentOffset.y == 350)
    table.scrollToRow(at: IndexPath(2), at: .none, animated: false)
    #expect(table.contentOffset.y == 200)
  }

  @Test("The row NSNotFound means the section, which may be empty")
  func section() {
    let table = table([5, 0, 5]).table
    table.scrollToRow(at: IndexPath(NSNotFound, in: 1), at: .top, animated: false)
    #expect(table.contentOffset.y == 500)
  }

  @Test("Scrolling to a row or section that does not exist is a failure in UIKit's words")
  func outOfBounds() {
    let table = table([10]).table
    let failures = UIKitFailure.recording {
      table.scrollToRow(at: IndexPath(10), at: .top, animated: false)
      table.scrollToRow(at: IndexPath(0, in: 3), at: .top, animated: false)
      table.selectRow(at: IndexPath(11), animated: false, scrollPosition: .none)
    }
    #expect(failures.map(\.name) == Array(repeating: "NSRangeException", count: 3))
    #expect(
      failures[0].reason.hasPrefix(
        "Attempted to scroll the table view to an out-of-bounds row (10) when there are only 10 rows "
          + "in section 0."))
    #expect(failures[1].reason.contains("section (3)"))
    #expect(table.contentOffset.y == 0)
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test("The selected row nearest to the middle of the screen is scrolled to")
  func nearestSelected() {
    let table = table().table
    table.allowsMultipleSelection = true
    table.scrollToNearestSelectedRow(at: .top, animated: false)
    #expect(table.contentOffset.y == 0)
    for row in [9, 6] {
      table.selectRow(at: IndexPath(row), animated: false, scrollPosition: .none)
    }
    table.scrollToNearestSelectedRow(at: .top, animated: false)
    #expect(table.contentOffset.y == 600)
  }

  @Test("Rows of an inset table keep the same distance from both sides")
  func insetRows() {
    let setup = LoggedTable([1], style: .insetGrouped)
    setup.table.layoutIfNeeded()
    let rect = setup.table.rectForRow(at: IndexPath(0))
    #expect(rect.minX > 0)
    #expect(rect.minX == 320 - rect.maxX)
    #expect(setup.table.visibleCells[0].frame == rect)
  }

  @Test("A row that is selected with a place is scrolled to it, and without one it is not")
  func selectingScrolls() {
    let table = table().table
    table.selectRow(at: IndexPath(8), animated: false, scrollPosition: .none)
    #expect(table.contentOffset.y == 0)
    table.selectRow(at: IndexPath(5), animated: false, scrollPosition: .top)
    #expect(table.contentOffset.y == 500)
  }

  @Test("In a plain table a row that is scrolled to the top is below its section's header")
  func belowTheHeader() {
    let source = OneHeader()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 250), style: .plain)
    table.rowHeight = 100
    table.sectionHeaderHeight = 30
    table.dataSource = source
    table.layoutIfNeeded()
    table.scrollToRow(at: IndexPath(4), at: .top, animated: false)
    table.layoutIfNeeded()
    #expect(table.headerView(forSection: 0)?.frame.maxY == table.rectForRow(at: IndexPath(4)).minY)
  }

  @Test("Rows without height are loaded once with their neighbours and removed with them")
  func hiddenRows() {
    let setup = LoggedTable([6], height: 100)
    let delegate = LoggedHeightDelegate(log: setup.log) { $0.row.isMultiple(of: 2) ? 0 : 50 }
    setup.table.delegate = delegate
    setup.table.layoutIfNeeded()
    let visible = setup.table.indexPathsForVisibleRows
    #expect(visible == [IndexPath(0), IndexPath(1), IndexPath(2), IndexPath(3)])
    _ = setup.log.consume()
    setup.table.setNeedsLayout()
    setup.table.layoutIfNeeded()
    #expect(setup.table.indexPathsForVisibleRows == visible)
    #expect(setup.log.consume() == [])
  }

  @Test("The rows in view are those whose rectangles are, at every offset", arguments: 1...10)
  func randomScrolling(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let counts = (0..<Int.random(in: 1...6, using: &random)).map { _ in
      Int.random(in: 0...30, using: &random)
    }
    let setup = LoggedTable(counts, height: 300)
    var heights: [IndexPath: CGFloat] = [:]
    for (section, count) in counts.enumerated() {
      for row in 0..<count {
        heights[IndexPath(row, in: section)] = CGFloat(Int.random(in: 5...90, using: &random))
      }
    }
    let delegate = LoggedHeightDelegate(log: setup.log) { heights[$0] ?? 0 }
    setup.table.delegate = delegate
    for _ in 0..<40 {
      let end = max(1, Int(setup.table.contentSize.height))
      setup.table.contentOffset.y = CGFloat(Int.random(in: 0...end, using: &random))
      setup.table.layoutIfNeeded()
      let seen = setup.table.bounds
      let expected = setup.table.indexPathsForRows(in: seen)
      #expect(setup.table.indexPathsForVisibleRows == expected, "seed \(seed)")
      for path in expected ?? [] {
        let rect = setup.table.rectForRow(at: path)
        #expect(rect.height == heights[path], "seed \(seed)")
        #expect(rect.maxY > seen.minY && rect.minY < seen.maxY, "seed \(seed)")
        #expect(setup.table.cellForRow(at: path)?.frame == rect, "seed \(seed)")
      }
    }
  }
}

@MainActor
private final class OneHeader: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    "Title"
  }
}
