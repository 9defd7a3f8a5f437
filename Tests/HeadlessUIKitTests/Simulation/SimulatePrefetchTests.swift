import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("Prefetching rows")
struct SimulatePrefetchTests {
  private let setup = ListTable([(0..<20).map(String.init)], height: 100)
  private let source = PrefetchSource()
  private var table: UITableView { setup.table }

  init() { setup.table.prefetchDataSource = source }

  private func paths(_ rows: Int...) -> [IndexPath] { rows.map { IndexPath($0) } }

  @Test("Rows are announced in the given order, without those in view and those announced before")
  func order() {
    table.simulatePrefetch(paths(1, 5, 3))
    table.simulatePrefetch(paths(3, 4))
    table.simulatePrefetch(paths(0, 5))
    #expect(source.prefetched == [paths(5, 3), paths(4)])
  }

  @Test("Only announced rows are cancelled, and only once")
  func cancelling() {
    table.simulatePrefetch(paths(5, 6))
    table.simulateCancelPrefetching(paths(6, 7))
    table.simulateCancelPrefetching(paths(6))
    #expect(source.cancelled == [paths(6)])
    table.simulatePrefetch(paths(6))
    #expect(source.prefetched == [paths(5, 6), paths(6)])
  }

  @Test("A reload discards what was announced")
  func reload() {
    table.simulatePrefetch(paths(5))
    table.reloadData()
    table.simulateCancelPrefetching(paths(5))
    #expect(source.cancelled == [])
  }

  @Test("Nothing is announced without a prefetching source, or if prefetching is off")
  func switchedOff() {
    table.isPrefetchingEnabled = false
    table.simulatePrefetch(paths(5))
    #expect(source.prefetched == [])
    table.isPrefetchingEnabled = true
    table.prefetchDataSource = nil
    table.simulatePrefetch(paths(5))
    #expect(source.prefetched == [])
  }

  @Test("A source without the cancelling method gets rows all the same")
  func withoutCancelling() {
    let simple = SimplePrefetchSource()
    table.prefetchDataSource = simple
    table.simulatePrefetch(paths(5))
    table.simulateCancelPrefetching(paths(5))
    #expect(simple.prefetched == [paths(5)])
  }

  @Test("A finger that scrolls has the next rows prefetched, the nearest first")
  func scrolling() {
    let shown = table.visibleCells.count
    #expect(source.prefetched == [])
    table.simulateScroll(by: 10)
    let first = source.prefetched.flatMap { $0 }
    #expect(first.first == IndexPath(shown + (table.visibleCells.count > shown ? 1 : 0)))
    #expect(first == first.sorted())
    table.simulateScroll(by: 10)
    let all = source.prefetched.flatMap { $0 }
    #expect(Set(all).count == all.count)
    #expect(source.cancelled == [])
    let offset = table.contentOffset
    table.simulateScroll(to: offset)
    table.contentOffset.y += 5
    table.layoutIfNeeded()
    #expect(source.prefetched.flatMap { $0 } == all)
  }

  @Test("A scroll back cancels announced rows, and prefetches in the other direction")
  func scrollingBack() throws {
    table.simulateScroll(by: 300)
    let ahead = source.prefetched.flatMap { $0 }
    let top = try #require(table.indexPathsForVisibleRows?.first)
    table.simulateScroll(by: -20)
    #expect(source.cancelled.flatMap { $0 } == ahead)
    let behind = try #require(source.prefetched.last)
    #expect(behind == behind.sorted().reversed())
    #expect(behind.allSatisfy { $0 < top })
  }

  @Test("A flick prefetches rows near the screen, frame by frame")
  func flick() {
    table.simulateFlick(velocity: 1000)
    let count = source.prefetched.count
    table.simulateTime(passing: 5)
    #expect(source.prefetched.count > count)
    table.isPrefetchingEnabled = false
    let all = source.prefetched
    table.simulateScroll(to: .zero)
    #expect(source.prefetched == all)
  }

  @Test("A row that does not exist is a failure")
  func unknownRow() {
    #expect(UIKitFailure.recording { table.simulatePrefetch(paths(5, 20)) }.count == 1)
    #expect(source.prefetched == [])
  }
}

@MainActor
private final class PrefetchSource: NSObject, UITableViewDataSourcePrefetching {
  private(set) var prefetched: [[IndexPath]] = []
  private(set) var cancelled: [[IndexPath]] = []

  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    prefetched.append(indexPaths)
  }
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    cancelled.append(indexPaths)
  }
}

@MainActor
private final class SimplePrefetchSource: NSObject, UITableViewDataSourcePrefetching {
  private(set) var prefetched: [[IndexPath]] = []

  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    prefetched.append(indexPaths)
  }
}
