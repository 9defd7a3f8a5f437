import Testing

@testable import DecoratorTableKit

@Suite("What a rule remembers of neighbours")
struct RememberedNeighboursTests {
  /// Rows with keys, under a rule that counts what it is asked.
  private final class Content: @unchecked Sendable {
    var keys: [[Int]]
    var asked: [RowPosition] = []

    init(_ keys: [[Int]]) {
      self.keys = keys
    }

    func key(_ row: RowPosition) -> Int {
      asked.append(row)
      return keys[row.section][row.row]
    }
  }

  private func between(_ content: Content) -> Placement {
    .between { above, below in
      content.asked.append(below)
      return content.keys[above.section][above.row] != content.keys[below.section][below.row]
    }
  }

  @Test("Among 20 000 rows an inserted one asks about two neighbours, and for three keys")
  func questions() {
    let content = Content([(0..<20_000).map { $0 / 50 }])
    let update = BatchUpdate().insertingRows([9_999], inSection: 0)
    func questions(_ rule: Placement, _ update: BatchUpdate, _ count: Int) -> (Int, Int) {
      content.asked = []
      let state = LayerState(
        rule: LayerRule(rows: rule, supply: .everySlot), rowCounts: [content.keys[0].count])
      let first = content.asked.count
      content.asked = []
      let transition = state.following(
        UpdateMap(update, before: [content.keys[0].count], after: [count]))
      withExtendedLifetime(transition) {}
      return (first, content.asked.count)
    }
    content.keys[0].append(400)
    #expect(questions(between(content), update, 20_002) == (20_000, 2))
    #expect(questions(.start + between(content) + .every(9), update, 20_002) == (20_000, 2))
    let groups = Placement.beforeGroups { content.key($0) }
    #expect(questions(groups, update, 20_002) == (20_001, 3))
    let delete = BatchUpdate().deletingRows([700], inSection: 0)
    #expect(questions(between(content), delete, 20_000) == (20_000, 1))
    let reload = BatchUpdate().reconfiguringRows([700], inSection: 0)
    #expect(questions(groups, reload, 20_001) == (20_001, 3))
  }

  @Test("The rows are those of content that was just loaded, whatever has happened")
  func sameAsLoaded() throws {
    try withEverySeed(0..<(Thinning.isDebug ? 400 : 8_000)) { generator in
      func newKey() -> Int { generator.number(in: 1...3) }
      let content = Content(
        (0..<generator.number(in: 0...3)).map { _ in
          (0..<generator.number(in: 0...8)).map { _ in newKey() }
        })
      let supply: LayerRule.Supply =
        generator.chance(50) ? .everySlot : .models(generator.number(in: 0...6))
      let rules: [Placement] = [
        between(content), .start + between(content), between(content).limited(to: 2),
        between(content).spaced(atLeast: 2), between(content).inSection(1) + .end,
        .when(fewerThan: 4, .start, otherwise: between(content) + .every(2)),
        .beforeGroups { content.key($0) },
      ]
      let rule = LayerRule(
        rows: rules[generator.number(in: 0...rules.count - 1)], supply: supply)
      var state = LayerState(rule: rule, rowCounts: content.keys.map(\.count))
      let changesSections = generator.chance(40)
      try withEvery("rule", in: [rule.rows]) { _ in
        try withEvery("step", in: 0..<8) { _ in
          let before = content.keys
          let (update, counts) = generator.update(
            of: before.map(\.count), changingSections: changesSections)
          var number = 0
          let numbers = before.map { rows in
            rows.map { _ in
              number += 1
              return number
            }
          }
          let known = Dictionary(uniqueKeysWithValues: zip(numbers.joined(), before.joined()))
          let map = UpdateMap(update, before: before.map(\.count), after: counts)
          content.keys = naiveContent(after: update, from: numbers, counts: counts) { _ in 0 }
            .map { $0.map { known[$0] ?? newKey() } }
          for row in update.reloadedRows + update.reconfiguredRows {
            if let row = map.position(after: row) { content.keys[row.section][row.row] = newKey() }
          }
          state = state.following(map).new
          let fresh = LayerState(rule: rule, rowCounts: counts)
          try expectEqual(
            state.layout.rows.map(\.anchors), fresh.layout.rows.map(\.anchors),
            "the rows after \(update) of \(before) to \(content.keys)")
        }
      }
    }
  }
}
