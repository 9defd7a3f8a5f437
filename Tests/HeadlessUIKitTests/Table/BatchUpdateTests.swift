import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("Batch updates")
struct BatchUpdateTests {
  @Test("A call outside a block is a block of its own: counts, cells and removals, at once")
  func singleCall() {
    let setup = UpdatedTable([4], height: 178)
    #expect(setup.shown == [0, 1, 2])
    setup.source.sections[0].rows = [0, 9, 1, 2, 3]
    setup.table.insertRows(at: [IndexPath(1)], with: .automatic)
    #expect(setup.shown == [0, 9, 1])
    #expect(
      setup.log.consume() == [
        "sections", "rows 0", "cell 0.1", "willDisplay 0.1", "didEndDisplaying 0.3",
      ])
    setup.source.sections[0].rows = [9, 1, 2, 3]
    setup.table.deleteRows(at: [IndexPath(0)], with: .fade)
    #expect(
      setup.log.consume() == [
        "sections", "rows 0", "cell 0.2", "willDisplay 0.2", "didEndDisplaying 0.0",
      ])
  }

  @Test("Nothing is called or changed before the outermost block ends; then all completions run")
  func nesting() {
    let setup = UpdatedTable([3])
    let table = setup.table
    var ends: [String] = []
    setup.source.sections[0].rows = [5, 0, 2]
    table.performBatchUpdates {
      table.beginUpdates()
      // Counted as if only the outermost block existed.
      table.deleteRows(at: [IndexPath(1)], with: .fade)
      table.endUpdates()
      table.performBatchUpdates {
        table.insertRows(at: [IndexPath(0)], with: .fade)
      } completion: {
        ends.append("inner \($0)")
      }
      table.layoutIfNeeded()
      #expect(setup.log.consume() == [])
      #expect(setup.shown == [0, 1, 2])
      #expect(table.numberOfRows(inSection: 0) == 3)
      #expect(ends == [])
    } completion: {
      ends.append("outer \($0)")
      #expect(setup.shown == [5, 0, 2])
    }
    #expect(ends == ["inner true", "outer true"])
    #expect(setup.log.consume().first == "sections")
  }

  @Test("In a block no row comes into view, since the table's rows may be outdated")
  func scrollingInside() {
    let setup = UpdatedTable([9])
    setup.table.performBatchUpdates {
      setup.source.sections[0].rows.removeFirst(5)
      setup.table.deleteRows(at: (0..<5).map { IndexPath($0) }, with: .fade)
      setup.table.contentOffset.y = 98
      setup.table.layoutIfNeeded()
      #expect(setup.log.consume() == ["didScroll 98"])
    }
    #expect(setup.shown == [5, 6, 7, 8])
  }

  @Test("The end of a block that never began is a failure, and no more")
  func unbalanced() {
    let setup = UpdatedTable([2])
    let failures = UIKitFailure.recording { setup.table.endUpdates() }
    #expect(failures.map(\.name) == [UIKitFailure.internalInconsistency])
    #expect(failures.first?.reason.hasPrefix("endUpdates was called without") == true)
    setup.source.sections[0].rows = [0]
    setup.table.deleteRows(at: [IndexPath(1)], with: .fade)
    #expect(setup.shown == [0])
  }

  @Test("An empty block requests the heights of rows in view, and no cell")
  func emptyBlock() {
    let setup = UpdatedTable([3])
    let heights = LoggedHeightDelegate(log: setup.log) { $0.row == 1 ? 70 : 40 }
    setup.table.delegate = heights
    setup.table.layoutIfNeeded()
    heights.height = { _ in 30 }
    _ = setup.log.consume()
    for update in [
      { setup.table.performBatchUpdates(nil) },
      {
        setup.table.beginUpdates()
        setup.table.endUpdates()
      },
    ] {
      update()
      #expect(
        setup.log.consume() == ["sections", "rows 0", "height 0.0", "height 0.1", "height 0.2"])
      #expect(setup.table.visibleCells.map(\.frame.height) == [30, 30, 30])
    }
    withExtendedLifetime(heights) {}
  }

  @Test("Without estimates an empty block requests the heights of all rows")
  func emptyBlockWithoutEstimates() {
    let setup = UpdatedTable([30])
    let heights = LoggedHeightDelegate(log: setup.log) { _ in 40 }
    setup.table.estimatedRowHeight = 0
    setup.table.delegate = heights
    setup.table.layoutIfNeeded()
    heights.height = { _ in 10 }
    setup.table.performBatchUpdates(nil)
    #expect(setup.table.contentSize.height == 328)
    withExtendedLifetime(heights) {}
  }

  @Test("A failure names the table, calls the completion with false, and ends in a reload")
  func failure() {
    let setup = UpdatedTable([3])
    setup.selectAll()
    var isFinished: Bool?
    let failures = UIKitFailure.recording {
      setup.table.performBatchUpdates {
        setup.source.sections[0].rows = [7]
        setup.table.insertRows(at: [IndexPath(0)], with: .fade)
      } completion: {
        isFinished = $0
      }
    }
    #expect(failures.map(\.name) == [UIKitFailure.internalInconsistency])
    #expect(
      failures.first?.reason.contains("\n] Table view: <SourceKeepingTable; frame = ") == true)
    #expect(isFinished == false)
    setup.table.layoutIfNeeded()
    #expect(setup.shown == [7])
    #expect(setup.table.indexPathsForSelectedRows == nil)
    setup.source.sections[0].rows = [7, 8]
    setup.table.insertRows(at: [IndexPath(1)], with: .fade)
    #expect(setup.shown == [7, 8])
  }

  @Test("An invalid path is a failure, and the others count")
  func noPath() {
    let setup = UpdatedTable([2])
    let failures = UIKitFailure.recording {
      setup.table.performBatchUpdates {
        setup.source.sections[0].rows = [1]
        setup.table.deleteRows(at: [IndexPath(index: 1), IndexPath(0)], with: .fade)
        setup.table.moveRow(at: IndexPath(1), to: IndexPath())
      }
    }
    #expect(failures.count == 2)
    #expect(
      failures.allSatisfy { $0.reason.hasPrefix("Invalid index path for use with UITableView") })
    #expect(setup.shown == [1])
  }

  @Test("A table that was never loaded loads before its first update, with the present data")
  func neverLoaded() {
    let log = CallLog()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 100), style: .plain)
    let source = NumberedSource(NumberedSection.numbered([1]), log: log)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    table.performBatchUpdates {
      source.sections[0].rows = [0, 1]
      table.insertRows(at: [IndexPath(1)], with: .fade)
    }
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["0", "1"])
    table.layoutIfNeeded()
    #expect(log.lines.filter { $0 == "sections" }.count == 2)
  }

  @Test("A reload in a block replaces everything in it")
  func reloadInside() {
    let setup = UpdatedTable([3])
    var isFinished: Bool?
    setup.table.performBatchUpdates {
      setup.table.insertRows(at: [IndexPath(0)], with: .fade)
      setup.source.sections[0].rows = [4]
      setup.table.reloadData()
      setup.source.sections[0].rows = [4, 5]
      setup.table.deleteRows(at: [IndexPath(0)], with: .fade)
    } completion: {
      isFinished = $0
    }
    #expect(isFinished == true)
    #expect(setup.table.numberOfRows(inSection: 0) == 2)
    setup.table.layoutIfNeeded()
    #expect(setup.shown == [4, 5])
  }

  @Test("Another data source in a block replaces everything in it")
  func anotherSourceInside() {
    let setup = UpdatedTable([3])
    let other = NumberedSource(NumberedSection.numbered([1, 1]), log: setup.log)
    setup.table.performBatchUpdates {
      setup.table.deleteRows(at: [IndexPath(0)], with: .fade)
      setup.table.dataSource = other
    }
    #expect(setup.table.numberOfSections == 2)
    withExtendedLifetime(other) {}
  }

  @Test("The offset stays, or is clamped to a content that is too short")
  func offset() {
    let setup = UpdatedTable([20], height: 100)
    setup.table.contentOffset.y = 500
    setup.table.layoutIfNeeded()
    setup.source.sections[0].rows.remove(at: 0)
    setup.table.deleteRows(at: [IndexPath(0)], with: .fade)
    #expect(setup.table.contentOffset.y == 500)
    _ = setup.log.consume()
    setup.source.sections[0].rows.removeLast(15)
    setup.table.deleteRows(at: (4..<19).map { IndexPath($0) }, with: .fade)
    #expect(setup.table.contentSize.height == 228)
    #expect(setup.table.contentOffset.y == 128)
    #expect(setup.log.consume().contains("didScroll 128"))
    #expect(setup.shown == [3, 4])
  }

  @Test(
    "Known heights move with their rows; inserted and reloaded rows are estimated until shown")
  func heights() {
    let setup = UpdatedTable([40], height: 128)
    let heights = LoggedHeightDelegate(log: setup.log) { CGFloat(100 + $0.row) }
    setup.table.estimatedRowHeight = 20
    setup.table.delegate = heights
    setup.table.layoutIfNeeded()
    setup.table.contentOffset.y = 600
    setup.table.layoutIfNeeded()
    let before = (0..<40).map { setup.table.rectForRow(at: IndexPath($0)).height }
    #expect(before.prefix(3) == [100, 101, 20])
    #expect(before[3...].contains { $0 > 100 })

    // Above what is in view: 0 goes down to 2, 1 is reloaded, and two come at the top.
    setup.source.sections[0].rows = [50, 51, 0] + [60] + Array(2..<40)
    setup.table.performBatchUpdates {
      setup.table.insertRows(at: [IndexPath(0), IndexPath(1)], with: .fade)
      setup.table.reloadRows(at: [IndexPath(1)], with: .fade)
    }
    let after = (0..<42).map { setup.table.rectForRow(at: IndexPath($0)).height }
    #expect(after.prefix(4) == [20, 20, 100, 20])
    let visible = Set((setup.table.indexPathsForVisibleRows ?? []).map(\.row))
    for row in 4..<42 where !visible.contains(row) { #expect(after[row] == before[row - 2]) }
    for row in visible { #expect(after[row] == CGFloat(100 + row)) }
    #expect(visible.isEmpty == false)
    withExtendedLifetime(heights) {}
  }

  @Test("Reloaded rows get new cells, none of the removed ones, and are not selected")
  func reloadedRows() throws {
    let setup = UpdatedTable([3])
    setup.selectAll()
    let old = setup.table.visibleCells
    setup.source.sections[0].rows[1] = 8
    setup.table.reloadRows(at: [IndexPath(1)], with: .automatic)
    #expect(setup.shown == [0, 8, 2])
    #expect(setup.table.visibleCells[0] === old[0])
    #expect(!old.contains(setup.table.visibleCells[1]))
    #expect(setup.table.indexPathsForSelectedRows == [IndexPath(2), IndexPath(0)])
    #expect(!setup.table.visibleCells[1].isSelected)
    #expect(setup.table.visibleCells[2].isSelected)
    #expect(
      setup.log.consume() == [
        "sections", "rows 0", "cell 0.1", "willDisplay 0.1", "didEndDisplaying 0.1",
      ])
    #expect(setup.table.dequeueReusableCell(withIdentifier: "cell") === old[1])
  }

  @Test("The touch, the focus and revealed actions move with their rows")
  func interactions() {
    let setup = UpdatedTable([4], height: 300)
    let table = setup.table
    table.setHighlightedRow(IndexPath(1))
    table.focusedRow = IndexPath(2)
    table.lastFocusedRow = IndexPath(3)
    table.prefetchedRows = [IndexPath(0), IndexPath(3)]
    table.reveal(.deletion("Delete"), at: IndexPath(1), isFromSwipe: false)
    setup.source.sections[0].rows = [1, 0, 3]
    table.performBatchUpdates {
      table.moveRow(at: IndexPath(1), to: IndexPath(0))
      table.deleteRows(at: [IndexPath(2)], with: .fade)
    }
    #expect(table.highlightedRow == IndexPath(0))
    #expect(table.focusedRow == nil)
    #expect(table.lastFocusedRow == IndexPath(2))
    #expect(table.prefetchedRows == [IndexPath(1), IndexPath(2)])
    #expect(table.revealedActions?.indexPath == IndexPath(0))
    #expect(table.revealedActions?.cell === table.visibleCells[0])
    setup.source.sections[0].rows = [8, 0, 3]
    table.reloadRows(at: [IndexPath(0)], with: .fade)
    #expect(table.highlightedRow == nil)
    #expect(table.revealedActions != nil)
    #expect(table.revealedActions?.indexPath == nil)
  }

  @Test("Renumbered sections keep their views; removed ones are reported by their old number")
  func sectionViews() {
    let setup = UpdatedTable([1, 1, 1], height: 400)
    let ends = SectionViewEnds()
    setup.table.delegate = ends
    setup.table.layoutIfNeeded()
    let headers = setup.headers
    let sections = setup.source.sections
    setup.perform(
      TableUpdate(
        deletedSections: [1], insertedSections: [0],
        movedSections: [TableUpdate.SectionMove(source: 2, target: 1)]),
      to: [NumberedSection(id: 9, rows: [9]), sections[2], sections[0]])
    #expect(setup.shown == [9, 2, 0])
    #expect(setup.headers[2] === headers[2])
    #expect(setup.headers[0] === headers[0])
    #expect(ends.lines == ["will 0", "end 1"])
    #expect(ends.ended.first === headers[1])
    withExtendedLifetime(ends) {}
  }

  @Test("A table of groups keeps the space above its first one, whichever that is")
  func firstGroup() {
    let setup = UpdatedTable([1, 1], height: 400, style: .grouped)
    setup.source.sections.swapAt(0, 1)
    setup.table.moveSection(1, toSection: 0)
    setup.expectAsLoaded("moved")
    setup.source.sections.remove(at: 0)
    setup.table.deleteSections([0], with: .fade)
    setup.expectAsLoaded("deleted")
  }

  @Test("Placeholders of a drop move in a batch; only they are uncommitted updates")
  func placeholders() {
    let setup = UpdatedTable([3])
    let table = setup.table
    #expect(!table.hasUncommittedUpdates)
    let placeholder = SimulatedPlaceholder(
      UIDragItem(itemProvider: NSItemProvider()), at: IndexPath(2), in: table)
    table.placeholders = [placeholder]
    #expect(table.hasUncommittedUpdates)
    setup.source.sections[0].rows = [4, 0, 1, 2]
    table.insertRows(at: [IndexPath(0)], with: .fade)
    var place: IndexPath?
    let isCommitted = placeholder.commitInsertion {
      place = $0
      setup.source.sections[0].rows.insert(5, at: $0.row)
    }
    #expect(isCommitted)
    #expect(place == IndexPath(3))
    #expect(!table.hasUncommittedUpdates)
    table.contentOffset.y = table.lowestOffset
    table.layoutIfNeeded()
    #expect(Array(setup.shown.suffix(2)) == [5, 2])
  }
}

/// Says which headers come and leave.
@MainActor
private final class SectionViewEnds: NSObject, UITableViewDelegate {
  var lines: [String] = []
  var ended: [UIView] = []

  func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {
    lines.append("will \(section)")
  }

  func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) {
    lines.append("end \(section)")
    ended.append(view)
  }
}
