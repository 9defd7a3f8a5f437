import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("Selecting rows")
struct SimulateTapTests {
  private let setup = LoggedTable([5], height: 500)
  private let delegate: SelectionDelegate
  private var table: UITableView { setup.table }

  init() {
    delegate = SelectionDelegate(log: setup.log)
    setup.table.delegate = delegate
    setup.table.layoutIfNeeded()
    _ = setup.log.consume()
  }

  private func tap(_ row: Int) -> [String] {
    table.simulateTap(at: IndexPath(row))
    return setup.log.consume().filter { !$0.hasPrefix("layout") }
  }

  @Test("A tap highlights and unhighlights, then selects; another one deselects in between")
  func order() {
    #expect(
      tap(0) == [
        "shouldHighlight 0.0", "didHighlight 0.0", "didUnhighlight 0.0", "willSelect 0.0",
        "didSelect 0.0",
      ])
    #expect(
      tap(1) == [
        "shouldHighlight 0.1", "didHighlight 0.1", "didUnhighlight 0.1", "willSelect 0.1",
        "willDeselect 0.0", "didDeselect 0.0", "didSelect 0.1",
      ])
    #expect(table.indexPathsForSelectedRows == [IndexPath(1)])
    #expect(table.cellForRow(at: IndexPath(0))?.isSelected == false)
    #expect(table.cellForRow(at: IndexPath(1))?.isSelected == true)
  }

  @Test("A tap on the selected row selects it again and deselects nothing")
  func again() {
    _ = tap(0)
    #expect(tap(0).suffix(2) == ["willSelect 0.0", "didSelect 0.0"])
    #expect(table.indexPathForSelectedRow == IndexPath(0))
  }

  @Test("If highlighting is refused, nothing else is called, and the selection stays")
  func noHighlight() {
    _ = tap(0)
    delegate.shouldHighlight = { $0.row != 1 }
    #expect(tap(1) == ["shouldHighlight 0.1"])
    #expect(table.indexPathForSelectedRow == IndexPath(0))
  }

  @Test("A nil from willSelect is a veto, another path redirects")
  func vetoAndRedirect() {
    _ = tap(0)
    delegate.willSelect = { $0.row == 1 ? nil : IndexPath(4) }
    #expect(tap(1).last == "willSelect 0.1")
    #expect(table.indexPathForSelectedRow == IndexPath(0))
    #expect(
      tap(2).suffix(4) == [
        "willSelect 0.2", "willDeselect 0.0", "didDeselect 0.0", "didSelect 0.4",
      ])
    #expect(table.indexPathsForSelectedRows == [IndexPath(4)])
  }

  @Test("A nil from willDeselect keeps the row selected")
  func keeping() {
    _ = tap(0)
    delegate.willDeselect = { _ in nil }
    #expect(tap(1).suffix(3) == ["willSelect 0.1", "willDeselect 0.0", "didSelect 0.1"])
    #expect(table.indexPathsForSelectedRows == [IndexPath(0), IndexPath(1)])
  }

  @Test("With multiple selection a second tap deselects that row alone")
  func multiple() {
    table.allowsMultipleSelection = true
    _ = tap(0)
    #expect(tap(1).suffix(2) == ["willSelect 0.1", "didSelect 0.1"])
    #expect(tap(0).suffix(2) == ["willDeselect 0.0", "didDeselect 0.0"])
    #expect(table.indexPathsForSelectedRows == [IndexPath(1)])
  }

  @Test("Where selection is not allowed a tap calls nothing; editing has its own rules")
  func notAllowed() {
    table.allowsSelection = false
    #expect(tap(0) == [])
    table.allowsSelection = true
    table.isEditing = true
    #expect(tap(0) == [])
    table.allowsSelectionDuringEditing = true
    #expect(tap(0).last == "didSelect 0.0")
  }

  @Test("A delegate that implements nothing lets every row be selected")
  func withoutDelegate() {
    let silent = SilentDelegate()
    table.delegate = silent
    #expect(tap(3) == [])
    #expect(table.indexPathForSelectedRow == IndexPath(3))
    table.delegate = nil
    #expect(tap(2) == [])
    #expect(table.indexPathForSelectedRow == IndexPath(2))
  }

  @Test("Selecting in code neither calls the delegate nor posts a notification")
  func programmatic() {
    let posts = Posts(table)
    table.selectRow(at: IndexPath(1), animated: false, scrollPosition: .none)
    #expect(table.cellForRow(at: IndexPath(1))?.isSelected == true)
    table.selectRow(at: IndexPath(2), animated: false, scrollPosition: .none)
    #expect(table.indexPathsForSelectedRows == [IndexPath(2)])
    table.deselectRow(at: IndexPath(2), animated: false)
    #expect(table.indexPathsForSelectedRows == nil)
    table.allowsMultipleSelection = true
    for row in [3, 1] {
      table.selectRow(at: IndexPath(row), animated: false, scrollPosition: .none)
    }
    #expect(table.indexPathsForSelectedRows == [IndexPath(3), IndexPath(1)])
    table.selectRow(at: nil, animated: false, scrollPosition: .none)
    #expect(table.indexPathsForSelectedRows == nil)
    #expect(setup.log.consume() == [])
    #expect(posts.count == 0)
  }

  @Test("The user's changes are posted, a tap that changes nothing is not")
  func notification() {
    let posts = Posts(table)
    _ = tap(0)
    #expect(posts.count == 1)
    _ = tap(0)
    #expect(posts.count == 1)
    delegate.willSelect = { _ in nil }
    _ = tap(1)
    #expect(posts.count == 1)
  }

  @Test("A reload clears the selection; scrolling away and back keeps it")
  func keepingAndClearing() {
    let long = LoggedTable([100], height: 100)
    long.table.rowHeight = 50
    long.table.layoutIfNeeded()
    long.table.selectRow(at: IndexPath(0), animated: false, scrollPosition: .none)
    long.table.contentOffset.y = 3000
    long.table.layoutIfNeeded()
    #expect(!long.table.visibleCells.contains { $0.isSelected })
    long.table.contentOffset.y = 0
    long.table.layoutIfNeeded()
    #expect(long.table.visibleCells.map(\.isSelected) == [true, false])
    long.table.reloadData()
    long.table.layoutIfNeeded()
    #expect(long.table.indexPathForSelectedRow == nil)
    #expect(!long.table.visibleCells.contains { $0.isSelected })
  }

  @Test("A selection made between the reload and the first layout lasts")
  func beforeFirstLayout() {
    let fresh = LoggedTable([3])
    fresh.table.reloadData()
    fresh.table.selectRow(at: IndexPath(1), animated: false, scrollPosition: .none)
    fresh.table.layoutIfNeeded()
    #expect(fresh.table.indexPathForSelectedRow == IndexPath(1))
    #expect(fresh.table.cellForRow(at: IndexPath(1))?.isSelected == true)
  }

  @Test("A tap on a row that does not exist is a failure")
  func unknownRow() {
    let failures = UIKitFailure.recording { _ = tap(5) }
    #expect(failures.count == 1)
    #expect(failures[0].reason.contains("path = 0 - 5"))
  }
}

@MainActor
private final class Posts: NSObject {
  private(set) var count = 0
  private var token: (any NSObjectProtocol)?

  init(_ table: UITableView) {
    super.init()
    token = NotificationCenter.default.addObserver(
      forName: UITableView.selectionDidChangeNotification, object: table, queue: nil
    ) { [weak self] _ in
      MainActor.assumeIsolated { self?.count += 1 }
    }
  }
}

@MainActor
private final class SilentDelegate: NSObject, UITableViewDelegate {}

@MainActor
private final class SelectionDelegate: NSObject, UITableViewDelegate {
  let log: CallLog
  var shouldHighlight: (IndexPath) -> Bool = { _ in true }
  var willSelect: (IndexPath) -> IndexPath? = { $0 }
  var willDeselect: (IndexPath) -> IndexPath? = { $0 }

  init(log: CallLog) { self.log = log }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    log.add("shouldHighlight", indexPath)
    return shouldHighlight(indexPath)
  }
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    log.add("didHighlight", indexPath)
    #expect(tableView.cellForRow(at: indexPath)?.isHighlighted == true)
  }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    log.add("didUnhighlight", indexPath)
    #expect(tableView.cellForRow(at: indexPath)?.isHighlighted == false)
  }
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    log.add("willSelect", indexPath)
    return willSelect(indexPath)
  }
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    log.add("willDeselect", indexPath)
    return willDeselect(indexPath)
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.add("didSelect", indexPath)
    #expect(tableView.indexPathsForSelectedRows?.contains(indexPath) == true)
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    log.add("didDeselect", indexPath)
    #expect(tableView.indexPathsForSelectedRows?.contains(indexPath) != true)
  }
}
