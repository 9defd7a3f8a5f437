import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("Spring loading")
struct SimulateSpringLoadTests {
  private let setup = ListTable()
  private let delegate: SpringDelegate
  private var table: UITableView { setup.table }

  init() {
    delegate = SpringDelegate(log: setup.log)
    setup.table.delegate = delegate
    setup.table.isSpringLoaded = true
  }

  @Test("A row under a held drag is selected if the delegate allows it")
  func order() {
    #expect(table.simulateSpringLoad(at: IndexPath(1)))
    #expect(setup.log.consume() == ["spring 0.1", "didSelect 0.1"])
    #expect(delegate.target === table.cellForRow(at: IndexPath(1)))
    #expect(delegate.location == CGPoint(x: 160, y: 75))
  }

  @Test("A refused row stays closed, and a table that is not spring loaded calls nothing")
  func vetoes() {
    delegate.should = false
    #expect(!table.simulateSpringLoad(at: IndexPath(1)))
    #expect(setup.log.consume() == ["spring 0.1"])
    table.isSpringLoaded = false
    #expect(!table.simulateSpringLoad(at: IndexPath(1)))
    #expect(setup.log.consume() == [])
  }

  @Test("Every row opens if the delegate does not implement the method")
  func defaults() {
    table.delegate = nil
    #expect(table.simulateSpringLoad(at: IndexPath(2)))
    #expect(table.indexPathForSelectedRow == IndexPath(2))
  }
}

@MainActor
private final class SpringDelegate: NSObject, UITableViewDelegate {
  let log: CallLog
  var should = true
  private(set) weak var target: UIView?
  private(set) var location: CGPoint?

  init(log: CallLog) { self.log = log }

  func tableView(
    _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    log.add("spring", indexPath)
    target = context.targetView
    location = context.location(in: tableView)
    return should
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.add("didSelect", indexPath)
  }
}
