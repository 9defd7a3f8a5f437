import DecoratorTableKit
import Foundation
import Testing

@testable import DecoratorTableTesting

@Suite("A log of updates")
@MainActor
struct UpdateLogTests {
  @Test("A row is written with its section")
  func rows() {
    let update = BatchUpdate().insertingRows([3], inSection: 0).deletingRows([2], inSection: 0)
      .movingRow(from: 4, to: 7, inSection: 0).reloadingRows([5], inSection: 0)
      .reconfiguringRows([6], inSection: 0)
    #expect(UpdateLog.text(of: update) == "-[0, 2] +[0, 3] [0, 4]>[0, 7] ~[0, 5] ^[0, 6]")
    #expect(UpdateLog.text(of: BatchUpdate()) == "nothing")
  }

  @Test("Sections are written before rows")
  func severalSections() {
    let move = BatchUpdate().movingRow(
      from: RowPosition(section: 0, row: 4), to: RowPosition(section: 1, row: 7))
    #expect(UpdateLog.text(of: move) == "[0, 4]>[1, 7]")
    let sections = BatchUpdate().deletingSections([1]).insertingSections([0])
      .movingSection(from: 2, to: 3).reloadingSections([5]).reloadingRows([5], inSection: 0)
    #expect(UpdateLog.text(of: sections) == "-§1 +§0 §2>§3 ~§5 ~[0, 5]")
  }

  @Test("A log is taken once")
  func taken() {
    var log = UpdateLog()
    log.record(BatchUpdate().insertingRows([1], inSection: 0))
    log.recordLoad()
    #expect(log.consume() == "+[0, 1] | load")
    #expect(log.consume().isEmpty)
  }

  @Test("A table writes down blocks, nested ones included, and calls without a block")
  func table() {
    let feed = CheckedFeed([3])
    feed.show()
    let tableView = feed.tableView
    tableView.performBatchUpdates {
      feed.sections[0] = [1, 2, 9, 3]
      tableView.beginUpdates()
      tableView.insertRows(at: [IndexPath(row: 2, section: 0)], with: .none)
      tableView.endUpdates()
      tableView.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    }
    feed.sections[0].removeLast()
    tableView.deleteRows(at: [IndexPath(row: 3, section: 0)], with: .none)
    tableView.reloadData()
    #expect(tableView.log.consume() == "+[0, 2] ~[0, 0] | -[0, 3] | load")
    withExtendedLifetime(feed) {}
  }

  @Test("A cell's row is followed from when it was dequeued")
  func dequeuedRows() throws {
    let feed = CheckedFeed([3])
    feed.show()
    let cell = try #require(feed.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
    #expect(feed.tableView.dequeuedRow(of: cell) == RowPosition(section: 0, row: 1))
    feed.sections[0].insert(9, at: 0)
    feed.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    #expect(feed.tableView.dequeuedRow(of: cell) == RowPosition(section: 0, row: 2))
    feed.sections[0].remove(at: 2)
    feed.table.deleteRows(at: [IndexPath(row: 2, section: 0)], with: .none)
    #expect(feed.tableView.dequeuedRow(of: cell) == nil)
    withExtendedLifetime(feed) {}
  }
}
