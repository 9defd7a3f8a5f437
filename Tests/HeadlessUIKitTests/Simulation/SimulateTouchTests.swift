import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("Touching rows")
struct SimulateTouchTests {
  private let setup = ListTable()
  private let delegate: TouchDelegate
  private var table: UITableView { setup.table }

  init() {
    delegate = TouchDelegate(log: setup.log)
    setup.table.delegate = delegate
  }

  @Test("A finger that stays down highlights; lifting it selects and then acts")
  func downAndUp() {
    #expect(table.simulateTouchDown(at: IndexPath(1)))
    #expect(setup.log.consume() == ["didHighlight 0.1"])
    #expect(table.cellForRow(at: IndexPath(1))?.isHighlighted == true)
    table.simulateTouchUp()
    #expect(
      setup.log.consume() == ["didUnhighlight 0.1", "didSelect 0.1", "canAct 0.1", "act 0.1"])
    table.simulateTouchUp()
    #expect(setup.log.consume() == [])
  }

  @Test("A finger that leaves the row selects nothing")
  func cancel() {
    _ = table.simulateTouchDown(at: IndexPath(1))
    table.simulateTouchCancel()
    #expect(setup.log.consume() == ["didHighlight 0.1", "didUnhighlight 0.1"])
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test("A row without a primary action is selected all the same")
  func noPrimaryAction() {
    delegate.canAct = false
    table.simulateTap(at: IndexPath(0))
    #expect(setup.log.consume().suffix(2) == ["didSelect 0.0", "canAct 0.0"])
  }

  @Test("A row that was removed before the finger lifts is not selected")
  func goneRow() {
    _ = table.simulateTouchDown(at: IndexPath(3))
    setup.source.sections = [["a"]]
    table.reloadData()
    _ = setup.log.consume()
    table.simulateTouchUp()
    #expect(setup.log.consume() == [])
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test("A selection that is refused performs no primary action")
  func vetoedSelection() {
    delegate.willSelect = { _ in nil }
    table.simulateTap(at: IndexPath(1))
    #expect(setup.log.consume() == ["didHighlight 0.1", "didUnhighlight 0.1"])
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test("The primary action is that of the row that was selected instead")
  func redirectedSelection() {
    delegate.willSelect = { _ in IndexPath(2) }
    table.simulateTap(at: IndexPath(1))
    #expect(setup.log.consume().suffix(3) == ["didSelect 0.2", "canAct 0.2", "act 0.2"])
  }

  @Test("A row that its own selection removes performs no primary action")
  func goneAfterSelection() {
    delegate.onSelect = { [setup] in
      setup.source.sections = [["a"]]
      setup.table.reloadData()
    }
    table.simulateTap(at: IndexPath(3))
    let lines = setup.log.consume()
    #expect(lines.contains("didSelect 0.3"))
    #expect(!lines.contains { $0.hasPrefix("canAct") || $0.hasPrefix("act") })
    table.simulateTap(at: IndexPath(0))
    #expect(
      setup.log.consume().filter { $0.contains("ct ") }.suffix(2) == ["canAct 0.0", "act 0.0"])
  }
}

@MainActor
private final class TouchDelegate: NSObject, UITableViewDelegate {
  let log: CallLog
  var canAct = true
  var willSelect: (IndexPath) -> IndexPath? = { $0 }
  var onSelect: () -> Void = {}

  init(log: CallLog) { self.log = log }

  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    log.add("didHighlight", indexPath)
  }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    log.add("didUnhighlight", indexPath)
  }
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    willSelect(indexPath)
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.add("didSelect", indexPath)
    onSelect()
  }
  func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath)
    -> Bool
  {
    log.add("canAct", indexPath)
    return canAct
  }
  func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    log.add("act", indexPath)
  }
}
