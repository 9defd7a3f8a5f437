import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("Swiping rows")
struct SimulateSwipeTests {
  private let setup = ListTable([["a", "b", "c"]])
  private let delegate: SwipeDelegate
  private var table: UITableView { setup.table }

  init() {
    delegate = SwipeDelegate(log: setup.log)
    setup.table.delegate = delegate
    setup.table.layoutIfNeeded()
    _ = setup.log.consume()
  }

  private func action(_ title: String, isDone: Bool = true) -> UIContextualAction {
    UIContextualAction(style: .normal, title: title) { [log = setup.log] action, view, completion in
      log.lines.append("perform \(action.title ?? "")")
      #expect(view is UITableViewCell)
      if isDone { completion(true) }
    }
  }

  @Test("A swipe requests its actions before editing begins")
  func order() {
    let actions = UISwipeActionsConfiguration(actions: [action("Pin"), action("Cut")])
    delegate.trailing = { _ in actions }
    #expect(table.simulateSwipe(at: IndexPath(1)) == ["Pin", "Cut"])
    #expect(setup.log.consume() == ["canEdit 0.1", "trailing 0.1", "willBegin 0.1"])
    #expect(table.cellForRow(at: IndexPath(1))?.showingDeleteConfirmation == true)
    #expect(table.cellForRow(at: IndexPath(1))?.isEditing == false)
    table.simulateTapOnAction(at: 1)
    #expect(setup.log.consume() == ["perform Cut", "didEnd 0.1"])
    #expect(table.cellForRow(at: IndexPath(1))?.showingDeleteConfirmation == false)
  }

  @Test("Each edge has its own buttons, and the leading one has none by default")
  func edges() {
    let actions = UISwipeActionsConfiguration(actions: [action("Read")])
    delegate.leading = { $0.row == 0 ? actions : nil }
    #expect(table.simulateSwipe(at: IndexPath(0), edge: .leading) == ["Read"])
    #expect(setup.log.consume() == ["canEdit 0.0", "leading 0.0", "willBegin 0.0"])
    table.simulateDismissalOfActions()
    #expect(setup.log.consume() == ["didEnd 0.0"])
    #expect(table.simulateSwipe(at: IndexPath(1), edge: .leading) == [])
    #expect(setup.log.consume() == ["canEdit 0.1", "leading 0.1"])
  }

  @Test("A swipe performs the action with a title; a row without it moves back")
  func named() {
    let actions = UISwipeActionsConfiguration(actions: [action("Pin"), action("Cut")])
    delegate.trailing = { _ in actions }
    #expect(table.simulateSwipeAction(at: IndexPath(1), named: "Cut"))
    #expect(
      setup.log.consume() == [
        "canEdit 0.1", "trailing 0.1", "willBegin 0.1", "perform Cut", "didEnd 0.1",
      ])
    #expect(!table.simulateSwipeAction(at: IndexPath(1), named: "Copy"))
    #expect(setup.log.consume() == ["canEdit 0.1", "trailing 0.1", "willBegin 0.1", "didEnd 0.1"])
    #expect(table.cellForRow(at: IndexPath(1))?.showingDeleteConfirmation == false)
    #expect(!table.simulateSwipeAction(at: IndexPath(1), named: "Cut", edge: .leading))
    setup.source.canEdit = { _ in false }
    #expect(!table.simulateSwipeAction(at: IndexPath(1), named: "Cut"))
  }

  @Test("A nil configuration leaves the deletion, an empty one leaves nothing")
  func nilAndEmpty() {
    #expect(table.simulateSwipe(at: IndexPath(0)) == ["Delete"])
    #expect(
      setup.log.consume() == [
        "canEdit 0.0", "trailing 0.0", "style 0.0", "title 0.0", "willBegin 0.0",
      ])
    table.simulateTapOnAction(at: 0)
    #expect(setup.log.consume() == ["commit delete 0.0", "didEnd 0.0"])
    delegate.trailing = { _ in UISwipeActionsConfiguration(actions: []) }
    #expect(table.simulateSwipe(at: IndexPath(0)) == [])
    #expect(setup.log.consume() == ["canEdit 0.0", "trailing 0.0"])
  }

  @Test("The style none removes the deletion, not the delegate's own buttons")
  func styleNone() {
    delegate.style = .none
    #expect(table.simulateSwipe(at: IndexPath(0)) == [])
    let actions = UISwipeActionsConfiguration(actions: [action("Pin")])
    delegate.trailing = { _ in actions }
    #expect(table.simulateSwipe(at: IndexPath(0)) == ["Pin"])
  }

  @Test("A row that cannot be edited cannot be swiped from either edge")
  func notEditable() {
    setup.source.canEdit = { _ in false }
    let actions = UISwipeActionsConfiguration(actions: [action("Read")])
    delegate.leading = { _ in actions }
    #expect(table.simulateSwipe(at: IndexPath(0)) == [])
    #expect(table.simulateSwipe(at: IndexPath(0), edge: .leading) == [])
    #expect(setup.log.consume() == ["canEdit 0.0", "canEdit 0.0"])
  }

  @Test("No row can be swiped while the table is being edited")
  func duringEditing() {
    table.isEditing = true
    _ = setup.log.consume()
    #expect(table.simulateSwipe(at: IndexPath(0)) == [])
    #expect(setup.log.consume() == [])
  }

  @Test("A full swipe does what the first button does, unless the configuration forbids it")
  func fullSwipe() {
    let configuration = UISwipeActionsConfiguration(actions: [action("Pin"), action("Cut")])
    delegate.trailing = { _ in configuration }
    #expect(table.simulateFullSwipe(at: IndexPath(2)))
    #expect(
      setup.log.consume() == [
        "canEdit 0.2", "trailing 0.2", "willBegin 0.2", "perform Pin", "didEnd 0.2",
      ])
    configuration.performsFirstActionWithFullSwipe = false
    #expect(!table.simulateFullSwipe(at: IndexPath(2)))
    #expect(setup.log.consume() == ["canEdit 0.2", "trailing 0.2", "willBegin 0.2"])
    #expect(table.cellForRow(at: IndexPath(2))?.showingDeleteConfirmation == true)
  }

  @Test("A row stays aside until its action completes")
  func pending() {
    var completions: [(Bool) -> Void] = []
    let slow = UIContextualAction(style: .destructive, title: "Cut") { completions.append($2) }
    delegate.trailing = { _ in UISwipeActionsConfiguration(actions: [slow]) }
    _ = table.simulateSwipe(at: IndexPath(0))
    table.simulateTapOnAction(at: 0)
    #expect(setup.log.consume().last == "willBegin 0.0")
    completions.first?(true)
    #expect(setup.log.consume() == ["didEnd 0.0"])
    completions.first?(true)
    #expect(setup.log.consume() == [])
  }

  @Test("Swiping another row moves the first one back; a tap does that and nothing else")
  func onlyOne() {
    _ = table.simulateSwipe(at: IndexPath(0))
    _ = setup.log.consume()
    _ = table.simulateSwipe(at: IndexPath(1))
    #expect(setup.log.consume().first == "didEnd 0.0")
    table.simulateTap(at: IndexPath(2))
    #expect(setup.log.consume() == ["didEnd 0.1"])
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test("A reload in the middle leaves the end of editing without a row")
  func reload() {
    _ = table.simulateSwipe(at: IndexPath(0))
    table.reloadData()
    table.layoutIfNeeded()
    _ = setup.log.consume()
    #expect(!table.visibleCells.contains { $0.showingDeleteConfirmation })
    table.simulateDismissalOfActions()
    #expect(setup.log.consume() == ["didEnd nil"])
  }

  @Test("Scrolling moves the row back")
  func scrolling() {
    let long = ListTable([(0..<20).map(String.init)], height: 100)
    long.table.delegate = delegate
    _ = long.table.simulateSwipe(at: IndexPath(0))
    _ = setup.log.consume()
    long.table.simulateScroll(by: 500)
    #expect(setup.log.consume() == ["didEnd 0.0"])
    #expect(!long.table.visibleCells.contains { $0.showingDeleteConfirmation })
  }

  @Test("A row that stays aside off screen leaves no trace on the cells of other rows")
  func offScreen() {
    let long = ListTable([(0..<20).map(String.init)], height: 100)
    _ = long.table.simulateSwipe(at: IndexPath(0))
    long.table.contentOffset.y = 500
    long.table.layoutIfNeeded()
    #expect(!long.table.visibleCells.contains { $0.showingDeleteConfirmation })
    long.table.contentOffset.y = 0
    long.table.layoutIfNeeded()
    #expect(long.table.visibleCells.map(\.showingDeleteConfirmation) == [true, false])
  }

  @Test("A reload when editing begins leaves no cell moved aside")
  func reloadAtBeginning() {
    delegate.onBegin = { $0.reloadData() }
    _ = table.simulateSwipe(at: IndexPath(0))
    #expect(!table.visibleCells.contains { $0.showingDeleteConfirmation })
    table.simulateDismissalOfActions()
    #expect(setup.log.consume().last == "didEnd nil")
  }

  @Test("Edit actions of before iOS 11 count without a configuration, and end with the editing")
  func rowActions() {
    let old = RowActionDelegate(log: setup.log)
    old.actions = [
      UITableViewRowAction(style: .destructive, title: "Cut") { [log = setup.log] action, path in
        log.add("perform \(action.title ?? "")", path)
      }
    ]
    table.delegate = old
    #expect(table.simulateSwipe(at: IndexPath(1)) == ["Cut"])
    table.simulateTapOnAction(at: 0)
    #expect(
      setup.log.consume() == ["canEdit 0.1", "actions 0.1", "willBegin 0.1", "perform Cut 0.1"])
    table.setEditing(false, animated: false)
    #expect(setup.log.consume() == ["didEnd 0.1"])
    old.actions = nil
    #expect(table.simulateSwipe(at: IndexPath(1)) == ["Delete"])
  }

  @Test("Without a delegate there is the deletion, and without commit no button")
  func defaults() {
    table.delegate = nil
    #expect(table.simulateSwipe(at: IndexPath(0)) == ["Delete"])
    #expect(setup.log.consume() == ["canEdit 0.0"])
    let fixed = FixedSource(rows: 2)
    table.dataSource = fixed
    #expect(table.simulateSwipe(at: IndexPath(0)) == [])
  }

  @Test("A button that does not exist is a failure, and so is one without a row")
  func unknownButton() {
    #expect(UIKitFailure.recording { table.simulateTapOnAction(at: 0) }.count == 1)
    _ = table.simulateSwipe(at: IndexPath(0))
    let failures = UIKitFailure.recording { table.simulateTapOnAction(at: 1) }
    #expect(failures.map(\.reason).first?.contains("button 1 of a row that has only 1") == true)
  }
}

@MainActor
private final class SwipeDelegate: NSObject, UITableViewDelegate {
  let log: CallLog
  var leading: (IndexPath) -> UISwipeActionsConfiguration? = { _ in nil }
  var trailing: (IndexPath) -> UISwipeActionsConfiguration? = { _ in nil }
  var style = UITableViewCell.EditingStyle.delete
  var onBegin: (UITableView) -> Void = { _ in }

  init(log: CallLog) { self.log = log }

  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    log.add("leading", indexPath)
    return leading(indexPath)
  }
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    log.add("trailing", indexPath)
    return trailing(indexPath)
  }
  func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
    -> [UITableViewRowAction]?
  {
    log.add("actions", indexPath)
    return nil
  }
  func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  {
    log.add("style", indexPath)
    return style
  }
  func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    log.add("title", indexPath)
    return nil
  }
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    log.add("willBegin", indexPath)
    onBegin(tableView)
  }
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    guard let indexPath else { return log.lines.append("didEnd nil") }
    log.add("didEnd", indexPath)
  }
}

@MainActor
private final class RowActionDelegate: NSObject, UITableViewDelegate {
  let log: CallLog
  var actions: [UITableViewRowAction]?

  init(log: CallLog) { self.log = log }

  func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
    -> [UITableViewRowAction]?
  {
    log.add("actions", indexPath)
    return actions
  }
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    log.add("willBegin", indexPath)
  }
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    guard let indexPath else { return log.lines.append("didEnd nil") }
    log.add("didEnd", indexPath)
  }
}
