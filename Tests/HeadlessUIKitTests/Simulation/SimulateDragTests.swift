import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("Dragging rows away")
struct SimulateDragTests {
  private let setup = ListTable()
  private let drag: LoggedDragDelegate
  private var table: UITableView { setup.table }

  init() {
    drag = LoggedDragDelegate(log: setup.log)
    setup.table.dragDelegate = drag
  }

  @Test("A drag requests its items and previews, then begins")
  func order() throws {
    let session = try #require(table.simulateDrag(from: IndexPath(1)))
    #expect(
      setup.log.consume() == [
        "begin 0.1", "dragPreview 0.1", "allowsMove", "isRestricted", "willBegin 1",
      ])
    #expect(session.items.map { $0.localObject as? IndexPath } == [IndexPath(1)])
    #expect(session.allowsMoveOperation && session.isRestrictedToDraggingApplication)
    #expect(session.location(in: table) == CGPoint(x: 160, y: 75))
    #expect(session.canLoadObjects(ofClass: NSString.self))
    #expect(session.hasItemsConforming(toTypeIdentifiers: ["public.utf8-plain-text"]))
    #expect(!session.hasItemsConforming(toTypeIdentifiers: ["public.image"]))
    #expect(table.hasActiveDrag)
    table.simulateEnd(of: session)
    #expect(setup.log.consume() == ["dragDidEnd 1"])
    #expect(!table.hasActiveDrag)
    table.simulateEnd(of: session)
    #expect(setup.log.consume() == [])
  }

  @Test("A row without items cannot be dragged")
  func nothing() {
    drag.items = { _ in 0 }
    #expect(table.simulateDrag(from: IndexPath(0)) == nil)
    #expect(setup.log.consume() == ["begin 0.0"])
    #expect(!table.hasActiveDrag)
  }

  @Test("A tap on another row adds the delegate's items to the drag")
  func adding() throws {
    let session = try #require(table.simulateDrag(from: IndexPath(0)))
    _ = setup.log.consume()
    drag.items = { $0.row == 2 ? 2 : 0 }
    #expect(table.simulateAdding(IndexPath(2), to: session))
    #expect(setup.log.consume() == ["add at 160.0 125.0 0.2", "dragPreview 0.2"])
    #expect(!table.simulateAdding(IndexPath(3), to: session))
    #expect(session.items.count == 3)
  }

  @Test("A cell is notified of its drag")
  func dragState() throws {
    table.register(DragCell.self, forCellReuseIdentifier: "cell")
    table.cellPool = ReusePool()
    table.reloadData()
    table.cellPool = ReusePool()
    table.layoutIfNeeded()
    let session = try #require(table.simulateDrag(from: IndexPath(0)))
    table.simulateEnd(of: session)
    let cell = table.cellForRow(at: IndexPath(0)) as? DragCell
    #expect(cell?.states == [.lifting, .dragging, .none])
  }

  @Test("With the required drag method only, rows can be moved, to other apps too")
  func defaults() throws {
    let plain = PlainDragAndDrop()
    table.dragDelegate = plain
    let session = try #require(table.simulateDrag(from: IndexPath(0)))
    #expect(session.allowsMoveOperation)
    #expect(!session.isRestrictedToDraggingApplication)
    #expect(!table.simulateAdding(IndexPath(1), to: session))
  }

  @Test("Without a drag delegate, or with dragging switched off, no row can be dragged")
  func switchedOff() {
    table.dragInteractionEnabled = false
    #expect(table.simulateDrag(from: IndexPath(0)) == nil)
    table.dragInteractionEnabled = true
    table.dragDelegate = nil
    #expect(table.simulateDrag(from: IndexPath(0)) == nil)
    #expect(setup.log.consume() == [])
  }
}

private final class DragCell: UITableViewCell {
  var states: [DragState] = []

  override func dragStateDidChange(_ dragState: DragState) {
    super.dragStateDidChange(dragState)
    states.append(dragState)
  }
}
