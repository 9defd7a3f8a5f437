#if DEBUG
import Foundation
import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableInspector
@testable import DecoratorTableKit

@Suite("The marks of the inspector")
@MainActor
struct InspectorMarksTests {
  private func show(_ feed: InspectedFeed) {
    feed.feed.addAds(["ad 0", "ad 1"], placed: .every(3, after: 1))
    feed.feed.show()
  }

  private func posts(_ count: Int) -> [String] { (0..<count).map { "post \($0)" } }

  @Test("Each row on screen has its paths and its owner, and no other row has")
  func texts() {
    let feed = InspectedFeed([posts(40)])
    show(feed)
    #expect(
      feed.texts == [
        "[0, 0] → [0, 0] · content", "[0, 1] · ads 0", "[0, 2] → [0, 1] · content",
        "[0, 3] → [0, 2] · content", "[0, 4] → [0, 3] · content", "[0, 5] · ads 1",
        "[0, 6] → [0, 4] · content", "[0, 7] → [0, 5] · content",
      ])
    #expect(feed.problem == nil)
  }

  @Test("A row of a section that a layer adds has the name of the layer")
  func addedSection() {
    let feed = InspectedFeed([["a"]])
    let section = AdditionalSection(rowCount: 2) { tableView, _, row in
      textCell(tableView, "extra \(row)")
    }
    feed.table.addSections([section], named: "extras", placed: .start)
    feed.feed.show()
    #expect(feed.texts == ["[0, 0] · extras", "[0, 1] · extras", "[1, 0] → [0, 0] · content"])
    #expect(feed.problem == nil)
  }

  @Test("A table without layers is marked as well")
  func noLayers() {
    let feed = InspectedFeed([["a", "b"]])
    feed.feed.show()
    #expect(feed.texts == ["[0, 0] → [0, 0] · content", "[0, 1] → [0, 1] · content"])
  }

  @Test(
    "They follow random changes, scrolling, layers and attachments",
    arguments: Thinning.seeds(0..<24))
  func random(seed: UInt64) async {
    var world = InspectedWorld(seed: seed)
    #expect(world.feed.problem == nil, "seed \(seed), at the beginning")
    for step in 0..<30 {
      let name = world.change(step: step)
      await nextTurn()
      #expect(world.feed.problem == nil, "seed \(seed), step \(step), \(name)")
      if world.feed.problem != nil { return }
    }
    #expect(world.feed.feed.anomalies.isEmpty, "seed \(seed)")
  }

  @Test("A mark is as wide as its text, and never wider than its row", arguments: [8, 40, 90, 600])
  func narrow(width: Int) {
    let name = "a layer with a name that is as long as the names of some layers are"
    let feed = InspectedFeed([["a"]], width: CGFloat(width))
    feed.feed.addAds(["ad"], placed: .start, named: name)
    feed.feed.show()
    #expect(feed.texts.first == "[0, 0] · \(name) 0")
    for (mark, path) in zip(feed.marks, [path(0), path(1)]) {
      let row = feed.tableView.rectForRow(at: path)
      #expect(row.insetBy(dx: min(3, row.width / 2), dy: 0).contains(mark.frame))
      for label in mark.subviews where label is UILabel && !label.isHidden {
        #expect(mark.bounds.contains(label.frame))
      }
    }
    if width == 600, let mark = feed.marks.last {
      let needed = mark.subviews.compactMap { $0 as? UILabel }.first?.intrinsicContentSize.width
      #expect(mark.frame.width == (needed ?? 0) + 16)
    }
  }

  @Test("A mark is no higher than its row")
  func thin() {
    let feed = InspectedFeed([["a"]])
    feed.feed.addAds(["ad"], placed: .start).height(10)
    feed.feed.show()
    #expect(feed.marks.map(\.frame.height) == [10, 16])
    #expect(feed.marks.first?.frame.minY == 0)
  }

  @Test("Nothing is asked of a table that is in the middle of a change")
  func inTheMiddle() {
    let feed = InspectedFeed([["a", "b", "c"]])
    show(feed)
    var rows: [[InspectedRow]?] = []
    feed.table.observe { [weak feed] _ in
      rows.append(feed?.table.inspector.rowsOnScreen)
    }
    feed.feed.update {
      $0[0].remove(at: 0)
    } announcing: {
      $0.deleteRows(at: [path(0)], with: .none)
      rows.append(feed.table.inspector.rowsOnScreen)
    }
    #expect(rows == [nil, nil, nil])
    #expect(feed.table.inspector.rowsOnScreen?.count == 3)
    #expect(feed.problem == nil)
  }

  @Test("A stripe along the left edge of each row has the colour of the owner, too")
  func stripes() {
    let feed = InspectedFeed([posts(5)])
    show(feed)
    for (mark, path) in zip(feed.marks, feed.tableView.indexPathsForVisibleRows ?? []) {
      let stripe = mark.subviews.first { !($0 is UILabel) }
      let row = feed.tableView.rectForRow(at: path)
      #expect(
        stripe?.convert(stripe?.bounds ?? .zero, to: feed.tableView)
          == CGRect(x: row.minX, y: row.minY, width: 4, height: row.height))
      #expect(stripe?.backgroundColor == mark.backgroundColor)
    }
  }

  @Test("They are above the cells, also above those that are displayed later")
  func inFront() {
    let feed = InspectedFeed([posts(60)])
    show(feed)
    for offset: CGFloat in [0, 800, 40] {
      feed.tableView.contentOffset.y = offset
      feed.tableView.layoutIfNeeded()
      let subviews = feed.tableView.subviews
      let overlay = subviews.firstIndex { $0 is InspectorView } ?? -1
      #expect(subviews.lastIndex { $0 is UITableViewCell } ?? subviews.count < overlay)
    }
  }

  @Test("A table in no window has no marks, and has them when it is in one")
  func window() {
    let feed = InspectedFeed([["a"]])
    feed.feed.show()
    #expect(feed.texts.count == 1)
    #if HEADLESS_UIKIT
    feed.tableView.simulateWindow(false)
    feed.tableView.setNeedsLayout()
    #expect(feed.texts.isEmpty)
    feed.tableView.simulateWindow()
    #expect(feed.texts.count == 1)
    #endif
  }
}
#endif
