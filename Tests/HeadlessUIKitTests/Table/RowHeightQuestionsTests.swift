import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("The heights that a table requests")
struct RowHeightQuestionsTests {
  @Test("Without estimates: twice per row and twice per visible row", arguments: [100, 10_000])
  func withoutEstimates(count: Int) {
    let setup = LoggedTable([count], height: 1000)
    let delegate = LoggedHeightDelegate(log: setup.log) { _ in 100 }
    setup.table.delegate = delegate
    setup.table.estimatedRowHeight = 0
    setup.table.reloadData()
    setup.table.layoutIfNeeded()
    #expect(setup.log.lines.count { $0.hasPrefix("height") } == 2 * count + 2 * 10)
  }

  @Test("With estimates: only the visible rows, and the content is measured plus estimated")
  func withEstimates() {
    let setup = LoggedTable([1000], height: 250)
    let delegate = LoggedHeightDelegate(log: setup.log) { _ in 100 }
    setup.table.delegate = delegate
    setup.table.estimatedRowHeight = 40
    setup.table.reloadData()
    #expect(setup.table.contentSize.height == 40_000)
    setup.table.layoutIfNeeded()
    let asked = Set(setup.log.consume().filter { $0.hasPrefix("height") })
    #expect(asked == ["height 0.0", "height 0.1", "height 0.2"])
    #expect(setup.table.contentSize.height == 40_180)
  }

  @Test("Rows size themselves by their cells unless there is a height for them")
  func selfSizing() {
    let setup = LoggedTable([10], height: 500)
    setup.table.layoutIfNeeded()
    let cell = setup.table.visibleCells[0]
    #expect(setup.table.rectForRow(at: IndexPath(0)).height == cell.sizeThatFits(.zero).height)
    setup.table.rowHeight = 70
    setup.table.layoutIfNeeded()
    #expect(setup.table.rectForRow(at: IndexPath(0)).height == 70)
    #expect(setup.table.contentSize.height == 700)
    #expect(setup.table.visibleCells[1].frame == CGRect(x: 0, y: 70, width: 320, height: 70))
  }

  @Test("A delegate's height overrides the property, and automatic means the cell's height")
  func delegateFirst() {
    let setup = LoggedTable([3], height: 500)
    setup.table.rowHeight = 70
    let delegate = LoggedHeightDelegate(log: setup.log) {
      $0.row == 1 ? UITableView.automaticDimension : 90
    }
    setup.table.delegate = delegate
    setup.table.layoutIfNeeded()
    #expect(setup.table.rectForRow(at: IndexPath(0)).height == 90)
    #expect(setup.table.rectForRow(at: IndexPath(1)).height == 44)
  }

  @Test("A million rows of one height load and scroll with few calls")
  func aMillionRows() {
    let setup = LoggedTable([1_000_000], height: 800)
    setup.table.rowHeight = 40
    setup.table.layoutIfNeeded()
    setup.table.contentOffset.y = 39_000_000
    setup.table.layoutIfNeeded()
    #expect(setup.table.indexPathsForVisibleRows?.first == IndexPath(975_000))
    #expect(setup.table.contentSize.height == 40_000_000)
    let questions = setup.log.consume().filter { !$0.hasPrefix("layout") }
    #expect(questions.count <= 2 + 2 * 21)
  }

  @Test("A million rows that size themselves load and scroll with few calls, too")
  func aMillionSelfSizingRows() {
    let setup = LoggedTable([1_000_000], height: 800)
    setup.table.estimatedRowHeight = 60
    let delegate = LoggedHeightDelegate(log: setup.log) { CGFloat(30 + $0.row % 3) }
    setup.table.delegate = delegate
    setup.table.layoutIfNeeded()
    setup.table.contentOffset.y = 30_000_000
    setup.table.layoutIfNeeded()
    #expect(setup.table.visibleCells.count >= 20)
    #expect(setup.log.lines.count < 400)
  }

  @Test("A forwarding delegate with heights for some rows only is called for every row")
  func heightsOfSomeRows() {
    let setup = LoggedTable([4], height: 400)
    setup.table.rowHeight = 20
    let delegate = HeightOfSomeRows()
    setup.table.delegate = delegate
    setup.table.layoutIfNeeded()
    #expect((0..<4).map { setup.table.rectForRow(at: IndexPath($0)).height } == [20, 20, 77, 20])
    #expect(setup.table.contentSize.height == 137)
  }

  @Test("Without estimates, rows off screen get the heights of a later answer")
  func lateAnswer() {
    let setup = LoggedTable([100], height: 100)
    setup.table.rowHeight = 20
    setup.table.estimatedRowHeight = 0
    let delegate = HeightOfSomeRows()
    setup.table.delegate = delegate
    setup.table.layoutIfNeeded()
    setup.table.layoutIfNeeded()
    #expect(setup.table.rectForRow(at: IndexPath(2)).height == 77)
    #expect(setup.table.contentSize.height == 2057)
  }

  @Test(
    "Negative and undefined heights are failures that name the row", arguments: [-5, CGFloat.nan])
  func badHeights(height: CGFloat) {
    let setup = LoggedTable([1])
    let delegate = LoggedHeightDelegate(log: setup.log) { _ in height }
    setup.table.delegate = delegate
    let failures = UIKitFailure.recording { setup.table.layoutIfNeeded() }
    #expect(failures.first?.name == "NSInternalInconsistencyException")
    #expect(failures.first?.reason.contains("path = 0 - 0") == true)
    #expect(failures.first?.reason.contains("\(height)") == true)
    #expect(setup.table.contentSize.height == 0)
  }
}

@MainActor
private final class HeightOfSomeRows: NSObject, UITableViewDelegate {
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    if indexPath.row == 2 { return 77 }
    OptionalMethod.recordAbsence(of: "tableView:heightForRowAtIndexPath:", by: self)
    return 0
  }
}
