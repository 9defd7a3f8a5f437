import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("Reconfigured rows")
struct ReconfiguringTests {
  @Test("Dequeuing returns the existing cell, which is neither prepared nor displayed again")
  func existingCell() throws {
    let setup = LoggedTable([10])
    let delegate = LoggedDisplayDelegate(log: setup.log)
    setup.table.delegate = delegate
    setup.table.rowHeight = 100
    setup.table.layoutIfNeeded()
    let cells = setup.table.visibleCells
    setup.table.selectRow(at: IndexPath(1), animated: false, scrollPosition: .none)
    _ = setup.log.consume()
    setup.table.reconfigureRows(at: [IndexPath(1), IndexPath(8)])
    #expect(setup.log.consume() == ["sections", "rows 0", "cell 0.1", "layout 0.1"])
    #expect(setup.table.visibleCells == cells)
    #expect(setup.table.indexPathForSelectedRow == IndexPath(1))
    withExtendedLifetime(delegate) {}
  }

  @Test("A moved row is requested at its new place, a removed or reloaded one is not")
  func withOtherOperations() {
    let setup = UpdatedTable([4], height: 300)
    let cell = setup.table.visibleCells[2]
    setup.source.sections[0].rows = [2, 7, 3]
    setup.table.performBatchUpdates {
      setup.table.reconfigureRows(at: (0..<3).map { IndexPath($0) })
      setup.table.deleteRows(at: [IndexPath(1)], with: .fade)
      setup.table.reloadRows(at: [IndexPath(0)], with: .fade)
      setup.table.moveRow(at: IndexPath(2), to: IndexPath(0))
    }
    #expect(setup.table.visibleCells[0] === cell)
    #expect(setup.log.consume().filter { $0.hasPrefix("cell") } == ["cell 0.0", "cell 0.1"])
  }

  @Test("The cell is measured again")
  func height() {
    let setup = UpdatedTable([3])
    let heights = LoggedHeightDelegate(log: setup.log) { _ in 50 }
    setup.table.delegate = heights
    setup.table.layoutIfNeeded()
    heights.height = { $0.row == 1 ? 80 : 50 }
    setup.table.reconfigureRows(at: [IndexPath(1)])
    #expect(setup.table.visibleCells.map(\.frame.minY) == [28, 78, 158])
    withExtendedLifetime(heights) {}
  }

  @Test("Another cell, or one of another identifier, is a failure, and the row gets a new cell")
  func anotherCell() {
    let setup = LoggedTable([2])
    let source = RenamingSource()
    setup.table.register(UITableViewCell.self, forCellReuseIdentifier: "other")
    setup.table.dataSource = source
    setup.table.layoutIfNeeded()
    let cells = setup.table.visibleCells
    source.identifier = "other"
    let failures = UIKitFailure.recording { setup.table.reconfigureRows(at: [IndexPath(0)]) }
    #expect(failures.count == 1)
    #expect(failures.first?.reason.hasPrefix("The data source returned another cell") == true)
    #expect(setup.table.visibleCells.first?.reuseIdentifier == "other")
    #expect(setup.table.visibleCells.last === cells.last)
    withExtendedLifetime(source) {}
  }
}

/// Two rows with cells of an identifier that changes.
@MainActor
private final class RenamingSource: NSObject, UITableViewDataSource {
  var identifier = "cell"

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
  }
}
