import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("Flicking a table")
struct SimulateFlickTests {
  private let setup = LoggedTable([1000], height: 200)
  private let delegate = FlickDelegate()
  private var table: UITableView { setup.table }
  private var offset: CGFloat { table.contentOffset.y }

  init() {
    setup.table.temper = []
    setup.table.rowHeight = 100
    setup.table.delegate = delegate
    setup.table.layoutIfNeeded()
  }

  /// Lets the list come to rest, frame by frame.
  ///
  /// - Returns: the number of frames.
  @discardableResult
  private func comeToRest() -> Int {
    var frames = 0
    while table.isDecelerating, frames < 10_000 {
      table.simulateTime(passing: 1.0 / 60)
      frames += 1
    }
    return frames
  }

  /// The offset after whole milliseconds, by one step for each.
  private func naiveOffset(
    from start: CGFloat, velocity: CGFloat, rate: CGFloat, milliseconds: Int
  ) -> CGFloat {
    var speed = velocity / 1000
    var offset = start
    for _ in 0..<milliseconds {
      speed *= rate
      offset += speed
    }
    return offset
  }

  @Test("The delegate's methods are called in order, and the table's state matches each")
  func order() {
    table.simulateFlick(velocity: 60)
    #expect(
      delegate.consume() == [
        "willBeginDragging tracking dragging", "didScroll 1 tracking dragging",
        "willEndDragging at 0.06 to 31 tracking dragging", "didEndDragging true",
        "willBeginDecelerating decelerating",
      ])
    table.simulateTime(passing: 0.016)
    #expect(delegate.consume() == [])
    table.simulateTime(passing: 0.001)
    #expect(delegate.consume() == ["didScroll 2 decelerating"])
    let frames = comeToRest()
    let events = delegate.consume()
    #expect(events.count == frames + 1)
    #expect(events.dropLast().allSatisfy { $0.hasSuffix(" decelerating") })
    #expect(events.suffix(2) == ["didScroll 31 decelerating", "didEndDecelerating"])
    table.simulateTime(passing: 10)
    #expect(delegate.consume() == [])
  }

  @Test("The rows that come into view are loaded in each frame")
  func layout() {
    table.simulateFlick(velocity: 3000)
    table.simulateTime(passing: 0.5)
    #expect(table.indexPathsForVisibleRows?.first?.row == Int(offset / 100))
    #expect(table.visibleCells.count >= 2)
  }

  @Test(
    "It slows down as a loop over the milliseconds does, by either rate, in both directions",
    arguments: [
      (UIScrollView.DecelerationRate.normal, 2400.0), (.fast, 2400), (.normal, -900),
      (.fast, -3000),
    ])
  func motion(rate: UIScrollView.DecelerationRate, velocity: CGFloat) {
    table.contentOffset.y = 50_000
    table.decelerationRate = rate
    table.simulateFlick(velocity: velocity)
    let start = offset
    #expect(start == 50_000 + velocity / 60)
    var milliseconds = 0
    while table.isDecelerating {
      table.simulateTime(passing: 0.05)
      milliseconds += 50
      let naive = naiveOffset(
        from: start, velocity: velocity, rate: rate.rawValue, milliseconds: milliseconds)
      #expect(abs(offset - naive) < (table.isDecelerating ? 1e-6 : 0.51))
    }
    let rest = naiveOffset(
      from: start, velocity: velocity, rate: rate.rawValue, milliseconds: 100_000)
    #expect(abs(offset - rest) < 1e-6)
    #expect(abs(delegate.offered[0] - rest) < 1e-6)
  }

  @Test("The result is independent of the time steps")
  func pieces() {
    table.simulateFlick(velocity: 2000)
    table.simulateTime(passing: 0.7)
    let whole = offset
    table.contentOffset.y = 0
    table.simulateFlick(velocity: 2000)
    for _ in 0..<700 { table.simulateTime(passing: 0.001) }
    #expect(offset == whole)
  }

  @Test("A target that the delegate chooses is reached with decreasing speed")
  func target() {
    delegate.target = 700
    table.simulateFlick(velocity: 2000)
    var ways: [CGFloat] = []
    while table.isDecelerating {
      let before = offset
      table.simulateTime(passing: 1.0 / 60)
      ways.append(offset - before)
    }
    #expect(offset == 700)
    #expect(zip(ways, ways.dropFirst()).dropLast().allSatisfy { $0 > $1 })
  }

  @Test("A target at the present offset is reached at once")
  func targetHere() {
    delegate.target = 2000.0 / 60
    table.simulateFlick(velocity: 2000)
    #expect(!table.isDecelerating)
    #expect(delegate.consume().last == "didEndDragging false")
  }

  @Test("It reaches an end without slowing down, and stops there")
  func ends() {
    table.contentOffset.y = 300
    table.simulateFlick(velocity: -2000)
    #expect(delegate.offered == [0])
    let frames = comeToRest()
    #expect(offset == 0)
    // 267 points at nearly two thousand a second.
    #expect((8...10).contains(frames))
    #expect(delegate.consume().suffix(2) == ["didScroll 0 decelerating", "didEndDecelerating"])
    table.simulateFlick(velocity: -2000)
    #expect(!table.isDecelerating)
    table.simulateFlick(velocity: 1_000_000)
    comeToRest()
    #expect(offset == 99_800)
  }

  @Test("A touch stops it, and has no other effect")
  func touch() {
    table.simulateFlick(velocity: 2000)
    table.simulateTime(passing: 0.1)
    let stopped = offset
    _ = delegate.consume()
    table.simulateTap(at: IndexPath(row: 2, section: 0))
    #expect(delegate.consume() == ["didEndDecelerating"])
    #expect(table.indexPathForSelectedRow == nil)
    table.simulateTime(passing: 1)
    #expect(offset == stopped)
    table.simulateTap(at: IndexPath(row: 2, section: 0))
    #expect(table.indexPathForSelectedRow?.row == 2)
  }

  @Test("A new drag or flick first ends it")
  func again() {
    table.simulateFlick(velocity: 2000)
    table.simulateTime(passing: 0.1)
    _ = delegate.consume()
    table.simulateFlick(velocity: -60)
    #expect(
      delegate.consume().prefix(2) == [
        "didEndDecelerating", "willBeginDragging tracking dragging",
      ])
    #expect(table.isDecelerating)
    table.simulateScroll(by: 10)
    #expect(!table.isDecelerating)
    #expect(delegate.consume().filter { $0 == "didEndDecelerating" }.count == 1)
  }

  @Test("The app stops it when it sets the offset by a method, or scrolls to a row")
  func programmatic() {
    let moves: [(UITableView) -> Void] = [
      { $0.setContentOffset(CGPoint(x: 0, y: 500), animated: false) },
      { $0.setContentOffset($0.contentOffset, animated: false) },
      { $0.scrollToRow(at: IndexPath(row: 9, section: 0), at: .top, animated: false) },
    ]
    for move in moves {
      table.simulateFlick(velocity: 2000)
      table.simulateTime(passing: 0.1)
      move(table)
      let there = offset
      #expect(!table.isDecelerating)
      table.simulateTime(passing: 1)
      #expect(offset == there)
    }
  }

  @Test("The movement continues from an offset that is set directly")
  func correction() {
    table.simulateFlick(velocity: 2000)
    let target = delegate.offered[0]
    table.simulateTime(passing: 0.1)
    table.contentOffset.y += 400
    comeToRest()
    #expect(abs(offset - target - 400) < 1e-6)
  }

  @Test("With that temper the table reverts an offset that is set")
  func correctionTakenBack() {
    table.temper = .takesOffsetsBack
    table.simulateFlick(velocity: 2000)
    let target = delegate.offered[0]
    table.simulateTime(passing: 0.1)
    table.contentOffset.y += 400
    comeToRest()
    #expect(abs(offset - target) < 1e-6)
    #expect(table.firings(of: .takesOffsetsBack) == 1)
  }

  @Test("A later turn of the main actor does not end it, whatever the temper")
  func turns() async {
    table.temper = [.scrollsOn, .lateCompletions, .lateAnimations]
    table.simulateScroll(by: 10)
    table.simulateFlick(velocity: 2000)
    for _ in 0..<10 { await Task.yield() }
    #expect(table.isDecelerating)
    comeToRest()
    #expect(!table.isDecelerating)
  }

  @Test("A delegate can stop it during a frame, and begin another")
  func reentrant() {
    delegate.didScroll = { [table] in
      guard table.isDecelerating else { return }
      table.setContentOffset(CGPoint(x: 0, y: 77), animated: false)
    }
    table.simulateFlick(velocity: 2000)
    table.simulateTime(passing: 1)
    #expect(offset == 77)
    #expect(delegate.consume().filter { $0 == "didEndDecelerating" }.count == 1)
  }

  @Test("A table that cannot be scrolled keeps its offset")
  func disabled() {
    table.isScrollEnabled = false
    table.simulateFlick(velocity: 2000)
    #expect(delegate.consume() == [])
    #expect(offset == 0)
  }
}

@MainActor
private final class FlickDelegate: NSObject, UITableViewDelegate {
  private var lines: [String] = []
  /// The targets that it was offered, in points.
  private(set) var offered: [CGFloat] = []
  var target: CGFloat?
  var didScroll: () -> Void = {}

  func consume() -> [String] {
    defer { lines = [] }
    return lines
  }

  private func note(_ text: String, _ view: UIScrollView) {
    lines.append(
      text + (view.isTracking ? " tracking" : "") + (view.isDragging ? " dragging" : "")
        + (view.isDecelerating ? " decelerating" : ""))
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    note("willBeginDragging", scrollView)
  }
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    note("didScroll \(Int(scrollView.contentOffset.y.rounded()))", scrollView)
    didScroll()
  }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let offer = targetContentOffset.pointee.y
    offered.append(offer)
    note("willEndDragging at \(velocity.y) to \(Int(offer.rounded()))", scrollView)
    if let target { targetContentOffset.pointee.y = target }
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    note("didEndDragging \(decelerate)", scrollView)
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    note("willBeginDecelerating", scrollView)
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    note("didEndDecelerating", scrollView)
  }
}
