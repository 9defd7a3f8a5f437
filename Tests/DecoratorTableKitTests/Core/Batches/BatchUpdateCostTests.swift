import Foundation
import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit

/// Sixteen times as many operations take 16 to 90 times as long, because more memory is slower,
/// too: how much depends on what else uses it. To insert each where it belongs would take more than
/// 200 times as long.
@Suite("What it costs to put operations in order")
struct BatchUpdateCostTests {
  private static let count = Thinning.isDebug ? 4_000 : 20_000

  @Test("Sections in the reverse order move")
  func reversedSections() throws {
    func move(_ count: Int) -> BatchUpdate {
      var list = RearrangedList(rowCountsBefore: Array(repeating: 0, count: count))
      for section in (0..<count).reversed() { list.appendSection(section) }
      return list.update()
    }
    let update = move(Self.count)
    #expect(update.movedSections.count == Self.count - 1)
    #expect(update.movedSections == update.movedSections.sorted())
    #expect(update.movedSections.allSatisfy { $0.source + $0.target == Self.count - 1 })
    try expectAlmostLinear { _ = move($0) }
  }

  @Test("Rows leave a section that is deleted in the reverse order")
  func reversedRows() throws {
    func leave(_ count: Int) throws -> BatchUpdate {
      var update = BatchUpdate()
      update.sections.deleted = [0]
      update.rows.moved = (0..<count).map { row in
        BatchUpdate.RowMove(
          from: RowPosition(section: 0, row: row),
          to: RowPosition(section: 0, row: count - 1 - row))
      }
      let sections = update.sectionMaps(before: 2, after: 1)
      return try update.operations(notSwallowedBy: sections)
    }
    let rows = try leave(Self.count)
    #expect(rows.movedRows.isEmpty)
    #expect(rows.insertedRows == (0..<Self.count).map { RowPosition(section: 0, row: $0) })
    try expectAlmostLinear { _ = try leave($0) }
  }

  @Test("Operations in the reverse order, of which half are added later than the others")
  func reversedOperations() throws {
    func batch(_ count: Int) -> BatchUpdate {
      let rows = (0..<count).reversed().map { RowPosition(section: 0, row: $0) }
      let (later, earlier) = (rows.prefix(count / 2), rows.suffix(count / 2))
      return BatchUpdate(later.map { .moveRow(from: $0, to: $0) })
        .deletingRows(later).deletingRows(earlier)
        .reconfiguringRows(later).reconfiguringRows(rows)
    }
    let update = batch(Self.count)
    let rows = (0..<Self.count).map { RowPosition(section: 0, row: $0) }
    #expect(update.movedRows.map(\.source) == Array(rows.suffix(Self.count / 2)))
    #expect(update.deletedRows == rows)
    #expect(update.reconfiguredRows == rows)
    try expectAlmostLinear { _ = batch($0) }
  }

  private func expectAlmostLinear(_ work: (Int) throws -> Void) throws {
    let ratio = try bestTime { try work(16 * Self.count) } / bestTime { try work(Self.count) }
    #expect(ratio < 140)
  }

  /// The processor time of this thread, in nanoseconds: what else runs hardly counts.
  private func bestTime(_ work: () throws -> Void) rethrows -> Double {
    var best = Double.infinity
    for _ in 0..<3 {
      let start = threadTime()
      try work()
      best = min(best, threadTime() - start)
    }
    return best
  }

  private func threadTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}
