import DecoratorTableKit
import DecoratorTableTesting
import Foundation
import Testing

@Suite("A checker of a table that is changed directly")
@MainActor
struct DirectlyToldTests {
  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  /// The rules that accuse a feed of four posts and two ads, after something was done to it.
  private func rules(
    isLayered: Bool = true, _ action: (CheckedFeed) -> Void
  ) -> Set<ConsistencyRule> {
    let feed = CheckedFeed([4])
    if isLayered { feed.addAds(2, placed: .every(2), policy: .followContent, named: "ads") }
    feed.show()
    let checker = ConsistencyChecker(feed.table) { _ in }
    action(feed)
    return Set(checker.violations.map(\.rule))
  }

  @Test("Rows that come and go in data paths, with counts that fit, are accused")
  func deleteAndInsert() {
    let found = rules { feed in
      let post = feed.sections[0].remove(at: 3)
      feed.sections[0].insert(post, at: 0)
      feed.tableView.performBatchUpdates {
        feed.tableView.deleteRows(at: [path(3)], with: .none)
        feed.tableView.insertRows(at: [path(0)], with: .none)
      }
    }
    #expect(found.contains(.directChanges))
  }

  @Test("A move, and a batch that is begun and ended, are accused")
  func moves() {
    let moved = rules { feed in
      feed.tableView.moveRow(at: path(0), to: path(3))
    }
    #expect(moved.contains(.directChanges))
    let begun = rules { feed in
      feed.tableView.beginUpdates()
      feed.tableView.moveRow(at: path(3), to: path(0))
      feed.tableView.endUpdates()
    }
    #expect(begun.contains(.directChanges))
  }

  @Test("What is announced, an empty block and a row that is shown again are not")
  func legal() {
    let found = rules { feed in
      feed.sections[0].append(feed.newPost())
      feed.table.insertRows(at: [path(4)], with: .none)
      feed.ads[0].placement = .every(1)
      feed.tableView.beginUpdates()
      feed.tableView.endUpdates()
      feed.tableView.reloadRows(at: [path(0)], with: .none)
    }
    #expect(found.isEmpty)
  }

  @Test("Without layers an app may change its table directly")
  func withoutLayers() {
    let found = rules(isLayered: false) { feed in
      feed.sections[0].remove(at: 0)
      feed.tableView.deleteRows(at: [path(0)], with: .none)
    }
    #expect(!found.contains(.directChanges))
  }

  @Test("A table that does not record is accused when it shows the wrong rows")
  func plainTable() async throws {
    let posts = PostSource([[1, 2, 3, 4]])
    let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
    let window = UIWindow(frame: tableView.frame)
    window.addSubview(tableView)
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    let feed = DecoratedTable(dataSource: posts)
    feed.addRows(["ad"], placed: .start) { tableView, path, text in
      textCell(tableView, path, text)
    }
    .onDisplay { _, _ in }
    feed.attach(to: tableView)
    tableView.layoutIfNeeded()
    let checker = ConsistencyChecker(feed) { _ in }
    posts.sections[0].insert(posts.sections[0].remove(at: 3), at: 0)
    tableView.performBatchUpdates {
      tableView.deleteRows(at: [path(3)], with: .none)
      tableView.insertRows(at: [path(0)], with: .none)
    }
    for _ in 0..<100 where checker.violations.isEmpty {
      try await Task.sleep(nanoseconds: 10_000_000)
    }
    #expect(checker.violations.contains { $0.rule == .directChanges })
    withExtendedLifetime(window) {}
  }
}
