import DecoratorTableTesting
import Foundation
import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit

#if HEADLESS_UIKIT
/// Layers that are added, removed, turned off and laid out in the middle of other changes.
@Suite("Layers in the middle of other changes")
@MainActor
struct LayersInTheMiddleTests {
  @Test("Layers that are turned on do not bring back one whose removal waits")
  func turnedOnWhileRemovalWaits() {
    let feed = UpdatedFeed([["a", "b"]])
    feed.addAds(["ad"], placed: .before(1))
    let promos = feed.addAds(["p", "q"], placed: .every(1), named: "promos")
    feed.addAds(["outer"], placed: .end, named: "outer")
    feed.show()
    feed.table.isEnabled = false
    feed.table.performBatchUpdates {
      promos.removeFromTable()
      feed.table.isEnabled = true
    }
    #expect(feed.texts == [["a", "ad", "b", "outer"]])
    feed.update {
      $0[0].append("c")
    } announcing: {
      $0.insertRows(at: [path(2)], with: .none)
    }
    #expect(feed.texts == [["a", "ad", "b", "c", "outer"]])
    #expect(feed.anomalies == [])
  }

  /// A rule that asks the app about rows.
  enum Rule: CaseIterable, Sendable {
    case between, groups, hiding
  }

  @Test("A rule is asked about no row that is gone", arguments: Rule.allCases, 0..<6)
  func rowsThatAreGone(rule: Rule, moment: Int) {
    let feed = UpdatedFeed([["a", "b", "c", "d"]])
    let source = feed.source
    var gone: [RowPosition] = []
    func exists(_ row: RowPosition) -> Bool {
      if row.row >= source.sections[0].count { gone.append(row) }
      return row.row < source.sections[0].count
    }
    let layer: TableLayer
    switch rule {
    case .between:
      layer = feed.table.addRows(
        named: "lines",
        placed: .between(onMainActor: { (_: RowPosition, below: RowPosition) in exists(below) })
      ) { tableView, _, _ in textCell(tableView, "-") }
      layer.events.height = { _ in 40 }
    case .groups:
      let groups = feed.table.addGroups(
        named: "groups",
        by: { (row: RowPosition) in
          exists(row) ? source.sections[0][row.row] : ""
        }
      ) { tableView, _, key in textCell(tableView, "of \(key)") }
      layer = groups.height(40)
    case .hiding:
      layer = feed.table.hideRows(named: "hidden") { (row: RowPosition) in
        exists(row) && source.sections[0][row.row] == "a"
      }
    }
    feed.show()
    func update() {
      if let hiding = layer as? HidingLayer {
        hiding.updateVisibility()
      } else {
        layer.updateSlots()
      }
    }
    func shorten() { source.sections[0].removeLast(2) }
    switch moment {
    case 0:
      shorten()
      update()
      feed.table.reloadData()
    case 1:
      shorten()
      update()
      feed.tableView.reloadData()
    case 2:
      feed.table.performBatchUpdates {
        shorten()
        update()
        feed.table.reloadData()
      }
    case 3:
      feed.table.isEnabled = false
      feed.update {
        $0[0].removeLast(2)
      } announcing: {
        $0.deleteRows(at: [path(2), path(3)], with: .none)
      }
      update()
      feed.table.isEnabled = true
    case 4:
      feed.table.detach()
      shorten()
      update()
      feed.table.attach()
    default:
      layer.removeFromTable()
      shorten()
      feed.table.reloadData()
      update()
      feed.table.add(layer)
    }
    let expected =
      switch rule {
      case .between: ["a", "-", "b"]
      case .groups: ["of a", "a", "of b", "b"]
      case .hiding: ["b"]
      }
    #expect(feed.texts == [expected])
    #expect(gone == [])
  }

  @Test("Groups that were off are those of the rows as they are now", arguments: 0..<4)
  func groupsThatWereOff(change: Int) {
    let feed = UpdatedFeed([["a1", "a2", "b1", "b2"]])
    let source = feed.source
    feed.table.addGroups(
      named: "letters",
      by: { (row: RowPosition) -> String? in
        String(source.sections[row.section][row.row].prefix(1))
      }
    ) { tableView, _, key in textCell(tableView, key) }.height(40)
    feed.show()
    if change != 2 { feed.table.isEnabled = false }
    switch change {
    case 0:
      source.sections[0][1] = "b0"
      feed.table.reloadRows(at: [path(1)], with: .none)
    case 1:
      source.sections[0][1] = "b0"
      feed.table.reconfigureRows(at: [path(1)])
    case 2:
      feed.update {
        $0[0] = ["a2", "b1", "b2", "c1"]
      } announcing: {
        $0.deleteRows(at: [path(0)], with: .none)
        $0.insertRows(at: [path(3)], with: .none)
        $0.isEnabled = false
      }
    default:
      feed.tableView.setEditing(true, animated: false)
      #expect(feed.tableView.simulateReorder(from: path(1), to: path(3)) == path(3))
      feed.tableView.setEditing(false, animated: false)
    }
    feed.table.isEnabled = true
    let expected = [
      ["a", "a1", "b", "b0", "b1", "b2"], ["a", "a1", "b", "b0", "b1", "b2"],
      ["a", "a2", "b", "b1", "b2", "c", "c1"], ["a", "a1", "b", "b1", "b2", "a", "a2"],
    ]
    #expect(feed.texts == [expected[change]])
  }

  @Test("A layer may be added in a block that has changed the content")
  func layerAddedInBlock() {
    let feed = UpdatedFeed([["a", "b"]])
    feed.tableView.stayTame()
    feed.addAds(["ad"], placed: .before(1))
    feed.show()
    feed.update {
      $0[0].append("c")
    } announcing: {
      $0.insertRows(at: [path(2)], with: .none)
      feed.addAds(["promo"], placed: .start, named: "promo")
    }
    #expect(feed.texts == [["promo", "a", "ad", "b", "c"]])
    #expect(feed.anomalies == [])
  }

  @Test("A table that is turned off while a layer is added shows none of its rows")
  func turnedOffWhileAdded() {
    let feed = UpdatedFeed([["a", "b"]])
    feed.show()
    feed.source.didEndDisplaying = { [table = feed.table] _, _ in table.isEnabled = false }
    feed.addAds(["ad"], placed: .start)
    feed.source.didEndDisplaying = { _, _ in }
    #expect(!feed.table.isEnabled)
    #expect(feed.texts == [["a", "b"]])
  }

  @Test("What is announced after the table was attached in the same block is shown")
  func attachedInBlock() {
    let feed = UpdatedFeed([["a"]])
    feed.addAds(["ad"], placed: .start)
    feed.table.performBatchUpdates {
      feed.show()
      feed.source.sections[0].append("b")
      feed.table.insertRows(at: [path(1)], with: .none)
    }
    #expect(feed.texts == [["ad", "a", "b"]])
  }
}
#endif
