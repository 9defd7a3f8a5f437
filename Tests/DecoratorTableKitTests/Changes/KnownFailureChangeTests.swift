import Foundation
import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit

// What other systems get wrong, by the numbers of their list.
@Suite("Known failures of others, in updates")
@MainActor
struct KnownFailureChangeTests {
  @Test(
    "F1 The last content row moves back across an additional row, and no row is lost",
    arguments: ContentPolicy.allCases)
  func lastRowMovesBack(policy: ContentPolicy) {
    let feed = UpdatedFeed([["A", "B"]])
    feed.addAds(["ad"], placed: .every(1), policy: policy)
    feed.show()
    #expect(feed.texts == [["A", "ad", "B"]])
    feed.update {
      $0[0] = ["B", "A"]
    } announcing: {
      $0.moveRow(at: path(1), to: path(0))
    }
    switch policy {
    case .followRule, .keepRow: #expect(feed.texts == [["B", "ad", "A"]])
    // It was before B.
    case .followContent: #expect(feed.texts == [["ad", "B", "A"]])
    }
    #expect(feed.anomalies.isEmpty)
    #expect(feed.loads == 0)
  }

  @Test("F2 The target of a backward move is a place of the new list")
  func backwardMove() {
    let feed = UpdatedFeed([["0", "1"]])
    feed.addAds(["ad"], placed: .start)
    feed.show()
    feed.update {
      $0[0] = ["1", "0"]
    } announcing: {
      $0.moveRow(at: path(1), to: path(0))
    }
    #expect(feed.texts == [["ad", "1", "0"]])
    #expect(feed.tableView.takeCalls() == ["{", "[0, 2]>[0, 1]", "}"])
  }

  @Test("F2 Every move in a short list ends with the right order on screen")
  func everyMove() throws {
    for policy in ContentPolicy.allCases {
      for source in 0..<5 {
        for target in 0..<5 {
          let feed = UpdatedFeed([["0", "1", "2", "3", "4"]])
          feed.addAds(["a", "b", "c"], placed: .every(2), policy: policy)
          feed.show()
          feed.update {
            $0[0].insert($0[0].remove(at: source), at: target)
          } announcing: {
            $0.moveRow(at: path(source), to: path(target))
          }
          let texts = feed.texts[0]
          try expectEqual(
            texts.filter { $0.first?.isNumber == true }, feed.source.sections[0],
            "the content after \(source) to \(target), \(policy)")
          try expectEqual(feed.loads, 0, "loads after \(source) to \(target), \(policy)")
          if policy == .followRule {
            try expectEqual(
              texts.indices.filter { texts[$0].first?.isLetter == true }, [2, 5],
              "the ads after \(source) to \(target)")
          }
        }
      }
    }
  }

  @Test("F3 An insert and a delete in one batch mean the same in both orders")
  func orderOfCalls() throws {
    for deleted in 0..<5 {
      for inserted in 0..<5 {
        let calls = [false, true].map { insertsFirst in
          let feed = UpdatedFeed([["0", "1", "2", "3", "4"]])
          feed.addAds(["a", "b", "c"], placed: .every(2))
          feed.show()
          feed.update {
            $0[0].remove(at: deleted)
            $0[0].insert("new", at: inserted)
          } announcing: {
            if insertsFirst { $0.insertRows(at: [path(inserted)], with: .automatic) }
            $0.deleteRows(at: [path(deleted)], with: .automatic)
            if !insertsFirst { $0.insertRows(at: [path(inserted)], with: .automatic) }
          }
          return (feed.tableView.takeCalls(), feed.texts, feed.loads)
        }
        try expectEqual(calls[0].0, calls[1].0, "the calls for \(deleted), \(inserted)")
        try expectEqual(calls[0].1, calls[1].1, "the rows for \(deleted), \(inserted)")
        try expectEqual(calls[0].2, 0, "loads")
      }
    }
  }

  @Test("F4 An appended page gets its additional rows", arguments: ContentPolicy.allCases)
  func appendedPage(policy: ContentPolicy) {
    let feed = UpdatedFeed([(0..<5).map { "post \($0)" }])
    feed.addAds((0..<9).map { "ad \($0)" }, placed: .every(5), policy: policy)
    feed.show()
    feed.update {
      $0[0] += (5..<25).map { "post \($0)" }
    } announcing: {
      $0.insertRows(at: (5..<25).map { path($0) }, with: .none)
    }
    let ads = feed.texts[0].enumerated().filter { $0.element.hasPrefix("ad") }.map(\.offset)
    #expect(ads == [5, 11, 17, 23, 29])
    #expect(feed.loads == 0)
  }

  @Test("F6 Additional rows keep their positions around a dragged row")
  func drag() {
    let feed = UpdatedFeed([["0", "1", "2", "3"]])
    let ads = feed.addAds(["ad"], placed: .before(contentRows: [2]))
    feed.show()
    #expect(feed.texts == [["0", "1", "ad", "2", "3"]])
    let held = feed.table.holdRow(atData: path(3))
    let heldAd = feed.table.holdRow(atReuse: path(2))
    // The table shows a drag before it notifies its data source.
    feed.tableView.dataSource?.tableView?(feed.tableView, moveRowAt: path(4), to: path(0))
    #expect(feed.source.sections == [["3", "0", "1", "2"]])
    #expect(held?.reuseIndexPath == path(0))
    #expect(held?.dataIndexPath == path(0))
    #expect(heldAd?.reuseIndexPath == path(3))
    #expect(ads.reuseIndexPath(ofModelAt: 0) == path(3))
    #expect(feed.table.dataIndexPath(forReuse: path(4)) == path(3))
  }

  @Test("F11 A removed row is reported with the index path, or the model, that it had")
  func removedRow() {
    let feed = UpdatedFeed([["0", "1", "2"]])
    let models = ["ad 0", "ad 1"]
    let ads = feed.addAds(models, placed: .before(contentRows: [1, 2]))
    var ended: [String] = []
    ads.events.didEndDisplaying = { _, cell, row in
      guard case .amongContent(let index) = row else { return }
      ended.append("\(models[index]), shown as \(cell.textLabel?.text ?? "nothing")")
    }
    feed.show()
    ended = []
    feed.source.didEndDisplaying = { ended.append("\(RowPosition($0)) \($1)") }
    ads.remove(at: 0)
    #expect(ended == ["ad 0, shown as ad 0"])
    ads.models = []
    ended = []
    #expect(feed.texts == [["0", "1", "2"]])
    feed.update {
      $0[0].remove(at: 1)
    } announcing: {
      $0.deleteRows(at: [path(1)], with: .none)
    }
    #expect(ended == ["[0, 1] 1"])
    #expect(feed.loads == 0)
  }

  @Test("F12 One more content row that adds an additional row is announced as two rows")
  func rowThatBringsAnother() {
    let feed = UpdatedFeed([(0..<9).map { "post \($0)" }])
    feed.addAds(["ad"], placed: .every(10))
    feed.show()
    feed.update {
      $0[0].append("post 9")
    } announcing: {
      $0.insertRows(at: [path(9)], with: .automatic)
    }
    #expect(feed.texts[0].suffix(2) == ["post 9", "ad"])
    #expect(feed.applied.last?.table.insertedRows.count == 2)
    #expect(feed.loads == 0)
  }

  @Test("F13 A section operation and a row operation in one batch are both there afterwards")
  func sectionsAndRows() {
    let feed = UpdatedFeed([["a", "b"], ["c", "d"]])
    feed.addAds(["ad 0", "ad 1", "ad 2"], placed: .every(1).limited(to: 1))
    feed.show()
    feed.update {
      $0[1].remove(at: 0)
      $0.insert(["new"], at: 0)
    } announcing: {
      $0.insertSections([0], with: .automatic)
      $0.deleteRows(at: [path(0, 1)], with: .automatic)
    }
    #expect(feed.texts == [["new", "ad 0"], ["a", "ad 1", "b"], ["d", "ad 2"]])
    #expect(feed.anomalies.isEmpty)
    #expect(feed.loads == 0)
  }

  @Test("F17 The right rows are shown after stages of which the first finds the model of the last")
  func stages() {
    let feed = UpdatedFeed([["0", "1", "2"]])
    feed.addAds(["ad"], placed: .every(2))
    feed.show()
    // The model is changed at once, and announced in two stages.
    feed.source.sections = [["0", "2", "3"]]
    feed.table.performBatchUpdates { feed.table.deleteRows(at: [path(1)], with: .automatic) }
    feed.table.performBatchUpdates { feed.table.insertRows(at: [path(2)], with: .automatic) }
    #expect(feed.texts == [["0", "2", "ad", "3"]])
    #expect(feed.anomalies.count == 2)
  }

  @Test("F17 A table that asks for its counts in between gets those that were announced")
  func countsInTheMiddle() {
    let feed = UpdatedFeed([["0", "1", "2"]])
    feed.addAds(["ad"], placed: .every(2))
    feed.show()
    var counts: [Int] = []
    feed.source.willGiveCell = { [unowned feed] _ in
      let source = feed.tableView.dataSource
      _ = source?.numberOfSections?(in: feed.tableView)
      counts.append(source?.tableView(feed.tableView, numberOfRowsInSection: 0) ?? -1)
    }
    let questions = feed.source.countQuestions
    feed.update {
      $0[0] = ["0", "2", "3", "4"]
    } announcing: {
      $0.deleteRows(at: [path(1)], with: .automatic)
      $0.insertRows(at: [path(2), path(3)], with: .automatic)
    }
    #expect(counts == [5, 5])
    #expect(feed.source.countQuestions == questions + 1)
    #expect(feed.loads == 0)
  }
}
