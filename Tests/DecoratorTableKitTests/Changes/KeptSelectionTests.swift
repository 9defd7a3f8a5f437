import Foundation
import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit

/// A table keeps its selection through the batches that it accepts, and loses it when it reloads.
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
    default: feed.addAds(["x", "y", "z"], placed: .start, policy: .followContent)
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

  @Test("All rows, where a section moves and a row is inserted in another", arguments: 0...2)
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

  @Test("All rows, where a section moves and a row is then inserted in it", arguments: 0...2)
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

  @Test(
    "Nothing, where a row is inserted in a section that moves in the same batch", arguments: 1...2)
  func refusedBatch(layers: Int) {
    let feed = feed(layers: layers)
    feed.update {
      $0.swapAt(0, 1)
      $0[1].insert("new", at: 0)
    } announcing: {
      $0.moveSection(0, toSection: 1)
      $0.insertRows(at: [path(0, 1)], with: .none)
    }
    // No table accepts that, so that everything is loaded again, and the app gets the reason.
    #expect(selected(in: feed).isEmpty)
    #expect(feed.texts[1].suffix(3) == ["new", "a", "b"])
    #expect(feed.loads == 1)
    let text = feed.anomalies.map(\.description).joined()
    #expect(text.contains("rows of a section that moves cannot change in the same batch"))
  }

  @Test(
    "The settings of the selection are left alone, where a table would deselect",
    arguments: [false, true])
  func leftAlone(isEditing: Bool) {
    let feed = UpdatedFeed([["a", "b"], ["c", "d"]])
    feed.addAds(["x"], placed: .start.inSection(0))
    let tableView = DeselectingTable(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
    tableView.setUpForTests()
    feed.table.attach(to: tableView)
    tableView.layoutIfNeeded()
    tableView.allowsMultipleSelection = !isEditing
    tableView.allowsMultipleSelectionDuringEditing = isEditing
    tableView.setEditing(isEditing, animated: false)
    for row in [path(1), path(2), path(0, 1)] {
      tableView.selectRow(at: row, animated: false, scrollPosition: .none)
    }
    tableView.settings = []
    feed.update {
      $0.swapAt(0, 1)
    } announcing: {
      $0.moveSection(0, toSection: 1)
    }
    #expect(tableView.displayedTexts() == [["x", "c", "d"], ["a", "b"]])
    #expect(tableView.indexPathsForSelectedRows == [path(0, 1), path(1, 1), path(1)])
    #expect(tableView.settings.isEmpty)
  }

  @Test("Where several are selected though one can be, the last one stays at least")
  func lastOfSeveral() {
    let feed = feed(layers: 1)
    let tableView = DeselectingTable(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
    tableView.setUpForTests()
    feed.table.attach(to: tableView)
    tableView.layoutIfNeeded()
    tableView.select([RowPosition(section: 0, row: 1), RowPosition(section: 1, row: 0)])
    #expect(tableView.indexPathsForSelectedRows == [path(0, 1)])
    #expect(tableView.settings == [true, false])
  }
}

/// A table that deselects its rows when several must not be selected any more, as UIKit's may.
private final class DeselectingTable: UITableView {
  var settings: [Bool] = []

  override var allowsMultipleSelection: Bool { didSet { note(allowsMultipleSelection, oldValue) } }

  override var allowsMultipleSelectionDuringEditing: Bool {
    didSet { note(allowsMultipleSelectionDuringEditing, oldValue) }
  }

  private func note(_ value: Bool, _ before: Bool) {
    settings.append(value)
    guard before, !value else { return }
    for path in indexPathsForSelectedRows ?? [] { deselectRow(at: path, animated: false) }
  }
}
