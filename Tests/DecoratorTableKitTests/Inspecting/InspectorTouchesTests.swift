#if DEBUG
import Foundation
import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableInspector
@testable import DecoratorTableKit

@Suite("Touches on the marks of the inspector, and beside them")
@MainActor
struct InspectorTouchesTests {
  private func shownFeed() -> InspectedFeed {
    let feed = InspectedFeed([(0..<30).map { "post \($0)" }])
    feed.feed.addAds(["ad 0", "ad 1"], placed: .every(3, after: 1))
    feed.feed.addAds(["promo"], placed: .tableRows([2]), named: "promos")
    feed.feed.show()
    return feed
  }

  @Test("A tap on a mark prints the explanation of its row, also after it has moved")
  func taps() {
    let feed = shownFeed()
    for offset: CGFloat in [0, 120] {
      feed.tableView.contentOffset.y = offset
      for (mark, path) in zip(feed.marks, feed.tableView.indexPathsForVisibleRows ?? []) {
        mark.sendActions(for: .touchUpInside)
        #expect(feed.output.last == feed.table.explain(path)?.description)
      }
    }
    feed.feed.update {
      $0[0].insert("new", at: 0)
    } announcing: {
      $0.insertRows(at: [path(0)], with: .none)
    }
    feed.marks.first?.sendActions(for: .touchUpInside)
    let first = feed.tableView.indexPathsForVisibleRows?.first ?? path(-1)
    #expect(feed.output.last == feed.table.explain(first)?.description)
  }

  @Test("A touch is a mark's only where the mark is; else it reaches the row, also below the badge")
  func hits() throws {
    let feed = shownFeed()
    for offset: CGFloat in [0, 410] {
      feed.tableView.contentOffset.y = offset
      for (mark, path) in zip(feed.marks, feed.tableView.indexPathsForVisibleRows ?? []) {
        let row = feed.tableView.rectForRow(at: path)
        let cell = try #require(feed.tableView.cellForRow(at: path))
        let tableView = feed.tableView
        // What is cut off at an edge of the table cannot be touched.
        guard tableView.bounds.contains(row) else { continue }
        let middle = CGPoint(x: mark.frame.midX, y: mark.frame.midY)
        #expect(tableView.hitTest(middle, with: nil) === mark)
        // On the stripe, in the middle, and below the mark.
        for x in [row.minX + 1, row.midX, mark.frame.midX] {
          let hit = tableView.hitTest(CGPoint(x: x, y: row.maxY - 2), with: nil)
          #expect(hit?.isDescendant(of: cell) == true, "\(path), at \(x)")
        }
      }
      let badge = try #require(feed.view?.badge)
      let point = CGPoint(x: badge.frame.minX + 1, y: badge.frame.midY)
      let hit = feed.tableView.hitTest(point, with: nil)
      #expect(hit != nil && hit?.isDescendant(of: badge) == false)
    }
  }

  @Test("A mark below the badge is touched through it")
  func belowBadge() throws {
    let feed = InspectedFeed([(0..<30).map { "post \($0)" }], width: 100)
    feed.feed.show()
    let badge = try #require(feed.view?.badge)
    let covered = feed.marks.filter {
      badge.frame.contains(CGPoint(x: $0.frame.midX, y: $0.frame.midY))
    }
    #expect(!covered.isEmpty)
    for mark in covered {
      let middle = CGPoint(x: mark.frame.midX, y: mark.frame.midY)
      #expect(feed.tableView.hitTest(middle, with: nil) === mark)
    }
  }

  @Test("A tap on a row still selects it")
  func rows() {
    let feed = shownFeed()
    feed.tableView.simulateTap(at: path(4))
    #expect(feed.tableView.indexPathForSelectedRow == path(4))
    #expect(feed.output.isEmpty)
  }

  #if HEADLESS_UIKIT
  @Test("A finger taps a mark as it taps a button")
  func finger() {
    let feed = shownFeed()
    feed.marks.first?.simulateTap()
    #expect(feed.output == [feed.table.explain(path(0))?.description])
  }
  #endif
}
#endif
