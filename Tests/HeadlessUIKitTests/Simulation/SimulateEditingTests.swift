import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("Editing rows")
struct SimulateEditingTests {
  private let setup = ListTable([["a", "b"]])
  private let delegate: EditingDelegate
  private var table: UITableView { setup.table }

  init() {
    delegate = EditingDelegate(log: setup.log)
    setup.table.delegate = delegate
    setup.table.layoutIfNeeded()
    _ = setup.log.consume()
  }

  @Test("Editing begins with the same four questions for each row in view, from top to bottom")
  func order() {
    table.setEditing(true, animated: false)
    #expect(
      setup.log.consume() == [
        "canEdit 0.0", "style 0.0", "indent 0.0", "canMove 0.0",
        "canEdit 0.1", "style 0.1", "indent 0.1", "canMove 0.1",
      ])
    #expect(table.visibleCells.allSatisfy { $0.isEditing && $0.editingStyle == .delete })
    table.setEditing(false, animated: false)
    #expect(setup.log.consume() == [])
    #expect(!table.visibleCells.contains { $0.isEditing })
  }

  @Test("For a row that cannot be edited nothing else is called, and it has no controls")
  func notEditable() {
    setup.source.canEdit = { $0.row == 1 }
    table.setEditing(true, animated: false)
    #expect(
      setup.log.consume() == [
        "canEdit 0.0", "canEdit 0.1", "style 0.1", "indent 0.1", "canMove 0.1",
      ])
    #expect(table.visibleCells.map(\.isEditing) == [false, true])
    #expect(table.visibleCells.map(\.editingStyle) == [.none, .delete])
    #expect(table.simulateTapOnEditControl(at: IndexPath(0)) == [])
    #expect(setup.log.consume() == [])
  }

  @Test("Cells get the style and the indentation that the delegate returns")
  func answersArrive() {
    delegate.style = { $0.row == 0 ? .insert : .none }
    delegate.indents = { $0.row == 0 }
    table.isEditing = true
    #expect(table.visibleCells.map(\.editingStyle) == [.insert, .none])
    #expect(table.visibleCells.map(\.shouldIndentWhileEditing) == [true, false])
    table.visibleCells.forEach { $0.layoutIfNeeded() }
    #expect(table.visibleCells[0].contentView.frame.minX > 0)
    #expect(table.visibleCells[1].contentView.frame.minX == 0)
  }

  @Test("A cell that scrolls into view during editing is configured as it appears")
  func scrolling() {
    let long = ListTable([(0..<20).map(String.init)], height: 100)
    long.table.isEditing = true
    _ = long.log.consume()
    long.table.contentOffset.y = 50
    long.table.layoutIfNeeded()
    #expect(long.log.consume() == ["cell 0.2", "canEdit 0.2", "canMove 0.2"])
    #expect(long.table.cellForRow(at: IndexPath(2))?.isEditing == true)
  }

  @Test("The control that deletes uncovers a button, and only that button commits the deletion")
  func deletion() {
    table.isEditing = true
    _ = setup.log.consume()
    #expect(table.simulateTapOnEditControl(at: IndexPath(1)) == ["Remove"])
    #expect(setup.log.consume() == ["style 0.1", "title 0.1"])
    #expect(table.cellForRow(at: IndexPath(1))?.showingDeleteConfirmation == true)
    table.simulateTapOnAction(at: 0)
    #expect(setup.log.consume() == ["commit delete 0.1"])
    #expect(table.cellForRow(at: IndexPath(1))?.showingDeleteConfirmation == false)
  }

  @Test("Two taps delete a row; no beginning or end of editing is reported")
  func twoTaps() {
    table.isEditing = true
    _ = setup.log.consume()
    #expect(table.simulateDeletion(at: IndexPath(0)))
    #expect(setup.log.consume() == ["style 0.0", "title 0.0", "commit delete 0.0"])
  }

  @Test("The control that inserts commits the insertion at once")
  func insertion() {
    delegate.style = { _ in .insert }
    table.isEditing = true
    _ = setup.log.consume()
    #expect(table.simulateTapOnEditControl(at: IndexPath(0)) == [])
    #expect(setup.log.consume() == ["commit insert 0.0"])
  }

  @Test(
    "The delete control outside of editing is a failure that suggests a swipe")
  func notEdited() {
    let failures = UIKitFailure.recording {
      #expect(!table.simulateDeletion(at: IndexPath(0)))
    }
    #expect(failures.count == 1)
    #expect(failures.first?.reason.contains("simulateSwipeAction(at:named:)") == true)
    #expect(setup.log.consume() == [])
    #expect(setup.source.sections == [["a", "b"]])
  }

  @Test("A row of the style none, and any row of a table that is not edited, has no control")
  func noControl() {
    #expect(table.simulateTapOnEditControl(at: IndexPath(0)) == [])
    delegate.style = { _ in .none }
    table.isEditing = true
    _ = setup.log.consume()
    #expect(!table.simulateDeletion(at: IndexPath(0)))
    #expect(setup.log.consume() == [])
  }

  @Test("A tap elsewhere moves the row back and does nothing else")
  func tapElsewhere() {
    table.isEditing = true
    table.allowsSelectionDuringEditing = true
    _ = table.simulateTapOnEditControl(at: IndexPath(0))
    _ = setup.log.consume()
    table.simulateTap(at: IndexPath(1))
    #expect(setup.log.consume() == [])
    #expect(table.indexPathForSelectedRow == nil)
    #expect(table.cellForRow(at: IndexPath(0))?.showingDeleteConfirmation == false)
  }

  @Test("By default rows can be edited, have the style delete and are indented")
  func defaults() {
    let silent = SilentTableDelegate()
    let fixed = FixedSource(rows: 2)
    table.delegate = silent
    table.dataSource = fixed
    table.layoutIfNeeded()
    table.isEditing = true
    #expect(table.visibleCells.allSatisfy { $0.isEditing && $0.editingStyle == .delete })
    #expect(table.visibleCells.allSatisfy { $0.shouldIndentWhileEditing })
    // There is nothing to confirm where the source cannot delete.
    #expect(table.simulateTapOnEditControl(at: IndexPath(0)) == [])
  }

  @Test("A cell is notified of each of its states")
  func cellStates() {
    let setup = ListTable([["a"]])
    setup.table.register(StateCell.self, forCellReuseIdentifier: "cell")
    setup.table.reloadData()
    // The pool still holds a cell of the former class.
    setup.table.cellPool = ReusePool()
    setup.table.layoutIfNeeded()
    let cell = setup.table.cellForRow(at: IndexPath(0)) as? StateCell
    setup.table.isEditing = true
    _ = setup.table.simulateTapOnEditControl(at: IndexPath(0))
    setup.table.simulateDismissalOfActions()
    setup.table.isEditing = false
    #expect(cell?.states.map(\.rawValue) == [1, 3, 1, 0])
  }
}

private final class StateCell: UITableViewCell {
  var states: [StateMask] = []

  override func didTransition(to state: StateMask) {
    super.didTransition(to: state)
    states.append(state)
  }
}

@MainActor
private final class EditingDelegate: NSObject, UITableViewDelegate {
  let log: CallLog
  var style: (IndexPath) -> UITableViewCell.EditingStyle = { _ in .delete }
  var indents: (IndexPath) -> Bool = { _ in true }

  init(log: CallLog) { self.log = log }

  func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  {
    log.add("style", indexPath)
    return style(indexPath)
  }
  func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath)
    -> Bool
  {
    log.add("indent", indexPath)
    return indents(indexPath)
  }
  func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    log.add("title", indexPath)
    return "Remove"
  }
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    log.add("willBegin", indexPath)
  }
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    log.lines.append("didEnd")
  }
}
