import DecoratorTableKit

extension BenchmarkCase {
  /// The cases that measure content inserted into a feed with a regular rule. Additional rows that
  /// have to let content pass are counted run by run. They are announced one by one, or as one
  /// reload of the section.
  static var regularUpdates: [BenchmarkCase] {
    let page = { @Sendable (count: Int) in Array(count..<count + 50) }
    return [
      update("update-regular-page-follow-content", .followContent, .everySlot, inserting: page),
      update("update-regular-page-keep-row", .keepRow, .models(1_000_000), inserting: page),
      update("update-regular-page-follow-rule", .followRule, .models(1_000_000), inserting: page),
      update("update-regular-page-every-slot", .followRule, .everySlot, inserting: page),
      update("update-regular-move-100", .followRule, .models(1_000_000)) { [$0 - 500] },
      update("update-regular-reload", .followRule, .models(1_000_000)) { _ in [0] },
      update("update-regular-reload-100-inserts", .followRule, .models(1_000_000)) {
        Set(SeededGenerator.numbers(100, in: 0..<$0, seed: 11)).sorted()
      },
    ]
  }

  private static let period = 5

  /// - Parameter rows: The content rows to insert, for a number of content rows.
  private static func update(
    _ name: String, _ policy: ContentPolicy, _ supply: LayerRule.Supply,
    inserting rows: @escaping @Sendable (Int) -> [Int]
  ) -> BenchmarkCase {
    BenchmarkCase(name) { _, comparison in
      let rule = LayerRule(rows: .every(period), supply: supply)
      let counts = [ContentSize.million.count, ContentSize.tenThousand.count]
      comparison.contenders = zip(counts, ["kit, 1e6", "kit, 1e4"]).map { count, name in
        let steps = LayerSteps(rule, policy, contentCount: count, inserting: rows(count))
        return repeated(name, times: 1_000) { steps.operationCount() }
      }
      let compared = RowByRow(
        period: period, contentCount: counts[0], inserted: rows(counts[0]))
      comparison.contenders.append(
        repeated(RowByRow.name, times: 4) { compared.operationCount })
      comparison.measures = [.within(3, of: "kit, 1e4"), .within(1, of: RowByRow.name)]
    }
  }

  private static func repeated(
    _ name: String, times: Int, _ work: @escaping @MainActor () -> Int
  ) -> Contender {
    Contender(name: name, operations: times) {
      var sum = 0
      for _ in 0..<times { sum += work() }
      return sum / times
    }
  }
}
