import DecoratorTableKit
import Foundation
import Testing

@testable import DecoratorTableTesting

/// A delegate of fetched results, unchanged but for the table that it tells, inside three layers.
///
/// Few change sets, unless the environment says otherwise: `DECORATOR_FETCHED_CHANGES`.
@Suite("Fetched results in layers")
@MainActor
struct FetchedResultsTests {
  private static var changeCount: Int {
    let word = ProcessInfo.processInfo.environment["DECORATOR_FETCHED_CHANGES"]
    return word.flatMap { Int($0) } ?? (Thinning.isDebug ? 600 / Thinning.turns : 600)
  }

  private static let rules: [Placement] = [
    .every(2, after: 1), .start + .every(3), .end + .before(2), .every(4), .tableRows([0]) + .end,
  ]

  /// The list as it is shown, and the table that shows it.
  private struct Shown {
    let list: FetchedList
    let table: UITableView
    let feed: DecoratedTable
    let window: UIWindow
  }

  private func show(_ seed: UInt64) -> Shown {
    var generator = SeededGenerator(seed: seed)
    let list = FetchedList(
      FetchedResults(seed: seed), moves: seed.isMultiple(of: 2) ? .told : .replaced)
    let frame = CGRect(x: 0, y: 0, width: 320, height: 400)
    let table = UITableView(frame: frame, style: .plain)
    let window = UIWindow(frame: frame)
    window.addSubview(table)
    table.rowHeight = 40
    table.estimatedRowHeight = 0
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = list
    let feed = DecoratedTable(adopting: table)
    let results = list.results
    feed.addGroups(named: "kinds") { row in
      results.sections[row.section].objects[row.row].id % 3
    } cell: { tableView, path, kind in
      textCell(tableView, path, "kind \(kind)")
    }
    for name in ["inner", "outer"] {
      feed.addRows(
        [1, 2, 3, 4], named: name, placed: Self.rules.randomElement(using: &generator) ?? .start,
        policy: ContentPolicy.allCases.randomElement(using: &generator) ?? .followRule
      ) { tableView, path, ad in textCell(tableView, path, "\(name) \(ad)") }
    }
    feed.attach()
    list.tableView = feed.contentTableView
    table.layoutIfNeeded()
    return Shown(list: list, table: table, feed: feed, window: window)
  }

  @Test("The announcement of each change is what the table shows, in any order and in three layers")
  func changes() throws {
    var left = Self.changeCount
    let firstSeed = Thinning.seeds(0..<20).lowerBound
    var seed = firstSeed
    var totals = ConsistencyChecker.Totals()
    while left > 0 {
      let shown = show(seed)
      let results = shown.list.results
      let checker = ConsistencyChecker(
        shown.feed,
        content: { results.sections[$0.section].objects[$0.row].id }, report: { _ in })
      for step in 0..<min(left, 50) {
        results.changeAtRandom()
        shown.table.layoutIfNeeded()
        checker.check("change \(step)")
        let problem = checker.violations.first?.description ?? wrongRow(of: shown)
        try #require(problem == nil, "seed \(seed), step \(step): \(problem ?? "")")
      }
      totals.updates += checker.totals.updates
      totals.loads += checker.totals.loads
      totals.rows += checker.totals.rows
      checker.stop()
      left -= 50
      seed += 1
    }
    #expect(totals.updates > Self.changeCount / 2)
    print(
      "fetched changes: \(totals.updates) batches in \(seed - firstSeed) lists,",
      "\(totals.loads) loads,",
      "\(totals.rows) rows looked at")
  }

  /// The first row of the content that is on screen with another text than its object's, in words.
  private func wrongRow(of shown: Shown) -> String? {
    guard let content = shown.list.tableView else { return "the outlet is gone" }
    let counts = (0..<content.numberOfSections).map { content.numberOfRows(inSection: $0) }
    let expected = shown.list.results.sections.map(\.objects.count)
    guard counts == expected else { return "\(counts) rows instead of \(expected)" }
    for path in content.indexPathsForVisibleRows ?? [] {
      let text = content.cellForRow(at: path)?.textLabel?.text
      if text != shown.list.text(at: path) {
        return "\(path) shows \(text ?? "nothing") instead of \(shown.list.text(at: path))"
      }
    }
    return nil
  }
}
