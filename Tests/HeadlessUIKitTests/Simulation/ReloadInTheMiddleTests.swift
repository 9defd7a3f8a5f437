import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("Reloads during the user's actions")
struct ReloadInTheMiddleTests {
  private let setup = ListTable([["a", "b", "c", "d"]])
  private let delegate: ReloadingDelegate
  private var table: UITableView { setup.table }

  init() {
    delegate = ReloadingDelegate()
    setup.table.delegate = delegate
  }

  private var shrink: () -> Void {
    { [setup] in
      setup.source.sections = [["a"]]
      setup.table.reloadData()
    }
  }

  @Test(
    "A tap ends when a callback removes the row: no further method is called for it",
    arguments: [
      ("shouldHighlight", ["shouldHighlight"]),
      ("didHighlight", ["shouldHighlight", "didHighlight"]),
      ("didUnhighlight", ["shouldHighlight", "didHighlight", "didUnhighlight"]),
      ("willSelect", ["shouldHighlight", "didHighlight", "didUnhighlight", "willSelect"]),
    ])
  func tap(callback: String, calls: [String]) {
    delegate.reload = (callback, shrink)
    let failures = UIKitFailure.recording { table.simulateTap(at: IndexPath(3)) }
    #expect(failures == [])
    #expect(delegate.calls == calls)
    #expect(table.indexPathForSelectedRow == nil)
    #expect(table.highlightedRow == nil)
  }

  @Test(
    "Neither the new nor the previous row is selected",
    arguments: [
      ("willDeselect", ["willDeselect"]), ("didDeselect", ["willDeselect", "didDeselect"]),
    ])
  func deselection(callback: String, calls: [String]) {
    table.selectRow(at: IndexPath(2), animated: false, scrollPosition: .none)
    delegate.reload = (callback, shrink)
    let failures = UIKitFailure.recording { table.simulateTap(at: IndexPath(3)) }
    #expect(failures == [])
    #expect(delegate.calls.suffix(from: 4) == calls[...])
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test("Another source, set in a callback, determines which rows exist")
  func otherSource() {
    let other = FixedSource(rows: 1)
    delegate.reload = ("willSelect", { [setup] in setup.table.dataSource = other })
    table.simulateTap(at: IndexPath(3))
    #expect(delegate.calls.last == "willSelect")
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test("A row that still exists after the reload is selected")
  func survivor() {
    table.selectRow(at: IndexPath(2), animated: false, scrollPosition: .none)
    delegate.reload = ("didDeselect", shrink)
    table.simulateTap(at: IndexPath(0))
    #expect(delegate.calls.last == "didSelect")
    #expect(table.indexPathsForSelectedRows == [IndexPath(0)])
  }

  @Test("An answer with another row that does not exist is a failure", arguments: [false, true])
  func wrongAnswer(deselecting: Bool) {
    if deselecting { table.selectRow(at: IndexPath(2), animated: false, scrollPosition: .none) }
    delegate.answer = (deselecting ? "willDeselect" : "willSelect", IndexPath(9))
    let failures = UIKitFailure.recording { table.simulateTap(at: IndexPath(3)) }
    #expect(failures.count == 1)
    #expect(failures.first?.reason.contains("row (9)") == true)
    #expect(!delegate.calls.contains("didDeselect"))
  }

  @Test("A row that is removed while it is dragged is not moved")
  func reordering() {
    table.isEditing = true
    delegate.reload = ("target", shrink)
    #expect(table.simulateReorder(from: IndexPath(3), to: IndexPath(0)) == nil)
    #expect(table.numberOfRows(inSection: 0) == 1)
    #expect(setup.source.sections == [["a"]])
  }

  @Test(
    "The focus does not move to a row that has been removed", arguments: ["canFocus", "follows"])
  func focus(callback: String) {
    table.selectionFollowsFocus = true
    delegate.reload = (callback, shrink)
    #expect(!table.simulateFocusUpdate(to: IndexPath(3)))
    #expect(table.indexPathForSimulatedFocus == nil)
    #expect(!delegate.calls.contains("willSelect"))
  }

  @Test("A selection of several rows skips those that have been removed")
  func multipleSelection() {
    table.allowsMultipleSelection = true
    delegate.reload = ("didSelect", shrink)
    _ = table.simulateMultipleSelection(over: [IndexPath(2), IndexPath(3), IndexPath(0)])
    #expect(delegate.calls.filter { $0 == "didSelect" }.count == 2)
    #expect(table.indexPathsForSelectedRows == [IndexPath(0)])
  }

  @Test("A menu of copying and pasting does not open over a row that has been removed")
  func editMenu() {
    delegate.reload = ("shouldShowMenu", shrink)
    #expect(!table.simulateEditMenu(choosing: Selector(("copy:")), at: IndexPath(3)))
    #expect(delegate.calls == ["shouldShowMenu"])
  }

  @Test("A row that is removed while its buttons are requested is not moved aside")
  func swipe() {
    delegate.reload = ("actions", shrink)
    #expect(table.simulateSwipe(at: IndexPath(3)) == [])
    #expect(!delegate.calls.contains("willBeginEditing"))
  }
}

/// Reloads in one of its methods, once.
@MainActor
private final class ReloadingDelegate: NSObject, UITableViewDelegate {
  var reload: (callback: String, body: () -> Void) = ("", {})
  var answer: (callback: String, path: IndexPath)?
  private(set) var calls: [String] = []

  private func note(_ callback: String) {
    calls.append(callback)
    guard callback == reload.callback else { return }
    reload.callback = ""
    reload.body()
  }

  private func answer(_ callback: String, _ path: IndexPath) -> IndexPath {
    note(callback)
    return answer?.callback == callback ? answer?.path ?? path : path
  }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    note("shouldHighlight")
    return true
  }
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    note("didHighlight")
  }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    note("didUnhighlight")
  }
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    answer("willSelect", indexPath)
  }
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    answer("willDeselect", indexPath)
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    note("didSelect")
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    note("didDeselect")
  }
  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    note("target")
    return proposedDestinationIndexPath
  }
  func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    note("canFocus")
    return true
  }
  func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath)
    -> Bool
  {
    note("follows")
    return true
  }
  func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { true }
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    note("actions")
    return nil
  }
  func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
    note("shouldShowMenu")
    return true
  }
  func tableView(
    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool {
    note("canPerform")
    return true
  }
  func tableView(
    _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) { note("perform") }
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    note("willBeginEditing")
  }
}
