import DecoratorTableKit
import Foundation
import Testing

@Suite("What is on screen stays where it is")
@MainActor
struct ScrollPositionTests {
  private func feed(
    count: Int = 100, policy: ContentPolicy = .followRule
  ) -> (UpdatedFeed, RowLayer<String>) {
    let feed = UpdatedFeed([(0..<count).map { "post \($0)" }], height: 400)
    let ads = feed.addAds([], placed: .every(2), policy: policy)
    feed.show()
    feed.tableView.contentOffset.y = 1010
    feed.tableView.layoutIfNeeded()
    return (feed, ads)
  }

  /// The texts on screen, with the distance of each from the top in points.
  private func screen(_ feed: UpdatedFeed) -> [String: CGFloat] {
    feed.tableView.layoutIfNeeded()
    let rows = (feed.tableView.indexPathsForVisibleRows ?? []).map { path in
      (
        feed.tableView.cellForRow(at: path)?.textLabel?.text ?? "no cell",
        feed.tableView.rectForRow(at: path).minY - feed.tableView.contentOffset.y
      )
    }
    return Dictionary(rows) { first, _ in first }
  }

  @Test("Rows that a layer adds above by itself move nothing that is wholly visible")
  func arrivals() {
    let (feed, ads) = feed()
    let before = screen(feed)
    #expect(before["post 26"] == 30)
    ads.models = (0..<6).map { "ad \($0)" }
    #expect(feed.tableView.contentOffset.y == 1250)
    #expect(screen(feed) == before)
    ads.models = []
    #expect(feed.tableView.contentOffset.y == 1010)
    #expect(screen(feed) == before)
  }

  @Test("A row whose upper edge is that of the screen is wholly visible, and stays there")
  func rowAtTheEdge() {
    let (feed, ads) = feed()
    feed.tableView.contentOffset.y = 1000
    feed.tableView.layoutIfNeeded()
    #expect(screen(feed)["post 25"] == 0)
    // Twelve of them are above it, and one is below.
    ads.models = (0..<13).map { "ad \($0)" }
    #expect(feed.tableView.contentOffset.y == 1480)
    #expect(screen(feed)["post 25"] == 0 && screen(feed)["ad 12"] == 40)
  }

  @Test("A layer can be set not to keep it")
  func indifference() {
    let (feed, ads) = feed()
    ads.keepsScrollPosition = false
    ads.models = (0..<6).map { "ad \($0)" }
    #expect(feed.tableView.contentOffset.y == 1010)
  }

  @Test("Batches of the app scroll as they do without layers, unless asked")
  func batches() {
    for keeps in [false, true] {
      let (feed, _) = feed()
      feed.table.keepsScrollPosition = keeps
      #expect(feed.table.keepsScrollPosition == keeps)
      feed.update {
        $0[0].insert(contentsOf: ["x", "y"], at: 0)
      } announcing: {
        $0.insertRows(at: [path(0), path(1)], with: .none)
      }
      #expect(feed.tableView.contentOffset.y == (keeps ? 1090 : 1010))
    }
  }

  @Test("Nothing is animated while the position is kept, so that it is not lost on the way")
  func animations() {
    let (feed, ads) = feed()
    ads.append("ad 0")
    ads.keepsScrollPosition = false
    ads.append("ad 1")
    for keeps in [false, true] {
      feed.table.keepsScrollPosition = keeps
      feed.update {
        $0[0].insert("x", at: 0)
      } announcing: {
        $0.insertRows(at: [path(0)], with: .fade)
      }
    }
    #expect(feed.tableView.animatedBatches == [false, true, true, false])
    #expect(UIView.areAnimationsEnabled)
  }

  @Test("In a window, rows whose heights were estimates do not move it either")
  func estimates() {
    let feed = UpdatedFeed([(0..<100).map { "post \($0)" }], height: 400)
    let ads = feed.addAds([], placed: .every(1))
    feed.tableView.estimatedRowHeight = 30
    feed.show()
    // One of them arrives above the first row that is wholly visible, and is visible itself.
    feed.tableView.contentOffset.y = 1015
    let before = screen(feed)
    ads.models = (0..<60).map { "ad \($0)" }
    let after = screen(feed)
    let seen = before.filter { $0.value >= 0 }.min { $0.value < $1.value }
    #expect(seen != nil)
    #expect(seen.map { after[$0.key] } == seen.map(\.value))
  }

  @Test("When a row is removed, the next one keeps its place on screen")
  func removedRow() {
    let (feed, _) = feed()
    feed.table.keepsScrollPosition = true
    let before = screen(feed)
    feed.update {
      $0[0].removeSubrange(20...26)
    } announcing: {
      $0.deleteRows(at: (20...26).map { path($0) }, with: .none)
    }
    let after = screen(feed)
    #expect(after["post 27"] == before["post 27"])
    #expect(after["post 30"] == before["post 30"])
  }

  @Test(
    "It stays where more rows move than are worth moving and the section is reloaded, asked or not",
    arguments: [false, true])
  func reloadedSection(keeps: Bool) {
    let feed = UpdatedFeed([(0..<3000).map { "post \($0)" }], height: 400)
    feed.addAds((0..<1000).map { "ad \($0)" }, placed: .every(3))
    feed.show()
    feed.table.keepsScrollPosition = keeps
    feed.tableView.contentOffset.y = 40000
    let before = screen(feed)
    let held = feed.table.holdRow(atData: path(800))
    feed.update {
      $0[0].insert("new", at: 0)
    } announcing: {
      $0.insertRows(at: [path(0)], with: .none)
    }
    #expect(feed.applied.last?.table.reloadedSections == [0])
    #expect(feed.tableView.takeCalls() == ["{", "~§0 none", "}"])
    #expect(feed.tableView.animatedBatches == [false])
    #expect(held?.dataIndexPath == path(801))
    let after = screen(feed)
    let posts = before.filter { $0.key.hasPrefix("post") && $0.value >= 0 }
    let first = posts.min { $0.value < $1.value }
    #expect(first.map { after[$0.key] } == first.map(\.value))
  }

  @Test("The app sets how many rows may move before a section is reloaded")
  func moveLimit() {
    for (limit, reloads) in [(3, true), (4, false)] {
      let feed = UpdatedFeed([(0..<8).map { "post \($0)" }], height: 400)
      feed.addAds((0..<4).map { "ad \($0)" }, placed: .every(2))
      feed.show()
      #expect(feed.table.moveLimit == 512)
      feed.table.moveLimit = limit
      feed.update {
        $0[0].insert("new", at: 0)
      } announcing: {
        $0.insertRows(at: [path(0)], with: .fade)
      }
      #expect(feed.applied.last?.table.reloadedSections == (reloads ? [0] : []))
      #expect(feed.anomalies.isEmpty)
    }
  }

  @Test("A section that the app has reloaded has its animation, and scrolls as without layers")
  func announcedReload() {
    let (feed, _) = feed()
    feed.update { _ in
    } announcing: {
      $0.reloadSections([0], with: .fade)
    }
    #expect(feed.tableView.takeCalls() == ["{", "~§0 fade", "}"])
    #expect(feed.tableView.animatedBatches == [true])
  }

  @Test("The table is not scrolled beyond its content")
  func ends() {
    let (feed, ads) = feed(count: 20)
    ads.models = (0..<8).map { "ad \($0)" }
    feed.tableView.contentOffset.y = 28 * 40 - 400
    feed.tableView.layoutIfNeeded()
    ads.models = []
    let bottom: CGFloat = 400
    #expect(feed.tableView.contentOffset.y == bottom)
  }

  @Test("A table that is at the end of its content stays above the inset below it")
  func insetBelow() {
    let (feed, _) = feed(count: 20)
    feed.table.keepsScrollPosition = true
    feed.tableView.contentInset.bottom = 60
    // With 18 rows, the list ends at 380 points.
    for (offset, end) in [(330, 330), (450, 380)] as [(CGFloat, CGFloat)] {
      feed.source.sections = [(0..<20).map { "post \($0)" }]
      feed.table.reloadData()
      feed.tableView.contentOffset.y = offset
      feed.tableView.layoutIfNeeded()
      feed.update {
        $0[0].removeLast(2)
      } announcing: {
        $0.deleteRows(at: [path(18), path(19)], with: .none)
      }
      #expect(feed.tableView.contentOffset.y == end)
    }
  }

  @Test("A table that has been pulled beyond its end stays as far beyond it")
  func beyondEnd() {
    let (feed, ads) = feed()
    let end = feed.tableView.contentSize.height - 400
    feed.tableView.contentOffset.y = end + 30
    feed.tableView.layoutIfNeeded()
    ads.models = ["ad"]
    #expect(feed.tableView.contentSize.height == end + 440)
    #expect(feed.tableView.contentOffset.y == end + 70)
  }
}
