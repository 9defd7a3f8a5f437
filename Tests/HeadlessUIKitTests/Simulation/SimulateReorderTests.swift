import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("Reordering rows")
struct SimulateReorderTests {
  private let setup = ListTable([["a", "b", "c", "d"], ["x", "y"]])
  private let delegate: TargetDelegate
  private var table: UITableView { setup.table }

  init() {
    delegate = TargetDelegate(log: setup.log)
    setup.table.delegate = delegate
    setup.table.isEditing = true
    setup.table.layoutIfNeeded()
    _ = setup.log.consume()
  }

  @Test("Each new place is proposed, then the row moves, and no count or cell is requested")
  func order() {
    let end = table.simulateReorder(
      from: IndexPath(0), through: [IndexPath(1), IndexPath(1), IndexPath(2)], to: IndexPath(2))
    #expect(end == IndexPath(2))
    #expect(setup.log.consume() == ["target 0.0 0.1", "target 0.0 0.2", "move 0.0 to 0.2"])
    #expect(setup.shown == ["b", "c", "a", "d", "x", "y"])
    #expect(setup.source.sections[0] == ["b", "c", "a", "d"])
  }

  @Test("The last place that the delegate returned counts")
  func retargeting() {
    delegate.target = { $0.section == 1 ? IndexPath(3) : $0 }
    let end = table.simulateReorder(
      from: IndexPath(1), through: [IndexPath(0)], to: IndexPath(1, in: 1))
    #expect(end == IndexPath(3))
    #expect(setup.log.consume().last == "move 0.1 to 0.3")
    #expect(setup.shown == ["a", "c", "d", "b", "x", "y"])
  }

  @Test("A row moves between sections, also behind the last row, and the counts change")
  func acrossSections() {
    #expect(
      table.simulateReorder(from: IndexPath(3), to: IndexPath(2, in: 1)) == IndexPath(2, in: 1))
    #expect(setup.shown == ["a", "b", "c", "x", "y", "d"])
    #expect(table.numberOfRows(inSection: 0) == 3)
    #expect(table.numberOfRows(inSection: 1) == 3)
    #expect(setup.log.consume() == ["target 0.3 1.2", "move 0.3 to 1.2"])
  }

  @Test("A row that is dropped at its own place calls no method")
  func back() {
    #expect(
      table.simulateReorder(from: IndexPath(1), through: [IndexPath(3)], to: IndexPath(1))
        == IndexPath(1))
    #expect(setup.log.consume() == ["target 0.1 0.3", "target 0.1 0.1"])
    #expect(setup.shown == ["a", "b", "c", "d", "x", "y"])
  }

  @Test("Selection, cells and heights move with their rows, for every pair of places")
  func everyPair() {
    for from in 0..<5 {
      for to in 0..<5 {
        let names = ["a", "b", "c", "d", "e"]
        let setup = ListTable([names])
        let heights = NamedHeightDelegate()
        setup.table.delegate = heights
        setup.table.allowsMultipleSelection = true
        setup.table.isEditing = true
        setup.table.layoutIfNeeded()
        for row in [1, 3] {
          setup.table.allowsMultipleSelectionDuringEditing = true
          setup.table.selectRow(at: IndexPath(row), animated: false, scrollPosition: .none)
        }
        let before = setup.table.visibleCells
        let beforeHeights = before.map(\.frame.height)
        _ = setup.table.simulateReorder(from: IndexPath(from), to: IndexPath(to))
        var order = Array(0..<5)
        order.insert(order.remove(at: from), at: to)
        #expect(setup.shown == order.map { names[$0] })
        let cells = setup.table.visibleCells
        #expect(cells.map(ObjectIdentifier.init) == order.map { ObjectIdentifier(before[$0]) })
        #expect(setup.table.visibleCells.map(\.frame.height) == order.map { beforeHeights[$0] })
        #expect(
          Set(setup.table.indexPathsForSelectedRows ?? [])
            == Set([1, 3].compactMap { order.firstIndex(of: $0) }.map { IndexPath($0) }))
        #expect(setup.table.visibleCells.filter(\.isSelected).count == 2)
      }
    }
  }

  @Test("The cell of a row that moves off screen is removed, and another one is requested")
  func offScreen() {
    let long = ListTable([(0..<100).map(String.init)], height: 200)
    long.table.isEditing = true
    _ = long.log.consume()
    _ = long.table.simulateReorder(from: IndexPath(0), to: IndexPath(50))
    #expect(long.shown == ["1", "2", "3", "4"])
    #expect(long.log.consume() == ["move 0.0 to 0.50", "cell 0.3", "canEdit 0.3", "canMove 0.3"])
    #expect(long.table.numberOfRows(inSection: 0) == 100)
  }

  @Test("After many moves, with scrolling between them, the table equals the model")
  func randomMoves() {
    var generator = SeededGenerator(seed: 7)
    let names = (0..<3).map { section in (0..<12).map { "\(section)-\($0)" } }
    let long = ListTable(names, height: 230)
    long.table.isEditing = true
    for _ in 0..<200 {
      let counts = long.source.sections.map(\.count)
      let from = Int.random(in: 0..<3, using: &generator)
      let to = Int.random(in: 0..<3, using: &generator)
      guard counts[from] > 0 else { continue }
      let places = counts[to] - (from == to ? 1 : 0)
      let source = IndexPath(Int.random(in: 0..<counts[from], using: &generator), in: from)
      let target = IndexPath(Int.random(in: 0...places, using: &generator), in: to)
      #expect(long.table.simulateReorder(from: source, to: target) == target)
      long.table.contentOffset.y = CGFloat(Int.random(in: 0...1500, using: &generator))
      long.table.layoutIfNeeded()
      let rows = long.table.indexPathsForVisibleRows ?? []
      #expect(long.shown == rows.map { long.source.sections[$0.section][$0.row] })
      #expect(rows.isEmpty == false)
      #expect(
        (0..<3).map { long.table.numberOfRows(inSection: $0) } == long.source.sections.map(\.count))
    }
  }

  @Test("A row that may not move, or not be edited, cannot be dragged")
  func vetoes() {
    setup.source.canMove = { $0.row != 0 }
    setup.source.canEdit = { $0.row != 1 }
    table.isEditing = false
    table.isEditing = true
    _ = setup.log.consume()
    #expect(table.simulateReorder(from: IndexPath(0), to: IndexPath(2)) == nil)
    #expect(table.simulateReorder(from: IndexPath(1), to: IndexPath(2)) == nil)
    #expect(setup.log.consume() == [])
    #expect(table.simulateReorder(from: IndexPath(2), to: IndexPath(0)) == IndexPath(0))
  }

  @Test("There is no grip outside editing, nor where rows cannot be moved")
  func noGrip() {
    table.isEditing = false
    #expect(table.simulateReorder(from: IndexPath(0), to: IndexPath(1)) == nil)
    let fixed = FixedSource(rows: 3)
    table.dataSource = fixed
    table.isEditing = true
    #expect(table.simulateReorder(from: IndexPath(0), to: IndexPath(1)) == nil)
    #expect(setup.log.consume() == [])
  }

  @Test("Without a delegate every place is a target")
  func defaults() {
    table.delegate = nil
    #expect(table.simulateReorder(from: IndexPath(0), to: IndexPath(3)) == IndexPath(3))
    #expect(setup.log.consume() == ["move 0.0 to 0.3"])
  }

  @Test("A place that does not exist without the row is a failure")
  func noPlace() {
    for destination in [IndexPath(4), IndexPath(3, in: 1), IndexPath(0, in: 2)] {
      let failures = UIKitFailure.recording {
        #expect(table.simulateReorder(from: IndexPath(0), to: destination) == nil)
      }
      #expect(failures.count == 1)
    }
    delegate.target = { _ in IndexPath(9) }
    #expect(
      UIKitFailure.recording { _ = table.simulateReorder(from: IndexPath(0), to: IndexPath(1)) }
        .count
        == 1)
    #expect(setup.shown == ["a", "b", "c", "d", "x", "y"])
  }
}

@MainActor
private final class NamedHeightDelegate: NSObject, UITableViewDelegate {
  private let heights: [String: CGFloat] = ["a": 40, "b": 50, "c": 60, "d": 70, "e": 80]

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    let source = tableView.dataSource as? ListSource
    return (source?.sections[indexPath.section][indexPath.row]).flatMap { heights[$0] } ?? 0
  }
}

@MainActor
private final class TargetDelegate: NSObject, UITableViewDelegate {
  let log: CallLog
  var target: (IndexPath) -> IndexPath = { $0 }

  init(log: CallLog) { self.log = log }

  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    log.add(
      "target \(sourceIndexPath.section).\(sourceIndexPath.row)", proposedDestinationIndexPath)
    return target(proposedDestinationIndexPath)
  }
}
