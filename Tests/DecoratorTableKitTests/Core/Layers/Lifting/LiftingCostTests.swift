import DecoratorTableTesting
import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit

@Suite("What lifting costs")
struct LiftingCostTests {
  @Test("Rows that stay with the content cost nothing")
  func edited() {
    let old = TableLayout(rows: [RowLayout(contentCount: 9, anchors: [3, 7])])
    let comparison = AdditionalComparison(
      old: AdditionalLists(rowsOf: old), new: AdditionalLists(rowsOf: old),
      content: .rows(UpdateMap(BatchUpdate(), before: [9], after: [9])))
    #expect(
      comparison.change(matching: .edited(RowMap(unchanged: comparison.old.count)))
        == AdditionalChange())
  }

  @Test("Past the limit a section of any length is one operation")
  func limit() throws {
    let count = Thinning.isDebug ? 100_000 : 1_000_000
    let rows = { RowLayout(contentCount: $0, anchors: (0..<count).lazy.map { 1 + $0 * 2 }) }
    let update = BatchUpdate().insertingRows([0], inSection: 0)
    let outer = update.lifted(
      from: TableLayout(rows: [rows(2 * count)]), to: TableLayout(rows: [rows(2 * count + 1)]))
    #expect(outer == BatchUpdate().reloadingSections([0]))
  }

  @Test("No row is written one by one that a reload makes up for", arguments: [1, 5, 300])
  func reload(insertions: Int) throws {
    let rule = LayerRule(rows: .every(5), supply: .models(200_000))
    let state = LayerState(rule: rule, policy: .followRule, rowCounts: [1_000_000])
    let update = BatchUpdate().insertingRows(0..<insertions, inSection: 0)
    let after = try state.applying(update, rowCounts: [1_000_000 + insertions])
    #expect(after.update.operations == [.reloadSection(0)])
  }

  @Test("Rows that belong to their content are passed over above a page at the end")
  func pageOfContentRows() throws {
    let count = Thinning.isDebug ? 100_000 : 1_000_000
    for page in [0, 50] {
      let rows = { RowLayout(contentCount: $0, anchors: stride(from: 5, through: $0, by: 5)) }
      let comparison = Self.comparison(
        rows(count), rows(count + page),
        Self.map(count, removed: [], added: Array(count..<count + page)))
      let change = comparison.change(matching: .contentRow)
      #expect(change.removed.isEmpty && change.moved.isEmpty)
      // The row at the end stays there, and those above it are new.
      #expect(change.inserted == Array((count / 5 - 1)..<(count / 5 - 1 + page / 5)))
    }
  }

  @Test("Rows at the end of content that grows are the same as by a look at each")
  func ends() throws {
    try withEverySeed(Thinning.seeds(debug: 300, release: 5_000)) { generator in
      let old = generator.runs()
      let page = generator.number(in: 0...6)
      let countAfter = old.contentCount + page
      var new = old
      switch generator.number(in: 0...2) {
      case 0: new = generator.runs(upTo: countAfter)
      default:
        let kept = old.anchors.filter { $0 < old.contentCount || generator.chance(50) }
        let added = generator.anchors(
          generator.number(in: 0...4), in: old.contentCount...countAfter)
        new = RowLayout(contentCount: countAfter, anchors: (kept + added).sorted())
      }
      let map = Self.map(
        old.contentCount, removed: [], added: Array(old.contentCount..<countAfter))
      let comparison = Self.comparison(old, new, map)
      try comparison.expectAsListed(
        .contentRow, "the change from \(old) to \(new), \(page) rows appended")
    }
  }

  @Test("The limit is the most rows that may move", arguments: [511, 512, 513])
  func exactLimit(count: Int) {
    let rows = { RowLayout(contentCount: $0, anchors: (0..<count).map { 1 + $0 * 2 }) }
    let outer = BatchUpdate().insertingRows([0], inSection: 0).lifted(
      from: TableLayout(rows: [rows(2_000)]), to: TableLayout(rows: [rows(2_001)]))
    #expect(outer.movedRows.count == (count > 512 ? 0 : count))
    #expect(outer.reloadedSections == (count > 512 ? [0] : []))
  }

  @Test("Runs of any kind give the same moves as a look at each row")
  func runs() throws {
    try withEverySeed(Thinning.seeds(debug: 300, release: 5_000)) { generator in
      let old = generator.runs()
      let count = old.contentCount
      let removed = generator.choose(min(generator.number(in: 0...4), count), below: count).sorted()
      let amount = generator.number(in: 0...4)
      let countAfter = count - removed.count + amount
      let added = generator.choose(amount, below: countAfter).sorted()
      var new = generator.runs(upTo: countAfter)
      let map = Self.map(count, removed: removed, added: added)
      switch generator.number(in: 0...2) {
      case 0:
        new = RowLayout(contentCount: countAfter, anchors: old.anchors.filter { $0 <= countAfter })
      case 1: new = old.applying(RowLayoutEdit(rows: map), tailAnchor: countAfter)
      default: break
      }
      let comparison = Self.comparison(old, new, map)
      for identities in [AdditionalIdentities.sameOrdinals, .contentRow] {
        try comparison.expectAsListed(
          identities, "the change from \(old) to \(new), \(removed) removed, \(added) added")
      }
    }
  }

  private static func map(_ count: Int, removed: [Int], added: [Int]) -> RowMap {
    var map = RowMap(countBefore: count, countAfter: count - removed.count + added.count)
    (map.removed, map.added) = (removed, added)
    return map
  }

  private static func comparison(
    _ old: RowLayout, _ new: RowLayout, _ map: RowMap
  ) -> AdditionalComparison {
    let update = BatchUpdate().deletingRows(map.removed, inSection: 0)
      .insertingRows(map.added, inSection: 0)
    return AdditionalComparison(
      old: AdditionalLists(rowsOf: TableLayout(rows: [old])),
      new: AdditionalLists(rowsOf: TableLayout(rows: [new])),
      content: .rows(
        UpdateMap(update, before: [map.countBefore], after: [map.countAfter])))
  }

}

extension SeededGenerator {
  /// A layout of a few runs at equal distances.
  fileprivate mutating func runs(upTo contentCount: Int? = nil) -> RowLayout {
    var anchors: [Int] = []
    var anchor = 0
    for _ in 0..<number(in: 0...(chance(30) ? 12 : 3)) {
      let step = number(in: 0...4)
      anchor += number(in: 0...5)
      for _ in 0..<number(in: 1...8) {
        anchors.append(anchor)
        anchor += step
      }
    }
    let count = contentCount ?? anchor + number(in: 0...5)
    return RowLayout(contentCount: count, anchors: anchors.filter { $0 <= count })
  }
}
