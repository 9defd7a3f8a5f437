import DecoratorTableKit
import Foundation
import Testing

@Suite("A source that is not as announced, and batches that cannot be")
@MainActor
struct LyingSourceTests {
  /// One way of getting it wrong.
  private struct Lie {
    let name: String
    let sections: [[String]]
    let announce: @MainActor (DecoratedTable) -> Void
    /// What the diagnosis has to name.
    let words: [String]
  }

  private static let lies = [
    Lie(
      name: "too few rows", sections: [["a", "b"], ["d"]],
      announce: { $0.deleteRows(at: [path(2)], with: .none) },
      words: ["content", "section 1", "2 rows", "1 after"]),
    Lie(
      name: "too many rows", sections: [["a", "b", "c", "x"], ["d", "e"]],
      announce: { $0.reloadRows(at: [path(0)], with: .none) },
      words: ["content", "section 0", "3 rows", "4 after"]),
    Lie(
      name: "unannounced section", sections: [["a", "b", "c"], ["d", "e"], ["x"]],
      announce: { $0.reconfigureRows(at: [path(0)]) },
      words: ["content", "2 sections", "3 after"]),
    Lie(
      name: "section that does not go", sections: [["a", "b", "c"], ["d", "e"]],
      announce: { $0.deleteSections([0], with: .none) },
      words: ["content", "2 sections", "1 deleted"]),
    Lie(
      name: "row that is not there", sections: [["a", "b", "c"], ["d", "e"]],
      announce: { $0.deleteRows(at: [path(7)], with: .none) },
      words: ["content", "delete row [0, 7]", "3 rows"]),
    Lie(
      name: "insert beyond the end", sections: [["a", "b", "c", "x"], ["d", "e"]],
      announce: { $0.insertRows(at: [path(9)], with: .none) },
      words: ["content", "insert row [0, 9]", "4 rows"]),
    Lie(
      name: "section that is not there", sections: [["a", "b", "c"], ["d", "e"]],
      announce: { $0.reloadSections([5], with: .none) },
      words: ["content", "reload section 5", "only 2"]),
    Lie(
      name: "a row twice", sections: [["a", "b"], ["d", "e"]],
      announce: {
        $0.deleteRows(at: [path(1)], with: .none)
        $0.deleteRows(at: [path(1)], with: .none)
      },
      words: ["content", "delete row [0, 1]"]),
    Lie(
      name: "a move and a delete of one row", sections: [["a", "b"], ["d", "e"]],
      announce: {
        $0.deleteRows(at: [path(1)], with: .none)
        $0.moveRow(at: path(1), to: path(0))
      },
      words: ["content", "delete row [0, 1]", "move row [0, 1] to [0, 0]"]),
    Lie(
      name: "negative row", sections: [["a", "b", "c"], ["d", "e"]],
      announce: { $0.insertRows(at: [path(-1)], with: .none) },
      words: ["content", "insert row [0, -1]"]),
  ]

  @Test("Each is diagnosed with names and numbers, and all rows are loaded again")
  func everyLie() throws {
    for policy in ContentPolicy.allCases {
      for lie in Self.lies {
        let feed = UpdatedFeed([["a", "b", "c"], ["d", "e"]])
        feed.addAds(["ad 0", "ad 1"], placed: .every(2), policy: policy)
        feed.show()
        var finished: [Bool] = []
        feed.update {
          $0 = lie.sections
        } announcing: {
          lie.announce($0)
        } completion: {
          finished.append($0)
        }
        try expectEqual(
          feed.texts.map { $0.filter { !$0.hasPrefix("ad") } }, lie.sections,
          "the content after \(lie.name)")
        try expectEqual(feed.anomalies.count, 1, "anomalies after \(lie.name)")
        let text = feed.anomalies.first?.description ?? ""
        for word in lie.words where !text.contains(word) {
          throw Disagreement("the diagnosis of \(lie.name) does not say \(word): \(text)")
        }
        try expectEqual(finished, [true], "completions after \(lie.name)")
        try expectEqual(feed.loads, 1, "loads after \(lie.name)")
        // Later changes work.
        feed.update {
          $0[0].insert("next", at: 0)
        } announcing: {
          $0.insertRows(at: [path(0)], with: .none)
        }
        try expectEqual(feed.anomalies.count, 1, "anomalies later on")
        try expectEqual(feed.texts[0].first { !$0.hasPrefix("ad") }, "next", "the first row")
      }
    }
  }

  @Test("A source whose answers change with each question does not hang the table")
  func unsteadySource() async {
    let feed = UpdatedFeed([["a", "b", "c"]])
    let ads = feed.addAds(["ad 0"], placed: .every(2))
    feed.show()
    feed.source.claimedCounts = [2]
    ads.append("ad 1")
    for _ in 0..<5 { await Task { @MainActor in }.value }
    #expect(feed.anomalies.count == 1)
    #expect(feed.texts == [["a", "b", "ad 0"]])
  }

  @Test("A table that shows another source's rows is loaded again")
  func otherRows() {
    let feed = UpdatedFeed([["a", "b", "c"]])
    feed.addAds(["ad 0"], placed: .every(2))
    feed.show()
    let other = TextSource([["x"]])
    let ours = feed.tableView.dataSource
    feed.tableView.dataSource = other
    feed.tableView.layoutIfNeeded()
    feed.update {
      $0[0].append("d")
    } announcing: {
      $0.insertRows(at: [path(3)], with: .none)
    }
    #expect(feed.anomalies.count == 1)
    #expect(feed.texts == [["x"]])
    feed.tableView.dataSource = ours
    #expect(feed.texts == [["a", "b", "ad 0", "c", "d"]])
  }

  @Test("A source that is released leaves the additional rows")
  func releasedSource() {
    let tableView = LoggingTableView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 1000), style: .plain)
    tableView.setUpForTests()
    var source: TextSource? = TextSource([["a", "b", "c"]])
    tableView.dataSource = source
    let table = DecoratedTable(adopting: tableView)
    let ads = table.addRows(["ad 0"], named: "ads", placed: .every(2)) { tableView, _, ad in
      textCell(tableView, ad)
    }
    table.attach()
    tableView.layoutIfNeeded()
    source = nil
    table.deleteRows(at: [path(0)], with: .none)
    #expect(tableView.displayedTexts() == [])
    ads.append("ad 1")
    #expect(tableView.displayedTexts() == [])
  }
}
