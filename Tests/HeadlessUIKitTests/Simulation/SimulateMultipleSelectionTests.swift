import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("Selecting rows with two fingers")
struct SimulateMultipleSelectionTests {
  private let setup = ListTable()
  private let delegate: TwoFingerDelegate
  private var table: UITableView { setup.table }
  private let rows = [IndexPath(1), IndexPath(2)]

  init() {
    delegate = TwoFingerDelegate(log: setup.log)
    setup.table.delegate = delegate
    setup.table.allowsMultipleSelectionDuringEditing = true
  }

  @Test("Both delegate methods are called for the first row, then each row is selected")
  func order() {
    #expect(table.simulateMultipleSelection(over: rows))
    #expect(
      setup.log.consume().filter { !$0.hasPrefix("can") } == [
        "shouldBegin 0.1", "didBegin 0.1", "willSelect 0.1", "didSelect 0.1", "willSelect 0.2",
        "didSelect 0.2", "didEnd",
      ])
    #expect(table.isEditing)
    #expect(table.indexPathsForSelectedRows == rows)
  }

  @Test("A selected row stays selected, and a refused one is not selected")
  func partly() {
    _ = table.simulateMultipleSelection(over: [IndexPath(1)])
    delegate.refused = 3
    _ = table.simulateMultipleSelection(over: [IndexPath(1), IndexPath(2), IndexPath(3)])
    #expect(table.indexPathsForSelectedRows == rows)
  }

  @Test("A refusal ends it, and so do a table of single selection and an empty list")
  func vetoes() {
    delegate.shouldBegin = false
    #expect(!table.simulateMultipleSelection(over: rows))
    #expect(setup.log.consume() == ["shouldBegin 0.1"])
    delegate.shouldBegin = true
    table.allowsMultipleSelectionDuringEditing = false
    #expect(!table.simulateMultipleSelection(over: rows))
    #expect(!table.simulateMultipleSelection(over: []))
    #expect(setup.log.consume() == [])
  }

  @Test("Nothing begins if the delegate does not implement the query")
  func defaults() {
    let silent = SilentTableDelegate()
    table.delegate = silent
    table.allowsMultipleSelection = true
    #expect(!table.simulateMultipleSelection(over: rows))
    #expect(table.indexPathsForSelectedRows == nil)
  }
}

@MainActor
private final class TwoFingerDelegate: NSObject, UITableViewDelegate {
  let log: CallLog
  var shouldBegin = true
  var refused: Int?

  init(log: CallLog) { self.log = log }

  func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    log.add("shouldBegin", indexPath)
    return shouldBegin
  }
  func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    log.add("didBegin", indexPath)
    tableView.setEditing(true, animated: true)
  }
  func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
    log.lines.append("didEnd")
  }
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    log.add("willSelect", indexPath)
    return indexPath.row == refused ? nil : indexPath
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.add("didSelect", indexPath)
  }
}
