import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("Dropping items on a table")
struct SimulateDropTests {
  private let setup = ListTable([["a", "b", "c"], ["x"]])
  private let drag: LoggedDragDelegate
  private let drop: LoggedDropDelegate
  private var table: UITableView { setup.table }

  init() {
    drag = LoggedDragDelegate(log: setup.log)
    drop = LoggedDropDelegate(log: setup.log)
    setup.table.dragDelegate = drag
    setup.table.dropDelegate = drop
  }

  private func begin(_ row: Int) throws -> SimulatedDragSession {
    let session = try #require(table.simulateDrag(from: IndexPath(row)))
    _ = setup.log.consume()
    return session
  }

  private var foreign: SimulatedDropSession {
    let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "text")))
    return SimulatedDropSession(items: [item])
  }

  @Test("A drop is updated at each new place, performed, and ended for source and target")
  func order() throws {
    let session = try begin(1)
    let operation = table.simulateDrop(
      session, through: [IndexPath(0), IndexPath(0), nil], at: IndexPath(1, in: 1))
    #expect(operation == .copy)
    #expect(
      setup.log.consume() == [
        "canHandle", "enter", "update 0.0", "update nil", "update 1.1", "perform 0.1 at 1.1",
        "dropDidEnd", "dragDidEnd 1",
      ])
    #expect(!table.hasActiveDrag && !table.hasActiveDrop)
  }

  @Test("The coordinator has the items, their sizes and the proposal, and settles at once")
  func coordinator() throws {
    var ends: [UIViewAnimatingPosition] = []
    drop.perform = { [proposal = drop.proposal] coordinator in
      #expect(coordinator.proposal === proposal)
      #expect(coordinator.session.localDragSession != nil)
      #expect(coordinator.items.first?.previewSize == CGSize(width: 320, height: 50))
      guard let item = coordinator.items.first?.dragItem else { return }
      coordinator.drop(item, toRowAt: IndexPath(0)).addCompletion { ends.append($0) }
    }
    _ = table.simulateDrop(try begin(1), at: IndexPath(0))
    #expect(setup.log.consume().contains("dropPreview 0.0"))
    #expect(ends == [.end])
  }

  @Test("A refused drop is not performed, and one that is not handled is not even updated")
  func vetoes() throws {
    drop.proposal = UITableViewDropProposal(operation: .forbidden)
    #expect(table.simulateDrop(try begin(0), at: IndexPath(0)) == .forbidden)
    #expect(
      setup.log.consume() == ["canHandle", "enter", "update 0.0", "dropDidEnd", "dragDidEnd 1"])
    drop.canHandle = false
    #expect(table.simulateDrop(try begin(0), at: IndexPath(0)) == .cancel)
    #expect(setup.log.consume() == ["canHandle", "dragDidEnd 1"])
  }

  @Test("Rows that may not be moved are not moved, nor are items of another app")
  func noMove() throws {
    drop.proposal = UITableViewDropProposal(operation: .move)
    drag.allowsMove = false
    #expect(table.simulateDrop(try begin(0), at: IndexPath(0)) == .forbidden)
    #expect(table.simulateDrop(foreign, at: IndexPath(0)) == .forbidden)
    #expect(!setup.log.consume().contains { $0.hasPrefix("perform") })
  }

  @Test("Items of another app have no source row")
  func fromElsewhere() {
    #expect(table.simulateDrop(foreign, at: nil) == .copy)
    #expect(
      setup.log.consume() == [
        "canHandle", "enter", "update nil", "perform elsewhere at nil", "dropDidEnd",
      ])
  }

  @Test("Rows of another table have no source row in this one")
  func fromAnotherTable() throws {
    let other = ListTable()
    other.table.dropDelegate = drop
    let session = try begin(0)
    _ = other.table.simulateDrop(session, at: IndexPath(0))
    #expect(
      setup.log.consume().suffix(3) == ["perform elsewhere at 0.0", "dropDidEnd", "dragDidEnd 1"])
  }

  @Test("A drag over a table enters and exits, and continues")
  func passingOver() throws {
    let session = try begin(0)
    table.simulateDragOver(session, through: [IndexPath(1), IndexPath(2)])
    #expect(setup.log.consume() == ["canHandle", "enter", "update 0.1", "update 0.2", "exit"])
    #expect(table.hasActiveDrag && !table.hasActiveDrop)
  }

  @Test("Without a drop delegate a row of the table's own is moved by the data source")
  func localMove() throws {
    table.dropDelegate = nil
    #expect(table.simulateDrop(try begin(0), at: IndexPath(2)) == .move)
    #expect(setup.log.consume() == ["canMove 0.0", "move 0.0 to 0.2", "dragDidEnd 1"])
    #expect(setup.shown == ["b", "c", "a", "x"])
    // Behind the last row of its own section there is the last place only.
    #expect(table.simulateDrop(try begin(0), at: IndexPath(3)) == .move)
    #expect(setup.log.consume()[1] == "move 0.0 to 0.2")
    #expect(table.simulateDrop(foreign, at: IndexPath(0)) == .cancel)
  }

  @Test("A local move needs one row that may move, and a place")
  func noLocalMove() throws {
    table.dropDelegate = nil
    #expect(table.simulateDrop(try begin(0), at: nil) == .cancel)
    let two = try begin(0)
    _ = table.simulateAdding(IndexPath(1), to: two)
    #expect(table.simulateDrop(two, at: IndexPath(2)) == .cancel)
    setup.source.canMove = { _ in false }
    #expect(table.simulateDrop(try begin(0), at: IndexPath(2)) == .cancel)
    #expect(setup.shown == ["a", "b", "c", "x"])
  }

  @Test("A proposal to move and insert moves the row in the data source; other intents do not")
  func proposedMove() throws {
    drop.proposal = UITableViewDropProposal(
      operation: .move, intent: .insertAtDestinationIndexPath)
    _ = table.simulateDrop(try begin(0), at: IndexPath(1))
    #expect(
      setup.log.consume() == [
        "canHandle", "enter", "update 0.1", "canMove 0.0", "move 0.0 to 0.1", "dropDidEnd",
        "dragDidEnd 1",
      ])
    drop.proposal = UITableViewDropProposal(
      operation: .move, intent: .insertIntoDestinationIndexPath)
    _ = table.simulateDrop(try begin(0), at: IndexPath(1))
    #expect(setup.log.consume().contains("perform 0.0 at 0.1"))
  }

  @Test("Where the data source cannot move rows the drop delegate performs the move")
  func sourceCannotMove() throws {
    let source = LoggedSource([3], log: setup.log)
    table.register(LoggedCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    table.layoutIfNeeded()
    drop.proposal = UITableViewDropProposal(
      operation: .move, intent: .insertAtDestinationIndexPath)
    let cells = table.visibleCells
    _ = table.simulateDrop(try begin(0), at: IndexPath(2))
    #expect(setup.log.consume().contains("perform 0.0 at 0.2"))
    #expect(table.visibleCells == cells)
  }

  @Test("A committed placeholder becomes a row: its cell is requested, and no count")
  func placeholder() throws {
    var context: (any UITableViewDropPlaceholderContext)?
    drop.perform = { coordinator in
      let placeholder = UITableViewDropPlaceholder(
        insertionIndexPath: IndexPath(1), reuseIdentifier: "cell", rowHeight: 50)
      context = coordinator.items.first.map { coordinator.drop($0.dragItem, to: placeholder) }
    }
    table.selectRow(at: IndexPath(2), animated: false, scrollPosition: .none)
    _ = table.simulateDrop(foreign, at: IndexPath(1))
    _ = setup.log.consume()
    #expect(setup.shown == ["a", "b", "c", "x"])
    let isCommitted = context?.commitInsertion { path in
      setup.source.sections[path.section].insert("new", at: path.row)
    }
    #expect(isCommitted == true)
    #expect(setup.shown == ["a", "new", "b", "c", "x"])
    #expect(setup.log.consume() == ["cell 0.1"])
    #expect(table.indexPathForSelectedRow == IndexPath(3))
    #expect(context?.commitInsertion { _ in } == false)
    #expect(context?.deletePlaceholder() == false)
  }

  @Test("A reload drops placeholders")
  func droppedPlaceholder() throws {
    var context: (any UITableViewDropPlaceholderContext)?
    drop.perform = { coordinator in
      let placeholder = UITableViewDropPlaceholder(
        insertionIndexPath: IndexPath(1), reuseIdentifier: "cell", rowHeight: 50)
      context = coordinator.items.first.map { coordinator.drop($0.dragItem, to: placeholder) }
    }
    _ = table.simulateDrop(foreign, at: IndexPath(1))
    table.reloadData()
    #expect(context?.commitInsertion { _ in } == false)
  }

  @Test("With the required drop method only, copies are accepted at every place")
  func defaults() throws {
    let plain = PlainDragAndDrop()
    table.dragDelegate = plain
    table.dropDelegate = plain
    let session = try #require(table.simulateDrag(from: IndexPath(0)))
    #expect(table.simulateDrop(session, at: IndexPath(0)) == .copy)
    #expect(plain.drops == 1)
  }

  @Test("A place that does not exist is a failure, and nothing is dropped there")
  func noPlace() throws {
    let session = try begin(0)
    let failures = UIKitFailure.recording { _ = table.simulateDrop(session, at: IndexPath(4)) }
    #expect(failures.count == 1)
    #expect(!setup.log.consume().contains { $0.hasPrefix("perform") })
  }
}
