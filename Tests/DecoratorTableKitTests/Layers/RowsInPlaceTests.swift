import DecoratorTableKit
import Foundation
import Testing

@Suite("Rows of a layer that change in their cells")
@MainActor
struct RowsInPlaceTests {
  private final class Heights {
    var of: [Int: CGFloat] = [:]
    var cellQuestions = 0
  }

  private let heights = Heights()

  private func feed(
    policy: ContentPolicy = .followRule
  ) -> (feed: UpdatedFeed, ads: RowLayer<Ad>) {
    let feed = UpdatedFeed([["a", "b", "c", "d"]])
    let heights = heights
    let ads = feed.table.addRows(
      [Ad(1), Ad(2)], named: "ads", placed: .every(1), policy: policy
    ) { tableView, indexPath, ad in
      heights.cellQuestions += 1
      let cell = tableView.dequeueReusableCell(withIdentifier: "text", for: indexPath)
      cell.textLabel?.text = ad.text
      return cell
    }
    .height { heights.of[$0.id] ?? 40 }
    feed.addAds(["x"], placed: .start, named: "outer")
    feed.show()
    heights.cellQuestions = 0
    return (feed, ads)
  }

  private func last(_ feed: UpdatedFeed) -> String? { feed.applied.last.map { "\($0.table)" } }

  @Test(
    "A row is configured again in its cell, for the same model or another one",
    arguments: ContentPolicy.allCases)
  func reconfiguring(policy: ContentPolicy) {
    let (feed, ads) = feed(policy: policy)
    #expect(feed.texts == [["x", "a", "ad 1", "b", "ad 2", "c", "d"]])
    let cell = feed.tableView.cellForRow(at: path(4))
    ads.reconfigure(at: 1, with: Ad(2, "new"))
    #expect(last(feed) == "^[0, 4]")
    #expect(feed.texts == [["x", "a", "ad 1", "b", "new", "c", "d"]])
    #expect(ads.models == [Ad(1), Ad(2, "new")] && ads.committedModels == ads.models)
    heights.of[2] = 90
    ads.reconfigure(at: 1)
    #expect(feed.tableView.cellForRow(at: path(4)) === cell)
    #expect(feed.tableView.rectForRow(at: path(4)).height == 90)
    #expect(heights.cellQuestions == 2)
    #expect(feed.loads == 0 && feed.anomalies.isEmpty)
  }

  @Test("A row gets another height and nothing else")
  func heightAlone() {
    let (feed, ads) = feed()
    let cell = feed.tableView.cellForRow(at: path(2))
    heights.of[1] = 75
    ads.invalidateHeight(at: 0)
    #expect(last(feed) == "")
    #expect(feed.tableView.rectForRow(at: path(2)).height == 75)
    #expect(
      feed.tableView.rectForRow(at: path(3)).minY == feed.tableView.rectForRow(at: path(2)).maxY)
    #expect(feed.tableView.cellForRow(at: path(2)) === cell)
    #expect(heights.cellQuestions == 0)
  }

  @Test("A change of a model that waits for a slot sends the table nothing")
  func waiting() {
    let (feed, ads) = feed()
    feed.update {
      $0[0] = ["a"]
    } announcing: {
      $0.deleteRows(at: [path(1), path(2), path(3)], with: .none)
    }
    #expect(feed.texts == [["x", "a", "ad 1"]])
    ads.reconfigure(at: 1, with: Ad(2, "new"))
    #expect(last(feed) == "")
    feed.update {
      $0[0] = ["a", "b"]
    } announcing: {
      $0.insertRows(at: [path(1)], with: .none)
    }
    #expect(feed.texts == [["x", "a", "ad 1", "b", "new"]])
  }

  @Test("Requests in the middle of a change are carried out after it, in order")
  func inBlock() {
    let (feed, ads) = feed()
    feed.table.performBatchUpdates {
      feed.source.sections[0].insert("z", at: 0)
      ads.remove(at: 0)
      ads.reconfigure(at: 0, with: Ad(2, "new"))
      feed.table.insertRows(at: [path(0)], with: .none)
    }
    #expect(feed.texts == [["x", "z", "new", "a", "b", "c", "d"]])
    #expect(ads.models == [Ad(2, "new")])
  }
}
