import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("Reloads from within a load or a layout")
struct NestedReloadTests {
  @Test("A removed cell may reload the table with fewer sections")
  func leavingCell() {
    let setup = LoggedTable([20, 20], height: 200)
    setup.table.rowHeight = 50
    let delegate = ReloadingOnce()
    setup.table.delegate = delegate
    setup.table.layoutIfNeeded()
    setup.table.contentOffset.y = 1500
    setup.table.layoutIfNeeded()
    delegate.onEnd = { [setup] in
      setup.source.counts = [1]
      setup.table.reloadData()
    }
    setup.table.contentOffset.y = 0
    // The second layout is the one that the reload asked for.
    for _ in 0..<2 { setup.table.layoutIfNeeded() }
    #expect(setup.table.numberOfSections == 1)
    #expect(setup.table.indexPathsForVisibleRows == [IndexPath(0)])
    #expect(setup.table.visibleCells.map(\.frame.minY) == [0])
  }

  @Test("The counts of the last load are used, though an earlier one ends after it")
  func heightReloads() {
    let setup = LoggedTable([5])
    setup.table.estimatedRowHeight = 0
    let delegate = ReloadingOnce()
    setup.table.delegate = delegate
    setup.table.layoutIfNeeded()
    delegate.onHeight = { [setup] in
      setup.source.counts = [2]
      setup.table.reloadData()
    }
    setup.table.reloadData()
    #expect(setup.table.numberOfRows(inSection: 0) == 2)
    setup.table.layoutIfNeeded()
    #expect(setup.table.visibleCells.count == 2)
  }

  @Test("A call for new heights may reload the table")
  func newHeights() {
    let setup = LoggedTable([5])
    let delegate = ReloadingOnce()
    setup.table.delegate = delegate
    setup.table.layoutIfNeeded()
    delegate.onHeight = { [setup] in
      setup.source.counts = []
      setup.table.reloadData()
    }
    setup.table.rowHeight = 30
    setup.table.layoutIfNeeded()
    #expect(setup.table.numberOfSections == 0)
    #expect(setup.table.visibleCells.isEmpty)
  }
}

/// Does something in one of its methods, once.
@MainActor
private final class ReloadingOnce: NSObject, UITableViewDelegate {
  var onEnd: (() -> Void)?
  var onHeight: (() -> Void)?

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    let body = onHeight
    onHeight = nil
    body?()
    return 50
  }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    let body = onEnd
    onEnd = nil
    body?()
  }
}
