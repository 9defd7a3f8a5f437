import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("The focus")
struct SimulateFocusTests {
  private let setup = ListTable()
  private let delegate: FocusDelegate
  private var table: UITableView { setup.table }

  init() {
    delegate = FocusDelegate(log: setup.log)
    setup.table.delegate = delegate
  }

  @Test("The focus queries the row, then the move; animations run after the notification")
  func order() {
    #expect(table.simulateFocusUpdate(to: IndexPath(1)))
    #expect(
      setup.log.consume() == [
        "can 0.1", "should nil -> 0.1", "did nil -> 0.1", "animation", "completion", "follows 0.1",
      ])
    #expect(table.simulateFocusUpdate(to: IndexPath(0)))
    #expect(setup.log.consume()[1] == "should 0.1 -> 0.0")
    #expect(delegate.heading == .up)
    #expect(delegate.view === table.cellForRow(at: IndexPath(0)))
    #expect(table.simulateFocusUpdate(to: nil))
    #expect(setup.log.consume().prefix(2) == ["should 0.0 -> nil", "did 0.0 -> nil"])
    #expect(table.indexPathForSimulatedFocus == nil)
  }

  @Test("The focus stays if a row cannot be focused, or the move is refused")
  func vetoes() {
    _ = table.simulateFocusUpdate(to: IndexPath(0))
    delegate.can = { $0.row != 1 }
    _ = setup.log.consume()
    #expect(!table.simulateFocusUpdate(to: IndexPath(1)))
    #expect(setup.log.consume() == ["can 0.1"])
    delegate.should = false
    #expect(!table.simulateFocusUpdate(to: IndexPath(2)))
    #expect(setup.log.consume() == ["can 0.2", "should 0.0 -> 0.2"])
    #expect(table.indexPathForSimulatedFocus == IndexPath(0))
  }

  @Test("The selection follows the focus by the delegate's answer, else by the table's property")
  func selection() {
    delegate.follows = true
    _ = table.simulateFocusUpdate(to: IndexPath(2))
    #expect(setup.log.consume().suffix(2) == ["follows 0.2", "didSelect 0.2"])
    #expect(table.indexPathForSelectedRow == IndexPath(2))
    let silent = SilentTableDelegate()
    table.delegate = silent
    _ = table.simulateFocusUpdate(to: IndexPath(1))
    #expect(table.indexPathForSelectedRow == IndexPath(2))
    table.selectionFollowsFocus = true
    _ = table.simulateFocusUpdate(to: IndexPath(0))
    #expect(table.indexPathForSelectedRow == IndexPath(0))
  }

  @Test("Without a delegate the table's properties decide")
  func defaults() {
    table.delegate = nil
    #expect(table.simulateFocusUpdate(to: IndexPath(3)))
    table.allowsFocus = false
    #expect(!table.simulateFocusUpdate(to: IndexPath(2)))
    table.isEditing = true
    #expect(table.simulateFocusUpdate(to: IndexPath(2)))
    table.allowsFocusDuringEditing = false
    #expect(!table.simulateFocusUpdate(to: IndexPath(1)))
  }

  @Test("The focus moves to the last focused row, else to the preferred one, else to the first")
  func preferred() {
    delegate.preferred = IndexPath(2)
    #expect(table.simulatePreferredFocus())
    #expect(table.indexPathForSimulatedFocus == IndexPath(2))
    #expect(setup.log.consume().first == "preferred")
    _ = table.simulateFocusUpdate(to: IndexPath(3))
    _ = table.simulateFocusUpdate(to: nil)
    table.remembersLastFocusedIndexPath = true
    _ = table.simulatePreferredFocus()
    #expect(table.indexPathForSimulatedFocus == IndexPath(3))
    _ = table.simulateFocusUpdate(to: nil)
    table.remembersLastFocusedIndexPath = false
    delegate.preferred = nil
    _ = table.simulatePreferredFocus()
    #expect(table.indexPathForSimulatedFocus == IndexPath(0))
  }

  @Test("The focus moves with its row, and is lost in a reload")
  func withItsRow() {
    table.delegate = nil
    _ = table.simulateFocusUpdate(to: IndexPath(0))
    table.isEditing = true
    _ = table.simulateReorder(from: IndexPath(0), to: IndexPath(3))
    #expect(table.indexPathForSimulatedFocus == IndexPath(3))
    setup.source.sections = [["a"]]
    table.reloadData()
    #expect(table.indexPathForSimulatedFocus == nil)
  }
}

@MainActor
private final class FocusDelegate: NSObject, UITableViewDelegate {
  let log: CallLog
  var can: (IndexPath) -> Bool = { _ in true }
  var should = true
  var follows = false
  var preferred: IndexPath?
  private(set) var heading: UIFocusHeading?
  private(set) weak var view: UIView?

  init(log: CallLog) { self.log = log }

  private func add(_ what: String, _ context: UITableViewFocusUpdateContext) {
    let rows = [context.previouslyFocusedIndexPath, context.nextFocusedIndexPath].map { path in
      path.map { "\($0.section).\($0.row)" } ?? "nil"
    }
    log.lines.append("\(what) \(rows[0]) -> \(rows[1])")
  }

  func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    log.add("can", indexPath)
    return can(indexPath)
  }
  func tableView(
    _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
  ) -> Bool {
    add("should", context)
    return should
  }
  func tableView(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    add("did", context)
    heading = context.focusHeading
    view = context.nextFocusedView
    coordinator.addCoordinatedAnimations { [log] in
      log.lines.append("animation")
    } completion: { [log] in
      log.lines.append("completion")
    }
  }
  func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath)
    -> Bool
  {
    log.add("follows", indexPath)
    return follows
  }
  func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
    log.lines.append("preferred")
    return preferred
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.add("didSelect", indexPath)
  }
}
