import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("Updates of a million rows")
struct LongTableUpdateTests {
  @Test("An update makes calls for inserted and visible rows only, whatever the number of rows")
  func questions() {
    let setup = LoggedTable([1_000_000, 3], height: 200)
    let delegate = LoggedHeightDelegate(log: setup.log) { $0.row % 2 == 0 ? 50 : 60 }
    setup.table.delegate = delegate
    setup.table.layoutIfNeeded()
    for offset in [10_000_000, 30_000_000, 0] {
      setup.table.contentOffset.y = CGFloat(offset)
      setup.table.layoutIfNeeded()
    }
    let measured = setup.table.contentSize.height
    _ = setup.log.consume()

    setup.source.counts = [1_000_001, 3]
    setup.table.performBatchUpdates {
      setup.table.insertRows(at: [IndexPath(400_000), IndexPath(0)], with: .fade)
      setup.table.deleteRows(at: [IndexPath(900_000)], with: .fade)
      setup.table.moveRow(at: IndexPath(800_000), to: IndexPath(5))
      setup.table.reloadRows(at: [IndexPath(7)], with: .fade)
    }
    let calls = setup.log.consume()
    #expect(calls.filter { $0.hasPrefix("cell") } == ["cell 0.0"])
    #expect(calls.filter { $0.hasPrefix("height") }.count <= 8)
    #expect(calls.count < 20)
    #expect(setup.table.numberOfRows(inSection: 0) == 1_000_001)
    #expect(abs(setup.table.contentSize.height - measured) < 100)
    withExtendedLifetime(delegate) {}
  }

  @Test("Inserted and deleted sections cause no calls for the rows of other sections")
  func sections() {
    let setup = LoggedTable([2, 1_000_000], height: 200)
    setup.table.rowHeight = 50
    setup.table.layoutIfNeeded()
    _ = setup.log.consume()
    setup.source.counts = [1_000_000, 1]
    setup.table.performBatchUpdates {
      setup.table.deleteSections([0], with: .fade)
      setup.table.insertSections([1], with: .fade)
    }
    #expect(setup.table.contentSize.height == 50_000_050)
    let calls = setup.log.consume().filter { $0.hasPrefix("cell") }
    #expect(calls == ["cell 0.2", "cell 0.3"])
  }
}
