import DecoratorTableKit
import DecoratorTableTesting
import Testing

@MainActor
@Suite("The table of the feed")
struct FeedTableTests {
  private let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let source = PostsDataSource(posts: ["A", "B", "C", "D", "E", "F", "G"])
  private let feed: DecoratedTable

  init() {
    feed = DecoratedTable(dataSource: source)
    feed.addRows(["coffee", "ducks"], named: "ads", placed: .every(3)) { _, _, ad in
      let cell = UITableViewCell()
      cell.textLabel?.text = ad
      return cell
    }
    feed.attach(to: tableView)
  }

  @Test("A row below an ad is the post that it shows")
  func rowBelowAnAd() {
    let path = IndexPath(row: 4, section: 0)
    #expect(tableView.dataSource?.tableView(tableView, cellForRowAt: path).textLabel?.text == "D")
    #expect(feed.dataIndexPath(forReuse: path) == IndexPath(row: 3, section: 0))
    #expect(feed.dataIndexPath(forReuse: IndexPath(row: 3, section: 0)) == nil)
  }

  @Test("A post on top moves no ad away from its post, and every row is right")
  func postOnTop() {
    let checker = ConsistencyChecker(feed) { Issue.record("\($0)") }
    tableView.layoutIfNeeded()
    source.posts.insert("new", at: 0)
    feed.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    checker.check()
    #expect(feed.dataIndexPath(forReuse: IndexPath(row: 4, section: 0)) == nil)
    #expect(feed.dataIndexPath(forReuse: IndexPath(row: 5, section: 0))?.row == 4)
  }

  @Test("The feed stays right under random edits", arguments: 0..<20 as Range<UInt64>)
  func randomEdits(seed: UInt64) {
    let run = RandomRun(seed: seed) {
      let tests = FeedTableTests()
      let source = tests.source
      var edits = ModelEdits { [source.posts.count] }
      edits.insertRow = { source.posts.insert("new", at: $0.row) }
      edits.deleteRow = { source.posts.remove(at: $0.row) }
      return RandomSubject(tests.feed, edits: edits, keepingAlive: [tests.tableView])
    }
    if let violation = run.firstViolation() { Issue.record("\(violation)") }
  }
}
