import DecoratorTableKit
import Foundation
import Testing

/// A table keeps what is selected through the batches that it takes, and forgets it when it loads.
@Suite("What stays selected in a change")
@MainActor
struct KeptSelectionTests {
  /// A feed of three sections with all rows selected. Additional rows let the table replace
  /// sections that move, or not.
  ///
  /// - Parameter layers: 0 for none, 1 for a row in the first section, 2 for one in each.
  private func feed(layers: Int) -> UpdatedFeed {
    let feed = UpdatedFeed([["a", "b"], ["c", "d"], ["e", "f"]])
    switch layers {
    case 0: break
    case 1: feed.addAds(["x"], placed: .start.inSection(0))
    default: feed.addAds(["x", "y", "z"], placed: .start, promise: .followContent)
    }
    feed.show()
    feed.tableView.allowsMultipleSelection = true
    for (section, texts) in feed.texts.enumerated() {
      for row in texts.indices {
        feed.tableView.selectRow(at: path(row, section), animated: false, scrollPosition: .none)
      }
    }
    return feed
  }

  /// What the selected rows show.
  private func selected(in feed: UpdatedFeed) -> Set<String> {
    let texts = feed.texts
    return Set((feed.tableView.indexPathsForSelectedRows ?? []).map { texts[$0.section][$0.row] })
  }

  @Test("All rows, where a section moves and a row comes in another", arguments: 0...2)
  func movedSection(layers: Int) {
    let feed = feed(layers: layers)
    let before = selected(in: feed)
    feed.update {
      $0.swapAt(0, 1)
      $0[2].insert("new", at: 0)
    } announcing: {
      $0.moveSection(0, toSection: 1)
      $0.insertRows(at: [path(0, 2)], with: .none)
    }
    #expect(before.count == 6 + [0, 1, 3][layers])
    #expect(selected(in: feed) == before)
    #expect(feed.texts[2].contains("new"))
    #expect(feed.anomalies.isEmpty && feed.loads == 0)
  }

  @Test("All rows, where a section moves and then a row comes in it", arguments: 0...2)
  func twoBatches(layers: Int) {
    let feed = feed(layers: layers)
    let before = selected(in: feed)
    feed.update {
      $0.swapAt(0, 1)
    } announcing: {
      $0.moveSection(0, toSection: 1)
    }
    feed.update {
      $0[1].insert("new", at: 0)
    } announcing: {
      $0.insertRows(at: [path(0, 1)], with: .none)
    }
    #expect(selected(in: feed) == before)
    #expect(feed.texts[1].contains("new"))
    #expect(feed.anomalies.isEmpty && feed.loads == 0)
  }

  @Test("Nothing, where a row comes in a section that moves in one batch", arguments: 1...2)
  func refusedBatch(layers: Int) {
    let feed = feed(layers: layers)
    feed.update {
      $0.swapAt(0, 1)
      $0[1].insert("new", at: 0)
    } announcing: {
      $0.moveSection(0, toSection: 1)
      $0.insertRows(at: [path(0, 1)], with: .none)
    }
    // No table takes that, so that everything is loaded again, and the app is told why.
    #expect(selected(in: feed).isEmpty)
    #expect(feed.texts[1].suffix(3) == ["new", "a", "b"])
    #expect(feed.loads == 1)
    let text = feed.anomalies.map(\.description).joined()
    #expect(text.contains("rows of a section that moves cannot change in the same batch"))
  }
}
