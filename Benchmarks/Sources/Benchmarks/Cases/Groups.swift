import DecoratorTableKit

extension BenchmarkCase {
  /// The cases that measure one content row inserted among 20 000 with a row above each group: of
  /// 50 rows, and of one. Every change asks for three keys at most.
  static var groups: [BenchmarkCase] {
    let rowCount = 20_000
    return [
      groups("groups-insert-2e4", GroupedContent(rowCount, inGroupsOf: 50)) {
        LayerRule(groupsBy: $0)
      },
      groups("groups-insert-2e4-of-one", GroupedContent(rowCount, inGroupsOf: 1)) {
        LayerRule(groupsBy: $0)
      },
      groups("groups-rule-insert-2e4", GroupedContent(rowCount, inGroupsOf: 50)) {
        LayerRule(rows: .beforeGroups(by: $0), supply: .everySlot)
      },
    ]
  }

  private static let greatestKeyCount = 3

  /// - Parameter makeRule: Makes the rule of the layer from the key of each row.
  private static func groups(
    _ name: String, _ content: GroupedContent,
    _ makeRule: @escaping @Sendable (@escaping GroupedContent.Key) -> LayerRule
  ) -> BenchmarkCase {
    BenchmarkCase(name) { _, comparison in
      let asked = AskedKeys(content.keysBefore)
      let key: GroupedContent.Key = { row in MainActor.assumeIsolated { asked.key(row.row) } }
      let rule = makeRule(key)
      let before = LayerState(rule: rule, rowCounts: [content.countBefore])
      asked.keys = content.keys
      let update = BatchUpdate([.insertRow(RowPosition(section: 0, row: content.insertedRow))])
      let times = 100
      let kit = Contender(name: "kit", operations: times) {
        let countBefore = asked.count
        var sum = 0
        for _ in 0..<times {
          let after = before.applyingLegal(update, rowCounts: [content.countBefore + 1])
          sum &+= after.state.layout.rows[0].additionalCount
        }
        asked.countOfKit = asked.count - countBefore
        return sum
      }
      let naive = Contender(name: GroupedContent.nameOfAsking, operations: times) {
        var sum = 0
        for _ in 0..<times { sum &+= content.layout(asking: key).additionalCount }
        return sum
      }
      comparison.contenders = [kit, naive]
      comparison.measures = [
        Measure(
          policy: "asks for at most \(greatestKeyCount) keys", limit: Double(greatestKeyCount)
        ) { _ in Double(asked.countOfKit) / Double(times) }
      ]
    }
  }
}

/// Keys that count how often one is asked for.
@MainActor
private final class AskedKeys {
  var keys: [Int]
  var count = 0
  /// The number of keys that a run of the kit has asked for.
  var countOfKit = 0

  init(_ keys: [Int]) {
    self.keys = keys
  }

  func key(_ row: Int) -> Int {
    count += 1
    return keys[row]
  }
}
