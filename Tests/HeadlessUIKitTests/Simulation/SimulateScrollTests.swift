import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("Dragging a table")
struct SimulateScrollTests {
  private let setup = LoggedTable([100], height: 200)
  private let delegate: DragDelegate

  init() {
    delegate = DragDelegate(log: setup.log)
    setup.table.rowHeight = 100
    setup.table.delegate = delegate
    setup.table.layoutIfNeeded()
    _ = setup.log.consume()
  }

  @Test("A drag begins, moves, shows the rows that come into view, and ends")
  func order() {
    setup.table.simulateScroll(by: 100)
    #expect(
      setup.log.consume() == [
        "beginDragging", "didScroll 100", "cell 0.2", "layout 0.2", "willEnd 100", "didEnd false",
      ])
    #expect(!setup.table.isDragging)
  }

  @Test("A target that the delegate changes is reached after the drag")
  func target() {
    delegate.target = 150
    setup.table.simulateScroll(to: CGPoint(x: 0, y: 120))
    let calls = setup.log.consume().filter { !$0.hasPrefix("cell") && !$0.hasPrefix("layout") }
    #expect(
      calls == [
        "beginDragging", "didScroll 120", "willEnd 120", "didEnd true", "beginDecelerating",
        "didScroll 150", "endDecelerating",
      ])
    #expect(setup.table.contentOffset.y == 150)
  }

  @Test("Dragging stops at both ends")
  func ends() {
    setup.table.simulateScroll(by: -500)
    #expect(setup.table.contentOffset.y == 0)
    setup.table.simulateScroll(by: 1_000_000)
    #expect(setup.table.contentOffset.y == 9800)
    #expect(setup.table.indexPathsForVisibleRows?.last == IndexPath(99))
  }

  @Test("A table that cannot be scrolled keeps its offset")
  func disabled() {
    setup.table.isScrollEnabled = false
    setup.table.simulateScroll(by: 100)
    #expect(setup.log.consume() == [])
    #expect(setup.table.contentOffset.y == 0)
  }
}

@MainActor
private final class DragDelegate: NSObject, UITableViewDelegate {
  let log: CallLog
  var target: CGFloat?

  init(log: CallLog) { self.log = log }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.lines.append("beginDragging") }
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    log.lines.append("didScroll \(Int(scrollView.contentOffset.y))")
  }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    log.lines.append("willEnd \(Int(targetContentOffset.pointee.y))")
    if let target { targetContentOffset.pointee.y = target }
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    log.lines.append("didEnd \(decelerate)")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    log.lines.append("beginDecelerating")
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    log.lines.append("endDecelerating")
  }
}
